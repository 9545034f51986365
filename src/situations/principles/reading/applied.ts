import { isActivated } from '../../../effects/activated.ts';
import type { VerbId } from '../../words/verbs.ts';
import { departures } from './departures.ts';
import type { Happening, Thing } from './happenings.ts';
import { removalOf } from './removal.ts';
import type { Sketch, SketchCard } from './sketch.ts';
import { written } from './verb-words.ts';

/** An effect that was told to have been applied: whose, and to which card, where one was named. */
export interface Applied {
  readonly source: SketchCard;
  readonly to?: SketchCard;
  /** Where in `told` it stands. */
  readonly at: number;
}

/** What became of a card afterwards. */
export interface Became {
  /** A card that is named, or the monster that the effect was applied to, and that nobody named. */
  readonly card: SketchCard | 'monster';
  readonly is: 'gone' | 'face-down';
  /** The card that did it, where one was named. */
  readonly by?: SketchCard;
}

const uses: ReadonlySet<Happening['verb']> = new Set<VerbId>([
  'activate',
  'use',
  'chain',
  'resolve',
  'flip-summon',
]);
const leaves: ReadonlySet<Happening['verb']> = new Set<VerbId>([
  'destroy',
  'banish',
  'tribute',
  'return',
  'shuffle',
  'leave',
  'die',
]);
/** Verbs that say where a card is, or what somebody has. */
const states: ReadonlySet<Happening['verb']> = new Set<Happening['verb']>(['be', 'control', 'want']);

const whose = "(?:my |the |their |his |her |a |an |one |my opponents?'? |opponents?'?s? )*";
const does =
  'gave|gives|made|makes|lowered|lowers|raised|raises|boosted|boosts|pumped|pumps|weakened|weakens|reduced|reduces|increased|increases|protected|protects|locked|locks';
const effectOf = "(?:'s (?:[a-z-]+ ){0,4}effect)?";
/** "X boosts my Y", "X was negating Y": a verb that the grammar does not know, between two names. */
const byAnyVerb = new RegExp(
  `#(?<by>\\d)${effectOf} (?:just |has |had |was |is |already )*[a-z]+(?:s|ed|ing) ${whose}#(?<on>\\d)(?!\\d)`,
);
/** "X gave my monster 500", "X was applied to my monster", "boosted by X". */
const ofOneNamed: readonly RegExp[] = [
  new RegExp(`#(?<by>\\d)${effectOf} (?:just |already )?(?:${does})\\b(?: ${whose}#(?<on>\\d))?`),
  new RegExp(
    `#(?<by>\\d)${effectOf} (?:was |is |has been |had been )?(?:applied|used|resolved)(?: (?:to|on) ${whose}#(?<on>\\d))?`,
  ),
  /#(?<on>\d) (?:was|is|got|gets|has been|is being|was being) (?:[a-z]+ed) by (?:my |the |their )?#(?<by>\d)/,
  /\b(?:protected|boosted|negated|affected|weakened|halved|doubled|pumped|locked) by (?:my |the |their )?#(?<by>\d)/,
];

/** The first effect that was told to have been applied; undefined where none was. */
export function appliedFirst(sketch: Sketch): Applied | undefined {
  const { cards, happenings, told } = sketch;
  const ofSketch = (things: readonly Thing[]) =>
    cards.find(({ ref }) => things.some(({ card }) => card?.ref === ref));
  const found: Applied[] = [];
  for (const { verb, what, means, aim, told: isTold, by, from: at } of happenings) {
    if (!isTold || states.has(verb)) continue;
    if (uses.has(verb)) {
      const source = ofSketch(what) ?? cards.find(({ ref }) => ref === means?.ref);
      const to = ofSketch(aim);
      if (source !== undefined)
        found.push({ source, at, ...(to === undefined || to === source ? {} : { to }) });
      continue;
    }
    const source = ofSketch(by) ?? cards.find(({ ref }) => ref === means?.ref);
    const to = ofSketch(what);
    if (source !== undefined && to !== source)
      found.push({ source, at, ...(to === undefined ? {} : { to }) });
  }
  for (const form of [byAnyVerb, ...ofOneNamed]) {
    const match = form.exec(told);
    const { by, on } = match?.groups ?? {};
    const [source, to] = [cards[Number(by ?? NaN)], cards[Number(on ?? NaN)]];
    if (match === null || source === undefined || source === to) continue;
    found.push({ source, at: match.index, ...(to === undefined ? {} : { to }) });
  }
  const [first] = found.toSorted((a, b) => a.at - b.at || (a.to === undefined ? 1 : 0));
  return first;
}

