import { allDone, isActivated, isTrigger } from '../../card-model/activated.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { setOf } from '../../platform/list-of.ts';
import { events, isSummonWay } from '../../vocabulary/events.ts';
import { isField } from '../../vocabulary/places.ts';
import { resultRules } from '../chain-result.ts';
import { eventRules, ownRule } from '../events/event-rules.ts';
import { unequippedBond, unmetBond } from '../events/linked-destruction.ts';
import { type Answer, type Claims, claimsOf, claimsThat, fromFindings, openAnswer } from '../findings.ts';
import { isNegated } from '../negation.ts';
import { type Asked, type DeedAsked, deedsAsked, type EffectAsked } from '../question.ts';
import { forbidding } from '../restrictions/forbidden-acts.ts';
import { applyAll, rule, ruleIf } from '../rule.ts';
import { type ChainLink, cardOf, type Duel, doesOfLink, effectOfLink, type Resolved } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';
import type { Finding } from '../state/finding.ts';
import { activates } from '../turn/activates.ts';
import { destroyedByBattle } from './battle/battle-result.ts';
import { mayConcern, touchesAny } from './relevance.ts';
import { notDone } from './untouched.ts';
import { openDestination } from './where.ts';
import { whyNotTaken } from './why-unaffected.ts';

interface DeedCase {
  readonly card: string;
  readonly deed: DeedAsked;
}

const isDeed = (deed: DeedAsked, { names }: DuelEvent): boolean =>
  names.some(
    (name) =>
      name === deed ||
      (deed === 'banished' && name === 'banished-face-down') ||
      (deed === 'returned-to-deck' && name === 'returned-to-extra-deck') ||
      (deed === 'special-summoned' && isSummonWay(name)),
  );

/** What was done to it, in words. */
export const deedWords = (deed: DeedAsked): string =>
  deed === 'special-summoned' ? 'Special Summoned' : events.term(deed);

/** Where cards go: a card that last went to one of these places was not put into another by the same. */
const destinations: ReadonlySet<DeedAsked> = setOf('banished sent-to-gy returned-to-hand returned-to-deck');

/** It went elsewhere: what became of it last is on the timeline. One rule a place. */
const elsewhereRules = deedsAsked
  .filter((deed) => destinations.has(deed))
  .map((deed) =>
    ruleIf(
      'elsewhere',
      'elsewhere',
      (duel, asked: DeedCase) => {
        if (asked.deed === deed || !destinations.has(asked.deed)) return null;
        const last = duel.timeline.findLast(
          ({ card }) => card?.id === asked.card && card.before.moves !== card.after.moves,
        );
        if (last === undefined || !isDeed(deed, last) || last.doubt !== undefined) return null;
        const facts = { card: cardOf(duel, asked.card).model.name, deed: deedWords(deed) };
        return { facts, event: last.index };
      },
      eventRules[deed],
    ),
  );

/** What would follow from a bond does not, as the other card was lost otherwise than its text asks. */
const bondUnmet = ruleIf('effect/continuous-starts bond', 'unmet', (duel, { card, deed }: DeedCase) => {
  const by = unmetBond(duel, card, deed);
  return by === undefined ? null : { facts: { by: by.model.name } };
});

/** An Equip Card that was lost as its monster was turned face-down does nothing to that monster. */
const unequipped = ruleIf('equip/lost-monster', 'turned', (duel, { card, deed }: DeedCase) => {
  const by = unequippedBond(duel, card, deed);
  return by === undefined ? null : { facts: { by: by.model.name, card: cardOf(duel, card).model.name } };
});

/** A text by which the card destroys itself once an effect that targeted it has resolved, and which did not apply then. */
const notAfterTargeted = rule('effect/continuous-stops', (duel, { card: id, deed }: DeedCase) => {
  const card = cardOf(duel, id);
  if (deed !== 'destroyed' || card.place !== 'monster-zone' || duel.battle !== undefined) return null;
  if (!allDone(card.model).some((each) => each.afterTargeted)) return null;
  const [only, ...more] = duel.resolved.filter(({ link }) => link.targets.some((each) => each.id === id));
  const others = duel.resolved.some(({ link }) => only?.link !== link && mayDestroy(duel, link));
  if (only === undefined || more.length > 0 || others) return null;
  if (mayDestroy(duel, only.link)) return null;
  const facts = { card: card.model.name };
  if (only.because === 'activation-negated' || only.because === 'effect-negated')
    return { code: 'was-negated', facts };
  if (only.because !== undefined) return null;
  if (!card.faceUp) return { code: 'face-down', facts };
  return isNegated(duel, card) ? { code: 'negated', facts } : null;
});

const mayDestroy = (duel: Duel, link: ChainLink): boolean => {
  const part = effectOfLink(duel, link);
  return (
    part === undefined ||
    part.does.some(({ do: verb, what }) => (verb === 'destroy' && what !== 'those') || verb === 'described')
  );
};

/** Why a deed was not done, by what was done instead. */
const otherwiseRules = [...elsewhereRules, bondUnmet, unequipped, notAfterTargeted];

