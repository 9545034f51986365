import type { Instruction, Later } from '../../card-model/instruction.ts';
import { phases } from '../../vocabulary/phases.ts';
import { type Card, cardOf, type Duel, type Player } from '../state/duel.ts';
import { type End, type Ending, endOf, type Scheduled } from '../state/endings.ts';
import type { Change } from '../state/event.ts';
import type { EffectContext } from './played.ts';

/** Notes the end of what an instruction does to a card, if its text names one (see `endOf` for what is not clear). */
export const untilEnds =
  ({ link }: EffectContext, { until, whileThere }: Instruction, card: string, ends: Ending['ends']): Change =>
  (duel) => {
    const stays = { whileThere: link.card, moves: cardOf(duel, link.card).moves };
    const at =
      until !== undefined ? endOf(duel, until, link.player) : whileThere === 'this' ? stays : 'never';
    if (at === null || at === 'never') return duel;
    return { ...duel, endings: [...duel.endings, { at, card, moves: cardOf(duel, card).moves, ends }] };
  };

/** Is the duration one of which it is clear when it ends? */
export const isClear = ({ duel, link }: EffectContext, { until }: Instruction): boolean =>
  until === undefined || endOf(duel, until, link.player) !== null;

/** When a later time is; null where it is over (rule delayed/effects). */
export function timeOf(later: Exclude<Later, 'leaving'>, duel: Duel, player: Player): End | null {
  const { phase, whose, next, turn } = later;
  const isPast = phases.ids.indexOf(duel.phase) >= phases.ids.indexOf(phase);
  // "The" phase is that of this turn, unless it is over, or another one is named.
  const first = next || isPast ? duel.turn + 1 : duel.turn;
  const isOwn = (number: number) => ((number - duel.turn) % 2 === 0) === (duel.turnPlayer === player);
  if (turn === 'this') return isPast ? null : { turn: duel.turn, phase };
  if (turn !== undefined) {
    const following = duel.turn + 1;
    const fits = turn === 'next' || isOwn(following) === (turn === 'your-next');
    return { turn: fits ? following : following + 1, phase };
  }
  return { turn: whose === undefined || isOwn(first) === (whose === 'you') ? first : first + 1, phase };
}

const contextOf = ({
  link,
  chain,
  targets,
}: EffectContext): Pick<Scheduled, 'link' | 'chain' | 'targets'> => ({ link, chain, targets });

/** What is left to be done later, with the cards that the effect dealt with before. */
export const schedule =
  (playing: EffectContext, at: End, instruction: Instruction): Change =>
  (duel) => {
    const { previousCards: those } = playing;
    const meant = those === 'open' ? those : those.map((id) => ({ id, moves: cardOf(duel, id).moves }));
    return withScheduled(duel, {
      ...contextOf(playing),
      at,
      does: instruction,
      those: meant,
      moved: playing.moved,
    });
  };

const withScheduled = (duel: Duel, each: Scheduled): Duel => ({
  ...duel,
  scheduled: [...duel.scheduled, each],
});

/** A card that is banished until a certain time comes back then (rule banish-until/return). */
export function returnLater(
  playing: EffectContext,
  { do: verb, until }: Instruction,
  card: Card,
): { readonly changes?: readonly Change[]; readonly missing?: string } {
  if (verb !== 'banish' || until === undefined) return {};
  const over = endOf(playing.duel, until, playing.link.player);
  const at =
    over !== null && over !== 'never' && over.phase === 'draw'
      ? { ...over, phase: 'standby' as const }
      : over;
  if (at === null) return { missing: `when ${card.model.name} returns is not clear from the words` };
  if (at === 'never') return {};
  const { controller, position } = card;
  return {
    changes: [
      (duel) =>
        withScheduled(duel, {
          ...contextOf(playing),
          at,
          does: { return: { controller, position } },
          those: [{ id: card.id, moves: cardOf(duel, card.id).moves }],
          moved: {},
        }),
    ],
  };
}
