import type { ShownMoment, TimelineView } from '../view.ts';
import { Column, margin, pictureWidth, sizes } from './column.ts';
import { circle, line, type Svg } from './svg.ts';
import { theme } from './theme.ts';

const railX = margin + 14;
const textX = margin + 48;
const textRoom = pictureWidth - margin - textX;

/** Draws what happened from top to bottom, the moment that decides marked in words and shape. */
export function drawTimeline({ moments, answer, tone }: TimelineView): Svg {
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
