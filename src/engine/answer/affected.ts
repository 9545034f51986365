import { isActivated } from '../../card-model/activated.ts';
import {
  type EffectObject,
  type Instruction,
  isAtTargets,
  isDescribed,
} from '../../card-model/instruction.ts';
import type { Part, Target } from '../../card-model/part.ts';
import { says } from '../../card-model/sayings.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { isField } from '../../vocabulary/places.ts';
import { activationCases } from '../activation/activation-case.ts';
import { targetFits, turnableTarget } from '../activation/target.ts';
import { isSheltered } from '../continuous/protections.ts';
import { type Answer, byRules, claimsThat, fromFindings } from '../findings.ts';
import { viewFrom } from '../fits.ts';
import { fitsNow } from '../names.ts';
import { isNegated, isOfBoxThere } from '../negation.ts';
import type { Asked } from '../question.ts';
import { applyAll, isPermitted, likeliestOf, type Rule, rule } from '../rule.ts';
import { hasAbility } from '../state/ability.ts';
import { type Card, cardOf, type Duel, type Ternary } from '../state/duel.ts';
import { isUnaffected, sourceOf, unaffectedBy } from '../state/unaffected.ts';
import { allOf, oneOf } from '../state/values/ternary.ts';
import { protectedNow, targetRules } from '../target/may-be-targeted.ts';

/** A card that is said to target, of which no effect does as far as its text was read. */
export const targetsNothing = rule(
  'target/chosen-at-activation affected',
  (_, { source }: { readonly source: Card }) => ({
    code: source.model.parts.some(({ kind }) => kind === 'unread') ? 'not-read' : 'none',
  }),
);

/** May the card be targeted now: by any effect, or by one of this card? */
export function mayBeTargeted(duel: Duel, { card: id, by }: Asked<'can-be-targeted'>): Answer {
  const card = cardOf(duel, id);
  const { name } = card.model;
  const source = by === undefined ? undefined : cardOf(duel, by);
  const how = source === undefined ? 'targeted by a card effect' : `targeted by ${source.model.name}`;
  const claims = claimsThat(name, 'can', `be ${how}`);
  if (source === undefined) return fromFindings(applyAll(targetRules, duel, { card, by: {} }), claims);
  const { player, kind } = sourceOf(source);
  const reach = applyAll(targetRules, duel, { card, by: { player, kind } });
  const aiming = activationCases(duel, source.id, undefined, undefined).filter(
    ({ effect }) => isActivated(effect) && effect.targets.length > 0,
  );
  if (aiming.length === 0) return fromFindings(applyAll([targetsNothing], duel, { source }), claims);
  const best = likeliestOf(
    aiming.map((each) => applyAll([turnableTarget, targetFits], duel, { ...each, target: card })),
  );
  return fromFindings([...reach.filter(({ verdict }) => verdict !== 'permits'), ...(best ?? [])], claims);
}

/** Is this card one that the effects of that card are applied to? */
interface AffectedCase {
  readonly card: Card;
  readonly source: Card;
}

function isDescribedBy(
  duel: Duel,
  { card, source }: AffectedCase,
  { from, filter }: Pick<Target, 'from' | 'filter'>,
): Ternary {
  if (from !== undefined && !from.includes(card.place)) return 'no';
  if (isField(card.place) && !card.faceUp && Object.keys(filter).some((each) => !toldFaceDown.has(each)))
    return filter.faceUp === true ? 'no' : 'unknown';
  return fitsNow(duel, filter, card, viewFrom(source));
}

const toldFaceDown: ReadonlySet<string> = new Set(['cardType', 'controller', 'owner', 'other', 'position']);

/** Is it one of the cards that an instruction of this part is done to, or may be? */
function reachedBy(
  duel: Duel,
  asked: AffectedCase,
  part: Part,
  each: Instruction,
  what: EffectObject,
): Ternary {
  if (what === 'this') return asked.card.id === asked.source.id ? 'yes' : 'no';
  if (what === 'equipped') return asked.source.equippedTo === asked.card.id ? 'yes' : 'no';
  const targets = isActivated(part) ? part.targets : [];
  if (isAtTargets(what)) {
    const meant = what === 'targets' ? targets : targets.slice(what.target, what.target + 1);
    return oneOf(meant.map((target) => allOf([mayTarget(duel, asked), isDescribedBy(duel, asked, target)])));
  }
  return isDescribed(what) && each.reads === undefined ? isDescribedBy(duel, asked, what) : 'unknown';
}

