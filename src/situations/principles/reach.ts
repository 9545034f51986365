import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { isExtraDeckMonster } from '../../effects/facts.ts';
import type { Filter } from '../../effects/filter.ts';
import { cardOf, type Duel } from '../../engine/duel.ts';
import { fieldWords, fits } from '../../engine/fits.ts';
import { namesOf } from '../../engine/names.ts';
import { type Place, places } from '../../vocabulary/places.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { Books } from '../rule-on.ts';
import { setUp } from '../set-up.ts';
import { type CardSetup, noNormalSummons, type Situation } from '../situation.ts';
import { type EveryWordPrinciple, type Found, ruled } from './principle.ts';
import { answerOf } from './reading/answer-of.ts';
import { cardAt, form, said } from './reading/forms.ts';
import { type Choice, choicesOf, type Taking, takingOf, takingWords } from './reading/takes.ts';
import { place, placeOf } from './reading/where.ts';

const verb = `(?<verb>${takingWords})`;
const it = '(?:it|her|him|that|that one)';
const effect = "(?: 's effect)?";
const at = `(?: ${place})?`;
const still = '(?:still )?';

const asks = [
  form(
    `(?:can|does|will|would) {source}${effect} ${still}(?:be used to |able to )?${verb} (?:me |out )?(?:{taken}|${it})${at}`,
  ),
  form(`(?:can|does|will|would) ${it} ${still}${verb} {taken}${at}`),
  form(
    `(?:can|will) (?:i|opp) ${still}${verb} (?:{taken}|${it})${at} (?:with|by|using|off|via|through|from) {source}${effect}`,
  ),
  form(
    `(?:can|will) (?:i|opp) ${still}(?:use|activate|play|chain|resolve) {source}${effect} (?:to|and) ${verb} (?:{taken}|${it})${at}`,
  ),
  form(`is (?:{taken}|${it}) ${still}(?:legal|valid|possible) (?<verb>target) (?:for|of) {source}${effect}`),
  form(`is (?:{taken}|${it}) ${still}(?:legal|valid|possible) {source} (?<verb>target)`),
  form(`can (?:{taken}|${it}) ${still}be (?<verb>targeted) (?:by|with) {source}${effect}`),
];

/** What is told of the cards, and says nothing that is not asked: where they are, and what the one does by its text. */
const tells = [
  form(`(?:i (?:have |control |hold ))?{is} (?:is |are |sits |lies )?(?:face-up )?${place}`),
  form(`(?:i|opp) (?:have|has|control|controls|hold|holds) {is}`),
  form(`(?:i|opp) (?:use|uses|activate|activates|resolve|resolves|play|plays) {source}${effect}`),
  form(`{source} (?:is|are) (?:up|face-up|active|on field)`),
];

/** Can a card's effect take that card: target it, search it, Summon it? By what its text says of the cards it takes. */
export const whetherItReaches: EveryWordPrinciple = ({ cards, sentences }, books, ruleset) => {
  const { told, asked } = sentences;
  if (cards.length !== 2) return undefined;
  const question = said(asked, asks);
  if (question === undefined) return undefined;
  const { source, taken, doing } = whichIsWhich(question, told);
  const [from, what] = [cardAt(cards, source), cardAt(cards, taken)];
  const takes = takingOf(doing ?? '');
  if (from === undefined || what === undefined || from === what || takes.length === 0) return undefined;
  let where = question['place'];
  for (const each of told) {
    const says = said(each, tells);
    if (says === undefined || (says['source'] ?? source) !== source) return undefined;
    if (says['is'] === taken && says['place'] !== undefined) where = says['place'];
  }
  const choices = choicesOf(from, takes);
  if (choices === null || hasOwnWords(from, what, takes)) return undefined;
  const whose = whoseIs(taken ?? '', [...told, asked]);
  const spots = where === undefined ? spotsOf(choices) : [placeOf(where, what)];
  if (spots.length === 0) return undefined;
  const judged = spots.map((spot) =>
    onTheSide(
      sidesOf(spot, whose, where).map((theirs) =>
        judge({ from, what, takes, choices, ...spot, theirs }, books, ruleset),
      ),
      books,
    ),
  );
  const [first] = judged;
  const answers = new Set(judged.map((each) => answerOf(each, books)));
  return answers.size === 1 ? first : undefined;
};

/** Of the sides on which the card may lie that one is meant from which the effect can take it, if there is one. */
function onTheSide(sides: readonly (Found | undefined)[], books: Books): Found | undefined {
  const [first, second] = sides.map((each) => answerOf(each, books));
  if (second === undefined || first === second || first === 'yes') return sides[0];
  return second === 'yes' ? sides[1] : undefined;
}

/** The card whose effect takes, and the one that is taken: by what the sentences say, and the other of the two. */
function whichIsWhich(question: Readonly<Record<string, string>>, told: readonly string[]) {
  const says = told.map((each) => said(each, tells)).find((each) => each?.['source'] !== undefined);
  const other = (number: string | undefined) =>
    number === undefined ? undefined : number === '0' ? '1' : '0';
  const source = question['source'] ?? other(question['taken']) ?? says?.['source'];
  const taken = question['taken'] ?? other(source);
  return { source, taken, doing: question['verb'] };
}

