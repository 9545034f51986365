import { writeFile } from 'node:fs/promises';
import type { Outcome, Services } from '../../commands/command.ts';
import { pictureOfOutcome } from '../../commands/pictures.ts';
import type { Painter } from '../../pictures/painting/painter.ts';
import { fail, ok, type Result } from '../../platform/problem.ts';

/** Writes the picture of an answer to a file. Problems: there is none, it cannot be painted, the file cannot be written. */
export async function writeImage(
  file: string,
  outcome: Outcome,
  services: Services,
  paints: Painter,
): Promise<Result<undefined>> {
  const picture = pictureOfOutcome(outcome, services);
  if (!picture.ok) return picture;
  const png = await paints.paint(picture.value, 'dark');
  if (!png.ok) return png;
  try {
    await writeFile(file, png.value);
    return ok(undefined);
  } catch (error) {
    const expected = `must be a file that can be written (${error instanceof Error ? error.message : error})`;
    return fail({ code: 'image-not-written', found: `--image ${file}`, expected });
  }
}
