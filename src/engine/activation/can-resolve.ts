import { isMandatory } from '../../card-model/activated.ts';
import { groupsOf, isFree, mustBePossible } from '../../card-model/conjunctions.ts';
import { eachCounted, type Instruction, isDescribed, pointingWords } from '../../card-model/instruction.ts';
import { staysOnField } from '../../card-model/lasting/stays-on-field.ts';
import { atLeast, mayFreeZones, zonesNeeded } from '../../card-model/zones-needed.ts';
import { executors } from '../instructions/executors.ts';
import { optionsOf } from '../instructions/options.ts';
import { type EffectContext, playersOf, wordsOf } from '../instructions/played.ts';
import { areThere, zonesOpen } from '../instructions/summon-zones.ts';
import { rule } from '../rule.ts';
import type { Duel, Player } from '../state/duel.ts';
import { countIn } from '../state/players.ts';
import { freeSpellTrapZones, mainMonsterZones, surelyInMainZones } from '../state/room.ts';
import { type ActivationCase, asIfActivated, asIfBefore } from './activation-case.ts';
import { isToldWhole, monstersTold, needHolds } from './activation-conditions.ts';
import {
  gainsNothing,
  impossibleOncePaid,
  isImpossible,
  movesCards,
  takenBy,
  untouchedByCost,
} from './after-cost.ts';
import { countedIn, isCounted, isSomeplaceEmpty } from './cost.ts';
import { isImpossibleBy } from './doubts.ts';
import { changesByNothing, inVainOfItself } from './in-vain.ts';

/** Was all told of the monsters that it takes, and can the cost put none there? */
function isToldOf(
  duel: Duel,
  { what }: Instruction,
  { effect: { cost }, player, whole }: ActivationCase,
): boolean {
  const fromHand = cost.every((each) => !movesCards(each) || each.do === 'discard');
  if (!isDescribed(what) || what.from?.join() !== 'monster-zone' || !fromHand) return false;
  return isToldWhole({ from: what.from, filter: what.filter }, player, monstersTold(duel, whole));
}

/** Does it take cards that no field says, from a field of which all was told? */
const isOpen = ({ what }: Instruction, { granted, whole = [] }: ActivationCase): boolean =>
  granted === true && whole.length > 0 && pointingWords(what) !== undefined;

/** The player in whose zones there is surely too little room for what has to be placed there, and which zones. */
function withoutRoom(
  duel: Duel,
  playing: EffectContext,
  all: readonly Instruction[],
  { effect, card }: ActivationCase,
): { readonly player: Player; readonly kind: 'monster' | 'spellTrap' } | undefined {
  const free = {
    monster: (player: Player) => mainMonsterZones - surelyInMainZones(duel, player),
    spellTrap: (player: Player) => freeSpellTrapZones(duel, player),
  };
  const lost = all.find(
    ({ zones, who }) =>
      zones !== undefined &&
      playersOf(playing, who).some((each) => areThere(zonesOpen(duel, card.id, each, zones), 1) === 'no'),
  );
  if (lost !== undefined)
    return { player: playersOf(playing, lost.who)[0] ?? playing.link.player, kind: 'monster' };
  for (const player of ['P0', 'P1'] as const)
    for (const kind of ['monster', 'spellTrap'] as const) {
      const needed = all
        .filter(({ who }) => playersOf(playing, who).includes(player))
        .reduce((sum, each) => sum + zonesNeeded(each, effect, card.model.facts)[kind], 0);
      if (needed > 0 && needed > free[kind](player)) return { player, kind };
    }
  return undefined;
}

/** Who would draw more cards than are in the Deck, as far as it was said how many are there; a count in words is 1 at least. */
function tooFewToDraw(duel: Duel, playing: EffectContext, instruction: Instruction, spent: number) {
  const { who, amount } = drawn(instruction);
  if (amount === undefined) return [];
  return playersOf(playing, who).flatMap((player) => {
    const deck = countIn(duel, player, 'deck');
    if (deck === null) return [];
    const count = Math.max(0, deck - (player === playing.link.player ? spent : 0));
    return count < amount ? [{ player, amount, count }] : [];
  });
}

