import { answeredEvents, doesDo, effectsOf, isActivated, isForLater } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { isExtraDeckMonster } from '../../card-model/facts.ts';
import type { ActivatedEffect, Part } from '../../card-model/part.ts';
import { specialSummonVerbs, verbFacts } from '../../card-model/verbs.ts';
import { deedsAsked } from '../../engine/question.ts';
import { defined } from '../../platform/defined.ts';
import { type Books, ruleOn } from '../../situations/rule-on.ts';
import { ruleOnUsual } from '../../situations/usual/rule-on-usual.ts';
import { waysSummoned } from '../../situations/usual/usual-activation.ts';
import { type UsualQuestion, usualQuestions } from '../../situations/usual/usual-board.ts';
import type { Verdict } from '../../situations/verdict.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import { anyMonster } from '../names/kind-of-monster.ts';
import { entriesOf } from '../text/senses.ts';
import { answersAttacks, speaksOfBattlePhase } from '../unsaid/unsaid-phase.ts';
import { awayOf, isOfText, ruleOnText } from './by-text.ts';
import {
  bringsOthers,
  forbidsAlways,
  forbidsWhile,
  keepsAlone,
  summonsAnswered,
  summonsByEffect,
  tributesTheirs,
} from './forbids.ts';
import {
  inResponseTold,
  negatesAnswered,
  negatesBy,
  negatesElsewhere,
  negatesSummons,
} from './negates-by.ts';
import { unlessMeant } from './reads.ts';
import type { ShortCard, ShortQuestion } from './short-question.ts';

/** Rules on a short question by its usual board or by the text of a card; undefined where more has to be told. */
export function ruleOnShort(short: ShortQuestion, books: Books, ruleset: Ruleset): Verdict | undefined {
  const { asks, card } = short;
  if (asks === 'negates-summon' && short.beside === undefined)
    return (
      ruleOnText(asks, short, books, ruleset) ??
      (negatesSummons(card.model) || negatesBy(card.model) === 'answering'
        ? ruleOnShort({ ...short, asks: 'answers-summon' }, books, ruleset)
        : undefined)
    );
  const answered =
    asks === 'works' && short.other && summonsByEffect(short.other.model) ? summonsAnswered(card.model) : [];
  if (answered.length > 0) {
    const { other: _, ...alone } = short;
    const isOpen = short.beside !== undefined || answered.some(({ from }) => from !== undefined);
    const ofSummon = { ...alone, asks: 'answers-summon', ways: ['special-summoned'] } as const;
    return isOpen ? undefined : ruleOnShort(ofSummon, books, ruleset);
  }
  const aims = aiming[asks];
  if (aims !== undefined)
    return aims(card.model) ? ruleOnShort({ ...short, asks: 'targeted' }, books, ruleset) : undefined;
  if (asks === 'beats') return inBattle(short, books, ruleset);
  if (asks === 'works-under') {
    const stopped = ruleOnShort({ ...short, asks: 'stops' }, books, ruleset);
    return stopped && turnedRound(stopped);
  }
  // "Can I use X on Y", of an X that is Summoned by Tributing a monster of the other player: that is what is done to Y.
  if (['works', 'used-on', 'hits'].includes(asks) && short.other && tributesTheirs(card.model))
    return ruleOnShort({ ...short, asks: 'tributed-for' }, books, ruleset);
  // "Can I Summon Y with X": by the effect of X, where it has one that Summons, and no material is meant.
  if (asks === 'summoned-by') {
    const isByIt = specialSummonVerbs.some((verb) => doesDo(card.model, verb));
    const isMaterial =
      card.model.facts.cardType === 'monster' && isExtraDeckMonster((short.other ?? card).model.facts);
    return isByIt && !isMaterial
      ? ruleOnShort({ ...short, asks: 'special-summoned' }, books, ruleset)
      : undefined;
  }
  // What no effect of it Tributes, it is Summoned by Tributing.
  if (asks === 'tributed' && card.model.summoning.procedures && !doesDo(card.model, 'tribute'))
    return ruleOnShort({ ...short, asks: 'tributed-for' }, books, ruleset);
  // What cannot be used while X applies hits nothing.
  if (asks === 'protects') return keptBy({ ...short, asks: 'kept' }, books);
  // How a text is read says nothing of what else was told.
  if (isOfText(asks)) return short.beside === undefined ? ruleOnText(asks, short, books, ruleset) : undefined;
  const stop = stopping.get(asks);
  if (stop !== undefined) {
    const played = stop.otherwise === 'negates' ? onAnyBoard : ruleOnShort;
    const verdict =
      keptBy({ ...short, asks: stop.kept }, books) ??
      played({ ...short, asks: stop.otherwise }, books, ruleset);
    // That its text negates nothing does not say that it keeps nothing from being done.
    const bans = card.model.parts.some((part) => part.kind === 'not-an-effect' && part.bans !== undefined);
    return verdict?.tier === 'text' && bans ? undefined : verdict;
  }
  const verdict = onAnyBoard(short, books, ruleset);
  // What its text forbids at times alone, or in words that were not read, may be forbidden then.
  if (asks.startsWith('kept') && verdict?.answer === 'yes' && !card.model.parts.every(forbidsAlways))
    return undefined;
  const hangs = asks.startsWith('kept') && verdict?.answer === 'no' ? forbidsWhile(card.model) : [];
  if (verdict && hangs.length > 0) {
    const unless = hangs.map((each) => unlessMeant(`this does not hold: ${each}`, 'yes'));
    return { ...verdict, certainty: 'unless', unless: [...unless, ...verdict.unless] };
  }
  const isToNegate = asks === 'negates' && short.beside === undefined;
  return verdict ?? (isToNegate ? ruleOnText('negates-nothing', short, books, ruleset) : undefined);
}

