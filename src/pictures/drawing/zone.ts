import type { LinkArrow } from '../../vocabulary/zones.ts';
import type { ShownCard, ShownValue } from '../view.ts';
import { textWidth } from './font.ts';
import { type Face, type Look, lineHeight, textLine, textLines, unbroken, wrapped } from './lines.ts';
import { group, path, rect, type Svg } from './svg.ts';
import { theme } from './theme.ts';

/** How large a zone is, in pixels, at least. */
export const zoneSize = { width: 144, height: 176 } as const;
/** How high a row of zones is in which no card lies. */
const emptyHeight = 52;
/** A row of zones is as high as the names of its cards need, so that none is cut. */
export const rowHeight = (cards: readonly (ShownCard | undefined)[]): number => {
  const heights = cards.flatMap((card) => (card === undefined ? [] : [cardHeight(card) + around]));
  return heights.length === 0 ? emptyHeight : Math.max(zoneSize.height, ...heights);
};
/** What is left of a zone above and below its card, together. */
const around = 8;

/** A card lies upright in Attack Position and everywhere but in Monster Zones; turned in Defense Position. */
const upright = { width: 134, height: 168 } as const;
const turned = { width: 140, height: 128 } as const;
const shapeOf = ({ position }: ShownCard): { readonly width: number; readonly height: number } =>
  position === 'defense' ? turned : upright;
/** As many things are said under a name at most: that it is Set or negated, what lies with it. */
const mostNotes = 3;

export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Shown where the zone is empty. */
  readonly name: string;
  readonly card: ShownCard | undefined;
}

/** Draws a zone with the card in it: its name, what lies with it, and its ATK/DEF. */
export function drawZone({ x, y, height, name, card }: Zone): Svg {
  const frame = rect(
    { x, y, width: zoneSize.width, height },
    { fill: theme.zone, stroke: theme.zoneLine, 'stroke-width': 2, rx: 6 },
  );
  const middle = x + zoneSize.width / 2;
  if (card === undefined) {
    const look: Look = { size: 20, fill: theme.faint, anchor: 'middle' };
    return group([frame, textLine(middle, y + height / 2 + 7, name, look)]);
  }
  const shape = { width: shapeOf(card).width, height: cardHeight(card) };
  const box = { x: middle - shape.width / 2, y: y + (height - shape.height) / 2, ...shape };
  return group([
    frame,
    ...drawCard(box, card),
    ...card.arrows.map((arrow) => drawArrow({ x, y, height }, arrow)),
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
function drawArrow({ x, y, height }: Pick<Zone, 'x' | 'y' | 'height'>, arrow: LinkArrow): Svg {
  const [across, down, turn] = arrowPlaces[arrow];
  // Half a triangle inside the edge, so that those of neighbouring zones do not meet.
  const inset = 9;
  const at = (part: number, length: number) => inset + part * (length - 2 * inset);
  const place = `translate(${x + at(across, zoneSize.width)} ${y + at(down, height)}) rotate(${turn})`;
  return group(
    [path('M -11 7 L 0 -9 L 11 7 Z', { fill: theme.arrow, stroke: theme.cardText, 'stroke-width': 1.5 })],
    { transform: place },
  );
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

interface LaidOut {
  readonly name: Face;
  readonly lines: readonly string[];
  readonly notes: readonly string[];
  /** From the upper edge to the base line of the name. */
  readonly top: number;
  /** How high the line of ATK and DEF is. */
  readonly stats: number;
  readonly height: number;
}

const small: Face = { size: 18 };
const roomOn = (card: ShownCard): number => shapeOf(card).width - 12;

/** What stands on a card, its name in the largest size that breaks no word, and its height; in Defense Position wider than high. */
function laidOut(card: ShownCard): LaidOut {
  const words = unbroken(card.name);
  const sizes = cardSizes.filter((size) =>
    words.every((word) => textWidth(word, size, 'bold') <= roomOn(card)),
  );
  const layouts = (sizes.length === 0 ? cardSizes.slice(-1) : sizes).map((size) =>
    layoutIn(card, { size, weight: 'bold' }),
  );
  const low = card.position === 'defense' ? layouts.find(({ height }) => height <= turned.height) : undefined;
  const [first, ...smaller] = layouts;
  if (first === undefined) throw new Error('a card has a size');
  return low ?? (card.position === 'defense' ? (smaller.at(-1) ?? first) : first);
}

function layoutIn(card: ShownCard, name: Face): LaidOut {
  const notes = notesOf(card, mostNotes).flatMap((note) => wrapped(note, roomOn(card), small));
  const lines = wrapped(card.name, roomOn(card), name);
  // A Link Arrow on the upper edge must not lie on the name.
  const top = card.arrows.length > 0 ? 36 : 26;
  const stats = card.atk === undefined ? 0 : lineHeight(name);
  const needed = top - 12 + lines.length * lineHeight(name) + notes.length * lineHeight(small) + stats;
  return { name, lines, notes, top, stats, height: Math.max(shapeOf(card).height, needed) };
}

const cardHeight = (card: ShownCard): number => laidOut(card).height;

function drawCard(box: Box, card: ShownCard): readonly Svg[] {
  const outline = card.isNew
    ? { stroke: theme.mark, 'stroke-width': 5 }
    : { stroke: theme.cardText, 'stroke-width': 2 };
  const body = rect(box, { fill: card.faceUp ? theme[card.kind] : theme.faceDown, rx: 6, ...outline });
  const middle = box.x + box.width / 2;
  const { name, lines, notes, top, stats } = laidOut(card);
  const look = { fill: theme.cardText, anchor: 'middle' } as const;
  const notesTop = box.y + box.height - 10 - stats - (notes.length - 1) * lineHeight(small);
  return [
    body,
    ...textLines(middle, box.y + top, lines, { ...name, ...look }),
    ...textLines(middle, notesTop, notes, { ...small, ...look }),
    ...(card.atk === undefined ? [] : drawStats(middle, box.y + box.height - 10, [card.atk, card.def])),
  ];
}

/** The sizes of what stands on a card, the smallest the last that is still read. */
const cardSizes = [20, 18, 16] as const;

/** What stands under the name, so many things at most: that it is Set or negated, what lies with it. */
function notesOf({ faceUp, kind, negated, with: others }: ShownCard, most: number): readonly string[] {
  const notes = [
    ...(faceUp ? [] : [kind === 'monster' ? 'face-down' : 'Set']),
    ...(negated ? ['negated'] : []),
    ...others,
  ];
  return notes.length <= most ? notes : [...notes.slice(0, most - 1), `+${notes.length - most + 1} more`];
}

/** ATK and DEF, with a sign for what was raised or lowered. */
function drawStats(middle: number, y: number, values: readonly (ShownValue | undefined)[]): readonly Svg[] {
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
