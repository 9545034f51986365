import { answeredEvents, doesDo, effectsOf, isActivated, isForLater } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { ActivatedEffect, Part } from '../../card-model/part.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { deedsAsked } from '../../engine/question.ts';
import { defined } from '../../platform/defined.ts';
import type { Books } from '../../situations/rule-on.ts';
import { ruleOnUsual } from '../../situations/usual/rule-on-usual.ts';
import { type UsualQuestion, usualQuestions } from '../../situations/usual/usual-board.ts';
import type { Verdict } from '../../situations/verdict.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import { anyMonster } from '../names/kind-of-monster.ts';
import { entriesOf } from '../text/senses.ts';
import { awayOf, isOfText, ruleOnText } from './by-text.ts';
import { bringsOthers } from './forbids.ts';
import { negatesAnswered, negatesBy, negatesSummons } from './negates-by.ts';
import type { ShortCard, ShortQuestion } from './short-question.ts';

/**
 * Rules on a short question by the usual board that it stands for, or by how the text of a card is read. Undefined where
 * there is none: then more has to be told.
 */
export function ruleOnShort(short: ShortQuestion, books: Books, ruleset: Ruleset): Verdict | undefined {
  const { asks, card } = short;
  if (asks === 'negates-summon')
    return (
      ruleOnText(asks, card, books, ruleset) ??
      (negatesSummons(card.model) || negatesBy(card.model) === 'answering'
        ? ruleOnShort({ ...short, asks: 'answers-summon' }, books, ruleset)
        : undefined)
    );
  // What answers Summons works on what Summons, and what is Tributed for a Summon no effect Tributes: more has to be told.
  if (
    asks === 'works' &&
    effectsOf(card.model)
      .flatMap(answeredEvents)
      .some(({ event }) => isSummonWay(event))
  )
    return undefined;
  if (asks === 'tributed' && card.model.summoning.procedures) return undefined;
  if (isOfText(asks)) return ruleOnText(asks, card, books, ruleset);
  const stop = stopping.get(asks);
  if (stop !== undefined) {
    const otherwise = { ...short, asks: stop.otherwise };
    const verdict =
      keptBy({ ...short, asks: stop.kept }, books) ??
      (asks === 'stops' ? onAnyBoard(otherwise, books) : ruleOnShort(otherwise, books, ruleset));
    // That its text negates nothing does not say that it keeps nothing from being done.
    const bans = card.model.parts.some((part) => part.kind === 'not-an-effect' && part.bans !== undefined);
    return verdict?.tier === 'text' && bans ? undefined : verdict;
  }
  const verdict = onAnyBoard(short, books);
  // What its text forbids at times alone, or in words that were not read, may be forbidden then.
  if (asks.startsWith('kept') && verdict?.answer === 'yes') return undefined;
  return verdict ?? (asks === 'negates' ? ruleOnText('negates-nothing', card, books, ruleset) : undefined);
}

/** What "stop" asks: that the text of X keeps it from being done at all, or else what X does to it. */
const stopping = new Map([
  ['stops', { kept: 'kept', otherwise: 'negates' }],
  ['stops-summon', { kept: 'kept-summon', otherwise: 'negates-summon' }],
  ['stops-attacks', { kept: 'kept-attack', otherwise: 'stops-attack' }],
]);

function onAnyBoard(short: ShortQuestion, books: Books): Verdict | undefined {
  const { asks, card } = short;
  // Of a monster, what negates Summons may be meant to negate that.
  const isMonster = short.other?.model.facts.cardType === 'monster' && !short.other.effect;
  if (asks === 'negates' && isMonster && negatesSummons(card.model)) return undefined;
  if (short.number !== undefined) return withTributes(short, short.number, books);
  if (short.ways !== undefined) {
    const [first, ...more] = short.ways.map((way) => onUsualBoard(short, books, way));
    const isSame = more.every((each) => each?.answer === first?.answer);
    return [first, ...more].find((each) => each?.answer === 'yes') ?? (isSame ? first : undefined);
  }
  if (short.pairs !== undefined) {
    if (negatesBy(card.model) === 'targeting' && (asks === 'negates' || asks === 'hits')) return undefined;
    const [first, ...more] = short.pairs.map((each) => {
      const found = each.map((pair) => onBoards({ ...short, ...pair }, books));
      return (
        found.find((verdict) => verdict?.answer === 'yes') ??
        (found.includes(undefined) ? undefined : found[0])
      );
    });
    const isSure = first?.answer === 'yes' || asks === 'targeted' || !bringsOthers(card.model);
    return isSure && more.every((each) => each?.answer === first?.answer) ? first : undefined;
  }
  return onBoards(short, books);
}

const noText = { model: anyMonster('a card without a text'), described: true } as const;

