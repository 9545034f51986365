import { isActivated } from '../../card-model/activated.ts';
import { describeEffect } from '../../card-model/describe.ts';
import { turnActions } from '../../engine/legal/turn-actions.ts';
import { cardOf, type Duel } from '../../engine/state/duel.ts';
import { type Action, type Board, cardsOf } from './board.ts';
import { type Tried, tried } from './offer.ts';

/** Passing, the phases that follow, and the end of the turn, as far as no rule forbids them. */
export const goingOn = ({ duel }: Board): readonly Tried[] =>
  turnActions(duel).flatMap(({ do: what, player, phase }): readonly Tried[] => {
    if (what === 'pass') return [tried({ do: 'pass', player })];
    if (what === 'end-turn') return [tried({ do: 'end-turn', player })];
    return phase === undefined ? [] : [tried({ do: 'phase', phase })];
  });

/** What the last Chain Link does, in a few words. */
function lastLink(duel: Duel): string {
  const link = duel.chain.at(-1);
  if (link === undefined) return '';
  const { model } = cardOf(duel, link.card);
  const part = link.part === undefined ? undefined : model.parts[link.part];
  const does = part !== undefined && isActivated(part) ? `: ${describeEffect(part)}` : '';
  return `Chain Link ${link.number}, ${model.name}${does}`;
}

/** How the last Chain Link resolves. */
export function resolutions({ duel }: Board): readonly Tried[] {
  const link = duel.chain.at(-1);
  if (link === undefined) return [];
  const words = lastLink(duel);
  const all: readonly Action[] = [
    { do: 'resolve' },
    { do: 'resolve', negated: 'activation' },
    { do: 'resolve', negated: 'effect' },
    { do: 'resolve', happens: [] },
  ];
  return all.map((action) => tried(action, link.card, words));
}

/** Whether a Summon that was declared succeeds, or what negates it. */
export function summonGoes(board: Board): readonly Tried[] {
  if (board.duel.summoning === undefined) return [];
  const negating = cardsOf(board).filter(({ model }) =>
    model.parts.some(
      (part) => isActivated(part) && part.does.some(({ do: verb }) => verb === 'negate-summon'),
    ),
  );
  return [
    tried({ do: 'complete-summon' }),
    ...negating.map(({ id }) => tried({ do: 'negate-summon', by: id }, id)),
    tried({ do: 'negate-summon' }),
  ];
}