const eventOf = (duel: Duel, { card, deed }: DeedCase): DuelEvent | undefined =>
  duel.timeline.findLast((event) => event.card?.id === card && isDeed(deed, event));

/** It stands on the timeline: by the rule of the event, where that is about the deed that is asked about. */
function didHappen(duel: Duel, asked: DeedCase): readonly Finding[] {
  const event = eventOf(duel, asked);
  if (event === undefined) return [];
  const [name] = event.names;
  const about = name === asked.deed || (name !== undefined && isSummonWay(name));
  const rule = about ? event.rule : (ownRule(event) ?? eventRules[asked.deed]);
  if (event.doubt !== undefined) return [{ rule, verdict: 'unknown', code: 'doubt', because: event.doubt }];
  const source = event.by?.source?.card;
  const because =
    source === undefined || source.id === asked.card
      ? 'that is among what happened'
      : event.cause === 'battle'
        ? `the battle with ${source.model.name} did that`
        : `the effect of ${source.model.name} did that`;
  return [{ rule, verdict: 'permits', code: 'did', because, event: event.index }];
}

interface TargetCase extends DeedCase {
  readonly resolved: Resolved;
}

/** It was targeted for it, and was no longer where it was targeted when the effect resolved. */
const targetGone = ruleIf('target/at-resolution', 'gone', (duel, { card, resolved }: TargetCase) => {
  const target = resolved.link.targets.find(({ id }) => id === card);
  const moved = duel.timeline.some(
    (event) =>
      event.card?.id === card &&
      event.index > resolved.link.event &&
      event.card.before.moves === target?.moves &&
      event.card.after.moves !== target.moves,
  );
  if (target === undefined || !moved) return null;
  return { facts: { card: cardOf(duel, card).model.name, by: cardOf(duel, resolved.link.card).model.name } };
});

/** Was this done to the card? It was where the timeline has it, and was not where what would have done it came to nothing. */
export function happenedTo(duel: Duel, { card, deed, after }: Asked<'happened'>): Answer {
  const { name } = cardOf(duel, card).model;
  const words = deedWords(deed);
  const claims = claimsThat(name, 'is', words);
  const did = didHappen(duel, { card, deed });
  const elsewhere = deed === 'sent-to-gy' ? goesElsewhere(duel, { card, deed }) : undefined;
  if (elsewhere !== undefined) return openAnswer(claims.open, [`where "${elsewhere}" takes it`], []);
  if (did.length > 0) return fromFindings(did, claims);
  if (after === 'battle' && deed === 'destroyed' && duel.battle !== undefined)
    return destroyedByBattle(duel, card);
  if (duel.chain.length === 0) {
    const otherwise = applyAll(otherwiseRules, duel, { card, deed });
    if (otherwise.length > 0) return fromFindings(otherwise, claims);
  }
  // What an effect does to "those" is done to what it dealt with before: to the card that it negated.
  const able = duel.resolved.filter(
    (each) =>
      instructionsOf(duel, each.link, deed).some(({ what }) => what !== 'those') ||
      isSparedBy(duel, card, each),
  );
  const aimed = able.filter(({ link }) => link.targets.some(({ id }) => id === card));
  const doing = aimed.length > 0 ? aimed : able;
  if (doing.length === 0) {
    const not = applyAll([notDone], duel, { card: cardOf(duel, card), deed: words });
    if (not.length > 0) return fromFindings(not, claims);
  }
  if (doing.length === 0 || duel.chain.length > 0)
    return openAnswer(claims.open, [`by what ${name} would be ${words}`], []);
  const why = doing.map((resolved) => whyNot(duel, { card, deed, resolved }));
  if (why.every((each) => each.length > 0)) return fromFindings(why.flat(), claims);
  // Effects that were played whole have done what is on the timeline, and nothing else.
  const left = duel.missing.some(
    (each) =>
      each.forced ||
      ((mayConcern(duel, each, card) || doing.some(({ link }) => link.card === each.card)) &&
        touchesAny(each, ['place'])),
  );
  const not = left ? [] : applyAll([notDone], duel, { card: cardOf(duel, card), deed: words });
  if (not.length > 0) return fromFindings([...why.flat(), ...not], claims);
  return openAnswer(
    claims.open,
    [doing.length > 1 ? `by what ${name} would be ${words}` : `why ${name} is not ${words}`],
    [],
  );
}

/** Was the effect of this link about to be done to the card, and kept from it? */
const isSparedBy = ({ spared = [] }: Duel, card: string, { chain, link }: Resolved): boolean =>
  spared.some((each) => each.card === card && each.chain === chain && each.link === link.number);

/** The words by which a card that was lost may have gone elsewhere than to the GY. */
function goesElsewhere(duel: Duel, asked: DeedCase): string | undefined {
  const event = eventOf(duel, asked);
  return event === undefined ? undefined : openDestination(duel, event);
}

