import { isActivated } from '../../src/card-model/activated.ts';
import { judgeStep } from '../../src/engine/legal/judge-step.ts';
import type { LegalTurnAction } from '../../src/engine/legal/turn-actions.ts';
import { play } from '../../src/engine/play.ts';
import type { Action } from '../../src/engine/state/action.ts';
import { isUnderWay } from '../../src/engine/state/battle.ts';
import type { Duel } from '../../src/engine/state/duel.ts';
import { type LegalAction, legalActions } from './legal-actions.ts';

/** One action of a Duel that is played by the rules, with the state before and after it. */
export interface LegalStep {
  readonly before: Duel;
  readonly action: Action;
  readonly after: Duel;
}

const ways = {
  'normal-summon': 'normal-summoned',
  set: 'set',
  'summon-again': 'normal-summoned-again',
} as const;

/** The told action that one without a card is. */
function toldWithoutCard({ do: what, player, phase, target }: LegalTurnAction): Action {
  switch (what) {
    case 'pass':
      return { do: 'pass', player };
    case 'go-to-phase':
      return phase === undefined ? { do: 'end-turn', player } : { do: 'phase', phase };
    case 'end-turn':
      return { do: 'end-turn', player };
    case 'attack-again':
      return { do: 'replay', ...(target === undefined ? {} : { target }) };
    case 'stop-attack':
      return { do: 'stop-attack' };
  }
}

/** The told actions that a listed one may be: with a target each, with the Tributes that there are. */
export function toldAs(duel: Duel, listed: LegalAction): readonly Action[] {
  if (listed.card === undefined) return [toldWithoutCard(listed)];
  const { do: what, card, part, asSpell, player, way: special, materials, together, target } = listed;
  if (asSpell) return [{ do: 'activate', card, player, asSpell }];
  if (what === 'attack') return [{ do: 'attack', card, ...(target === undefined ? {} : { target }) }];
  if (what === 'flip-summon') return [{ do: 'summon', card, player, way: 'flip-summoned' }];
  if (what === 'special-summon')
    return special === undefined
      ? []
      : [
          {
            do: 'summon',
            card,
            player,
            way: special,
            ...(materials === undefined ? {} : { materials }),
            ...(together === undefined ? {} : { together }),
          },
        ];
  if (what === 'change-position') return [{ do: 'happen', events: [{ event: 'position-changed', card }] }];
  if (what !== 'activate') {
    const monsters = Object.values(duel.cards).flatMap(({ id, place, controller }) =>
      place === 'monster-zone' && controller === player && id !== card ? [id] : [],
    );
    const way = ways[what];
    return [0, 1, 2].flatMap((count): readonly Action[] =>
      count > monsters.length
        ? []
        : [
            {
              do: 'summon',
              card,
              player,
              way: way === 'normal-summoned' && count > 0 ? 'tribute-summoned' : way,
              ...(count === 0 ? {} : { tributes: monsters.slice(0, count) }),
            },
          ],
    );
  }
  const effect = part === undefined ? undefined : duel.cards[card]?.model.parts[part];
  const base = { do: 'activate', card, player, ...(part === undefined ? {} : { part }) } as const;
  const targets = effect !== undefined && isActivated(effect) ? effect.targets.length : 0;
  return targets === 0 ? [base] : Object.keys(duel.cards).map((id) => ({ ...base, targets: [id] }));
}

/** What goes on by itself: Chains resolve, Summons that nobody negates are made, battles come to their end. */
function goingOn(duel: Duel): readonly Action[] {
  if (duel.chain.length > 0) return [{ do: 'resolve' }];
  if (duel.summoning !== undefined) return [{ do: 'complete-summon' }];
  return isUnderWay(duel) ? [{ do: 'battle', to: 'over', effects: 'mandatory' }] : [];
}

const isLegal = (duel: Duel, action: Action): boolean => judgeStep(duel, action).verdict !== 'illegal';

/** What may be done now, as told actions of which none is illegal: of each listed one the first that is none. */
export function mayBeTold(duel: Duel): readonly Action[] {
  const listed = legalActions(duel).flatMap((each) => {
    const told = toldAs(duel, each).find((action) => isLegal(duel, action));
    return told === undefined ? [] : [told];
  });
  return [...listed, ...goingOn(duel).filter((action) => isLegal(duel, action))];
}

/**
 * Plays a Duel by the rules, one action for each pick: the pick says which of those that may be told. Where nothing may
 * be told (a mandatory effect whose legality is open waits), the turn is told to end.
 */
export function playLegally(start: Duel, picks: readonly number[]): readonly LegalStep[] {
  const steps: LegalStep[] = [];
  let now = start;
  for (const pick of picks) {
    const all = mayBeTold(now);
    const action = all[pick % Math.max(1, all.length)] ?? { do: 'end-turn' };
    const after = play(now, action);
    steps.push({ before: now, action, after });
    now = after;
  }
  return steps;
}