/** What is asked of a target alone, of cards that do so to it. */
const aiming: Readonly<Record<string, (model: CardModel) => boolean>> = {
  equipped: ({ facts }) => facts.cardType === 'spell' && facts.property === 'Equip',
  taken: (model) => doesDo(model, 'take-control'),
};

/** What "stop" asks: that the text of X keeps it from being done at all, or else what X does to it. */
const stopping = new Map([
  ['stops', { kept: 'kept', otherwise: 'negates' }],
  ['stops-summon', { kept: 'kept-summon', otherwise: 'negates-summon' }],
  ['stops-monsters', { kept: 'kept-attack', otherwise: 'kept-attack-of-none' }],
  ['stops-attacks', { kept: 'kept-attack', otherwise: 'stops-attack' }],
]);

function onAnyBoard(short: ShortQuestion, books: Books, ruleset: Ruleset): Verdict | undefined {
  const { asks, card } = short;
  const monster = short.other?.model.facts.cardType === 'monster' ? short.other : undefined;
  if (asks === 'negates' && monster && !(monster.effect ?? monster.described) && negatesSummons(card.model))
    return summonOrEffect(short, monster, books, ruleset);
  // A monster without an effect is not negated by what answers activations.
  const answers = asks === 'negates' && negatesBy(card.model) === 'answering' && !negatesSummons(card.model);
  const none =
    answers &&
    monster &&
    short.beside === undefined &&
    ruleOnText('is-activated', { card: monster }, books, ruleset);
  if (none) return none;
  if (short.number !== undefined) return withTributes(short, short.number, books);
  if (short.ways !== undefined) {
    const [first, ...more] = short.ways.map((way) => onUsualBoard(short, books, way));
    const isSame = more.every((each) => each?.answer === first?.answer);
    return [first, ...more].find((each) => each?.answer === 'yes') ?? (isSame ? first : undefined);
  }
  if (short.pairs !== undefined) {
    if (negatesBy(card.model) === 'targeting' && (asks === 'negates' || asks === 'hits')) {
      // What it cannot target it does not negate.
      const pairs = short.pairs.flat();
      if (pairs.some(({ other }) => negatesElsewhere(card.model, other.model).length > 0)) return undefined;
      const aimed = pairs.map((pair) => onBoards({ ...short, ...pair, asks: 'targeted' }, books));
      return aimed.every((each) => each?.answer === 'no') ? aimed[0] : undefined;
    }
    const [first, ...more] = short.pairs.map((each) => {
      const found = each.map((pair) => onBoards({ ...short, ...pair }, books));
      return (
        found.find((verdict) => verdict?.answer === 'yes') ??
        (found.includes(undefined) ? undefined : found[0])
      );
    });
    const isOfEffect = asks === 'targeted' || asks === 'negates' || asks === 'chains';
    const isSure = first?.answer === 'yes' || isOfEffect || !bringsOthers(card.model, asks);
    return isSure && more.every((each) => each?.answer === first?.answer) ? first : undefined;
  }
  return onBoards(short, books);
}

/** "Does X negate Y", of a monster and what negates Summons: its Summon, or its effect, where it has one that is activated. */
function summonOrEffect(short: ShortQuestion, other: ShortCard, books: Books, ruleset: Ruleset) {
  const ruled = (more: Partial<ShortQuestion>) => onAnyBoard({ ...short, ...more }, books, ruleset);
  const summon = ruled({ asks: 'answers-summon', ways: waysSummoned(other.model) });
  const isBare = effectsOf(other.model).length === 0;
  const effect = isBare ? summon : ruled({ other: { ...other, effect: true } });
  if (!summon || !effect || summon.answer === effect.answer) return effect && summon;
  const [yes, no] = summon.answer === 'yes' ? [summon, 'effect'] : [effect, 'Summon'];
  const unless = [unlessMeant(`the ${no} of ${other.model.name} is meant`, 'no'), ...yes.unless];
  return { ...yes, certainty: 'unless' as const, unless };
}

