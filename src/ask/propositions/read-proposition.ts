import type { Catalogue } from '../../cards/catalogue.ts';
import type { Mood } from '../../rulebook/holds.ts';
import { tokens } from '../text/tokens.ts';
import { together } from './compounds.ts';
import { factsOf, type Told } from './facts.ts';
import { type Item, isSmall, itemsOf } from './items.ts';
import { namedCards } from './named-cards.ts';
import { findOpening, type Opening } from './opening.ts';
import { type Fact, isYesNo, type Proposition } from './proposition.ts';
import { type ConceptId, entailed, isAct, isMarked } from './vocabulary/concepts.ts';
import { beForms } from './vocabulary/small-words.ts';

/**
 * Reads a general question in plain words: what it tells of kinds of cards, and what it asks. Undefined where nothing is
 * asked, or a card is named whose text applies by itself. Words that it does not know are `unread`. Never throws; the time it takes grows with the length of the text.
 */
export function readProposition(text: string, catalogue: Catalogue): Proposition | undefined {
  const all = tokens(text);
  const named = namedCards(all, text, catalogue);
  if (named === undefined) return undefined;
  const items = itemsOf(all, named);
  const opening = findOpening(items);
  if (opening === undefined) return undefined;
  const { mood, denied } = opening;
  const saidBefore = factsOf(opening.told, 'told');
  const saidInside = factsOf(
    opening.zone,
    'asked',
    saidBefore.some(({ fact }) => isOpponents(fact)),
  );
  const told = saidBefore.filter(isSaid);
  const zone = saidInside.filter(isSaid);
  const kinds = [...saidBefore, ...saidInside].filter((each) => !isSaid(each));
  const after = factsOf(opening.after, 'told');
  const { asked, rest } = whatIsAsked(opening, told, zone);
  const governed = asked.at(0);
  const others = [...told.filter((each) => !asked.includes(each)), ...rest, ...after, ...kinds];
  const facts = others.filter((each) => !isAskedNow(each, governed)).map(({ fact }) => fact);
  if (saysSameTurn(items, opening) && !facts.some(({ concept }) => concept === 'this-turn'))
    facts.push({ ...saying('this-turn', 'this turn'), inferred: true });
  if (isWhileHaving(opening.after))
    facts.push(saying('while-having', opening.after.map(({ text }) => text).join(' ')));
  if (isByOpponent(opening.zone)) facts.push(saying('by-opponent', 'by the opponent'));
  if (all.some(({ low }) => low === 'both')) facts.push({ ...saying('both', 'both'), inferred: true });
  return {
    ...together(
      asked.map(({ fact }) => fact),
      facts,
    ),
    mood: moodOf(mood, [...opening.zone, ...opening.after.slice(-1)]),
    denied,
    aboutOpponent: !items.some((each) => each.is === 'own' || (each.is === 'said' && each.own)),
    unread: items.flatMap((each) => (each.is === 'unknown' ? [each.text] : [])),
  };
}

const saying = (concept: ConceptId, text: string): Fact => ({ concept, opponents: false, numbers: [], text });

/** What a named card is, is told of it; it is never what is asked. */
const isSaid = ({ fact }: Told): boolean => fact.ofCard !== true;

/** "Can I attack if I have a monster in Defense Position?": the one that lies so need not be the one that attacks. */
function isWhileHaving([first, ...rest]: readonly Item[]): boolean {
  if (!isSmall(first, 'if', 'when', 'while')) return false;
  const has = rest.slice(0, 2).some((each) => each.is === 'said' && having.has(each.said.concept));
  return has && rest.some((each) => each.is === 'said' && isMarked(each.said.concept, 'lies'));
}

/** "Can my monster be Tributed by my opponent?" asks what the opponent may do. */
const isByOpponent = (zone: readonly Item[]): boolean =>
  zone.some((each, at) => each.is === 'opponent' && !each.genitive && isSmall(zone[at - 1], 'by'));

const having: ReadonlySet<ConceptId> = new Set<ConceptId>(['have', 'control', 'mine']);

