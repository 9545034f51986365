import { answeredEvents } from '../../card-model/activated.ts';
import { type Verb, verbFacts } from '../../card-model/verbs.ts';
import { perhapsNegatedBy } from '../activation-negation.ts';
import { type Answer, leftOpen } from '../findings.ts';
import { dependsOn, type Question } from '../question.ts';
import { type ChainLink, cardOf, type Duel, effectOfLink, type Player } from '../state/duel.ts';
import { isIdle } from '../state/missing.ts';
import { conditionMet } from '../trigger/condition-met.ts';
import { ifCannotMiss, mandatoryCannotMiss } from '../trigger/missed-timing.ts';
import { mayConcern, mayForbid, mayHaveChanged, touchesAny } from './relevance.ts';

/** Rules by which something is not so wherever the card has come to, and whatever else has happened. */
const lasting: ReadonlySet<string> = new Set([
  'limit/once-per-turn-used',
  'chain/spell-speed',
  'wording/summon-lock',
  ifCannotMiss.id,
  mandatoryCannotMiss.id,
]);

const wordsOf = (all: Duel['missing']): readonly string[] => [...new Set(all.map(({ words }) => words))];

/** The answer as far as it holds: what an effect may have done to the card, and was not said or played, leaves it open. */
export function whileMissing(duel: Duel, question: Question, answer: Answer): Answer {
  const { judges, aspects, asks, negatedIs, ofLink, forbids, bound, about } = dependsOn(question.ask);
  const card = 'card' in question ? question.card : undefined;
  const isUnnegated = negatedIs !== undefined && answer.answer === (negatedIs === 'yes' ? 'no' : 'yes');
  if (isUnnegated && card !== undefined) {
    const link = duel.resolved.findLast((each) => each.link.card === card)?.link;
    const event = link === undefined ? undefined : duel.timeline[link.event];
    const by = perhapsNegatedBy(duel, cardOf(duel, card), event);
    if (by !== undefined)
      return leftOpen(
        answer,
        [`whether the text of ${by.model.name} negates it`],
        `whether the effect of ${cardOf(duel, card).model.name} is applied is not settled`,
      );
  }
  if (duel.missing.length === 0) return answer;
  if (answer.answer === 'cannot tell')
    return { ...answer, missing: [...new Set([...answer.missing, ...wordsOf(duel.missing)])] };
  const forced = duel.missing.filter((each) => each.forced);
  if (forced.length > 0) return leftOpen(answer, wordsOf(forced));
  const answered = openOfAnswered(duel, answer);
  if (answered.length > 0) return leftOpen(answer, wordsOf(answered), 'what it answers is not settled');
  const stays = forbids === 'stays' && answer.deciding?.verdict === 'forbids';
  if (judges === 'missing' || (stays && !mayHaveHappened(duel, answer, card))) return answer;
  if (card === undefined) {
    const cards = about === 'battlers' ? [duel.battle?.attacker.id, duel.battle?.target?.id] : [];
    // What is not known of cards that do not fight bears on no attack.
    const met = duel.missing.filter(
      (each) =>
        (touchesAny(each, about === 'battlers' ? ['attack'] : aspects) &&
          !(asks === 'fact' && isIdle(duel, each) && duel.battle === undefined)) ||
        (cards.some((id) => id !== undefined && each.may.includes(id)) && touchesAny(each, aspects)),
    );
    return met.length === 0 ? answer : leftOpen(answer, wordsOf(met));
  }
  if (ofLink && duel.resolved.some(({ link }) => link.card === card))
    return whileNegatable(duel, card, answer, negatedIs);
  const { rule = '', code } = answer.deciding ?? {};
  if (answer.answer === 'no' && (lasting.has(rule) || code === 'locked')) return answer;
  const asked = answer.read.flatMap((each) => effectOfLink(duel, each) ?? []);
  const actor = actorOf(duel, question, card);
  const binds = (each: Duel['missing'][number]): boolean => {
    if (actor !== undefined && each.players?.includes(actor) === false) return false;
    if (asks === 'may' && aspects.includes('attack'))
      return each.bound?.includes(card) !== false && each.battleRead !== true && touchesAny(each, ['attack']);
    // What only binds gives no activation, and no Summon, that there is not. Of a whole sentence it is not known what it forbids.
    const isBound = each.bound?.includes(card) !== false && touchesAny(each, aspects);
    const plain =
      question.ask === 'can-activate' || (each.players !== undefined && aspects.includes('activation'));
    return answer.answer !== 'no' && (isBound || (plain && mayForbid(each, card, asked)));
  };
  // What has happened stays so, whatever was done later.
  const since = question.ask === 'happened' && answer.answer === 'yes' ? answer.deciding?.event : undefined;
  const met = duel.missing.filter(
    (each) =>
      (since === undefined || (each.at ?? 0) <= since) &&
      ((bound && each.binds === true && binds(each)) ||
        (mayConcern(duel, each, card) && mayHaveChanged(duel, each, question.ask, card))),
  );
  if (met.length === 0) return answer;
  const { name } = duel.cards[card]?.model ?? { name: 'the card' };
  return leftOpen(answer, wordsOf(met), `what has become of ${name} is not settled`);
}