/** Whose the card is said to be: "my X", "opp controls X". */
function whoseIs(number: string, sentences: readonly string[]): 'mine' | 'theirs' | undefined {
  const says = (form: string) =>
    sentences.some((each) => new RegExp(`\\b${form}(?: [a-z-]+)* #${number}\\b`).test(each));
  if (says('(?:their|his|her|opp)') || says('opp (?:has|have|controls?|holds?)')) return 'theirs';
  return says('my') || says('i (?:have|control|hold)') ? 'mine' : undefined;
}

/** On whose side a card may lie there: where nobody said it, on either, but that one searches the own Deck and hand. */
function sidesOf(
  { place: spot, theirs }: Spot,
  whose: ReturnType<typeof whoseIs>,
  said = '',
): readonly boolean[] {
  if (theirs || whose === 'theirs') return [true];
  const own = spot === 'deck' || spot === 'hand' || spot === 'extra-deck';
  return own || whose === 'mine' || /\bmy\b/.test(said) ? [false] : [false, true];
}

/** Where the effect takes cards from; none where its text leaves that open. */
const spotsOf = (choices: readonly Choice[]): readonly Spot[] =>
  choices.some(({ from }) => from === undefined)
    ? []
    : [...new Set(choices.flatMap(({ from = [] }) => from))].map((each) => ({ place: each, theirs: false }));

/**
 * May more matter than which card it is? What cannot be done to some monsters (Link Monsters have no DEF, no Level, and
 * are never face-down), and what the card itself says of being added.
 */
function hasOwnWords(from: CardModel, what: CardModel, takes: readonly Taking[]): boolean {
  const special =
    what.facts.cardType === 'monster' &&
    (what.facts.level === undefined || what.facts.abilities.includes('Token'));
  const changes = from.parts
    .filter(isActivated)
    .some(({ does }) => does.some(({ do: verb }) => notForAll.has(verb)));
  return (
    (special && changes) ||
    what.parts.some((part) =>
      (takes.includes('add-to-hand')
        ? /\bcannot be added/i
        : /\bcannot be (?:target|banish|destroy|Tribut|used)/i
      ).test(JSON.stringify(part)),
    )
  );
}
const notForAll: ReadonlySet<string> = new Set([
  'flip-face-down',
  'change-position',
  'set',
  'change-def',
  'change-level',
  'described',
]);

interface Spot {
  readonly place: Place;
  readonly theirs: boolean;
}

interface Case extends Spot {
  readonly from: CardModel;
  readonly what: CardModel;
  readonly takes: readonly Taking[];
  readonly choices: readonly Choice[];
}

function judge(asked: Case, books: Books, ruleset: Ruleset): Found | undefined {
  const { from, what, takes, choices } = asked;
  const card: CardSetup = {
    id: 'taken',
    card: what.name,
    place: asked.place,
    controller: asked.theirs ? 'P1' : 'P0',
  };
  const situation: Situation = {
    ruleset,
    turnPlayer: 'P0',
    phase: 'main-1',
    ...noNormalSummons,
    cards: [{ id: 'source', card: from.name, place: homeOf(from), controller: 'P0' }, card],
    actions: [],
    question: { ask: 'special-summon', card: 'taken', by: 'source' },
    assumed: [],
  };
  if (takes.includes('special-summon')) return { situation };
  if (takes.includes('target'))
    return {
      situation: { ...situation, question: { ask: 'can-be-targeted', card: 'taken', by: 'source' } },
    };
  const duel = setUp(situation, books.catalogue, books.tables);
  return duel.ok ? byFilter(asked, choices, duel.value) : undefined;
}

const homeOf = ({ facts }: CardModel): Place =>
  facts.cardType === 'monster'
    ? 'monster-zone'
    : facts.property === 'Field'
      ? 'field-zone'
      : 'spell-trap-zone';

function byFilter(
  { from, what, place: now }: Case,
  choices: readonly Choice[],
  duel: Duel,
): Found | undefined {
  const taken = cardOf(duel, 'taken');
  const view = { id: 'source', player: 'P0' as const };
  const near = isNeverIn(now, what)
    ? []
    : choices.filter((choice) => choice.from === undefined || choice.from.includes(now));
  const judged = near.map((choice) => ({
    choice,
    fit: fits(choice.filter, taken, namesOf(duel, taken), view),
  }));
  const sure = judged.find(({ fit }) => fit.verdict === 'yes' && fit.assumed.length + fit.open.length === 0);
  const rule = 'text/described-cards';
  if (sure !== undefined)
    return ruled('yes', rule, `${what.name} is such a card: ${wordsOf(sure.choice.filter)}`, [
      { model: from, part: sure.choice.part },
    ]);
  if (judged.some(({ fit }) => fit.verdict === 'yes')) return undefined;
  const [first] = judged;
  const [any] = choices;
  if (any === undefined) return undefined;
  const why =
    first === undefined
      ? `${from.name} takes a card from the ${(any.from ?? []).map(places.term).join(' or ')}`
      : `${from.name} cannot take ${what.name}: its ${fieldWords(first.fit.fails)} does not fit`;
  return ruled('no', rule, why, [{ model: from, part: (first?.choice ?? any).part }]);
}

/** A monster of the Extra Deck is never in the Main Deck or the hand. */
const isNeverIn = (place: Place, { facts }: CardModel): boolean =>
  (place === 'deck' || place === 'hand') && isExtraDeckMonster(facts);

const wordsOf = (filter: Filter): string =>
  `${Object.keys(filter).length === 0 ? 'any card' : 'it fits what the text asks for'}`;