/** "Does X stop Y": yes where that cannot be done while the text of X applies, and can beside a card without a text. */
function keptBy(short: ShortQuestion, books: Books): Verdict | undefined {
  const ways = short.ways ?? [undefined];
  const ruled = ways.map((way) => onUsualBoard(short, books, way));
  const isKept = ways.every(
    (way, at) =>
      ruled[at]?.answer === 'no' && onUsualBoard({ ...short, card: noText }, books, way)?.answer === 'yes',
  );
  const [first] = ruled;
  return isKept && first !== undefined ? turnedRound(first) : undefined;
}

/** On each usual board that it may stand for: yes on one of them is enough, no is so on all that there are. */
function onBoards(short: ShortQuestion, books: Books): Verdict | undefined {
  // "Can I use X on Y", of an X that targets nothing and answers nothing: what it does to Y.
  const acts = effectsOf(short.card.model);
  const sweeps = acts.every((part) => part.targets.length === 0 && !('on' in part && part.on.length > 0));
  const aims = acts.some(({ targets }) => targets.length > 0);
  const works = short.asks === 'works' && !aims && negatesBy(short.card.model) === undefined;
  const hits = works || short.asks === 'hits' || (short.asks === 'used-on' && sweeps);
  const all = hits ? deedsOf(short.card.model) : (several.get(short.asks) ?? [short.asks]);
  const verdicts = all.map((asks) => onUsualBoard({ ...short, asks }, books));
  const [first, ...others] = verdicts.filter((each) => each !== undefined);
  const isSame = others.every(({ answer }) => answer === first?.answer);
  const found = verdicts.find((each) => each?.answer === 'yes') ?? (isSame ? first : undefined);
  // What can be targeted, and is not affected, is not worked on.
  const affected =
    short.asks === 'works' && found?.answer === 'yes' && onUsualBoard({ ...short, asks: 'affected' }, books);
  return affected && affected.answer === 'no' ? affected : found;
}

/** "Can I summon X with 2 Tributes": with so many, and not with less; with such as its text asks for it may need less. */
function withTributes(short: ShortQuestion, number: number, books: Books): Verdict | undefined {
  const withSo = (tributes: number) =>
    onUsualBoard({ ...short, asks: 'normal-summoned', number: tributes }, books);
  const verdict = withSo(number);
  if (verdict?.answer === 'no')
    return short.card.model.summoning.tributes === undefined ? verdict : undefined;
  return number > 0 && withSo(number - 1)?.answer !== 'no' ? undefined : verdict;
}

/** "Does X return Y": to the hand, to the Deck, or from elsewhere to the hand. */
const several: ReadonlyMap<string, readonly string[]> = new Map([
  ['returned', ['returned-to-hand', 'returned-to-deck', 'added-to-hand']],
]);

/** "Does X hit Y": negate it, or whatever its effects do to cards. */
const deedsOf = ({ parts }: CardModel): readonly string[] => [
  'negates',
  ...deedsAsked.filter((deed) =>
    parts
      .filter(isActivated)
      .some(({ does }) =>
        does.some(({ do: verb, what }) => what !== 'this' && verbFacts[verb].event === deed),
      ),
  ),
];

function onUsualBoard(
  { asks, card, other: to = card, number }: ShortQuestion,
  books: Books,
  way?: SummonWay,
): Verdict | undefined {
  const usual = usualOf(asks, card, to);
  if (usual === undefined) return undefined;
  const parts = usual === 'chains' ? partsMeant(asks, card.model) : [undefined];
  const verdicts = parts.map((part) => {
    const by = defined({ ...asUsual(card), part });
    // "Can I chain X to X": another copy of it.
    const id = to.model.name === card.model.name ? 'the other one' : undefined;
    const onto =
      to === card
        ? by
        : defined({ place: asks === 'works' ? awayOf(card.model, to.model) : undefined, ...asUsual(to), id });
    const ruled = ruleOnUsual(defined({ asks: usual, by, to: onto, tributes: number, way }), books);
    return ruled.ok ? ruled.value : undefined;
  });
  // One effect that can be used is enough; all have to be known for the card to have none.
  const found = verdicts.find((each) => each?.answer === 'yes') ?? verdicts[0];
  if (found === undefined || found.answer === 'cannot tell') return undefined;
  // What only the words of a card say of the event that it answers is not so because nobody said otherwise.
  const ofEvents = effectsOf(card.model).flatMap(answeredEvents);
  if (found.answer === 'yes' && ofEvents.some(({ reads = '' }) => found.assumed.includes(reads)))
    return undefined;
  // What its text says of itself and nobody plays may be that it cannot be negated.
  const says = to.model.parts.some(({ kind }) => kind === 'unclassified');
  const isToNegate = asks === 'negates' || (usual === 'chains' && negatesBy(card.model) === 'answering');
  if (isToNegate && found.answer === 'yes' && says) return undefined;
  // An attack that its text negates goes on for want of something else that was not told.
  if (usual === 'stops-attack' && found.answer === 'no' && doesDo(card.model, 'negate-attack'))
    return undefined;
  // Of one of a sort, what was not said is not taken to fit.
  const fits = found.assumed.some((each) => each.startsWith(`${to.model.name} fits`));
  if (to.described && found.answer === 'yes' && fits) return undefined;
  // What has no effect can be targeted, and nothing comes of it.
  const isBare = to.model.parts.length === 0 && (to.described !== true || to.faceUp === false);
  if (asks === 'works' && found.answer === 'yes' && isBare && negatesBy(card.model)) return undefined;
  // What cannot be used once the attack is declared may stop it otherwise.
  if (usual === 'stops-attack' && found.situation?.question.ask === 'can-activate') return undefined;
  if (verdicts.some((each) => each?.answer !== found.answer) && found.answer !== 'yes') return undefined;
  return asks === 'unaffected' || asks === 'survives-attack' ? turnedRound(found) : found;
}

