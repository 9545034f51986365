import { isActivated } from '../../card-model/activated.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import { perhapsNegatedBy } from '../activation-negation.ts';
import type { Answer } from '../findings.ts';
import { dependsOn, type Question } from '../question.ts';
import { type ChainLink, cardOf, type Duel } from '../state/duel.ts';
import { conditionMet } from '../trigger/condition-met.ts';
import { ifCannotMiss, mandatoryCannotMiss } from '../trigger/missed-timing.ts';
import { mayForbid, mayHaveChanged, touchesAny } from './relevance.ts';

/** Rules by which an effect cannot miss its timing. */
const cannotMiss: ReadonlySet<string> = new Set([ifCannotMiss.id, mandatoryCannotMiss.id]);

/** Rules that forbid an activation or a Summon wherever the card has come to. */
const lasting: ReadonlySet<string> = new Set([
  'limit/once-per-turn-used',
  'chain/spell-speed',
  'wording/summon-lock',
]);

/**
 * The answer as far as it holds: where an effect may have dealt with the card, and how was not said or is not played,
 * nobody can tell what the card is now. An answer that is open anyway says what is missing besides.
 */
export function whileMissing(duel: Duel, question: Question, answer: Answer): Answer {
  const applied = answer.answer === 'yes' && (question.ask === 'resolves' || question.ask === 'effect-does');
  const not = question.ask === 'negated' || question.ask === 'fizzles';
  if (applied || (answer.answer === 'no' && not && 'card' in question)) {
    const link = duel.resolved.findLast((each) => each.link.card === question.card)?.link;
    const event = link === undefined ? undefined : duel.timeline[link.event];
    const by = perhapsNegatedBy(duel, cardOf(duel, question.card), event);
    if (by !== undefined) return perhapsNegated(duel, question.card, by.model.name, answer);
  }
  if (duel.missing.length === 0) return answer;
  const words = (all: Duel['missing']) => [...new Set(all.map((each) => each.words))];
  if (answer.answer === 'cannot tell')
    return { ...answer, missing: [...new Set([...answer.missing, ...words(duel.missing)])] };
  const forced = duel.missing.filter((each) => each.forced);
  if (forced.length > 0)
    return { ...answer, answer: 'cannot tell', claim: 'this is not settled', missing: words(forced) };
  // An attack that was stopped stays so.
  if (question.ask === 'attack-goes' && answer.deciding?.verdict === 'forbids') return answer;
  const { judges, aspects } = dependsOn(question.ask);
  if (judges === 'missing') return answer;
  if (!('card' in question) || question.card === undefined) {
    // What is not known of cards that do not fight bears on no attack.
    const fight = question.ask === 'attack-goes' ? [duel.battle?.attacker.id, duel.battle?.target?.id] : [];
    const met = duel.missing.filter(
      (each) =>
        touchesAny(each, fight.length > 0 ? ['attack'] : aspects) ||
        (fight.some((id) => id !== undefined && each.may.includes(id)) && touchesAny(each, aspects)),
    );
    return met.length === 0
      ? answer
      : { ...answer, answer: 'cannot tell', claim: 'this is not settled', missing: words(met) };
  }
  if (question.ask === 'resolves') return whileNegatable(duel, question.card, answer, 'no');
  if (question.ask === 'fizzles') return whileNegatable(duel, question.card, answer, 'yes');
  if (question.ask === 'negated' && duel.resolved.some(({ link }) => link.card === question.card))
    return whileNegatable(duel, question.card, answer, 'yes');
  // What cannot miss its timing cannot, whatever else has happened.
  if (question.ask === 'misses-timing' && cannotMiss.has(answer.deciding?.rule ?? '')) return answer;
  const about = openOfAnswered(duel, answer);
  if (about.length > 0)
    return {
      ...answer,
      answer: 'cannot tell',
      claim: 'what it answers is not settled',
      missing: words(about),
    };
  // What has kept an effect from being activated keeps it from that whatever else has happened.
  const activates = question.ask === 'activates' || question.ask === 'who-activates';
  if (activates && answer.answer === 'no') return answer;
  // Neither does it give back a limit that is used up, make an effect faster, or end what was left for the turn.
  const { rule = '', code } = answer.deciding ?? {};
  if (answer.answer === 'no' && (lasting.has(rule) || code === 'locked')) return answer;
  const { card } = question;
  const activation = question.ask === 'can-activate';
  const asked = answer.read.flatMap(({ card: id, part }) => {
    const read = cardOf(duel, id).model.parts[part];
    return read === undefined || !isActivated(read) ? [] : [read];
  });
  const attacks = question.ask === 'can-attack' || question.ask === 'can-attack-directly';
  if (attacks && answer.answer === 'no') return answer;
  const changed = duel.missing.filter((each) => {
    const { may, binds, battleRead, bound } = each;
    const mayBind = binds === true && bound?.includes(card) !== false;
    return (
      (attacks && mayBind && battleRead !== true && touchesAny(each, ['attack'])) ||
      (may.includes(card) && mayHaveChanged(duel, each, question.ask, card)) ||
      // What only binds gives no activation that there is not.
      (activation && binds === true && answer.answer === 'yes' && mayForbid(each, card, asked))
    );
  });
  if (changed.length === 0) return answer;
  const { name } = duel.cards[card]?.model ?? { name: 'the card' };
  return {
    ...answer,
    answer: 'cannot tell',
    claim: `what has become of ${name} is not settled`,
    missing: words(changed),
  };
}

