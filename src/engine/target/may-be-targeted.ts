import { mustBePossible } from '../../card-model/conjunctions.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { type Doer, keepsFrom, protectionsOn } from '../continuous/protections.ts';
import { applyAll, outcome, type Rule, rule, ruleIf, ruleOfTexts } from '../rule.ts';
import { specialSummonRules } from '../special-summon/special-summon-rules.ts';
import { hasAbility } from '../state/ability.ts';
import { factsNow } from '../state/card-changes.ts';
import {
  beingSummoned,
  type Card,
  type ChainLink,
  cardOf,
  type Duel,
  effectOfLink,
  type Player,
  type UnlawfulTarget,
} from '../state/duel.ts';
import type { Finding } from '../state/finding.ts';
import { sourceOf } from '../state/unaffected.ts';
import { whereWords } from '../trigger/trigger-case.ts';

/** A text by which a card cannot be targeted, or by which it may be that it cannot. */
interface TargetProtection {
  readonly verdict: 'forbids' | 'unknown';
  readonly source: string;
  readonly words: string;
}

/** Why the card cannot be targeted, or may not be (rule target/protection-comes-late); undefined: no text speaks of it. */
function protectionOf(duel: Duel, card: Card, by: Doer): TargetProtection | undefined {
  if (!isField(card.place)) return undefined;
  const found = protectionsOn(duel, card).flatMap((each): readonly TargetProtection[] => {
    const keeps = keepsFrom(each, 'target', by);
    if (keeps === 'no') return [];
    return [
      { verdict: keeps === 'yes' ? 'forbids' : 'unknown', source: each.by.model.name, words: each.words },
    ];
  });
  return found.find(({ verdict }) => verdict === 'forbids') ?? found[0];
}

/** May this card be targeted now, by an effect of which this much was said? */
interface TargetCase {
  readonly card: Card;
  readonly by: Doer;
}

/** Where nothing can be targeted (rule target/where). */
export const neverTargeted: readonly Place[] = ['hand', 'deck', 'extra-deck', 'xyz-material'];

/** A text keeps the card from being targeted. */
export const protectedNow = ruleOfTexts(
  'target/protection-comes-late',
  'protected',
  'open',
  (duel, { card, by }: TargetCase) => {
    const found = protectionOf(duel, card, by);
    if (found === undefined) return undefined;
    const { source, words, verdict } = found;
    return { is: verdict === 'forbids' ? 'yes' : 'unknown', facts: { source, words } };
  },
);

/** The rules on what can be targeted, whatever the effect asks for. */
export const targetRules: readonly Rule<TargetCase>[] = [
  rule('target/where', (duel, { card }) => {
    const facts = { where: whereWords(card) };
    if (beingSummoned(duel).includes(card.id) && card.place !== 'monster-zone')
      return { code: 'summoning', facts };
    return { code: card.gone || neverTargeted.includes(card.place) ? 'not-there' : 'there', facts };
  }),
  protectedNow,
];

/** A card, and an effect that would have it among the targets with this number. */
interface Turned {
  readonly card: Card;
  readonly effect: ActivatedEffect;
  readonly at: number;
}

/** What the effect does to the position of those targets, where it does nothing else with them; undefined where nothing. */
function turnsTarget({ effect, at }: Turned): 'face-down' | 'position' | undefined {
  const done = effect.does.filter(
    ({ what }) =>
      what === 'targets' ||
      (typeof what === 'object' && !isDescribed(what) && 'target' in what && what.target === at),
  );
  if (done.length === 0 || done.some(({ joined }) => joined === 'or' || joined === 'otherwise'))
    return undefined;
  if (done.every(({ do: verb }) => verb === 'flip-face-down')) return 'face-down';
  return done.every(({ do: verb }) => verb === 'change-position' || verb === 'flip-face-down')
    ? 'position'
    : undefined;
}

/** A Link Monster has no other position, and is no target of what only changes that. */
export const linkPositionFixed = ruleIf('link/no-target', 'link', (_, turned: Turned) => {
  const isLink = factsNow(turned.card)?.abilities.includes('Link') === true;
  if (!isLink || turnsTarget(turned) === undefined) return null;
  return true;
});

/** A Token is always face-up. */
export const tokenFaceUp = ruleIf('move/tokens', 'token', (_, turned: Turned) => {
  const isToken = factsNow(turned.card)?.abilities.includes('Token') === true;
  if (!isToken || turnsTarget(turned) !== 'face-down') return null;
  return true;
});

