import { isBeforeChoice, leadingBans, mustBePossible, steps } from '../../card-model/conjunctions.ts';
import {
  type DescribedCards,
  eachCounted,
  type Instruction,
  isDescribed,
  ofChosenOption,
} from '../../card-model/instruction.ts';
import { staysOnField } from '../../card-model/lasting/stays-on-field.ts';
import { says } from '../../card-model/sayings.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { cardsInWords } from '../instructions/concerned.ts';
import { moveReach } from '../instructions/deeds/moving.ts';
import { summonable } from '../instructions/deeds/with-materials.ts';
import { executors } from '../instructions/executors.ts';
import { type EffectContext, wordsOf } from '../instructions/played.ts';
import { mayBeTaken, type Pool, poolOf } from '../instructions/pool.ts';
import { targetOf } from '../state/battle.ts';
import type { Card, Duel } from '../state/duel.ts';
import { anyHolds } from '../stats/count.ts';
import { type ActivationCase, asIfActivated, asIfBefore } from './activation-case.ts';
import { isImpossible, untouchedByCost } from './after-cost.ts';
import { costReach } from './cost.ts';
import { poolFor } from './target.ts';

/** "There is a Dragon monster in your GY", "there are 2 ...": what has to be there. */
export const thereIs = (what: DescribedCards): string =>
  what.count === 1
    ? `there is ${cardsInWords(what, 'a ')}`
    : `there are ${typeof what.count === 'number' ? `${what.count} ` : ''}${cardsInWords(what)}`;

/** Is the card itself all that its cost can be paid with, so that it is gone when its effect would be applied to it? */
function goesAsCost(duel: Duel, asked: ActivationCase): boolean {
  const { effect, card } = asked;
  return effect.cost.some((cost) => {
    if (!isDescribed(cost.what) || cost.do === 'reveal') return false;
    const pool = poolOf(asIfActivated(duel, asked), cost.what, costReach(cost, asked));
    return pool.complete && mayBeTaken(pool).every(({ id }) => id === card.id);
  });
}

/** Why it is not sure that a deed is possible: only words say it, or nobody said whether the cards for it are there. */
export function doubtOf(duel: Duel, asked: ActivationCase, deed: Instruction): string | undefined {
  const { what } = deed;
  const possible = `this is possible: ${wordsOf(deed)}`;
  // A bullet that names its time is open in that time alone.
  if (deed.option !== undefined && deed.delayed !== undefined) return possible;
  if (deed.do === 'described') return deed.always ? undefined : possible;
  // For Tokens there is all that they take but zones (rule activation/must-be-able-to-resolve).
  if (deed.do === 'special-summon-token') return undefined;
  const playing = asIfBefore(duel, asked, deed);
  // Words point at a card: where it fights face-up monsters ("that monster"), and the deed is done to it, it is possible.
  if ([what, deed.onto].some((each) => typeof each === 'object' && 'reads' in each)) {
    const { was, missing } = executors[deed.do](playing, deed);
    const done = was === 'done' && missing.length === 0;
    return done && targetOf(duel)?.faceUp === true ? undefined : possible;
  }
  if (verbFacts[deed.do].needs === 'materials')
    return summonable(playing, deed) === 'yes' ? undefined : possible;
  const { was, missing } = executors[deed.do](playing, deed);
  if (!isDescribed(what)) {
    if (was === 'nothing' || (what === 'this' && goesAsCost(duel, asked))) return possible;
    if (isInWords(playing, deed)) return possible;
    return what !== undefined || verbFacts[deed.do].needs === 'nothing' ? undefined : possible;
  }
  if (was === 'done' && missing.length === 0) return undefined;
  if (!says(deed, 'narrows') && isPossibleBy(duel, asked, deed)) return undefined;
  const from = what.from ?? deed.from ?? (deed.do === 'normal-summon' ? (['hand'] as const) : undefined);
  const { sure } = poolOf(playing, from === undefined ? what : { ...what, from: [...from] }, {});
  if (sure.length > 0 && was !== 'nothing')
    return verbFacts[deed.do].needs === 'chosen' && says(deed, 'narrows') ? possible : undefined;
  return thereIs(what);
}

/** Is none of the cards, of which all are known, one that the part could be done with, whatever else its words ask for? */
export function lacksCards(duel: Duel, asked: ActivationCase, deed: Instruction): boolean {
  const from = deed.from ?? (deed.do === 'normal-summon' ? (['hand'] as const) : undefined);
  if (deed.may || !isDescribed(deed.what) || verbFacts[deed.do].needs === 'materials') return false;
  const { cost } = asked.effect;
  if (!cost.includes(deed) && untouchedByCost(cost, [deed]).length === 0) return false;
  const what = { ...deed.what, ...(from === undefined ? {} : { from: [...from] }) };
  const pool = poolOf(asIfBefore(duel, asked, deed), what, moveReach(deed));
  return pool.complete && mayBeTaken(pool).length === 0;
}

/** With something that it may surely target, or be paid with, is there another card for the part? */
function isPossibleBy(duel: Duel, asked: ActivationCase, part: Instruction): boolean {
  const choice = byChoice(duel, asked, part);
  const { what } = part;
  if (choice === undefined || !isDescribed(what)) return false;
  return choice.pool.sure.some((card) => {
    const playing = choice.with(card);
    const there = poolOf(playing, what, {}).sure.some(({ id }) => id !== card.id);
    return there && !isImpossible(playing, part);
  });
}