const noText = { model: anyMonster('a card without a text'), described: true } as const;

/** "Does X stop Y": yes where that cannot be done while the text of X applies, and can beside a card without a text. */
function keptBy(short: ShortQuestion, books: Books): Verdict | undefined {
  const pairs = short.pairs?.map(([pair]) => pair) ?? [short];
  const boards = pairs.flatMap((pair) => (short.ways ?? [undefined]).map((way) => ({ pair, way })));
  const ruled = boards.map(({ pair, way }) => onUsualBoard({ ...short, ...pair }, books, way));
  const isKept = boards.every(({ pair, way }, at) => {
    if (pair === undefined || ruled[at]?.answer !== 'no') return false;
    return onUsualBoard({ ...short, ...pair, card: noText }, books, way)?.answer === 'yes';
  });
  const isFree =
    keepsAlone(short.card.model) &&
    (short.other === undefined || short.asks === 'kept-attack') &&
    ruled.every((each) => each?.certainty === 'settled' && each.answer === 'yes');
  const [first] = ruled;
  if (first === undefined || !(isKept || isFree)) return undefined;
  // What has to be activated before, in answer to something else, keeps nothing from being done right then.
  const { name, parts } = short.card.model;
  const isAnswer = effectsOf({ parts }).some((part) => answeredEvents(part).length > 0);
  const isLater = isAnswer && !parts.some(({ kind }) => kind === 'continuous');
  const unless = isLater ? [unlessMeant(`${name} has not resolved by then`, 'no')] : [];
  const turned = turnedRound(first);
  return isLater ? { ...turned, certainty: 'unless', unless: [...unless, ...turned.unless] } : turned;
}

/** "Does X beat Y": it destroys it by battle, and is not destroyed. */
function inBattle(short: ShortQuestion, books: Books, ruleset: Ruleset): Verdict | undefined {
  const { card, other = card } = short;
  // What destroys in the battle otherwise beats as well.
  const acts = [card, other].flatMap(({ model }) => effectsOf(model));
  if (acts.some((part) => speaksOfBattlePhase(part) || answersAttacks(part))) return undefined;
  const asks = 'falls-in-battle';
  const falls = ruleOnShort({ ...short, asks }, books, ruleset);
  if (falls?.answer !== 'yes') return falls;
  const own = ruleOnShort({ ...short, asks, card: other, other: card }, books, ruleset);
  return own === undefined ? undefined : { ...falls, answer: opposite(own.answer) };
}

/** On each usual board that it may stand for: yes on one of them is enough, no is so on all that there are. */
function onBoards(short: ShortQuestion, books: Books): Verdict | undefined {
  // "Can I use X on Y", of an X that targets nothing and answers nothing: what it does to Y.
  const acts = effectsOf(short.card.model);
  const sweeps = acts.every((part) => part.targets.length === 0 && !('on' in part && part.on.length > 0));
  const aims = acts.some(({ targets }) => targets.length > 0);
  const works = short.asks === 'works' && !aims && negatesBy(short.card.model) === undefined;
  const hits = works || ['hits', 'spared'].includes(short.asks) || (short.asks === 'used-on' && sweeps);
  const all = hits ? deedsOf(short.card.model) : (several.get(short.asks) ?? [short.asks]);
  const verdicts = all.map((asks) => onUsualBoard({ ...short, asks }, books));
  const [first, ...others] = verdicts.filter((each) => each !== undefined);
  const isSame = others.every(({ answer }) => answer === first?.answer);
  const found = verdicts.find((each) => each?.answer === 'yes') ?? (isSame ? first : undefined);
  // What can be targeted, and is not affected, is not worked on.
  const affected =
    short.asks === 'works' && found?.answer === 'yes' && onUsualBoard({ ...short, asks: 'affected' }, books);
  if (affected && affected.answer === 'no') return affected;
  return short.asks === 'spared' && found !== undefined ? turnedRound(found) : found;
}

