import type { LinkArrow } from '../../vocabulary/zones.ts';
import type { ShownCard, ShownValue } from '../view.ts';
import { textWidth } from './font.ts';
import { fitted, type Look, lineHeight, textLine, textLines, wrapped } from './lines.ts';
import { group, path, rect, type Svg } from './svg.ts';
import type { Theme } from './theme.ts';

/** How large a zone is, in pixels. */
export const zoneSize = { width: 144, height: 176 } as const;
/** How high a row of zones is in which no card lies. */
const emptyHeight = 52;
export const rowHeight = (cards: readonly (ShownCard | undefined)[]): number =>
  cards.every((card) => card === undefined) ? emptyHeight : zoneSize.height;

/** A card lies upright in Attack Position and everywhere but in Monster Zones; turned in Defense Position. */
const upright = { width: 124, height: 168 } as const;
const turned = { width: 140, height: 128 } as const;

export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Shown where the zone is empty. */
  readonly name: string;
  readonly card: ShownCard | undefined;
  /** Whose the card is, where the zone does not say it. */
  readonly whose?: string | undefined;
}

/** Draws a zone with the card in it: its name, what lies with it, and its ATK/DEF. */
export function drawZone({ x, y, height, name, card, whose }: Zone, theme: Theme): Svg {
  const frame = rect(
    { x, y, width: zoneSize.width, height },
    { fill: theme.zone, stroke: theme.zoneLine, 'stroke-width': 2, rx: 6 },
  );
  const middle = x + zoneSize.width / 2;
  if (card === undefined) {
    const look: Look = { size: 20, fill: theme.faint, anchor: 'middle' };
    return group([frame, textLine(middle, y + height / 2 + 7, name, look)]);
  }
  const shape = card.position === 'defense' ? turned : upright;
  const box = { x: middle - shape.width / 2, y: y + (height - shape.height) / 2, ...shape };
  return group([
    frame,
    ...drawCard(box, whose === undefined ? card : { ...card, with: [`${whose}'s`, ...card.with] }, theme),
    ...card.arrows.map((arrow) => drawArrow({ x, y, height }, arrow, theme)),
  ]);
}

/** Where an arrow stands on the edge of its zone, in parts of its width and height, and which way it points. */
const arrowPlaces: Readonly<Record<LinkArrow, readonly [x: number, y: number, turn: number]>> = {
  top: [0.5, 0, 0],
  'top-right': [1, 0, 45],
  right: [1, 0.5, 90],
  'bottom-right': [1, 1, 135],
  bottom: [0.5, 1, 180],
  'bottom-left': [0, 1, 225],
  left: [0, 0.5, 270],
  'top-left': [0, 0, 315],
};

/** A Link Arrow: a triangle on the edge of the zone that points out of it. */
function drawArrow({ x, y, height }: Pick<Zone, 'x' | 'y' | 'height'>, arrow: LinkArrow, theme: Theme): Svg {
  const [across, down, turn] = arrowPlaces[arrow];
  // Half a triangle inside the edge, so that those of neighbouring zones do not meet.
  const inset = 9;
  const at = (part: number, length: number) => inset + part * (length - 2 * inset);
  const place = `translate(${x + at(across, zoneSize.width)} ${y + at(down, height)}) rotate(${turn})`;
  return group(
    [path('M -11 7 L 0 -9 L 11 7 Z', { fill: theme.arrow, stroke: theme.cardText, 'stroke-width': 1.5 })],
    {
      transform: place,
    },
  );
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function drawCard(box: Box, card: ShownCard, theme: Theme): readonly Svg[] {
  const outline = card.isNew
    ? { stroke: theme.mark, 'stroke-width': 5 }
    : { stroke: theme.cardText, 'stroke-width': 2 };
  const body = rect(box, { fill: card.faceUp ? theme[card.kind] : theme.faceDown, rx: 6, ...outline });
  const room = box.width - 14;
  const middle = box.x + box.width / 2;
  const name: Look = {
    size: nameSize(card.name, room),
    fill: theme.cardText,
    weight: 'bold',
    anchor: 'middle',
  };
  const small: Look = { size: 18, fill: theme.cardText, anchor: 'middle' };
  const stats = card.atk === undefined ? 0 : lineHeight(name);
  // A Link Arrow on the upper edge must not lie on the name.
  const top = card.arrows.length > 0 ? 36 : 26;
  const free = box.height - top + 12 - stats;
  const under = notesOf(card, Math.floor((free - lineHeight(name)) / lineHeight(small)));
  const most = Math.floor((free - under.length * lineHeight(small)) / lineHeight(name));
  const lines = wrapped(card.name, room, name, most);
  const underTop = box.y + box.height - 10 - stats - (under.length - 1) * lineHeight(small);
  return [
    body,
    ...textLines(middle, box.y + top, lines, name),
    ...textLines(
      middle,
      underTop,
      under.map((each) => fitted(each, room, small)),
      small,
    ),
    ...(card.atk === undefined
      ? []
      : drawStats(middle, box.y + box.height - 10, [card.atk, card.def], theme)),
  ];
}

/** The sizes of what stands on a card, the smallest the last that is still read. */
const cardSizes = [20, 18, 16] as const;

/** The largest size at which no word of a name has to be broken. */
const nameSize = (name: string, room: number): number =>
  cardSizes.find((size) => name.split(' ').every((word) => textWidth(word, size, 'bold') <= room)) ?? 20;

/** What stands under the name, in so many lines at most: that it is Set or negated, what lies with it. */
function notesOf({ faceUp, kind, negated, with: others }: ShownCard, most: number): readonly string[] {
  const notes = [
    ...(faceUp ? [] : [kind === 'monster' ? 'face-down' : 'Set']),
    ...(negated ? ['negated'] : []),
    ...others,
  ];
  return notes.length <= most ? notes : [...notes.slice(0, most - 1), `+${notes.length - most + 1} more`];
}

/** ATK and DEF, with a sign for what was raised or lowered. */
function drawStats(
  middle: number,
  y: number,
  values: readonly (ShownValue | undefined)[],
  theme: Theme,
): readonly Svg[] {
  const colour = { up: theme.up, down: theme.down, no: theme.cardText } as const;
  const sign = { up: '▲', down: '▼', no: '' } as const;
  const pieces = values
    .filter((each) => each !== undefined)
    .flatMap((value, index) => [
      ...(index === 0 ? [] : [{ words: '/', fill: theme.cardText }]),
      { words: `${sign[value.changed]}${value.text}`, fill: colour[value.changed] },
    ]);
  const wide = (at: number) => pieces.reduce((sum, { words }) => sum + textWidth(words, at, 'bold'), 0);
  const size = cardSizes.find((each) => wide(each) <= upright.width) ?? cardSizes[2];
  let x = middle - wide(size) / 2;
  return pieces.map(({ words, fill }) => {
    const piece = textLine(x, y, words, { size, fill, weight: 'bold' });
    x += textWidth(words, size, 'bold');
    return piece;
  });
}
