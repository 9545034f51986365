import type { Player } from '../../../engine/state/duel.ts';
import type { Situation } from '../../../situations/situation.ts';
import type { Statement } from '../../board/statement.ts';
import type { Who } from '../../text/chunk.ts';
import type { Told } from '../../unsaid/unsaid.ts';

/** Did anybody speak of the monsters of this player, besides the card that is asked about? */
export const isSpokenOf = (
  player: Player,
  { question }: Situation,
  { cards, statements }: Pick<Told, 'cards' | 'statements'>,
): boolean =>
  statements.some((each) => tellsField(each, player)) ||
  cards.some(
    ({ id, place, setup }) =>
      !('card' in question && id === question.card) &&
      place === 'monster-zone' &&
      setup.controller === player,
  );

/** The same, where what is asked about was told to be there too. */
export const isTold = (player: Player, situation: Situation, told: Told): boolean =>
  isSpokenOf(player, situation, told) ||
  told.cards.some(({ id, setup }) => told.there.has(id) && setup.controller === player);

const speaksOfField: ReadonlySet<Statement['is']> = new Set(['count', 'no-others', 'empty-zones', 'listing']);
const players: Readonly<Record<Player, readonly Who[]>> = {
  P0: ['P0', 'me', 'both'],
  P1: ['P1', 'opponent', 'both'],
};

/** Does it say what a player's field has? What is said of nobody is said of both. */
export const tellsField = (each: Statement, player: Player): boolean =>
  speaksOfField.has(each.is) &&
  (!('who' in each) || each.who === undefined || players[player].includes(each.who));