/** The effects that may be meant: of a card that is to negate, those that do; its activation, where that is for an effect alone, is not. */
function partsMeant(asks: string, { parts }: CardModel): readonly number[] {
  const hasEffect = parts.filter(isActivated).some(({ kind }) => kind !== 'activation');
  const isMeant = (part: Part): part is ActivatedEffect =>
    isActivated(part) && (asks === 'chains' || negatesAnswered(part)) && !(hasEffect && isForLater(part));
  // Of an effect that answers activations, and others, that one is spoken of.
  const answers = (part: Part): boolean =>
    isMeant(part) && answeredEvents(part).some(({ event }) => event === 'effect-activated');
  const isAnswer = parts.some(answers);
  return parts.flatMap((part, at) => ((isAnswer ? answers : isMeant)(part) ? [at] : []));
}

const asUsual = ({ model, player, place, faceUp, described, inPart }: ShortCard) =>
  defined({ model, place, described: described ?? inPart, player, faceUp });

/** What is asked of the usual board; undefined where the board does not show it. */
function usualOf(asks: string, by: ShortCard, to: ShortCard): UsualQuestion['asks'] | undefined {
  if (asks === 'works' || asks === 'used-on') {
    if (asks === 'works' && negatesBy(by.model) === 'face-up') return 'negates';
    const effects = effectsOf(by.model);
    if (effects.length > 0 && effects.every(({ targets }) => targets.length > 0)) return 'targeted';
    return negatesBy(by.model) === 'answering' ? 'chains' : undefined;
  }
  if (asks !== 'negates') return usual.get(asks);
  if (by.model === to.model) return undefined;
  const how = negatesBy(by.model);
  return how === undefined ? undefined : how === 'answering' ? 'chains' : 'negates';
}

/** The short questions of one card and another that a usual board answers, by what data/lexicon calls them. */
const usual = new Map(
  entriesOf<UsualQuestion['asks']>(usualQuestions).flatMap(([asks, also]) =>
    [asks, ...also].map((each) => [each, asks] as const),
  ),
);

export const opposite = (answer: string): string =>
  answer === 'yes' ? 'no' : answer === 'no' ? 'yes' : answer;

export const turnedRound = (verdict: Verdict): Verdict => ({
  ...verdict,
  answer: opposite(verdict.answer),
  // What would be the answer else was said of the question the other way round.
  unless: verdict.unless.map(({ then: _, ...each }) => each),
});

/** "Does X protect a monster from Y", told: Y is used on the only one of a player, who answers with X. Undefined where cards do not say how. */
export function protectionTold({ asks, card, other, third }: ShortQuestion): string | undefined {
  if (asks !== 'protects' || other === undefined) return undefined;
  const it = third === undefined || third.described ? 'my monster' : third.model.name;
  const [by, from] = [card.model, other.model].map((each) => used(each, it));
  if (by === undefined || from?.startsWith('activate') !== true) return undefined;
  const answered = effectsOf(other.model).flatMap(answeredEvents);
  const attacks = answered.some(({ event }) => event === 'attack-declared');
  if (answered.length > 0 && !attacks) return undefined;
  const [done, answer] = [from.replace(/^activate/, 'activates'), by.replace(/^activate/, 'chain')];
  const had = it === 'my monster' ? 'a monster' : it;
  return `I ${attacks ? 'attack with' : 'control'} ${had}. My opponent ${done}. I ${answer}. Does ${other.model.name} spare ${it}?`;
}

/** How a card is used, where all its effects are used alike: on the monster, at all, or by lying on the field. */
function used({ name, parts }: CardModel, on: string): string | undefined {
  const effects = parts.filter(isActivated);
  const [aims, ...others] = effects.map(({ targets }) => targets.length > 0);
  if (aims === undefined) return `control ${name}`;
  const isOther = effects.some(({ targets }) =>
    targets.some(({ filter }) => (filter.cardType ?? 'monster') !== 'monster'),
  );
  if (isOther || others.some((each) => each !== aims)) return undefined;
  return `activate ${name}${aims ? ` targeting ${on}` : ''}`;
}
