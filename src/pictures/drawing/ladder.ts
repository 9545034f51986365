import type { LadderView, ShownLadder } from '../view.ts';
import { Column, margin, pictureWidth, sizes } from './column.ts';
import { textLine } from './lines.ts';
import { rect, type Svg } from './svg.ts';
import { theme } from './theme.ts';

const valueRoom = 190;
const barRoom = 250;
const rowGap = 12;

/** Draws values step by step: what was done, a bar as long as the value, and the value. */
export function drawLadder({ ladders }: LadderView): Svg {
  const column = new Column();
  for (const [index, each] of ladders.entries()) {
    if (index > 0) column.space(sizes.normal);
    drawOne(column, each);
  }
  return column.finish();
}

function drawOne(column: Column, { heading, steps }: ShownLadder): void {
  column.write(margin, heading, pictureWidth - 2 * margin, {
    size: sizes.large,
    fill: theme.text,
    weight: 'bold',
  });
  column.space(rowGap);
  const highest = Math.max(1, ...steps.map(({ value }) => value ?? 0));
  const wordsRoom = pictureWidth - 2 * margin - valueRoom - barRoom - 32;
  for (const [index, { what, value }] of steps.entries()) {
    const { top } = column.write(margin, what, wordsRoom, { size: sizes.small, fill: theme.text });
    const sign = signOf(steps[index - 1]?.value, value);
    column.y = Math.max(column.y, top + 34);
    const bar = { x: margin + wordsRoom + 16, y: top + 2, height: 28 };
    const length = Math.round(((value ?? 0) / highest) * barRoom);
    column.add(
      rect({ ...bar, width: barRoom }, { fill: theme.zone, rx: 4 }),
      rect({ ...bar, width: length }, { fill: theme.value, rx: 4 }),
      textLine(pictureWidth - margin, top + 26, `${sign}${value ?? 'not settled'}`, {
        size: sizes.normal,
        weight: 'bold',
        anchor: 'end',
        fill: sign === '▲ ' ? theme.up : sign === '▼ ' ? theme.down : theme.text,
      }),
    );
    column.space(rowGap);
  }
}

/** Up or down, as a sign: the colour only repeats it. */
function signOf(before: number | null | undefined, now: number | null): string {
  if (before === undefined || before === null || now === null || before === now) return '';
  return now > before ? '▲ ' : '▼ ';
}
