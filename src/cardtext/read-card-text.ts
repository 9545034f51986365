import { type Facts, isExtraDeckMonster } from '../card-model/facts.ts';
import type { Box, PrintedCard, ReadEffect, StaticSort } from './card-text.ts';
import { type EffectFacts, factsOf, type ReadPhrase } from './effect-facts.ts';
import { longestText, type Normalised, normalise } from './normalise.ts';
import { readBox } from './read-box.ts';
import type { Sentence } from './sentences.ts';
import { type Span, type Words, wordsOf } from './span.ts';
import { type ReadSummoning, readSummoning } from './summoning.ts';

/** Words of a box, as printed. */
export interface BoxWords extends Words {
  readonly box: Box;
}

/** A sentence that starts no Chain Link, and what it is. */
export interface StaticWords extends BoxWords {
  readonly sort: Exclude<StaticSort, 'unread'>;
}

/** A card's text as it is read. Every span is one of the text that was given. */
export interface CardReading {
  readonly summoning: readonly { readonly says: ReadSummoning['says']; readonly span: Span }[];
  /** What starts a Chain Link: the Pendulum box first, in printed order. */
  readonly effects: readonly EffectFacts[];
  readonly others: readonly StaticWords[];
  readonly unread: readonly BoxWords[];
}

const noPhrases: ReadPhrase = () => null;

/** Reads the text of a card. Never throws; what it does not know is in `unread`. */
export function readCardText(card: PrintedCard, readPhrase: ReadPhrase = noPhrases): CardReading {
  const { facts, pendulum } = card;
  const boxes = [
    ...(pendulum === undefined ? [] : [readOne(normalise(pendulum), facts, 'pendulum', readPhrase)]),
    readOne(normalise(card.text), facts, 'main', readPhrase),
  ];
  return {
    summoning: boxes.flatMap(({ summoning }) => summoning),
    effects: boxes.flatMap(({ effects }) => effects),
    others: boxes.flatMap(({ others }) => others),
    unread: boxes.flatMap(({ unread }) => unread),
  };
}

/** Words that card texts have had only since effects are written with colons and semicolons; words that went before. */
const wordsOfToday = /\bGYs?\b|\bSpells\/Traps?\b|\bSpell\/Trap\b|\bATK\/DEF\b/;
const wordsOfOld =
  /\bGraveyard|\bLife Points\b|-Type\b|\bside of the field\b|\bremoved? from play\b|\bselects?\b/;
/** Is a text written as today: with words that texts have had only since then, and none that went before? */
export const isOfToday = (text: string): boolean => wordsOfToday.test(text) && !wordsOfOld.test(text);

function readOne(words: Normalised, facts: Facts, box: Box, readPhrase: ReadPhrase): CardReading {
  const { original: text, text: today, toOriginal } = words;
  const whole = { ...wordsOf(text, 0, text.length), box };
  const none = { summoning: [], effects: [], others: [], unread: [] };
  if (whole.text === '') return none;
  if (words.original.length > longestText) return { ...none, unread: [whole] };
  if (box === 'main' && hasFlavourText(facts)) return { ...none, others: [{ ...whole, sort: 'flavour' }] };
  const material = box === 'main' && isExtraDeckMonster(facts) ? materialEnd(today) : 0;
  const read = readBox(' '.repeat(material) + today.slice(material), facts, box, isOfToday(text));
  const printed = ({ span }: Words): BoxWords => {
    const [from, to] = toOriginal(span);
    return { ...wordsOf(text, from, to), box };
  };
  const statics = read.statics.filter(({ sort }) => sort !== 'unread');
  const sentences = statics.map(({ sentence }): Sentence => sentence);
  const materials = material === 0 ? [] : [wordsOf(today, 0, material)];
  return {
    summoning: readSummoning([...sentences, ...read.effects.flatMap(alsoCondition)]).map(
      ({ says, sentence }) => ({ says, span: toOriginal(sentence.span) }),
    ),
    effects: read.effects.map((effect) => factsOf(effect, facts, toOriginal, readPhrase)),
    others: [
      ...materials.map((each) => ({ ...printed(each), sort: 'material' as const })),
      ...statics.flatMap(({ sort, sentence }) => (sort === 'unread' ? [] : [{ ...printed(sentence), sort }])),
    ],
    unread: read.statics.flatMap(({ sort, sentence }) => (sort === 'unread' ? [printed(sentence)] : [])),
  };
}

/** An old text may say in one sentence how its monster alone is Special Summoned, and the effect that does it. */
const alsoCondition = ({ sentence }: ReadEffect): readonly Sentence[] =>
  /^This card cannot be Special Summoned except\b/i.test(sentence.text) ? [sentence] : [];

const withText = ['Effect', 'Tuner', 'Gemini', 'Spirit', 'Union', 'Toon', 'Flip', 'Ritual'] as const;

/** Has the card a text that is no rules text? Cards are published with and without the word "Effect". */
function hasFlavourText(facts: Facts): boolean {
  if (facts.cardType !== 'monster') return false;
  if (facts.abilities.includes('Normal')) return true;
  return !isExtraDeckMonster(facts) && !withText.some((each) => facts.abilities.includes(each));
}

/** Where the first line of an Extra Deck monster ends: its materials. A line of sentences is none. */
function materialEnd(text: string): number {
  const end = text.search(/\n| \/ (?=[A-Z(])/);
  const line = end === -1 ? text : text.slice(0, end);
  return /[.:]\s*$/.test(line) ? 0 : line.length;
}
