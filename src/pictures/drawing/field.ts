import type { FieldView, ShownCard, ShownSide } from '../view.ts';
import { Column, margin, pictureWidth, sizes } from './column.ts';
import { fitted, type Look, textLine } from './lines.ts';
import { rect, type Svg } from './svg.ts';
import { theme } from './theme.ts';
import { drawZone, rowHeight, zoneSize } from './zone.ts';

const gap = (pictureWidth - 2 * margin - 5 * zoneSize.width) / 4;
/** The Extra Monster Zones lie between the second and the fourth columns of both players. */
const extraColumns = [1, 3] as const;
/** The outermost of them are the Pendulum Zones as well. */
const backNames = ['S1 / P', 'S2', 'S3', 'S4', 'S5 / P'];
const frontNames = ['M1', 'M2', 'M3', 'M4', 'M5'];
const extraNames = ['EMZ left', 'EMZ right'];

/** Draws the field as P0 sees it: the opponent's half above, turned round, the Extra Monster Zones between. */
export function drawField(view: FieldView): Svg {
  const { P0, P1 } = view.sides;
  const column = new Column();
  column.write(margin, `${view.heading} · ${view.turn}`, pictureWidth - 2 * margin, {
    size: sizes.normal,
    fill: theme.text,
    weight: 'bold',
  });
  column.space(10);
  writePiles(column, P1);
  drawHead(column, 'P1', P1);
  for (const row of rowsOf(P1.spellsAndTraps, backNames).toReversed()) drawRow(column, row.toReversed());
  for (const row of rowsOf(P1.monsters, frontNames).toReversed()) drawRow(column, row.toReversed());
  drawExtra(column, view);
  for (const row of rowsOf(P0.monsters, frontNames)) drawRow(column, row);
  for (const row of rowsOf(P0.spellsAndTraps, backNames)) drawRow(column, row);
  drawHead(column, 'P0', P0);
  writePiles(column, P0);
  return column.finish();
}

const columnX = (index: number): number => margin + index * (zoneSize.width + gap);

/** A zone of a row: what it is called, and the card in it. */
type NamedZone = readonly [name: string, card: ShownCard | undefined];

/** Zones in rows of as many as have names; more cards than a row has zones, as they may be told, lie in another. */
const rowsOf = (
  cards: readonly (ShownCard | undefined)[],
  names: readonly string[],
): readonly (readonly NamedZone[])[] =>
  Array.from({ length: Math.ceil(cards.length / names.length) }, (_, row) =>
    names.map((name, at) => [row === 0 ? name : '', cards[row * names.length + at]]),
  );

function drawRow(column: Column, row: readonly NamedZone[]): void {
  const height = rowHeight(row.map(([, card]) => card));
  for (const [index, [name, card]] of row.entries())
    column.add(drawZone({ x: columnX(index), y: column.y, height, name, card }));
  column.space(height + 8);
}

function drawExtra(column: Column, { extraMonsterZones }: FieldView): void {
  // No side of the field says whose they are.
  const cards = extraMonsterZones.map((lies) =>
    lies === undefined ? undefined : { ...lies.card, with: [`${lies.of}'s`, ...lies.card.with] },
  );
  const height = rowHeight(cards);
  for (const [index, at] of extraColumns.entries()) {
    const name = extraNames[index] ?? '';
    column.add(drawZone({ x: columnX(at), y: column.y, height, name, card: cards[index] }));
  }
  column.space(height + 8);
}

/** A player's name and LP, and the Field Zone beside them. */
function drawHead(column: Column, player: string, { lp, fieldZone }: ShownSide): void {
  const look: Look = { size: sizes.normal, fill: theme.text, weight: 'bold' };
  const half = (pictureWidth - 2 * margin) / 2;
  const words = lp === undefined ? player : `${player} · LP ${lp}`;
  column.add(textLine(margin, column.y + 32, fitted(words, half - 20, look), look));
  const said =
    fieldZone === undefined ? 'Field Zone' : fieldZone.faceUp ? fieldZone.name : `${fieldZone.name} (Set)`;
  const zone: Look = {
    size: sizes.small,
    fill: fieldZone === undefined ? theme.faint : theme.cardText,
    anchor: 'middle',
  };
  column.add(
    rect(
      { x: margin + half, y: column.y, width: half, height: 46 },
      {
        fill: fieldZone === undefined ? theme.zone : theme.spell,
        stroke: theme.zoneLine,
        'stroke-width': 2,
        rx: 6,
      },
    ),
    textLine(margin + half * 1.5, column.y + 31, fitted(said, half - 20, zone), zone),
  );
  column.space(56);
}

/** Hand, Graveyard and the other places: how many cards, and which are known. */
function writePiles(column: Column, { piles }: ShownSide): void {
  for (const { place, names, count } of piles) {
    const head = count === undefined ? place : `${place} (${count})`;
    const words = names.length === 0 ? head : `${head}: ${names.join(', ')}`;
    column.write(margin, words, pictureWidth - 2 * margin, { size: sizes.small, fill: theme.faint });
    column.space(2);
  }
  column.space(6);
}
