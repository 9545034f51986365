import { isMandatory, isTrigger, triggerEvents } from '../../card-model/activated.ts';
import type { Aspect } from '../../card-model/aspects.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import type { Part } from '../../card-model/part.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import type { EventName } from '../../vocabulary/events.ts';
import { isField } from '../../vocabulary/places.ts';
import { reaches } from '../continuous/protections.ts';
import type { Answer } from '../findings.ts';
import { type Asked, dependsOn, type Question } from '../question.ts';
import { type Card, cardOf, type Duel } from '../state/duel.ts';
import { activates } from '../turn/activates.ts';

/**
 * What is so as far as it holds: where a mandatory effect has been triggered, or may have been, that changes it, and nobody
 * told that it resolved, it is not settled (rule trigger/mandatory-cannot-miss). ATK and DEF are asked of the moment itself;
 * where cards are, how they lie and LP of the time after it, once the teller has gone on to another phase.
 * @param answer what the state of the Duel says without that effect
 */
export function whileWaiting(duel: Duel, question: Question, answer: Answer): Answer {
  if (answer.answer === 'cannot tell' || duel.chain.length > 0) return answer;
  const source = Object.values(duel.cards).find((each) =>
    question.ask === 'stats' || question.ask === 'rating'
      ? waits(duel, cardOf(duel, question.card), each, dependsOn(question.ask).aspects)
      : question.ask === 'happened'
        ? answer.answer === 'no' && doesToItself(duel, question, each)
        : waitsSince(duel, question, each) ||
          (answer.answer === 'yes' && forbidsSummon(duel, question, each)),
  );
  if (source === undefined) return answer;
  const words = `whether the effect of ${source.model.name} that was triggered has resolved`;
  return { ...answer, answer: 'cannot tell', claim: 'this is not settled', missing: [words] };
}

/** Does a mandatory effect of this card wait, or may it, that changes that of the monster: its ATK, its Level? */
function waits(duel: Duel, monster: Card, source: Card, aspects: readonly Aspect[]): boolean {
  const own = source.id === monster.id;
  if (monster.place !== 'monster-zone' || !monster.faceUp) return false;
  const there = own || (isField(source.place) && source.faceUp);
  return source.model.parts.some((part, number) => {
    if (part.kind !== 'trigger' || !isMandatory(part)) return false;
    // What is done "each time" is done at once, and stays done when its card has left.
    const atOnce = part.word === 'each-time' && isMet(duel, source, number);
    const given = wasMaterial(duel, source) && mayBeOf(duel, part.unreadEvents);
    if (!there && !atOnce && !given) return false;
    const changes = part.does.some(
      ({ do: verb, what, delayed, touches }) =>
        (verb.startsWith('change-') &&
          meets(verbFacts[verb].touches, aspects) &&
          (what === 'this') === own &&
          delayed === undefined) ||
        (verb === 'described' && meets(touches, aspects)),
    );
    // Of what was done to it nobody can say whether that is what such an effect answers.
    if (part.unreadTiming !== undefined && wasDealtWith(duel, monster.id)) return own || changes;
    if (part.unreadTiming !== undefined && (own || given)) return changes && mayBeOf(duel, part.unreadEvents);
    if (part.on.length === 0) return false;
    if (!changes || isPlayed(duel, source, number)) return false;
    return atOnce || activates(duel, source.id, number).answer !== 'no';
  });
}

const meets = (touches: readonly Aspect[] = [], aspects: readonly Aspect[]): boolean =>
  touches.some((each) => aspects.includes(each));

/** Is the card that is asked about the one whose effect was triggered that does that to it, if it is used? */
const doesToItself = (duel: Duel, { card, deed }: Asked<'happened'>, { id, model }: Card): boolean =>
  id === card &&
  model.parts.some(
    (part, number) =>
      isTrigger(part) &&
      part.does.some(({ do: verb, what }) => what === 'this' && verbFacts[verb].event === deed) &&
      !isPlayed(duel, cardOf(duel, card), number) &&
      activates(duel, card, number).answer !== 'no',
  );

const isMet = ({ waiting }: Duel, { id }: Card, number: number): boolean =>
  waiting.some(({ card, part }) => card === id && part === number);