/** "already attacked", "... in the same turn?", "After I attack, can I ... this turn?": what is told was in this turn. */
function saysSameTurn(items: readonly Item[], { told, zone, after }: Opening): boolean {
  const asked = [...zone, ...after].find((each) => each.is === 'said' && each.said.concept === 'this-turn');
  const begins = isSmall(told[0], 'after', 'when', 'once', 'if');
  const already = items.some((each) => isSmall(each, 'already', 'just', 'still'));
  return already || (asked !== undefined && (begins || /same/i.test(asked.text)));
}

/** "this turn" beside what is asked says nothing more: a question is about now. */
const isAskedNow = ({ fact, after }: Told, governed: Told | undefined): boolean =>
  fact.concept === 'this-turn' && after !== undefined && after === governed?.item;

function moodOf(mood: Mood, zone: readonly Item[]): Mood {
  if (mood !== 'fact' && mood !== 'must') return mood;
  for (const each of zone) {
    if (each.is !== 'asking') continue;
    if (each.asking.is === 'may-word') return 'may';
    if (each.asking.is === 'must-word') return 'must';
  }
  return mood;
}

interface Asked {
  readonly asked: readonly Told[];
  readonly rest: readonly Told[];
}

/** Which of the facts of a question is asked; the others of it are told. */
function whatIsAsked({ mood, zone, helper }: Opening, told: readonly Told[], facts: readonly Told[]): Asked {
  const pick = (asked: readonly Told[]): Asked => ({
    asked,
    rest: facts.filter((each) => !asked.includes(each)),
  });
  const heavy = facts.filter(({ fact }) => !isAside(fact.concept));
  const solid = heavy.length > 0 ? heavy : facts.filter(({ fact }) => !times.has(fact.concept));
  if (facts.length === 0 || (solid.length === 0 && isYesNo(mood))) {
    const back = told.findLast(({ fact }) => isAct(fact.concept));
    return pick(
      back === undefined
        ? [...told, ...usedAs(told)]
        : [
            back,
            ...told.filter((each) => each !== back),
            ...(mood === 'may' && isOfEffect(told) ? usedAs(told) : []),
          ],
    );
  }
  // "Normal or Effect Monster in the GY?": which of the two.
  const either = facts.find(({ fact }) => fact.concept === 'normal-or-effect');
  if (mood === 'fact' && either !== undefined) return pick([either]);
  if (!isYesNo(mood)) return { asked: facts.filter(({ fact }) => !times.has(fact.concept)), rest: [] };
  if (isSmall(zone[0], 'there'))
    return pick(facts.filter(({ fact }) => !times.has(fact.concept)).slice(0, 1));
  const open = besideAsking(zone, solid, facts);
  const needed = behindNeed(zone, solid);
  if (needed.length > 0) return pick(needed);
  if (isNeeded(zone)) return pick([...solid, ...(solid.some(isVerb) ? [] : usedAs(solid))]);
  const verb = governedVerb(zone, open, helper);
  if (verb === undefined) return pick(complement(facts, open, zone.some(isCopula)));
  // "be used to Set", "be put into Defense Position": what it is used for, or where it is put, is asked as well.
  // "Does a monster destroyed by battle go to the GY": what was done to it before is told.
  const isBefore = ({ fact, bent, item }: Told): boolean =>
    isAct(fact.concept) && bent === 'past' && zone.indexOf(item) < zone.indexOf(verb.item);
  const others = (zone.some(isCopula) ? open : solid).filter(
    (each) => each !== verb && !(/^do/.test(helper) && isBefore(each)),
  );
  const beside = others.length > 0 ? others : facts.filter((each) => each !== verb && isWindow(each));
  return pick(isMarked(verb.fact.concept, 'light') ? [verb, ...beside] : [verb]);
}

/** "Does the opponent have a window to ...?" */
const isWindow = ({ fact }: Told): boolean => fact.concept === 'negation-window';

/** Of an effect or a card that is only named, "allowed?" asks whether it may be activated. */
const usedAs = (told: readonly Told[]): readonly Told[] =>
  told
    .slice(0, 1)
    .map((each) => ({ ...each, fact: { ...saying('activate', each.fact.text), inferred: true } }));

/** Is what is told first an effect: "an optional trigger about itself ...: allowed?" */
const isOfEffect = ([first]: readonly Told[]): boolean =>
  first !== undefined &&
  (entailed(first.fact.concept).has('effect') || ['optional', 'mandatory'].includes(first.fact.concept));

