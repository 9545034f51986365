import { isTrigger, triggerEvents } from '../../card-model/activated.ts';
import type { TriggerEffect } from '../../card-model/part.ts';
import { isField } from '../../vocabulary/places.ts';
import { continuousForbids, continuousMayForbid } from '../activation/forbidden-by.ts';
import { takenForGranted } from '../activation/taken-for-granted.ts';
import { type Answer, fromFindings } from '../findings.ts';
import { viewFrom } from '../fits.ts';
import { applyAll, outcome, type Rule, rule, ruleIf } from '../rule.ts';
import { type Card, cardOf, type Duel, type Player } from '../state/duel.ts';
import type { Finding } from '../state/finding.ts';
import { isOfPhase, nearestMiss, phaseConditions } from '../trigger/condition-met.ts';
import { differences } from '../trigger/matches.ts';
import { casesOf, type TriggerCase } from '../trigger/trigger-case.ts';
import { triggerRules } from '../trigger/trigger-rules.ts';

/** A card without a Trigger Effect has nothing to activate. */
const hasTrigger = rule('trigger/what', (_, { card, part }: { card: Card; part: number | undefined }) => {
  const { parts, facts, name } = card.model;
  if (triggersOf(card, part).length > 0) return null;
  const words = unreadWords(card);
  if (words !== undefined) return { code: 'partly-read', facts: { card: name, words } };
  const unread = facts.cardType === 'monster' && facts.abilities.includes('Effect') && parts.length === 0;
  return { code: unread ? 'not-read' : 'none', facts: { card: name } };
});

/** A sentence of the card that was not read, and may be a Trigger Effect that answers what happened. */
const unreadTrigger = ruleIf('trigger/what', 'partly-read', (_, { card }: { card: Card }) => {
  const words = unreadWords(card);
  return words === undefined ? null : { facts: { words } };
});

const unreadWords = ({ model }: Card): string | undefined =>
  model.parts.flatMap((part) => (part.kind === 'unread' ? [part.reads] : []))[0];

/** The rules that a card must pass before its Trigger Effects are judged. */
export const hasTriggerRules: readonly Rule<{ card: Card; part: number | undefined }>[] = [
  hasTrigger,
  unreadTrigger,
];

/** The numbers of the card's Trigger Effects, or of the one that is asked about. */
const triggersOf = ({ model }: Card, part: number | undefined): readonly number[] =>
  model.parts.flatMap((each, index) =>
    isTrigger(each) && (part === undefined || part === index) ? [index] : [],
  );

/** Is a Trigger Effect of this card activated now? The likeliest of its effects answers, or the one that was named. */
export function activates(duel: Duel, id: string, part: number | undefined): Answer {
  const card = cardOf(duel, id);
  const { name } = card.model;
  const numbers = triggersOf(card, part);
  const none = hasTrigger.apply(duel, { card, part });
  if (none !== null) return fromFindings([none], claims(name, undefined));
  const judged = numbers
    .flatMap((number) => casesOf(duel, id, number))
    .map((each) => ({ each, findings: [...applyAll(triggerRules, duel, each), ...otherTexts(duel, each)] }));
  const [best] = judged.toSorted(
    (a, b) => rank(a) - rank(b) || nearness(duel, b) - nearness(duel, a) || usedFor(a) - usedFor(b),
  );
  if (best === undefined) throw new Error('a Trigger Effect without a case');
  const named = part !== undefined || outcome(best.findings) === 'permits';
  const open = named ? null : unreadTrigger.apply(duel, { card });
  // What was not read counts before an effect that was read and does not answer.
  const findings = open === null ? best.findings : [open];
  const answer = fromFindings(findings, claims(name, best.each.effect));
  return { ...answer, ...grantedFor(duel, best.each), read: [{ card: id, part: best.each.part }] };
}

/** What texts of other cards that apply make of an activation, whatever the effect answers. */
const otherTexts = (duel: Duel, { card, part, effect }: TriggerCase): readonly Finding[] =>
  applyAll([continuousForbids, continuousMayForbid], duel, { card, part, effect, player: playerOf(card) });

/** Who activates it: the player who controls the card now, or, off the field, its owner. */
export function whoActivates(duel: Duel, id: string, part: number | undefined): Answer {
  const answer = activates(duel, id, part);
  if (answer.answer !== 'yes') return answer;
  const card = cardOf(duel, id);
  const took = answer.findings.find(({ rule: each }) => each === 'trigger/control-changed');
  const player = playerOf(card);
  const why = took === undefined ? 'its player' : 'the player who took control of it';
  return {
    ...answer,
    answer: `${player}, ${why}`,
    claim: `${player}, ${why}, activates the effect of ${card.model.name}`,
    deciding: took ?? answer.deciding,
  };
}

/** Whoever controls it, or, off the field, its owner. */
const playerOf = (card: Card): Player => (isField(card.place) ? card.controller : card.owner);

interface Judged {
  readonly each: TriggerCase;
  readonly findings: ReturnType<typeof applyAll>;
}

/** Was it activated for this event already? Then another event that it answers says more. */
const usedFor = ({ findings }: Judged): number =>
  findings.some(({ rule: id, verdict }) => id === 'trigger/collected' && verdict === 'forbids') ? 1 : 0;

/** The best answer first: activates, then open, then an effect whose event did happen, then the rest. */
function rank({ each, findings }: Judged): number {
  const verdict = outcome(findings);
  if (verdict === 'permits') return 0;
  if (verdict === 'unknown' && each.effect.unreadTiming !== undefined) return 1;
  if (each.met !== undefined) return verdict === 'unknown' ? 1 : 2;
  return verdict === 'unknown' ? 4 : 3;
}

/** How near what happened came to what the effect answers: of several that do not answer it, the nearest says why. */
function nearness(duel: Duel, { each: { card, effect, met } }: Judged): number {
  if (met !== undefined) return differences.length;
  const miss = nearestMiss(duel, triggerEvents(effect), viewFrom(card));
  return miss === undefined ? -1 : differences.indexOf(miss.differs);
}

/** What an activation needs besides its event, and what nobody said: taken for granted, and told. */
function grantedFor(duel: Duel, { card, part, effect, met }: TriggerCase): Pick<Answer, 'assumed' | 'usual'> {
  if (met === undefined) {
    const judged = isOfPhase(effect) ? phaseConditions(duel, card, effect) : undefined;
    return { assumed: (judged ?? []).flatMap(({ assumed }) => assumed ?? []) };
  }
  // Whether it is activated is asked without a board: what it takes is there, and what its text asks for besides is told.
  const asked = { card, part, effect, player: playerOf(card), granted: true } as const;
  const { assumed, usual } = takenForGranted(duel, asked);
  const judged = met.waiting.judged ? effect.conditions : [];
  return { assumed: [...met.waiting.assumed, ...assumed.filter((words) => !judged.includes(words))], usual };
}

const claims = (name: string, effect: TriggerEffect | undefined) => ({
  yes: effect?.mandatory
    ? `the effect of ${name} must be activated`
    : `the effect of ${name} can be activated`,
  no: `the effect of ${name} is not activated`,
  open: `whether the effect of ${name} is activated is not settled`,
});