/** Was the card used for a Summon? A monster that was Summoned with it may have an effect that its text gives. */
const wasMaterial = ({ timeline }: Duel, { id }: Card): boolean =>
  timeline.some(
    ({ names, card }) =>
      card?.id === id && (names.includes('used-as-material') || names.includes('became-xyz-material')),
  );

const isPlayed = ({ resolved }: Duel, { id }: Card, number: number): boolean =>
  resolved.some(({ link }) => link.card === id && link.part === number);

/** Has anything happened to the card, or was anything equipped to it? */
const wasDealtWith = ({ timeline }: Duel, id: string): boolean =>
  timeline.some(({ card }) => card?.id === id || card?.after.equippedTo === id);

/** Does a mandatory effect of this card wait that may forbid the player the Summon that is asked about? It resolves before that. */
function forbidsSummon(duel: Duel, question: Question, source: Card): boolean {
  const { asks, aspects } = dependsOn(question.ask);
  if (asks !== 'may' || question.ask === 'can-activate') return false;
  const named = 'player' in question ? question.player : undefined;
  const id = 'card' in question ? question.card : undefined;
  const actor = named ?? (id === undefined ? undefined : duel.cards[id]?.controller);
  return source.model.parts.some(
    (part, number) =>
      isTrigger(part) &&
      isMandatory(part) &&
      isMet(duel, source, number) &&
      part.does.some(
        ({ bans, who, delayed }) =>
          bans?.summons !== undefined &&
          aspects.includes('summon') &&
          delayed === undefined &&
          (who === undefined || who === 'both' || (who === 'you') === (actor === source.controller)),
      ),
  );
}

type TriggerPart = Extract<Part, { kind: 'trigger' | 'flip' }>;

/** The same of a card of which more is asked, and of LP. */
function waitsSince(duel: Duel, question: Question, source: Card): boolean {
  const gone = duel.timeline.findLastIndex(({ names }) => names.includes('phase-changed'));
  const { since, aspects } = dependsOn(question.ask);
  const isOver = gone >= 0 && duel.battle === undefined;
  if (!since || (!isOver && question.ask !== 'lp')) return false;
  const card = 'card' in question && question.card !== undefined ? cardOf(duel, question.card) : undefined;
  return source.model.parts.some(
    (part, number) =>
      isTrigger(part) &&
      isMandatory(part) &&
      !isPlayed(duel, source, number) &&
      part.does.some((each) => changes(duel, source, part, each, card, aspects)) &&
      mayHaveBeenMet(duel, source, part, number, gone),
  );
}

function changes(
  duel: Duel,
  source: Card,
  part: TriggerPart,
  { do: verb, what, may, delayed, touches }: Instruction,
  card: Card | undefined,
  aspects: readonly Aspect[],
): boolean {
  const touched = verbFacts[verb].touches ?? touches ?? [];
  if (may || delayed !== undefined || !meets(touched, aspects)) return false;
  if (card === undefined) return true;
  const of = typeof what === 'object' && 'target' in what ? part.targets[what.target] : what;
  return of === undefined
    ? isField(card.place)
    : reaches(duel, source, of, card) !== 'no' && isField(card.place);
}

function mayHaveBeenMet(duel: Duel, source: Card, part: TriggerPart, number: number, until: number): boolean {
  if ('phase' in part && part.phase !== undefined)
    return duel.waiting.some(
      ({ card, part: at, phase }) => card === source.id && at === number && phase !== duel.phase,
    );
  if (!('unreadTiming' in part) || part.unreadTiming === undefined)
    return triggerEvents(part).length > 0 && activates(duel, source.id, number).answer !== 'no';
  return (
    isField(source.place) &&
    source.faceUp &&
    mayBeOf({ ...duel, timeline: duel.timeline.slice(0, until < 0 ? undefined : until) }, part.unreadEvents)
  );
}

/** Of words that were not read as an event, one of those that they may be has to have happened. */
const mayBeOf = ({ timeline }: Duel, events: readonly EventName[] | undefined): boolean =>
  timeline.some(({ names }) =>
    names.some((each) => (events === undefined ? each !== 'phase-changed' : events.includes(each))),
  );
