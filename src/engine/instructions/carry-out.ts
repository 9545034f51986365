import {
  alternatives,
  dependsOn,
  type Either,
  eitherOr,
  groupsOf,
  isFree,
  positionsOf,
  type Step,
  steps,
  together,
  type Was,
  withAnswered,
  withCases,
  withPicked,
} from '../../card-model/conjunctions.ts';
import { type Instruction, isDescribed, pointingWords } from '../../card-model/instruction.ts';
import type { Target } from '../../card-model/part.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import type { TossResult } from '../../vocabulary/tosses.ts';
import { applyEvents } from '../events/happen.ts';
import { type ChainLink, cardOf, type Duel, type Prevention, type Ternary } from '../state/duel.ts';
import type { Happens, Stage } from '../state/event.ts';
import type { Finding } from '../state/finding.ts';
import { withAssumed, withMissing } from '../state/missing.ts';
import { anyHolds } from '../stats/count.ts';
import { negatedToGy } from './deeds/negated-summon.ts';
import { optionTaken, unpicked, withOffers } from './options.ts';
import { isMet, onlyPossible, playPart } from './play-part.ts';
import { type EffectContext, type EffectOutcome, nothing, type Refusal } from './played.ts';

/** What carrying out needs besides the Duel. */
export interface Carrying {
  readonly stage: Stage;
  readonly link: ChainLink;
  readonly chain: number;
  readonly targets: readonly Target[];
  /** The cards that the players were told to have chosen, in the order in which the text needs them; undefined: it was not said. */
  readonly chosen: readonly string[] | undefined;
  /** For each "you can" in order: was it done? Left out: it is done where cards were chosen for it. */
  readonly optional?: readonly boolean[];
  /** Of each "A, or B" in order: the place of what was picked, from 0. Left out: it was not said. */
  readonly picked?: readonly number[];
  /** What each coin and die showed, in order. Left out: it was not said. */
  readonly results?: readonly TossResult[];
  readonly those?: EffectContext['previousCards'];
  readonly moved?: EffectContext['moved'];
  /** The rule by which it is carried out, where that is another one than of each thing that is done. */
  readonly rule?: string;
}

/** The state between two moments of a resolution. */
export interface Under {
  readonly begun?: Duel;
  readonly duel: Duel;
  readonly told: readonly string[];
  readonly those: EffectContext['previousCards'];
  readonly mayBe?: EffectContext['mayBe'] | undefined;
  readonly dealt: NonNullable<EffectContext['dealt']>;
  readonly moved: EffectContext['moved'];
  readonly before: Was;
  readonly unplayed: boolean;
  readonly refused: readonly Refusal[];
  readonly optional: readonly boolean[];
  /** What the coins and dice showed that were not tossed yet, and what the last toss came to. */
  readonly results: readonly TossResult[];
  readonly tossed?: EffectContext['tossed'];
  /** Does the case hold that something else is done without? `nothing`: what it hangs on was not done at all. */
  readonly holds?: Ternary | Was;
  /** What was said of the one "you can" that no part of the effect has: a text that has something else done instead. */
  readonly instead?: boolean;
}

/** Carries out instructions in their order (rule chain/written-order); what is not told or played is `missing`. */
export function carryOut(duel: Duel, all: readonly Instruction[], how: Carrying): Duel {
  const answersLink = how.link.number > 1;
  const { left, options } = withPicked(all, how.picked ?? []);
  const instructions = withCases(withAnswered(left, answersLink), (...two) =>
    takesOther(duel, two, how, all),
  );
  const [instead, ...more] = how.optional ?? [];
  const begun: Under = {
    ...(how.stage.in === 'open' ? {} : { begun: duel }),
    duel,
    told: how.chosen ?? [],
    those: how.those ?? [],
    dealt: {},
    moved: how.moved ?? {},
    before: 'done',
    unplayed: false,
    refused: [],
    optional: how.optional ?? [],
    results: how.results ?? [],
    ...(instead === undefined || more.length > 0 || all.some(({ may }) => may) ? {} : { instead }),
  };
  const over = withOffers(instructions).reduce((under, each) => {
    if (!('options' in each)) return playAll(under, each.plain, how);
    const taken = optionTaken(under, each, options, (from, does) => playAll(from, does, how));
    return playAll(under, taken ?? unpicked(each), how);
  }, begun);
  const ended = negatedToGy(over.duel, duel, how.stage, how.link);
  return over.told.length === 0 || over.unplayed ? ended : pointOut(ended, over, how.link);
}

