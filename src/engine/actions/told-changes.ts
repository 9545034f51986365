import { isTrigger } from '../../card-model/activated.ts';
import { isFieldSpell } from '../../card-model/facts.ts';
import { isField } from '../../vocabulary/places.ts';
import { applyEvents } from '../events/happen.ts';
import { settingSpellTrap } from '../instructions/deeds/moving.ts';
import { otherTexts } from '../normal-summon/interference.ts';
import { inOpenMainPhase, type NormalSummonCase } from '../normal-summon/normal-summon.ts';
import { restrictionsOn } from '../restrictions/restriction.ts';
import { type Rule, rule } from '../rule.ts';
import type { Told } from '../state/action.ts';
import { countersOn, withCounters } from '../state/counters.ts';
import { type Card, cardOf, type Duel, type PendingTrigger, type Player } from '../state/duel.ts';
import { bothPassed, passedBefore, withLp, withoutPasses } from '../state/players.ts';
import { hasSpellTrapZone, oldFieldSpell } from '../state/room.ts';
import { completeSummon } from '../summon.ts';
import { isOfPhase } from '../trigger/condition-met.ts';

const ways = { loses: 'loss', gains: 'gain', pays: 'payment', takes: 'damage' } as const;

/** The LP of a player change as told; damage, loss and payment all lower them (rule damage/damage). */
export function changeLp(duel: Duel, { player, how, lp, by }: Told<'lp'>): Duel {
  const note = `${player} ${how} ${lp} ${how === 'takes' ? 'damage' : 'LP'}`;
  const change = how === 'gains' ? lp : -lp;
  return applyEvents(
    duel,
    { in: 'open' },
    [
      {
        event: 'something-else',
        rule: how === 'pays' ? 'damage/paying-lp' : 'damage/damage',
        note,
        player,
        lp: { player, how: ways[how], amount: lp },
        ...(by === undefined ? {} : { by, cause: 'effect' }),
        ...(how === 'pays' ? { cause: 'cost' } : {}),
      },
    ],
    [
      (now) => {
        const left = now.players[player].lp;
        return withLp(now, player, left === null ? null : left + change, { how: ways[how], amount: lp });
      },
    ],
  );
}

/** LP are paid in full or not at all. */
export const paidInFull = rule('damage/paying-lp', (duel, { player, how, lp }: Told<'lp'>) => {
  if (how !== 'pays') return null;
  const left = duel.players[player].lp;
  if (left === null) return { code: 'not-said', facts: { lp } };
  return { code: left < lp ? 'short' : 'enough', facts: { left, lp } };
});

/** Counters are placed or removed as told. */
export function changeCounters(duel: Duel, { card, how, counters }: Told<'counters'>): Duel {
  const { count, name } = counters;
  const change = how === 'placed' ? count : -count;
  const words = `${how === 'placed' ? 'gets' : 'loses'} ${count} ${name}${count === 1 ? '' : 's'}`;
  return applyEvents(
    duel,
    { in: 'open' },
    [{ event: 'something-else', card, note: words }],
    [(now) => withCounters(now, card, name, countersOn(cardOf(now, card), name) + change)],
  );
}

/** Why the counters cannot be changed so, or null: they lie on face-up cards on the field, and what is removed was there. */
export function noSuchCounters(duel: Duel, { card: id, how, counters }: Told<'counters'>): string | null {
  const card = cardOf(duel, id);
  const { name } = card.model;
  const { count, name: counter } = counters;
  if (!isField(card.place) || !card.faceUp)
    return `${name} is not face-up on the field, and counters lie on such cards`;
  const there = countersOn(card, counter);
  return how === 'removed' && there < count
    ? `${name} has ${there} ${counter}${there === 1 ? '' : 's'}, and ${count} are to be removed`
    : null;
}

/** Is it the Set of a Spell or Trap Card, which goes to another zone than a monster, and is no Summon? */
export const isSpellTrapSet = (duel: Duel, { card, way }: Told<'summon'>): boolean =>
  way === 'set' && cardOf(duel, card).model.facts.cardType !== 'monster';

/** Sets a Spell or Trap Card from the hand; a Field Spell that lies in its zone goes to the GY first (rule spell/field). */
export function setSpellTrap(duel: Duel, told: Told<'summon'>): Duel {
  const card = cardOf(duel, told.card);
  const player = told.player ?? card.controller;
  const old = isFieldSpell(card.model.facts) ? oldFieldSpell(duel, player) : [];
  return applyEvents(duel, { in: 'open' }, [...old, settingSpellTrap(card, player)]);
}

/** May the player Set the Spell or Trap Card? The time for it is asked with the Normal Summons, whose rule it shares. */
const setFromHand = rule(
  'spell-trap/set',
  (duel, { card, player }: { readonly card: Card; readonly player: Player }) => {
    if (card.place !== 'hand' || card.controller !== player) return { code: 'not-in-hand' };
    if (!isFieldSpell(card.model.facts) && !hasSpellTrapZone(duel, player)) return { code: 'full' };
    const bound = restrictionsOn(duel, player).some(({ ban }) => ban.summons?.includes('set'));
    return { code: bound ? 'perhaps-restricted' : 'may' };
  },
);

/** The rules that Setting a Spell or Trap Card must pass, in order. */
export const setSpellTrapRules: readonly Rule<NormalSummonCase>[] = [
  inOpenMainPhase,
  otherTexts,
  setFromHand,
];

/** A player passes (rule timing/both-pass): declines what may be declined, else the offer to use a fast effect. */
export function pass(duel: Duel, player: Player): Duel {
  const declined = decline(duel, player);
  if (declined !== undefined) return declined;
  const now: Duel =
    passedBefore(duel) === player ? duel : { ...duel, passed: [...(duel.passed ?? []), player] };
  const summoned = bothPassed(now) && now.summoning !== undefined && now.chain.length === 0;
  return summoned ? completeSummon(withoutPasses(now), 'summons-general/both-pass') : now;
}

/** The Duel in which the player has declined optional Trigger Effects; undefined where none of them waits. */
function decline(duel: Duel, player: Player): Duel | undefined {
  if (duel.chain.length > 0 || duel.summoning !== undefined) return undefined;
  const isDeclined = ({ card, part, met, passed }: PendingTrigger): boolean => {
    const effect = cardOf(duel, card).model.parts[part];
    const optional = effect !== undefined && isTrigger(effect) && !effect.mandatory;
    return optional && !isOfPhase(effect) && passed === undefined && met.controller === player;
  };
  if (!duel.waiting.some(isDeclined)) return undefined;
  const passed = { by: 'pass', player } as const;
  return { ...duel, waiting: duel.waiting.map((each) => (isDeclined(each) ? { ...each, passed } : each)) };
}
