import { isActivated, isTrigger } from '../../../card-model/activated.ts';
import type { Instruction } from '../../../card-model/instruction.ts';
import type { Verb } from '../../../card-model/verbs.ts';
import { type Answer, valueByRules } from '../../findings.ts';
import type { Asked, LpAsked } from '../../question.ts';
import { type Rule, rule } from '../../rule.ts';
import type { Card, Duel, Player } from '../../state/duel.ts';
import type { LpChanged, LpWay } from '../../state/players.ts';
import { unknownsOfLp } from '../relevance.ts';

interface LpCase {
  readonly players: readonly Player[];
}

const players: readonly Player[] = ['P0', 'P1'];

/** LP are what is left of those that were there at the start. */
const lpLeft = rule('victory/starting-lp', (duel, asked: LpCase) => {
  // What of an effect is not played may have changed LP too.
  const [open] = unknownsOfLp(duel);
  if (open !== undefined) return { code: 'not-played', facts: { words: open.words } };
  const unknown = asked.players.find((player) => duel.players[player].lp === null);
  if (unknown !== undefined) return { code: 'not-said', facts: { player: unknown } };
  return {
    code: 'left',
    facts: { left: asked.players.map((each) => `${each} has ${duel.players[each].lp} LP`).join(' and ') },
  };
});

export const lpRules: readonly Rule<LpCase>[] = [lpLeft];

/** How many LP a player has, or both have: "P0 8000, P1 4000". */
export function lifePoints(duel: Duel, { player }: Asked<'lp'>): Answer {
  const asked = player === undefined ? players : [player];
  const words = asked.map((each) => `${each} ${duel.players[each].lp}`).join(', ');
  const claims = { yes: `LP: ${words}`, no: words, open: 'how many LP are left is not settled' };
  return valueByRules(lpRules, duel, { players: asked }, words, claims);
}

/** What counts as it: damage and payment lower LP, too (rule damage/damage). */
const counts: Readonly<Record<LpAsked, readonly LpWay[]>> = {
  damage: ['damage'],
  loss: ['damage', 'loss', 'payment'],
  gain: ['gain'],
};

const words = { damage: 'takes {n} damage', loss: 'loses {n} LP', gain: 'gains {n} LP' } as const;

interface LpChangeCase extends LpCase {
  readonly how: LpAsked;
}

const changesOf = ({ lpChanges = [] }: Duel, player: Player, how: LpAsked): readonly LpChanged[] =>
  lpChanges.filter(
    (each) => each.player === player && (counts[how].includes(each.how) || each.how === 'set'),
  );

const amountOf = (changes: readonly LpChanged[]): number =>
  changes.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

const said = (player: Player, how: LpAsked, amount: number): string =>
  `${player} ${words[how].replace('{n}', String(amount))}`;

/** What was told, and what the effects that were told did, adds up. */
const lpChangedRule = rule('damage/damage', (duel, { players, how }: LpChangeCase) => {
  const [open] = unknownsOfLp(duel);
  if (open !== undefined) return { code: 'not-played', facts: { words: open.words } };
  const waiting = Object.values(duel.cards).find((card) => mayChangeLp(duel, card, how));
  if (waiting !== undefined) return { code: 'not-told', facts: { card: waiting.model.name } };
  const partly = toldWithout(duel, how);
  if (partly !== undefined) return { code: 'told-without', facts: { card: partly.model.name } };
  const asked = players.map((player) => ({ player, changes: changesOf(duel, player, how) }));
  const unknown = asked.find(({ changes }) => changes.some(({ amount }) => amount === null));
  if (unknown !== undefined) return { code: 'not-said', facts: { player: unknown.player } };
  const set =
    how === 'damage' ? undefined : asked.find(({ changes }) => changes.some((each) => each.how === 'set'));
  if (set !== undefined) return { code: 'set', facts: { player: set.player } };
  const all = asked.map(({ player, changes }) => said(player, how, amountOf(ofWay(changes, how))));
  return { code: 'is', facts: { said: all.join(' and ') } };
});

/** A text that does it when something happens, and of which nobody said whether it was activated: whoever asks may mean that. */
const mayChangeLp = (duel: Duel, { id, model }: Card, how: LpAsked): boolean =>
  model.parts.some(
    (part, at) =>
      (isTrigger(part) || part.kind === 'continuous') &&
      !duel.resolved.some(({ link }) => link.card === id && (link.part ?? at) === at) &&
      part.does.some((each) => (isTrigger(part) ? isOfLp(each, how) : verbsOf[how].includes(each.do))),
  );

/** A card whose effect changes LP, where only something else of what it did was told, and no such change: that was not denied. */
const toldWithout = (duel: Duel, how: LpAsked): Card | undefined =>
  (duel.lpChanges ?? []).length > 0
    ? undefined
    : duel.resolved
        .filter(({ told }) => told === true)
        .map(({ link }) => duel.cards[link.card])
        .find((card) =>
          card?.model.parts.some((part) => isActivated(part) && part.does.some((each) => isOfLp(each, how))),
        );

/** Does it change LP so, or say something of them that is not played? */
const isOfLp = ({ do: verb, touches }: Instruction, how: LpAsked): boolean =>
  verbsOf[how].includes(verb) || (verb === 'described' && touches?.includes('lp') !== false);

const verbsOf: Readonly<Record<LpAsked, readonly Verb[]>> = {
  damage: ['inflict-damage', 'take-damage'],
  loss: ['inflict-damage', 'take-damage', 'lose-lp', 'set-lp'],
  gain: ['gain-lp', 'set-lp'],
};

const ofWay = (changes: readonly LpChanged[], how: LpAsked): readonly LpChanged[] =>
  changes.filter((each) => counts[how].includes(each.how));

export const lpChangedRules: readonly Rule<LpChangeCase>[] = [lpChangedRule];

/** How much damage a player took, or how many LP were lost or gained: "800", or "P0 0, P1 800" of both. */
export function lpChanged(duel: Duel, { player, how }: Asked<'lp-changed'>): Answer {
  const asked = player === undefined ? players : [player];
  const amounts = asked.map((each) => amountOf(ofWay(changesOf(duel, each, how), how)));
  const value =
    player === undefined ? asked.map((each, at) => `${each} ${amounts[at]}`).join(', ') : `${amounts[0]}`;
  const claim = asked.map((each, at) => said(each, how, amounts[at] ?? 0)).join(' and ');
  const claims = { yes: claim, no: claim, open: 'how the LP change is not settled' };
  return valueByRules(lpChangedRules, duel, { players: asked, how }, value, claims);
}