/** Is the second of two alternatives, which is there in a case alone, the one that is done? Told by its case, a decision, or the card that was chosen. */
function takesOther(
  duel: Duel,
  [first, other]: readonly [Instruction, Instruction],
  { link, optional, chosen = [] }: Carrying,
  all: readonly Instruction[],
): boolean | undefined {
  if (other.holds === undefined || all.indexOf(first) > 0) return undefined;
  const holds = anyHolds(duel, other.holds, cardOf(duel, link.card), link.player);
  if (holds !== 'yes') return holds === 'no' ? false : undefined;
  const [said, ...more] = optional ?? [];
  if (said !== undefined)
    return more.length > 0 || all.some((each) => each.may && each !== other) ? undefined : said;
  const place = chosen[0] === undefined ? undefined : cardOf(duel, chosen[0]).place;
  const [one, two] = [first, other].map(
    ({ what }) => isDescribed(what) && what.from?.includes(place ?? 'deck'),
  );
  return place === undefined || one === two ? undefined : two;
}

function playAll(under: Under, instructions: readonly Instruction[], how: Carrying): Under {
  const meant: Meant = {
    open: alternatives(instructions),
    either: eitherOr(instructions),
    positions: positionsOf(instructions),
    groups: groupsOf(instructions),
  };
  const { holds: _, ...over } = steps(instructions).reduce(
    (now, step) => playStep(now, step, how, meant),
    under,
  );
  return over;
}

/** Told cards that no part of the effect took are pointed out, each with why the last part did not take it. */
function pointOut(duel: Duel, { told, refused, dealt }: Under, { card, targets }: ChainLink): Duel {
  const seen = [dealt['look-at'], dealt.reveal].flatMap((cards) => (cards === 'open' ? [] : (cards ?? [])));
  const over = told.filter((id) => !targets.some((target) => target.id === id) && !seen.includes(id));
  const found = over.map((id): Finding => {
    const why = refused.findLast((each) => each.id === id);
    const names = { chosen: cardOf(duel, id).model.name, effect: cardOf(duel, card).model.name };
    return {
      rule: why?.rule ?? 'chain/written-order',
      verdict: 'forbids',
      code: 'not-taken',
      because: `${names.chosen} was said to be chosen for the effect of ${names.effect}, which cannot take it: ${why?.because ?? 'nothing in its text asks for such a card'}`,
    };
  });
  return { ...duel, illegalities: [...duel.illegalities, ...found] };
}

/** Which instructions are alternatives, and what is done otherwise. */
interface Meant {
  readonly open: ReadonlySet<Instruction>;
  readonly either: Either | null;
  readonly positions: ReturnType<typeof positionsOf>;
  readonly groups: ReturnType<typeof groupsOf>;
}

/** A part of a step, with what it comes to. */
interface Part {
  readonly instruction: Instruction;
  readonly played: EffectOutcome;
  /** Was it done, for what hangs on that? */
  readonly was: Was;
}

function playStep(
  under: Under,
  step: Step,
  how: Carrying,
  { open, either, positions, groups }: Meant,
): Under {
  const parts: Part[] = [];
  let now = under;
  for (const instruction of step) {
    const last = parts.at(-1)?.was ?? under.before;
    const { was, playing, optional } = contextOf(now, parts, instruction, last, how);
    if (now.holds === undefined && either?.inCase.has(instruction))
      now = { ...now, holds: was === 'done' ? isMet(playing, instruction) : was };
    const isOther = either?.otherwise.has(instruction) ?? false;
    if (
      isOther
        ? now.holds === 'yes' || now.holds === 'nothing'
        : now.holds === 'no' && either?.inCase.has(instruction)
    ) {
      now = { ...now, optional: instruction.may ? now.optional.slice(1) : now.optional };
      continue;
    }
    const same = positions.get(instruction);
    if (same !== undefined && same[0] !== instruction) continue;
    const isOpen = same === undefined && open.has(instruction);
    const only = isOpen && !playing.paying ? onlyPossible(playing, groups, instruction) : undefined;
    if (only !== undefined && only !== instruction) continue;
    const played =
      was === 'nothing'
        ? nothing()
        : playPart(playing, instruction, {
            hangs: was === 'open',
            alternative: !only && (isOpen || (!same && isOther && now.holds !== 'no')),
            ...(same && { positions: same }),
            ...optional,
          });
    const came = whereMeant(under.duel, parts, instruction, played, how);
    parts.push({ instruction, played, was: came.was });
    now = {
      ...now,
      told: without(now.told, played.usedChoices),
      ...(came.previousCards === undefined ? {} : { those: came.previousCards, mayBe: played.mayBe }),
      dealt:
        came.previousCards === undefined ? now.dealt : { ...now.dealt, [instruction.do]: came.previousCards },
      optional: instruction.may ? now.optional.slice(1) : now.optional,
      ...(played.tossed && { tossed: played.tossed, results: now.results.slice(played.tossed.length) }),
    };
  }
  const kept = bothOrNone(parts);
  const done = parts.map((part, at) => ({ ...part, played: kept[at] ?? part.played }));
  // What is done only in a case leaves what stands before it alone.
  const joined = parts.map(({ instruction }) => (isFree(instruction) ? undefined : instruction.joined));
  const after = withSpared(apply(under.duel, how, kept, joined), done, how);
  return {
    ...now,
    duel: after,
    moved: { ...under.moved, ...movedBetween(under.duel, after) },
    refused: [...under.refused, ...kept.flatMap((each) => each.refused)],
    unplayed: under.unplayed || kept.some((each) => each.unplayed === true),
    before: together(kept.map((each, at) => (each === parts[at]?.played ? parts[at].was : each.was))),
  };
}