/** "Can I summon X with 2 Tributes", "does X need 2 Tributes": with so many, and not with less. */
function withTributes(short: ShortQuestion, number: number, books: Books): Verdict | undefined {
  const asks = short.asks === 'set-with-tributes' ? 'set' : 'normal-summoned';
  const withSo = (tributes: number) => onUsualBoard({ ...short, asks, number: tributes }, books);
  if (short.beside?.cards.some(({ place }) => place === 'monster-zone'))
    return number === 0 && short.asks === 'with-tributes' ? withoutAny(withSo(0), books) : undefined;
  if (short.asks === 'summonable') {
    const all = [0, 1, 2, 3].map(withSo);
    const isNone = all.every((each) => each?.answer === 'no') && !short.card.model.summoning.barred;
    return all.find((each) => each?.answer === 'yes') ?? (isNone ? all[0] : undefined);
  }
  const verdict = withSo(number);
  // With such as its text asks for it may need less, or where that holds which it asks for.
  const as = asks === 'set' ? 'set' : 'summon';
  const fewer = (short.card.model.summoning.tributes ?? []).filter(({ count }) => count <= number);
  const ways = verdict?.answer === 'no' ? fewer : [];
  if (number > 0 && ways.length > 0) return undefined;
  const what = ways.find((way) => way.count === 0 && way.as.includes(as))?.onlyIf;
  if (verdict && what) return { ...verdict, certainty: 'unless', unless: [unlessMeant(what, 'yes')] };
  const isMore = verdict?.answer === 'yes' && number > 0 && withSo(number - 1)?.answer !== 'no';
  if (verdict === undefined || short.asks !== 'needs-tributes') return isMore ? undefined : verdict;
  const needed = onUsualBoard({ ...short, asks: 'tributes' }, books);
  return needed === undefined ? undefined : { ...needed, answer: isMore ? 'no' : verdict.answer };
}

/** Monsters that were told of can be Tributed: whether one has to be, where it can be Summoned at all. */
function withoutAny(may: Verdict | undefined, books: Books): Verdict | undefined {
  const board = may?.situation;
  if (may?.answer !== 'yes' || board?.question.ask !== 'normal-summon') return may;
  const { card } = board.question;
  const ruled = ruleOn({ ...board, question: { ask: 'needs-tributes', card, as: 'summon' } }, books);
  return ruled.ok ? turnedRound(ruled.value) : undefined;
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
  { asks, card, other: to = card, number, beside }: ShortQuestion,
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
    const away = asks === 'works' || asks === 'used-on' ? awayOf(card.model, to.model) : undefined;
    // "Can I use X on Y", of a Y whose effect is used in the hand: nobody means one that lies on the field.
    const place = asks === 'works' || away === 'hand' ? away : undefined;
    const onto = to === card ? by : defined({ place, ...asUsual(to), id });
    const ruled = ruleOnUsual(defined({ asks: usual, by, to: onto, tributes: number, way, beside }), books);
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
  const says = to.model.parts.some((part) => part.kind === 'unclassified' && part.replaces === undefined);
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
  // What it does not negate in the way that was played it may negate by other words.
  const elsewhere = asks === 'negates' && found.answer === 'no' ? negatesElsewhere(card.model, to.model) : [];
  if (elsewhere.length > 0)
    return {
      ...found,
      certainty: 'unless',
      unless: [...elsewhere.map((each) => unlessMeant(each, 'yes')), ...found.unless],
    };
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

const asUsual = ({ model, player, place, faceUp, position, described, inPart }: ShortCard) =>
  defined({ model, place, described: described ?? inPart, player, faceUp, position });

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
export function protectionTold({ asks, card, other, third = card }: ShortQuestion): string | undefined {
  if (asks === 'works' && other?.described === undefined && negatesBy(card.model) === undefined)
    return other && `Can I use ${card.model.name} on ${other.model.name}?`;
  if (asks === 'stops-battle-damage') {
    const using = effectsOf(card.model).length > 0 ? used(card.model, 'my monster') : undefined;
    return using && `My opponent attacks directly. I ${using}. Do I take battle damage?`;
  }
  if (asks === 'burns' && effectsOf(card.model).length === 1 && doesDo(card.model, 'inflict-damage'))
    return `I activate ${card.model.name}. How much damage does my opponent take?`;
  if (asks === 'stops') return other && inResponseTold(card.model, other.model);
  if (!['protects', 'protects-itself', 'negated-in-spite'].includes(asks) || other === undefined)
    return undefined;
  const isNamed = third.model.ofKind === undefined && (third !== card || asks === 'protects-itself');
  const named = isNamed ? third.model.name : undefined;
  const it = named ?? 'my monster';
  const [by, from] = [card.model, other.model].map((each) => used(each, it));
  if (by === undefined || from?.startsWith('activate') !== true) return undefined;
  const answered = effectsOf(other.model).flatMap(answeredEvents);
  const attacks = answered.some(({ event }) => event === 'attack-declared');
  if (answered.length > 0 && !attacks) return undefined;
  const before = attacks ? 'attack with' : 'control';
  const answer = by.replace(/^activate/, 'chain');
  const asked = asks.startsWith('protects') ? `Does ${other.model.name} spare ${it}` : `Is ${it} negated`;
  return `I ${before} ${named ?? 'a monster'}. My opponent ${from.replace(/^activate/, 'activates')}. I ${answer}. ${asked}?`;
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