/** Who draws how many, of a draw that is read, and of one with which an effect begins that is only known in its words. */
const drawn = ({ do: verb, who, amount, reads, draws }: Instruction): Pick<Instruction, 'who' | 'amount'> =>
  verb === 'draw' ? { who, amount: reads === undefined ? (amount ?? 1) : 1 } : (draws ?? {});

/** The parts that surely draw: with too few cards in the Deck an optional effect is not activated (rule move/draw-or-add). */
function certainDraws({ does }: ActivationCase['effect']): readonly Instruction[] {
  const upTo = does.findIndex(
    (each, at) =>
      refilling.has(each.do) ||
      each.to === 'deck' ||
      isFree(each) ||
      each.joined === 'otherwise' ||
      does[at + 1]?.joined === 'or',
  );
  const first = does[0];
  // What is only known in its words may begin with a draw.
  const worded = upTo === 0 && first !== undefined && isWordedDraw(first) ? [first] : [];
  return [...(upTo < 0 ? does : does.slice(0, upTo)).filter(({ do: verb }) => verb === 'draw'), ...worded];
}
const isWordedDraw = (instruction: Instruction): boolean =>
  instruction.do === 'described' &&
  !instruction.may &&
  instruction.onlyIf === undefined &&
  drawn(instruction).amount !== undefined;
const refilling: ReadonlySet<Instruction['do']> = new Set(['return-to-deck', 'described', 'place']);

/** How many cards the cost takes from the top of the Deck; undefined where it may put some back there. */
function spentOfDeck(cost: readonly Instruction[]): number | undefined {
  if (cost.some(({ do: verb }) => verb === 'return-to-deck' || verb === 'described' || verb === 'place'))
    return undefined;
  return cost.reduce(
    (sum, { what, from, may }) =>
      sum +
      (isDescribed(what) &&
      (what.from ?? from)?.join() === 'deck' &&
      typeof what.count === 'number' &&
      !what.upTo &&
      !may
        ? what.count
        : 0),
    0,
  );
}

/** Of several options to choose from, none can be done: what the first of them cannot do. */
function noOption(duel: Duel, asked: ActivationCase): Instruction | undefined {
  const { does, cost, targets } = asked.effect;
  const options = targets.length > 0 || cost.some(movesCards) ? [] : optionsOf(does);
  const playing = asIfActivated(duel, asked);
  const isNot = ({ holds }: Instruction): boolean =>
    holds !== undefined && needHolds(duel, asked, { words: '', holds }) === 'no';
  const cannot = (part: Instruction): boolean => {
    const isCertain =
      !asked.granted || isCounted(duel, asked.player, takenBy(part)) || isToldOf(duel, part, asked);
    const few = part.do === 'draw' && tooFewToDraw(duel, playing, part, 0).length > 0;
    return isNot(part) || few || (isCertain && isImpossible(playing, part));
  };
  const barred = options.map((each) => {
    const [first = []] = groupsOf(each);
    if (first.length > 1) return first.every(cannot) ? first[0] : undefined;
    return [...each.slice(0, 1).filter(isNot), ...mustBePossible(each)].find(cannot);
  });
  return barred.every((each) => each !== undefined) ? barred[0] : undefined;
}

/** Does the part take more cards from places than it was said lie there, besides the card that is played from there? */
function takesTooMany(
  duel: Duel,
  playing: EffectContext,
  { what, from, who }: Instruction,
  { card, effect }: ActivationCase,
): boolean {
  if (!isDescribed(what) || typeof what.count !== 'number') return false;
  const places = what.from ?? from;
  // Whose cards they are is said as the player of the effect sees it.
  const whose = what.filter.owner ?? what.filter.controller;
  const saysWhose = who === 'opponent' && whose !== undefined;
  const played =
    effect.kind === 'activation' && whose !== 'opponent' && places?.includes(card.place) === true;
  return playersOf(playing, saysWhose ? 'you' : who).some((player) => {
    const counted = countedIn(duel, player, places, what.filter);
    const itself = played && player === playing.link.player ? 1 : 0;
    return counted !== undefined && counted - itself < atLeast(what.count, what.upTo);
  });
}