/** An amount that only words say may come to nothing, but not one for each of cards of which one is surely there. */
function isInWords(playing: EffectContext, deed: Instruction): boolean {
  const { do: verb, amount, times, counted, reads } = deed;
  const each = eachCounted(deed);
  return (
    (each === undefined || poolOf(playing, each, {}).sure.length === 0) &&
    verbFacts[verb].amount === true &&
    amount === undefined &&
    times === undefined &&
    (counted ?? reads) !== undefined
  );
}

/** The alternatives that an effect begins with, of which one has to be possible: bullets to choose from, or "A or B". */
export function firstOptions(duel: Duel, asked: ActivationCase): readonly Instruction[] {
  const { effect, card } = asked;
  const does = effect.does.slice(leadingBans(effect.does));
  const bullets = does.filter(({ do: verb }) => verb !== 'activate-one');
  if (bullets.length > 0 && bullets.every(({ onlyIf }) => onlyIf !== undefined)) {
    // Of a bullet with several sentences the first one has to be possible.
    const heads = bullets.filter((bullet, at) =>
      bullet.option === undefined
        ? bullet.joined === undefined && !isBeforeChoice(bullet)
        : bullets.findIndex((each) => each.option === bullet.option) === at,
    );
    return heads.map((each) => withHeld(duel, asked, each));
  }
  const [first = []] = steps(does);
  const upTo = first.findIndex(({ joined }, at) => at > 0 && joined !== 'or');
  const group = upTo === -1 ? first : first.slice(0, upTo);
  if (group.length > 1) return group;
  // What is done only in a case, or is left to a player, is all that a card which does not stay can do.
  const [only] = group;
  const stays = effect.kind === 'activation' && staysOnField(card.model);
  return only === undefined || stays || (only.onlyIf === undefined && !only.may)
    ? []
    : [withHeld(duel, asked, only)];
}

/** A part without the case that it is done in, where that holds as things stand. */
const withHeld = (duel: Duel, { card, player }: ActivationCase, each: Instruction): Instruction =>
  each.onlyIf === ofChosenOption ||
  (each.holds !== undefined && anyHolds(duel, each.holds, card, player) === 'yes')
    ? withoutCase(each)
    : each;
const withoutCase = ({ onlyIf: _, ...rest }: Instruction): Instruction => rest;

/** Parts that come after the first and have to be done as well, of which no card for them can be there, or that Summon with what is done before. */
export function impossibleLater(duel: Duel, asked: ActivationCase): readonly Instruction[] {
  const { does, cost } = asked.effect;
  const first = new Set(mustBePossible(does));
  const playing = asIfActivated(duel, asked);
  const upTo = does.findIndex(({ joined }) => joined === 'or' || joined === 'otherwise');
  return (upTo === -1 ? does : does.slice(0, upTo - 1)).filter((each, at) => {
    if (first.has(each) || each.may || each.onlyIf !== undefined || each.delayed !== undefined) return false;
    if (!isDescribed(each.what) || each.what.among !== undefined) return false;
    if (verbFacts[each.do].needs === 'materials') return true;
    // What is done before it may put cards where it takes them from.
    const untouched = untouchedByCost([...cost, ...does.slice(0, at)], [each]).length > 0;
    return untouched && isImpossible(playing, each);
  });
}

/** The one card that an activation targets or pays with, of those that it may, and a part played after that. */
interface ByChoice {
  readonly pool: Pool;
  readonly with: (card: Card) => EffectContext;
}

/** For a part whose cards stand to the one target, or to what is paid, in some way ("with a different name", "all other monsters"): what may be chosen; undefined for others. */
function byChoice(duel: Duel, asked: ActivationCase, part: Instruction): ByChoice | undefined {
  const { beside, other } = isDescribed(part.what) ? part.what.filter : {};
  const to = beside?.to ?? (other && asked.effect.targets.length > 0 ? 'targets' : undefined);
  const playing = asIfBefore(duel, asked, part);
  const [target, ...more] = asked.effect.targets;
  if (to === 'targets' || (typeof to === 'object' && 'target' in to))
    return target?.count !== 1 || target.upTo || more.length > 0
      ? undefined
      : {
          pool: poolFor(duel, asked, target),
          with: ({ id, moves }) => ({ ...playing, link: { ...playing.link, targets: [{ id, moves }] } }),
        };
  if (typeof to !== 'object' || !('dealt' in to)) return undefined;
  const [cost, ...others] = asked.effect.cost.filter((each) => each.do === to.dealt);
  if (cost === undefined || others.length > 0 || cost.may || !isDescribed(cost.what) || cost.what.count !== 1)
    return undefined;
  return {
    pool: poolOf(asIfActivated(duel, asked), cost.what, costReach(cost, asked)),
    with: ({ id }) => ({ ...playing, dealt: { [to.dealt]: [id] } }),
  };
}

/** Is the part impossible whatever is targeted, or paid with? */
export function isImpossibleBy(duel: Duel, asked: ActivationCase, part: Instruction): boolean {
  const choice = byChoice(duel, asked, part);
  const all = choice === undefined ? [] : mayBeTaken(choice.pool);
  return (
    choice?.pool.complete === true &&
    all.length > 0 &&
    all.every((card) => isImpossible(choice.with(card), part))
  );
}
