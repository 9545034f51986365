import { isTrigger } from '../../../card-model/activated.ts';
import { type Answer, valueByRules } from '../../findings.ts';
import type { Asked } from '../../question.ts';
import { type Rule, rule } from '../../rule.ts';
import { type Card, cardOf, type Duel, doesOfLink, type Player } from '../../state/duel.ts';
import { isIdle } from '../../state/missing.ts';
import { touchesAny } from '../relevance.ts';

interface DrawnCase {
  readonly players: readonly Player[];
}

/** How many cards a player drew by effects: the draw of the turn is none. */
const drawnBy = ({ timeline }: Duel, player: Player): number =>
  timeline
    .filter(({ names, by }) => names.includes('drawn') && by?.card !== undefined && by.player === player)
    .reduce((sum, { drawn = 1 }) => sum + drawn, 0);

const said = (duel: Duel, player: Player): string => `${player} draws ${drawnBy(duel, player)}`;

/** Cards that a search adds to the hand are not drawn. */
const drawn = rule('move/draw-or-add', (duel, { players }: DrawnCase) => {
  const open = duel.missing.find((each) => touchesAny(each, ['hand']) && !isIdle(duel, each));
  if (open !== undefined) return { code: 'not-played', facts: { words: open.words } };
  const link = duel.chain.find((each) => doesOfLink(duel, each).some(({ do: verb }) => verb === 'draw'));
  if (link !== undefined)
    return { code: 'not-resolved', facts: { card: cardOf(duel, link.card).model.name } };
  const waiting = Object.values(duel.cards).find((card) => mayDraw(duel, card));
  if (waiting !== undefined) return { code: 'not-told', facts: { card: waiting.model.name } };
  return { code: 'is', facts: { said: players.map((each) => said(duel, each)).join(' and ') } };
});

/** A text that draws when something happens, and of which nobody said whether it was activated: whoever asks may mean that. */
const mayDraw = (duel: Duel, { id, model }: Card): boolean =>
  model.parts.some(
    (part, at) =>
      (isTrigger(part) || part.kind === 'continuous') &&
      !duel.resolved.some(({ link }) => link.card === id && (link.part ?? at) === at) &&
      part.does.some(({ do: verb }) => verb === 'draw'),
  );

export const drawnRules: readonly Rule<DrawnCase>[] = [drawn];

/** How many cards a player drew: "2", or "P0 2, P1 0" of both. */
export function cardsDrawn(duel: Duel, { player }: Asked<'cards-drawn'>): Answer {
  const players: readonly Player[] = player === undefined ? ['P0', 'P1'] : [player];
  const numbers = players.map((each) => drawnBy(duel, each));
  const value =
    player === undefined ? players.map((each, at) => `${each} ${numbers[at]}`).join(', ') : `${numbers[0]}`;
  const claim = players.map((each) => said(duel, each)).join(' and ');
  const claims = { yes: claim, no: claim, open: 'how many cards are drawn is not settled' };
  return valueByRules(drawnRules, duel, { players }, value, claims);
}
