import type { ChainView, ShownLink } from '../view.ts';
import { Column, margin, pictureWidth, sizes } from './column.ts';
import { textWidth } from './font.ts';
import { type Look, lineHeight, textLine } from './lines.ts';
import { line, rect, type Svg } from './svg.ts';
import { theme } from './theme.ts';

const numberWidth = 76;

/** Draws a Chain as a stack: the link that resolves first is on top. */
export function drawChain({ links }: ChainView): Svg {
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
