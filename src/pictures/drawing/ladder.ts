import type { LadderView } from '../view.ts';
import { Column, margin, pictureWidth, sizes } from './column.ts';
import { textLine } from './lines.ts';
import { rect, type Svg } from './svg.ts';
import type { Theme } from './theme.ts';

const valueRoom = 190;
const barRoom = 250;
const rowGap = 12;

/** Draws ATK or DEF step by step: what was done, a bar as long as the value, and the value. */
export function drawLadder({ heading, steps }: LadderView, theme: Theme): Svg {
  const column = new Column();
  column.write(margin, heading, pictureWidth - 2 * margin, {
    size: sizes.large,
    fill: theme.text,
    weight: 'bold',
  });
  column.space(rowGap);
  const highest = Math.max(1, ...steps.map(({ value }) => value ?? 0));
  const wordsRoom = pictureWidth - 2 * margin - valueRoom - barRoom - 32;
  for (const [index, { what, value, words }] of steps.entries()) {
    const before = steps[index - 1]?.value;
    const { top } = column.write(margin, what, wordsRoom, { size: sizes.small, fill: theme.text });
    const length = Math.round(((value ?? 0) / highest) * barRoom);
    const sign = signOf(before, value);
    column.y = Math.max(column.y, top + 34);
    column.add(
      rect(
        { x: margin + wordsRoom + 16, y: top + 2, width: barRoom, height: 28 },
        { fill: theme.zone, rx: 4 },
      ),
      rect(
        { x: margin + wordsRoom + 16, y: top + 2, width: length, height: 28 },
        { fill: theme.value, rx: 4 },
      ),
      textLine(pictureWidth - margin, top + 26, `${sign}${words}`, {
        size: sizes.normal,
        weight: 'bold',
        anchor: 'end',
        fill: sign === '▲ ' ? theme.up : sign === '▼ ' ? theme.down : theme.text,
      }),
    );
    column.space(rowGap);
  }
  return column.finish(theme);
}

/** Up or down, as a sign: the colour only repeats it. */
function signOf(before: number | null | undefined, now: number | null): string {
  if (before === undefined || before === null || now === null || before === now) return '';
  return now > before ? '▲ ' : '▼ ';
}
