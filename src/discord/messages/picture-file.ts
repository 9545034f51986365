import { AttachmentBuilder } from 'discord.js';
import { altText } from '../../pictures/alt.ts';
import type { Painter } from '../../pictures/painting/painter.ts';
import type { Log } from '../../platform/log.ts';
import { problemLine } from '../../platform/problem.ts';
import { limits } from '../../replies/limits.ts';
import { plainLine } from '../../replies/markdown.ts';
import type { Reply } from '../../replies/reply.ts';

/** The picture of a reply as a file with its words, or none: an answer goes without what could not be painted. */
export async function pictureFiles(
  { picture }: Reply,
  painter: Painter,
  log: Log,
): Promise<readonly AttachmentBuilder[]> {
  if (picture === undefined) return [];
  const painted = await painter.paint(picture, 'dark');
  if (!painted.ok) {
    log('warn', 'a picture is left out', { reason: problemLine(painted.problem) });
    return [];
  }
  const description = plainLine(altText(picture), limits.attachmentDescription);
  return [new AttachmentBuilder(Buffer.from(painted.value), { name: `${picture.kind}.png`, description })];
}