/** Why an effect that does it has not done it to this card; nothing where that is not known. */
function whyNot(duel: Duel, asked: TargetCase): readonly Finding[] {
  const { resolved } = asked;
  if (!resolved.applied) return applyAll(resultRules, duel, { resolved });
  const gone = applyAll([targetGone], duel, asked);
  if (gone.length > 0) return gone;
  const does = instructionsOf(duel, resolved.link, asked.deed);
  return whyNotTaken(duel, { card: cardOf(duel, asked.card), resolved, does });
}

/** What the effect of a link does of this sort. */
const instructionsOf = (duel: Duel, link: Resolved['link'], deed: DeedAsked): readonly Instruction[] =>
  doesOfLink(duel, link).filter(({ do: verb }) => {
    const event = verbFacts[verb].event;
    return event === deed || (deed === 'special-summoned' && event !== undefined && isSummonWay(event));
  });

/** Did the effect of this card's last Chain Link do that when it resolved? */
export function effectDid(duel: Duel, { card, does }: Asked<'effect-does'>): Answer {
  const { name } = cardOf(duel, card).model;
  const claims = claimsOf(`the effect of ${name} does that`, `the effect of ${name} does not do that`);
  const resolved = duel.resolved.findLast(({ link }) => link.card === card);
  if (resolved === undefined) return wouldDo(duel, card, does, claims);
  const part = effectOfLink(duel, resolved.link);
  if (part === undefined) return openAnswer(claims.open, [`whether the effect of ${name} resolved`], []);
  const all = part.does.filter((each) => isIt(each, does));
  const isPaid = all.length === 0 && part.cost.some((each) => isIt(each, does));
  if (isPaid) return fromFindings(applyAll([paidForIt], duel, { resolved }), claims);
  if (all.length === 0) return openAnswer(claims.open, [`what of the effect of ${name} is meant`], []);
  const findings: readonly Finding[] = applyAll(resultRules, duel, { resolved });
  if (!resolved.applied) return fromFindings(findings, claims);
  const missing = duel.missing.filter((each) => each.card === card).map(({ words }) => words);
  if (duel.timeline.some((event) => isDone(event, resolved, does))) {
    const bars = barsDeed(duel, resolved, part.does);
    if (bars === undefined) return fromFindings(findings, claims);
    return openAnswer(claims.open, [`what "${bars}" makes of it`], []);
  }
  const not = missing.length === 0 ? applyAll([notAmongDone], duel, { resolved }) : [];
  if (not.length > 0) return fromFindings(not, claims);
  return openAnswer(claims.open, missing.length > 0 ? missing : [`what the effect of ${name} did`], []);
}

/** What is paid to activate it is paid whatever becomes of it then. */
const paidForIt = ruleIf(
  'cost/paid-at-activation',
  'paid',
  (duel, { resolved }: { readonly resolved: Resolved }) => ({
    facts: { card: cardOf(duel, resolved.link.card).model.name },
  }),
);

/** All that the effect did was played, and this was none of it: its case did not hold, or its player did not do it. */
const notAmongDone = ruleIf(
  'chain/written-order',
  'not-done',
  (duel, { resolved }: { readonly resolved: Resolved }) =>
    duel.chain.length > 0 ? null : { facts: { card: cardOf(duel, resolved.link.card).model.name } },
);

/** The words of a face-up card that may let its player not do a part of the effect, with cards that nobody named. */
const barsDeed = (duel: Duel, { link }: Resolved, does: readonly Instruction[]): string | undefined =>
  forbidding(
    duel,
    link.player,
    does.map(({ do: verb }) => verb),
  ).find(({ by }) => by.id !== link.card && isField(by.place))?.words;

/** What is destroyed may be banished by the same words. */
const isIt = ({ do: verb, to }: Instruction, does: EffectAsked): boolean =>
  verb === does || (does === 'banish' && verb === 'destroy' && to === 'banished');

/** By the Trigger Effect of the card that would do it: it is activated, and not negated when it resolves. */
function wouldDo(duel: Duel, card: string, does: EffectAsked, claims: Claims): Answer {
  const { name, parts } = cardOf(duel, card).model;
  const having = parts.flatMap((part, at) =>
    isActivated(part) && part.does.some((each) => isIt(each, does)) ? [{ part, at }] : [],
  );
  const [only, other] = having;
  if (only === undefined || other !== undefined || !isTrigger(only.part))
    return openAnswer(claims.open, [`which effect of ${name} is meant`], []);
  const answer = activates(duel, card, only.at);
  const negated = answer.findings.find(({ rule: each }) => each === 'trigger/negated-effect');
  if (answer.answer !== 'yes' || negated === undefined) return answer;
  return { ...answer, answer: 'no', claim: claims.no, deciding: negated };
}

/** Does the timeline have it that this link did that, to cards that were named or surely to others? */
function isDone(event: DuelEvent, { link, chain }: Resolved, does: EffectAsked): boolean {
  const { stage, names, unsure, by } = event;
  const here = stage.in === 'resolution' && stage.chain === chain && stage.link === link.number;
  if (!here || unsure || by?.card !== link.card) return false;
  const wanted = verbFacts[does].event;
  if (does === 'special-summon-token') return names.some(isSummonWay);
  if (wanted !== undefined && names.includes(wanted)) return true;
  return event.perhaps?.[0] === wanted;
}