/** Who would do what is asked: the player who was named, or of the card by which it is done, or of this one. */
function actorOf({ cards }: Duel, question: Question, card: string): Player | undefined {
  if (question.ask === 'can-be-targeted') return cards[question.by ?? '']?.controller;
  const named = 'player' in question ? question.player : undefined;
  const by = question.ask === 'special-summon' ? question.by : undefined;
  return named ?? cards[by ?? card]?.controller;
}

/** An effect of which nothing was said may have done what a Trigger Effect answers; of its own card, not what happened to that since. */
function mayHaveHappened(
  { missing, timeline, cards }: Duel,
  { deciding, read }: Answer,
  card: string | undefined,
): boolean {
  const watches = read.some(({ card: id, part: at }) => {
    const part = cards[id]?.model.parts[at];
    return part !== undefined && answeredEvents(part).some(({ of }) => of !== 'this');
  });
  const isLater = (at: number) => timeline.some((event) => event.index > at && event.card?.id === card);
  return (
    deciding?.rule === conditionMet.id &&
    missing.some(({ whole, at = 0 }) => whole && (watches || !isLater(at)))
  );
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
const mayNegate = (verb: Verb): boolean =>
  verb === 'described' || verbFacts[verb].touches?.includes('negation') === true;

/** A Chain Link that resolved before it may have negated it (rule negate/effect), where that could not be played. */
function whileNegatable(
  duel: Duel,
  card: string,
  answer: Answer,
  negatedIs: 'yes' | 'no' | undefined,
): Answer {
  if (answer.answer === negatedIs) return answer;
  const at = duel.resolved.findLastIndex(({ link }) => link.card === card);
  const before = duel.resolved
    .slice(0, Math.max(at, 0))
    .filter(({ link, applied, told }) => applied && told !== true && couldNegate(duel, link))
    .map(({ link }) => link.card);
  const met = duel.missing.filter((each) => before.includes(each.card) && each.may.includes(card));
  const is = negatedIs === 'no' ? 'applied' : 'negated';
  const claim = `whether the effect of ${cardOf(duel, card).model.name} is ${is} is not settled`;
  return met.length === 0 ? answer : leftOpen(answer, wordsOf(met), claim);
}

function couldNegate(duel: Duel, link: ChainLink): boolean {
  const part = effectOfLink(duel, link);
  return part === undefined || part.does.some(({ do: verb }) => mayNegate(verb));
}

/** Does it hang on what was told to be activated whether that can be? */
export const hangsOnTold = ({ ask }: Question): boolean => dependsOn(ask).apart !== true;

/** The answer where an effect was told to target what cannot be targeted (rule target/protection-comes-late). */
export function afterUnlawful(duel: Duel, question: Question, answer: Answer): Answer {
  const { unlawful = [] } = duel;
  const { apart, ofDeed } = dependsOn(question.ask);
  // What negates it does so whether or not it can be activated itself.
  const isNegated =
    question.ask === 'negated' && answer.answer === 'yes' && unlawful.every(({ by }) => by === question.card);
  if (unlawful.length === 0 || apart || isNegated) return answer;
  const name = (id: string) => cardOf(duel, id).model.name;
  const never = unlawful.find(({ whatever }) => whatever);
  if (never !== undefined && answer.answer !== 'cannot tell') {
    const what = `${never.whatever === 'declared' ? 'an attack of ' : ''}${name(never.by)}`;
    if (question.ask === 'chain-result' && never.whatever === 'activated') {
      const claim = `${what} cannot be activated there`;
      return { ...answer, answer: claim, claim, findings: [never.finding], deciding: never.finding };
    }
    const claim = `what comes of ${what} is open, as it cannot be ${never.whatever} there`;
    return { ...leftOpen(answer, [`${claim}: ${never.finding.because}`], claim), deciding: never.finding };
  }
  const card = 'card' in question ? question.card : undefined;
  const found = unlawful.find((each) => each.card === card || each.by === card);
  if (card === undefined || found === undefined) return answer;
  const { finding } = found;
  if (found.card === card && ofDeed && answer.answer !== 'yes') return answer;
  if (found.card === card && ofDeed && finding.verdict === 'forbids') {
    const claim = `${name(found.by)} cannot target ${name(card)}`;
    return { ...answer, answer: 'no', claim, findings: [finding], deciding: finding };
  }
  return answer.answer === 'cannot tell' ? answer : leftOpen(answer, [finding.because]);
}
