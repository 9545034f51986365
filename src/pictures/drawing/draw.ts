import type {
  ChainView,
  LadderView,
  PictureView,
  ShownLadder,
  ShownLink,
  ShownMoment,
  TimelineView,
} from '../view.ts';
import { Column, margin, pictureWidth, sizes } from './column.ts';
import { drawField } from './field.ts';
import { textWidth } from './font.ts';
import { type Look, lineHeight, textLine } from './lines.ts';
import { circle, line, rect, type Svg } from './svg.ts';
import { theme } from './theme.ts';

const numberWidth = 76;

/** Draws a Chain as a stack: the link that resolves first is on top. */
function drawChain({ links }: ChainView): Svg {
  const column = new Column();
  column.write(margin, 'Chain (the top resolves first)', pictureWidth - 2 * margin, {
    size: sizes.normal,
    fill: theme.faint,
  });
  column.space(8);
  for (const link of links.toReversed()) drawLink(column, link);
  return column.finish();
}

function drawLink(column: Column, link: ShownLink): void {
  const box = new Column();
  box.y = column.y + 14;
  const x = margin + numberWidth + 16;
  const width = pictureWidth - margin - 16 - x;
  const name: Look = { size: sizes.large, fill: theme.text, weight: 'bold' };
  const said: Look = { size: sizes.small, fill: theme.text };
  const { lines, top } = box.write(x, link.card, width, name);
  if (link.struck) {
    for (const [index, each] of lines.entries()) {
      const y = top + index * lineHeight(name) + name.size * 0.66;
      box.add(
        line([x, y], [x + textWidth(each, name.size, 'bold'), y], { stroke: theme.down, 'stroke-width': 4 }),
      );
    }
  }
  const speed = link.spellSpeed === undefined ? '' : ` · Spell Speed ${link.spellSpeed}`;
  box.write(x, `${link.player}${speed}`, width, { ...said, fill: theme.faint });
  if (link.targets.length > 0) box.write(x, `targets ${link.targets.join(', ')}`, width, said);
  box.write(x, `${link.struck ? '✕ ' : ''}${link.became}`, width, {
    ...said,
    weight: 'bold',
    fill: link.struck ? theme.down : theme.text,
  });
  const height = box.y + 12 - column.y;
  const frame = { x: margin, y: column.y, width: pictureWidth - 2 * margin, height };
  column.add(
    rect(frame, { fill: theme.zone, stroke: theme.zoneLine, 'stroke-width': 2, rx: 10 }),
    textLine(margin + numberWidth / 2 + 6, column.y + height / 2 + 18, String(link.number), {
      size: 52,
      fill: theme.faint,
      weight: 'bold',
      anchor: 'middle',
    }),
    ...box.pieces(),
  );
  column.y += height + 10;
}

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

const railX = margin + 14;
const textX = margin + 48;
const textRoom = pictureWidth - margin - textX;

/** Draws what happened from top to bottom, the moment that decides marked in words and shape. */
function drawTimeline({ moments, answer, tone }: TimelineView): Svg {
  const column = new Column();
  const rail = column.y + 14;
  let end = rail;
  let place: string | undefined;
  for (const moment of moments) {
    if (moment.at !== place) {
      column.space(place === undefined ? 0 : 8);
      column.write(textX, moment.at, textRoom, { size: sizes.small, fill: theme.faint });
      place = moment.at;
    }
    end = drawMoment(column, moment);
  }
  column.space(14);
  column.label(
    margin,
    answer,
    theme[tone],
    { size: sizes.normal, fill: '#ffffff', weight: 'bold' },
    pictureWidth - 2 * margin,
  );
  column.addBelow(line([railX, rail], [railX, end], { stroke: theme.zoneLine, 'stroke-width': 4 }));
  return column.finish();
}

/** Draws one moment; gives where its point on the line is. */
function drawMoment(column: Column, { what, mark, isLast }: ShownMoment): number {
  const point = column.y + sizes.normal * 0.72;
  column.add(
    mark === undefined
      ? circle(railX, point, 9, { fill: theme.background, stroke: theme.faint, 'stroke-width': 4 })
      : circle(railX, point, 13, { fill: theme.mark }),
  );
  for (const words of what) {
    column.write(textX, words, textRoom, {
      size: sizes.normal,
      fill: theme.text,
      weight: mark === undefined ? 'normal' : 'bold',
    });
  }
  const notes = [...(mark === undefined ? [] : [mark]), ...(isLast ? ['the last thing to happen'] : [])];
  if (notes.length > 0)
    column.write(textX, `◆ ${notes.join(' · ')}`, textRoom, {
      size: sizes.small,
      fill: theme.mark,
      weight: 'bold',
    });
  column.space(6);
  return point;
}

/** Draws a picture as SVG: the same view gives the same text. No image, font or address of the net is in it. */
export function draw(view: PictureView): Svg {
  switch (view.kind) {
    case 'field':
      return drawField(view);
    case 'chain':
      return drawChain(view);
    case 'timeline':
      return drawTimeline(view);
    case 'ladder':
      return drawLadder(view);
  }
}