/** What is told to have become of a card after `at`: it left, or lies face-down; null where it is not clear of which. */
export function becameLater(sketch: Sketch, { source, to, at }: Applied): readonly (Became | null)[] {
  const found: (Became | null)[] = [];
  for (const left of departures(sketch)) {
    if (left.at <= at || left.by === source) continue;
    const removal = left.by === undefined ? undefined : removalOf(left.by.model);
    const is =
      removal?.turnsFaceDown === true ? 'face-down' : left.now === 'face-down' ? 'face-down' : 'gone';
    if (left.now === 'taken' || removal?.takesControl === true) {
      found.push(null);
      continue;
    }
    const card = cardLeft(left.what, left.by, [source, to], sketch);
    found.push(card === undefined ? null : { card, is, ...(left.by === undefined ? {} : { by: left.by }) });
  }
  for (const happening of sketch.happenings) {
    if (!happening.told || happening.from <= at) continue;
    const flipper = sketch.cards.find(({ ref }) => ref === happening.means?.ref);
    if (
      happening.verb === 'turn' &&
      flipper !== undefined &&
      turnsDown(flipper) &&
      !isListed(found, flipper)
    ) {
      const [what] = happening.what;
      const card = cardLeft(what?.words ?? '', flipper, [source, to], sketch);
      found.push(card === undefined ? null : { card, is: 'face-down', by: flipper });
    }
    if (!leaves.has(happening.verb)) continue;
    const ref = happening.what.find(({ card: each }) => each !== undefined)?.card?.ref;
    const left = sketch.cards.find((each) => each.ref === ref);
    if (left !== undefined && !found.some((each) => each?.card === left))
      found.push({ card: left, is: 'gone' });
    if (happening.verb !== 'die') continue;
    const named = happening.by.find(({ card }) => card !== undefined)?.card;
    const card =
      sketch.cards.find(({ ref }) => ref === named?.ref) ?? cardLeft('it', undefined, [source, to], sketch);
    found.push(card === undefined ? null : { card, is: 'gone' });
  }
  return found;
}

const turnsDown = ({ model }: SketchCard): boolean => removalOf(model)?.turnsFaceDown === true;
const isListed = (found: readonly (Became | null)[], by: SketchCard): boolean =>
  found.some((each) => each?.by === by);

const nouns = { monster: /\bmonster|\bguy\b/, spell: /\bspell\b/, trap: /\btrap\b/ } as const;

const pronoun = /^(?:it|her|him|that(?: card| monster)?)$/;
/** A monster that is spoken of without a name, behind the name of a card. */
const unnamedBehind =
  /#\d[^.#]*\b(?:an?|my|their|his|her|opponent's|opponents?|the|one) (?:face-up |other |opponent's |own )*(?:monster|guy|one)\b/;

