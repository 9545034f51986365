import { anyOf, forms } from '../forms.ts';
import { type Grammar, memo } from '../grammar/grammar.ts';
import { type Row, row } from '../grammar/lists.ts';
import { choice, filtered, matching, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import { holdTails } from './bans.ts';
import type { Deed, Hold, HoldJoin } from './deed-syntax.ts';
import type { Noun, Pronoun } from './syntax.ts';
import { effectNouns } from './words/effect-nouns.ts';
import { noun } from './words/nouns.ts';
import { lines, lists, worded } from './words/word-list.ts';

const cards: Grammar<Noun> = memo(() => noun);

/** What cards are kept from, or from whose effects. */
const byEffects = record<Extract<Hold, { is: 'by' }>>(
  { is: 'by' },
  ['what', words(...lines(lists['kept-from']))],
  ' ',
  ['effects', effectNouns],
);

const inWords = record<Extract<Hold, { is: 'words' }>>({ is: 'words' }, [
  'words',
  matching(
    new RegExp(forms.holds.map((each) => `${anyOf([each], forms['hold-parts'])}(?![a-z])`).join('|'), 'y'),
  ),
]);

const toCards = record<Extract<Hold, { is: 'to' }>>({ is: 'to' }, ['what', words(...lists['held-to'])], ' ', [
  'noun',
  cards,
]);

/** Words that say what may not be done only after "cannot": "attack", "be destroyed by". */
export const isBare = (hold: Hold | undefined): boolean =>
  hold?.is === 'words'
    ? /^(?:be |attack|change|activate|declare|inflict battle)/.test(hold.words)
    : hold?.is === 'by' && /^be /.test(hold.what);

type State = Extract<Deed, { is: 'state' }>;
const joins = [' or ', ', or ', ' nor ', ', nor ', ' and ', ', and '] as const;
const held = { maybe: [['tails', holdTails]] } as const;
/** What has no noun of cards: an effect, an activation, a Summon. */
const things: Grammar<Noun> = row(record<Pronoun>({ is: 'pronoun' }, ['word', worded('things')]), [], 1);
/** "the activation of your Ritual Spells cannot be negated". */
const ofEffects = record<State>(
  { is: 'state' },
  ['of', effectNouns],
  ' ',
  ['holds', row(choice(byEffects, inWords), joins, 4)],
  held,
);
const ofCards = record<State>(
  { is: 'state' },
  ['noun', choice(things, cards)],
  ' ',
  ['holds', row(choice(byEffects, inWords, toCards), joins, 4)],
  held,
);
const spokenOf = row(choice(byEffects, inWords), joins, 4);
/** What holds, but for "attack" and the like: that begins an order, or what a player can do. */
const fullFirst: Grammar<Row<Hold, HoldJoin>> = filtered(spokenOf, ({ items: [hold] }) => !isBare(hold));
/** Of cards that were spoken of before. What could be said of players ("cannot target") is not among it. */
const ofThose = record<State>({ is: 'state' }, ['holds', fullFirst], held);
/** What cards are, or may or may not do, for a time. */
export const state: Grammar<State> = choice(ofCards, ofEffects, ofThose);
/** What holds, without the cards that it holds for. */
export const holdsAlone: Grammar<State> = record<State>(
  { is: 'state' },
  ['holds', row(choice(byEffects, inWords, toCards), joins, 4)],
  held,
);