/** What the effect would do has to be possible as things stand; one that must be activated is, whatever it can do. */
export const ableToResolve = rule('activation/must-be-able-to-resolve', (duel, question: ActivationCase) => {
  const { does, cost, targets } = question.effect;
  if (isMandatory(question.effect)) return null;
  const { model } = question.card;
  const isWhole = model.parts.every(({ kind }) => kind !== 'unread' && kind !== 'unclassified');
  const hasNone = question.effect.kind === 'activation' && does.length + targets.length === 0 && isWhole;
  if (hasNone && model.facts.cardType !== 'monster' && !staysOnField(model)) return { code: 'no-effect' };
  const playing = asIfActivated(duel, question);
  const all = mustBePossible(does);
  const spent = spentOfDeck(cost);
  const short =
    spent === undefined
      ? undefined
      : certainDraws(question.effect).flatMap((each) => tooFewToDraw(duel, playing, each, spent))[0];
  if (short !== undefined) return { code: 'too-few', facts: short };
  // Whatever it takes needs a zone, also where nobody said what there is to take.
  const full = mayFreeZones(cost) ? undefined : withoutRoom(duel, playing, all, question);
  if (full?.kind === 'monster') return { code: 'no-room', facts: { player: full.player } };
  if (full?.kind === 'spellTrap') return { code: 'no-spell-trap-zone', facts: { player: full.player } };
  const later = does.filter(
    ({ may, onlyIf, delayed, joined }) => !(may || onlyIf || delayed || joined === 'or'),
  );
  const fuller = mayFreeZones([...cost, ...does]) ? undefined : withoutRoom(duel, playing, later, question);
  if (fuller !== undefined) return { code: 'no-room-later', facts: { player: fuller.player } };
  const none = all.find(
    (each) => isToldOf(duel, each, question) && executors[each.do](playing, each).was === 'nothing',
  );
  if (none !== undefined) return { code: 'nothing', facts: { what: wordsOf(none) } };
  const untouched = untouchedByCost(cost, all);
  const vain = inVainOfItself(duel, question);
  if (vain !== undefined) return { code: 'nothing', facts: { what: wordsOf(vain) } };
  const few = untouched.find((each) => takesTooMany(duel, playing, each, question));
  if (few !== undefined) return { code: 'nothing', facts: { what: wordsOf(few) } };
  const inWords = untouched.find((each) => each.do === 'described' || isOpen(each, question));
  if (inWords !== undefined && question.granted && (isSomeplaceEmpty(duel) || isOpen(inWords, question)))
    return { code: 'not-read', facts: { what: wordsOf(inWords) } };
  // Beside the named cards there may be others, but no more zones for Tokens.
  const frees = mayFreeZones(cost);
  const needed = untouched.filter(
    (each) =>
      (!question.granted ||
        each.do === 'special-summon-token' ||
        isCounted(duel, question.player, takenBy(each)) ||
        isCounted(duel, question.player, { what: eachCounted(each) })) &&
      // Where the cost may free a zone, it is judged as it is once that is paid.
      !(frees && zonesNeeded(each, question.effect, question.card.model.facts).monster > 0),
  );
  const not =
    needed.find((each) => isImpossible(asIfBefore(duel, question, each), each)) ??
    noOption(duel, question) ??
    (question.granted
      ? undefined
      : (impossibleOncePaid(duel, question, all) ??
        gainsNothing(duel, question, all) ??
        untouched.find((each) => isImpossibleBy(duel, question, each))));
  if (not !== undefined) return { code: 'nothing', facts: { what: wordsOf(not) } };
  const zero = cost.some(movesCards) ? undefined : changesByNothing(duel, question);
  return zero === undefined ? null : { code: 'by-zero', facts: { what: wordsOf(zero) } };
});