/** What the filter of a Trigger Effect looks at, of the card that something happened to. */
const ofAnswered = ['control', 'kind', 'position'] as const;

/** What was not said before the event by which a Trigger Effect is met, or not met, of the card that it happened to. */
function openOfAnswered(duel: Duel, { answer, findings, deciding }: Answer): Duel['missing'] {
  const found = findings.find(({ rule }) => rule === conditionMet.id);
  const event = found?.event === undefined ? undefined : duel.timeline[found.event];
  const card = event?.card?.id;
  if (event === undefined || card === undefined || (answer === 'no' && deciding !== found)) return [];
  return duel.missing.filter(
    (each) => each.may.includes(card) && (each.at ?? 0) <= event.index && touchesAny(each, ofAnswered),
  );
}

/** What may keep an effect from being applied: negating it, or words that were not read. */
const mayNegate: ReadonlySet<Instruction['do']> = new Set<Instruction['do']>([
  'described',
  'negate-activation',
  'negate-effect',
  'negate-effects',
]);

/**
 * "Is it applied", "is it negated": a Chain Link that resolved before it may have negated it (rule negate/effect), where that could not
 * be played.
 */
function whileNegatable(duel: Duel, card: string, answer: Answer, settled: 'yes' | 'no'): Answer {
  if (answer.answer === settled) return answer;
  const at = duel.resolved.findLastIndex(({ link }) => link.card === card);
  const before = duel.resolved
    .slice(0, Math.max(at, 0))
    .filter(({ link, applied, told }) => applied && told !== true && couldNegate(duel, link))
    .map(({ link }) => link.card);
  const about = duel.missing.filter((each) => before.includes(each.card) && each.may.includes(card));
  if (about.length === 0) return answer;
  const { name } = cardOf(duel, card).model;
  return {
    ...answer,
    answer: 'cannot tell',
    claim: `whether the effect of ${name} is ${settled === 'no' ? 'applied' : 'negated'} is not settled`,
    missing: [...new Set(about.map(({ words }) => words))],
  };
}

function couldNegate(duel: Duel, { card, part }: ChainLink): boolean {
  const { parts } = cardOf(duel, card).model;
  const played = part === undefined ? undefined : parts[part];
  return (
    played === undefined || !isActivated(played) || played.does.some(({ do: verb }) => mayNegate.has(verb))
  );
}

const perhapsNegated = (duel: Duel, card: string, by: string, answer: Answer): Answer => ({
  ...answer,
  answer: 'cannot tell',
  claim: `whether the effect of ${cardOf(duel, card).model.name} is applied is not settled`,
  missing: [`whether the text of ${by} negates it`],
});