/** Which of the two cards a departure is about: the one that is named, else the one that what did it can take. */
function cardLeft(
  what: string,
  by: SketchCard | undefined,
  [source, to]: readonly [SketchCard, SketchCard | undefined],
  { cards, told }: Sketch,
): SketchCard | 'monster' | undefined {
  const ref = /#\d/.exec(what)?.[0];
  // "A monster boosted by X was banished": the monster.
  if (
    ref === source.ref &&
    new RegExp(`\\b[a-z]+ed by (?:my |the |their )?${ref} (?:is|was|gets|got|then|left)\\b`).test(told)
  )
    return to ?? 'monster';
  if (ref !== undefined) return cards.find((each) => each.ref === ref);
  const known = [source, ...(to === undefined ? [] : [to])];
  const last = what.trim().split(' ').at(-1) ?? '';
  const called = known.filter(
    ({ model: { name, facts } }) =>
      nouns[facts.cardType].test(what) || (last.length > 3 && name.toLowerCase().split(/\W+/).includes(last)),
  );
  const isUnnamed = to === undefined && unnamedBehind.test(told);
  if (isUnnamed && (pronoun.test(what.trim()) || nouns.monster.test(what)))
    return source.model.facts.cardType === 'monster' && !pronoun.test(what.trim())
      ? undefined
      : takenOf(source, by);
  if (called.length === 1) return called[0];
  const removal = by === undefined ? undefined : removalOf(by.model);
  const there = known.filter((each) => each !== source || !isSpent(source));
  const taken =
    removal === undefined ? [] : there.filter(({ model }) => removal.kinds.has(model.facts.cardType));
  return taken.length === 1 && pronoun.test(what.trim()) ? taken[0] : undefined;
}

/** "It", behind a card and an unnamed monster: the monster, where what did it takes monsters alone, or the card is gone anyway. */
function takenOf(source: SketchCard, by: SketchCard | undefined): 'monster' | undefined {
  const removal = by === undefined ? undefined : removalOf(by.model);
  if (removal === undefined) return undefined;
  const takesSource = removal.kinds.has(source.model.facts.cardType) && !isSpent(source);
  return removal.kinds.has('monster') && !takesSource ? 'monster' : undefined;
}

/** Is the card of an effect no longer on the field when it resolves: a Normal or Quick-Play card, one paid from the hand? */
const isSpent = ({ model: { facts, parts } }: SketchCard): boolean =>
  facts.cardType === 'monster'
    ? parts
        .filter(isActivated)
        .every(({ cost, activatesIn }) => activatesIn?.includes('hand') === true && cost.length > 0)
    : facts.property === 'Normal' || facts.property === 'Quick-Play' || facts.property === 'Counter';

const comesBack: ReadonlySet<Happening['verb']> = new Set<VerbId>([
  'special-summon',
  'summon',
  'normal-summon',
  'revive',
  'bring',
  'come-back',
  'return',
]);

/** Is a card that had left told to be on the field again? Of one that nobody names: by a verb that tells of no other. */
export function isBack({ happenings, cards }: Sketch, card: SketchCard | 'monster', at: number): boolean {
  return happenings.some(({ verb, told, what, by, from, frame }) => {
    if (!told || from <= at || !comesBack.has(verb)) return false;
    if (
      verb === 'return' &&
      !frame.complements.some(({ value }) => value.kind === 'place' && value.place === 'field')
    )
      return false;
    const named = cards.filter(({ ref }) => [...what, ...by].some((each) => each.card?.ref === ref));
    return card === 'monster'
      ? named.length === 0
      : named.includes(card) || what.some(({ words }) => words === 'it');
  });
}

/** The cards that were told to bring one back, or to be what it left for. */
export const helpersTold = ({ happenings, cards }: Sketch): readonly SketchCard[] =>
  cards.filter(({ ref }) =>
    happenings.some(
      ({ verb, told, means, reason }) =>
        told &&
        ((comesBack.has(verb) && means?.ref === ref) ||
          (leaves.has(verb) && reason.some(({ card }) => card?.ref === ref))),
    ),
  );

/** "X is flipped face-up again": a card that lay face-down does so no more. */
export const faceUpAgain = new RegExp(
  `${written('turn', 'flip-summon')}[^.;?]*\\bface-? ?up\\b|\\bface-? ?up again\\b|\\b${written('flip-summon')}\\b|\\bflip(?:s|ped)? (?:it |her |him |#\\d )?(?:back )?(?:up|again)\\b`,
);