const isOpponents = ({ opponents, concept }: Fact): boolean =>
  opponents || concept === 'opponent-has-monster';

/** "Is a Union a monster?": what comes last; "does it count as a Normal Monster in the GY?": what it is taken for. */
const complement = (facts: readonly Told[], open: readonly Told[], taken: boolean): readonly Told[] => {
  const last = facts.findLast(({ fact }) => !times.has(fact.concept));
  if (last?.fact.concept === 'monster') return [last];
  const things = open.filter(({ fact }) => !describing.has(fact.concept));
  return taken && things.length > 0 ? things.slice(0, 1) : open.slice(-1);
};

/** Words that stand before what something is taken for. */
const describing: ReadonlySet<ConceptId> = new Set<ConceptId>(['other', 'several', 'all', 'only', 'more']);

const isCopula = (each: Item): boolean => each.is === 'asking' && each.asking.is === 'copula';

/** "Is X legal?", "Are Xs needed for Y?": what it is asked of is not a verb with "to". */
const isNeeded = (zone: readonly Item[]): boolean =>
  zone.some(
    (each) =>
      each.is === 'asking' &&
      (each.asking.is === 'may-word' || each.asking.is === 'must-word') &&
      !/ to$|^able/i.test(each.text),
  );

/** "Does the second Summon need a Tribute?": what stands behind "need". */
function behindNeed(zone: readonly Item[], solid: readonly Told[]): readonly Told[] {
  const at = zone.findIndex(
    (each) =>
      each.is === 'asking' && each.asking.is === 'must-word' && /^(?:needs?|requires?)$/i.test(each.text),
  );
  return at <= 0 ? [] : solid.filter(({ item }) => zone.indexOf(item) > at);
}

const isVerb = ({ fact }: Told): boolean => isAct(fact.concept);

/** "Is it possible to X", "does it count as X": what stands behind. "Are Xs needed for Y": either. */
function besideAsking(
  zone: readonly Item[],
  solid: readonly Told[],
  facts: readonly Told[],
): readonly Told[] {
  const at = zone.findIndex((each) => each.is === 'asking' && each.asking.is !== 'wh');
  const word = zone[at];
  if (word?.is !== 'asking') return solid;
  const all = word.asking.is === 'copula' ? facts : solid;
  const behind = all.filter(({ item }) => zone.indexOf(item) > at);
  return behind.length > 0 ? behind : solid;
}

/** The verb that the helping verb of a question belongs to. */
function governedVerb(zone: readonly Item[], open: readonly Told[], helper: string): Told | undefined {
  const verbs = open.filter(({ fact }) => isAct(fact.concept));
  // "a Summon", "the Tribute": a noun, unless there is no other verb.
  const bare = verbs.filter(({ item }) => item.is !== 'said' || !item.article);
  const acts = bare.length > 0 ? bare : verbs;
  const passive = acts.findLast(({ item }) => {
    const before = zone.slice(0, zone.indexOf(item)).findLast((each) => each.is !== 'not' && !isAdverb(each));
    return isSmall(before, 'be');
  });
  if (passive !== undefined) return passive;
  if (beForms.has(helper)) {
    const possible = zone.some((each) => each.is === 'asking' && each.asking.is !== 'wh');
    const last = open.at(-1);
    const pronoun = zone[0]?.is === 'small' || zone[0]?.is === 'own';
    if (possible || pronoun) return acts.at(0);
    return last !== undefined && isAct(last.fact.concept) ? last : undefined;
  }
  if (helper.startsWith('ha')) return acts.at(-1);
  const relative = zone.some((each) => isSmall(each, 'that'));
  const base = acts.filter(({ bent }) => bent === 'base');
  // "Does a monster destroyed by battle ...": what was done to it is not what is asked.
  return (relative ? base.at(-1) : base.at(0)) ?? acts.find(({ bent }) => bent !== 'past');
}

const isAdverb = (item: Item): boolean =>
  item.is === 'said' && (item.said.concept === 'manually' || item.said.concept === 'again');

/** Facts that only say when. */
const times: ReadonlySet<ConceptId> = new Set<ConceptId>(['this-turn', 'that-turn', 'manually', 'again']);

const isAside = (id: ConceptId): boolean => isMarked(id, 'aside');