/** A text may keep the card from being targeted. */
function mayTarget(duel: Duel, { card, source }: AffectedCase): Ternary {
  const by = { player: source.controller, kind: sourceOf(source).kind };
  return isPermitted(protectedNow.apply(duel, { card, by })?.verdict ?? 'permits');
}

/** A Link Monster is not turned, nor is a Token flipped face-down; what cannot be destroyed is another question. */
function keptFrom(duel: Duel, card: Card, { do: verb }: Instruction): Ternary {
  if (verb === 'flip-face-down' && hasAbility(card, 'Token')) return 'no';
  if ((verb === 'change-position' || verb === 'flip-face-down') && hasAbility(card, 'Link')) return 'no';
  if (verb !== 'destroy') return 'yes';
  const speaks = Object.values(duel.cards)
    .filter((each) => each.id === card.id || (isField(each.place) && each.faceUp))
    .some(({ model }) => says(model, 'kept-from-destruction'));
  return speaks ? 'unknown' : 'yes';
}

/** What each effect of the source comes to for the card: a condition that was not read leaves a yes open. */
function reached(duel: Duel, asked: AffectedCase): readonly Ternary[] {
  const { source } = asked;
  const shut = isField(source.place) && isNegated(duel, source);
  return source.model.parts
    .filter((part) => isOfBoxThere(source, part))
    .flatMap((part): readonly Ternary[] => {
      if (part.kind === 'unread') return ['unknown'];
      if (!isActivated(part) && part.kind !== 'continuous') return [];
      const hangs = part.kind === 'continuous' && part.conditions.length > 0;
      return part.does.flatMap((each): readonly Ternary[] => {
        if (each.do === 'described' || each.do === 'restrict') return ['unknown'];
        if (!verbFacts[each.do].affects || each.what === undefined) return [];
        const is = allOf([keptFrom(duel, asked.card, each), reachedBy(duel, asked, part, each, each.what)]);
        return [is === 'yes' && (hangs || shut || each.onlyIf !== undefined) ? 'unknown' : is];
      });
    });
}

export const affectedRules: readonly Rule<AffectedCase>[] = [
  /** A text leaves the card unaffected by such effects: its own, or that of another card. */
  rule('unaffected/unaffected', (duel, { card, source }) => {
    if (!isField(card.place)) return null;
    const from = sourceOf(source);

    const applied = isUnaffected(card, from);
    const own = isUnaffected(card, { ...from, activated: true }) === applied ? applied : 'unknown';
    if (own === 'yes') {
      const by = cardOf(duel, unaffectedBy(card, from) ?? card.id).model.name;
      return { code: 'unaffected', facts: { by } };
    }
    const others = isSheltered(duel, card, from);
    if (others === 'yes') return { code: 'sheltered' };
    return own === 'unknown' || others === 'unknown' ? { code: 'open' } : null;
  }),
  /** The effects are applied to those cards that their text describes, and to no others. */
  rule('text/described-cards', (duel, asked) => {
    const { card, source } = asked;

    const own = duel.timeline.filter((event) => event.card?.id === card.id);
    if (own.some(({ by }) => by?.source?.card.id === source.id)) return { code: 'done' };
    // Where it lies now is not where it was when the effect resolved.
    const resolved = duel.resolved.some(({ link }) => link.card === source.id);
    const isElsewhere = resolved && own.some((event) => event.card?.before.place !== event.card?.after.place);
    const all = reached(duel, asked);
    const isOpen = all.length === 0 || all.includes('unknown') || isElsewhere;
    return { code: all.includes('yes') ? 'one' : isOpen ? 'open' : 'none' };
  }),
];

/** Is the card affected by the effects of that card, as both lie? */
export function isAffected(duel: Duel, { card, by }: Asked<'affected'>): Answer {
  const [one, source] = [cardOf(duel, card), cardOf(duel, by)];
  const said = `affected by ${source.model.name}`;
  return byRules(affectedRules, duel, { card: one, source }, claimsThat(one.model.name, 'is', said));
}