/** What is left of told cards: one that was told twice ("reveal A and B, add A") is there once more. */
const without = (told: readonly string[], used: readonly string[]): readonly string[] =>
  used.reduce((left, id) => left.filter((_, at) => at !== left.indexOf(id)), told);

/** Verbs that say where cards go: of a card that goes elsewhere instead it was not done. */
const sayWhere: ReadonlySet<Instruction['do']> = new Set([
  'add-to-hand',
  'banish',
  'return-to-hand',
  'send-to-gy',
]);

/**
 * What a part comes to for what hangs on it: of the cards that it moves, those count that came to where it says. A monster of
 * the Extra Deck is not returned to the hand, a Token is not banished either, and what is banished instead is not sent to the GY.
 */
function whereMeant(
  duel: Duel,
  before: readonly Part[],
  { do: verb }: Instruction,
  played: EffectOutcome,
  how: Carrying,
): Pick<EffectOutcome, 'was' | 'previousCards'> {
  const { was, previousCards, happens } = played;
  const { event } = verbFacts[verb];
  const moved = happens.filter((each) => each.event === event && each.card !== undefined);
  const plain = previousCards === undefined ? { was } : { was, previousCards };
  const isPlain = how.stage.in === 'activation' || was !== 'done' || moved.length === 0;
  if (isPlain || !sayWhere.has(verb) || event === undefined) return plain;
  const after = apply(duel, how, [...before.map((each) => each.played), played]);
  const done = after.timeline.slice(duel.timeline.length).filter(({ card }) => card !== undefined);
  const came = moved.filter(({ card }) =>
    done.some((each) => each.card?.id === card && each.names.includes(event)),
  );
  const doubtful = done.some(
    ({ card, doubt }) => doubt !== undefined && moved.some((each) => each.card === card?.id),
  );
  if (came.length === moved.length && !doubtful) return plain;
  const ids = came.flatMap(({ card }) => card ?? []);
  return {
    was: doubtful ? 'open' : came.length === 0 ? 'nothing' : was,
    previousCards: doubtful || previousCards === 'open' ? 'open' : ids,
  };
}

/** Notes the cards that the parts would have dealt with, but for a rule or a text. */
function withSpared(duel: Duel, parts: readonly Part[], { chain, link }: Carrying): Duel {
  const spared = parts.flatMap(({ instruction, played }) =>
    (played.spared ?? []).map(
      ({ id, rule, because }): Prevention => ({
        card: id,
        chain,
        link: link.number,
        verb: instruction.do,
        rule,
        because,
      }),
    ),
  );
  return spared.length === 0 ? duel : { ...duel, spared: [...(duel.spared ?? []), ...spared] };
}