/** Why a card cannot be turned as an effect would turn its targets; undefined where nothing keeps it from that. */
export const cannotBeTurned = (duel: Duel, turned: Turned): Finding | undefined =>
  linkPositionFixed.apply(duel, turned) ?? tokenFaceUp.apply(duel, turned) ?? undefined;

/** A card that would be the target with this number, of an effect of that card and player. */
interface Aimed {
  readonly card: Card;
  readonly effect: ActivatedEffect;
  readonly at: number;
  readonly source: Card;
  readonly player: Player;
}

/** Why a monster is no target of an effect that has to Special Summon it; undefined where nothing keeps it off. */
export function cannotBeSummoned(
  duel: Duel,
  { card, effect, at, source, player }: Aimed,
): Finding | undefined {
  const target = effect.targets[at];
  const instruction = mustBePossible(effect.does).find(
    ({ do: verb, what }) =>
      verb === 'special-summon' &&
      (what === 'targets' || (typeof what === 'object' && 'target' in what && what.target === at)),
  );
  if (instruction === undefined || target === undefined) return undefined;
  const by = {
    kind: 'effect' as const,
    source: { name: source.model.name, id: source.id, player },
    instruction,
    target,
  };
  const findings = applyAll(specialSummonRules, duel, { card, by });
  const verdict = outcome(findings);
  return verdict === 'permits' ? undefined : findings.find((each) => each.verdict === verdict);
}

/** Why a Union cannot be equipped to a monster, as a verb or a choice of targets needs it. */
interface UnionBar {
  readonly verdict: 'forbids';
  readonly rule: 'union-monster/one-union-only' | 'union-monster/several-unions';
  readonly because: string;
}

/** Has the Union the bracketed text by which a monster can only be equipped with 1 Union? */
const allowsOneOnly = ({ model }: Card): boolean =>
  model.parts.some((part) => part.kind === 'not-an-effect' && part.what === 'union-limit');

const isUnion = (card: Card): boolean => hasAbility(card, 'Union');

/** What keeps a Union from being equipped to this monster: another Union that it carries, where one of the two has that text. */
export function unionBar(duel: Duel, union: Card, monster: Card): UnionBar | undefined {
  if (!isUnion(union)) return undefined;
  const carried = Object.values(duel.cards).filter(
    (card) =>
      card.id !== union.id && card.role === 'equip-card' && card.equippedTo === monster.id && isUnion(card),
  );
  const [first] = carried;
  if (first === undefined) return undefined;
  const strict = carried.find(allowsOneOnly);
  if (strict !== undefined) {
    const because = `${monster.model.name} carries ${strict.model.name}, whose text allows it no second Union`;
    return { verdict: 'forbids', rule: 'union-monster/one-union-only', because };
  }
  if (!allowsOneOnly(union)) return undefined;
  const because = `${monster.model.name} carries ${first.model.name}, and the text of ${union.model.name} allows no other Union`;
  return { verdict: 'forbids', rule: 'union-monster/several-unions', because };
}

/** The same of a card that would be the target with this number, of an effect that equips its own card to it. */
export const cannotCarry = (
  duel: Duel,
  {
    card,
    effect,
    at,
    source,
  }: { readonly card: Card; readonly effect: ActivatedEffect; readonly at: number; readonly source: Card },
): UnionBar | undefined =>
  effect.does.some(
    ({ do: verb, what, onto }) =>
      verb === 'equip' &&
      what === 'this' &&
      (onto === 'targets' || (typeof onto === 'object' && 'target' in onto && onto.target === at)),
  )
    ? unionBar(duel, source, card)
    : undefined;

/** The told targets that no effect of its kind can target, or perhaps none can (rule target/protection-comes-late). */
export function unlawfulTargets(before: Duel, link: ChainLink): readonly UnlawfulTarget[] {
  const { card, player, targets } = link;
  if ((effectOfLink(before, link)?.targets ?? []).length === 0) return [];
  const by = { player, kind: sourceOf(cardOf(before, card), player).kind };
  return targets.flatMap(({ id }) =>
    applyAll([protectedNow], before, { card: cardOf(before, id), by }).map((finding) => ({
      card: id,
      by: card,
      finding,
    })),
  );
}