/** A part is played on the Duel as the parts before it leave it, although all of them count as happening at once. */
function contextOf(now: Under, parts: readonly Part[], instruction: Instruction, last: Was, how: Carrying) {
  const peek = apply(
    now.duel,
    how,
    parts.map(({ played }) => played),
  );
  const playing: EffectContext = {
    duel: peek,
    ...(now.begun === undefined ? {} : { begun: now.begun }),
    link: how.link,
    chain: how.chain,
    targets: how.targets,
    told: now.told,
    previousCards: now.those,
    ...(now.mayBe === undefined ? {} : { mayBe: now.mayBe }),
    dealt: now.dealt,
    results: now.results,
    ...(now.tossed && { tossed: now.tossed }),
    moved: { ...now.moved, ...movedBetween(now.duel, peek) },
    paying: how.stage.in === 'activation',
    ...(how.chosen === undefined && how.optional === undefined ? { unsaid: true } : {}),
    ...(now.instead === undefined ? {} : { instead: now.instead }),
  };
  const said = instruction.may ? now.optional[0] : undefined;
  return { was: dependsOn(instruction.joined, last), playing, optional: said === undefined ? {} : { said } };
}

/** "A and B gain 500 ATK" is said of each of them; so is "attach it and its materials", which it may have none of. */
const isOfEach = ({ do: verb, what }: Instruction, before: Instruction | undefined): boolean =>
  verb === before?.do && (verb.startsWith('change-') || pointingWords(what) !== undefined);

/** "A and B": where one of them cannot be done, neither is (rule text/conjunction-and); "and if it is so, B" leaves A alone. */
function bothOrNone(parts: readonly Part[]): readonly EffectOutcome[] {
  const kept = parts.map(({ played }) => played);
  for (const [at, { instruction }] of [...parts.entries()].toReversed()) {
    const [before, here] = [kept[at - 1], kept[at]];
    if (instruction.joined !== 'and' || isFree(instruction)) continue;
    if (isOfEach(instruction, parts[at - 1]?.instruction)) continue;
    if (before === undefined || here?.was !== 'nothing') continue;
    const because = 'the other part of its effect, which is joined with "and", cannot be done';
    const cards = before.happens.flatMap(({ card }) => card ?? []);
    const spared = cards.map((id) => ({ id, rule: 'text/conjunction-and', because }));
    kept[at - 1] = nothing({ refused: before.refused, spared: [...(before.spared ?? []), ...spared] });
  }
  return kept;
}

/** Does what the parts come to, as one moment. @param joined with what each is joined to the one before it */
function apply(
  duel: Duel,
  { stage, rule }: Carrying,
  parts: readonly EffectOutcome[],
  joined: readonly Instruction['joined'][] = [],
): Duel {
  const because = rule === undefined ? {} : { rule };
  const makes = parts.flatMap((part) => part.createdCards);
  const made =
    makes.length === 0
      ? duel
      : { ...duel, cards: { ...duel.cards, ...Object.fromEntries(makes.map((card) => [card.id, card])) } };
  const happens = parts.flatMap((part) => part.happens);
  const changes = parts.flatMap((part) => part.changes);
  const now = applyEvents(
    made,
    stage,
    happens.map((each) => ({ ...because, ...byEffect(stage, each) })),
    changes,
  );
  const next = parts.flatMap((part) => part.next ?? []);
  const after = applyEvents(
    now,
    stage,
    next.map((each) => ({ ...because, ...byEffect(stage, each) })),
  );
  // What stands behind all that was done changed nothing of that, where these do not go together.
  const acts = ({ was, happens: all, next: more = [] }: EffectOutcome) =>
    was === 'done' || [...all, ...more].some(({ card }) => card !== undefined);
  const last = parts.findLastIndex((part, at) => acts(part) || (part.was === 'open' && joined[at] === 'and'));
  const missingOf = (some: readonly EffectOutcome[]) => some.flatMap((part) => part.missing);
  const known = withMissing(after, missingOf(parts.slice(0, last + 1)), duel);
  // They stand at the last of these events, which is of the same Chain Link.
  const behind = { ...after, timeline: after.timeline.slice(0, -1) };
  return withAssumed(
    withMissing(known, missingOf(parts.slice(last + 1)), behind),
    parts.flatMap((part) => part.assumed),
  );
}

/** Outside a Chain Link, what a delayed effect does is done by that effect all the same. */
const byEffect = (stage: Stage, each: Happens): Happens =>
  stage.in === 'open' && each.cause === undefined ? { ...each, cause: 'effect' } : each;

/** Cards that changed place between two states, with their count of moves. */
function movedBetween(before: Duel, after: Duel): EffectContext['moved'] {
  const moved: Record<string, number> = {};
  for (const { id, moves } of Object.values(after.cards)) {
    if (before.cards[id] !== undefined && cardOf(before, id).moves !== moves) moved[id] = moves;
  }
  return moved;
}
