import { type Grammar, memo } from '../grammar/grammar.ts';
import { type Row, row } from '../grammar/lists.ts';
import { choice, filtered, matching, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import { holdTails } from './bans.ts';
import type { Deed, Hold, HoldJoin } from './deed-syntax.ts';
import type { Noun, Pronoun } from './syntax.ts';
import { effectNouns } from './words/effect-nouns.ts';
import { noun } from './words/nouns.ts';
import { lines } from './words/word-list.ts';

const cards: Grammar<Noun> = memo(() => noun);

/** What cards are kept from, or from whose effects. */
const byEffects = record<Extract<Hold, { is: 'by' }>>(
  { is: 'by' },
  [
    'what',
    words(
      ...lines(`
cannot be destroyed by | cannot be destroyed by battle or | cannot be destroyed by battle or by
cannot be destroyed, or banished, by | cannot be targeted by | cannot be targeted or destroyed by
cannot be banished by | cannot be Tributed by | is not destroyed by | is unaffected by | are unaffected by
unaffected by | also unaffected by | also cannot be destroyed by
`),
    ),
  ],
  ' ',
  ['effects', effectNouns],
);

const attacks =
  '(?:a second attack|a third attack|another attack|an additional attack|up to \\d(?: additional)? attacks|\\d additional attacks?|\\d attacks|a second and third attack)(?: on (?:a monster|monsters))?(?: in a row)?';
const material =
  '(?:as )?(?:a )?(?:(?:Fusion |Synchro |Xyz |Link |Ritual )?[Mm]aterials?(?: for (?:a|an) (?:Fusion|Synchro|Xyz|Link|Ritual)(?:, (?:Fusion|Synchro|Xyz|Link))*(?:,? or (?:Fusion|Synchro|Xyz|Link|Ritual))?(?: Summon| Monster)?)?|Tributes?)';
const cannot =
  `(?:be (?:used ${material}|destroyed by (?:that )?battle|destroyed|Tributed(?: for a Tribute Summon)?|Special Summoned|Normal Summoned/Set|Normal Summoned|Set|Summoned|negated|activated|banished|attacked|targeted for attacks|targeted|changed|used|equipped|detached` +
  ')|attack(?: directly| your opponent directly)?|declare an attack|change (?:its|their) battle positions?|activate (?:its|their) effects|inflict battle damage|be (?:flipped|turned) (?:face-down|face-up))(?![a-z])';
const way = '(?:Normal|Special|Fusion|Synchro|Xyz|Link|Ritual|Pendulum|Tribute|Flip)';
const ways = `${way}(?:(?:, ${way})*,? or ${way})?`;
const inWords = record<Extract<Hold, { is: 'words' }>>({ is: 'words' }, [
  'words',
  matching(
    new RegExp(
      [
        'cannot be Normal Summoned or Set',
        "can attack (?:monsters |your opponent's monsters )?a number of times each Battle Phase(?: this turn)?",
        "can attack (?:all your opponent's monsters,? once each|all Special Summoned monsters your opponent controls once each|an opponent's monster again in a row|up to that (?:number of|many) times (?:during )?each Battle Phase)",
        'can be treated as (?:\\d (?:Tributes|materials)|a Level \\d+ monster)',
        'can (?:only|also) be (?:used as (?:material|1 of the other materials|[A-Z][a-z]+ Material)|done with the above (?:Fusion )?[Mm]aterials)',
        `(?:also )?(?:cannot|can neither) ${cannot}`,
        cannot,
        `can (?:also )?(?:attack(?: directly| twice(?: in a row)?| your opponent directly| once (?:more|again)(?: in a row)?| all monsters your opponent controls,? once each| all monsters your opponent controls| while in (?:face-up )?Defense Position)?|make ${attacks}|be activated|be treated as a (?:non-)?Tuner)`,
        'must (?:attack(?:, if able)?|be attacked(?:, if able)?)',
        '(?:is|are) not destroyed(?: by battle)?',
        '(?:is|are) (?:also )?treated as (?:a Tuner|Tuners|a (?:Normal|Effect|Toon|Gemini) [Mm]onster|Normal Monsters|a non-Tuner)',
        'becomes a Tuner',
        `must (?:first )?be (?:either )?(?:${ways} Summoned(?:/Set)?)(?: from your Extra Deck)?(?: \\([^()]*\\))?`,
        `${way} Summoned(?: from your Extra Deck)?(?: \\([^()]*\\))?`,
        'must be (?:face-up )?(?:on the field|in (?:the|your) (?:GY|hand|Field Zone|Monster Zone|Spell & Trap Zone|Pendulum Zone))',
        'is also [A-Z]+(?:, [A-Z]+)*(?:,? and [A-Z]+)?(?:-Attribute)?',
        'cannot be (?:Special|Normal|Fusion|Synchro|Xyz|Link|Ritual|Pendulum|Tribute|Flip) Summoned(?:/Set| or Set)?',
        `can only be ${ways} Summoned`,
        `(?:is|are) (?:also )?(?:always )?(?:also )?treated as (?:an? )?"[^"]*"(?:(?:,|,? and) "[^"]*")*(?: (?:cards?|monsters?))?`,
        '(?:does|do) not (?:have to be|need to be|require) [a-z]+',
        'can be (?:destroyed by (?:that )?battle|used as (?:a )?(?:substitute|material|Synchro Material|Fusion Material|Xyz Material|Link Material))',
        '(?:has|have) (?:its|their) effects negated',
        'inflicts? piercing battle damage(?: to your opponent)?',
        'gains? (?:this|these|the following|that|the appropriate|an) (?:additional )?(?:effects?|ability)',
      ]
        .map((each) => `(?:${each})(?![a-z])`)
        .join('|'),
      'y',
    ),
  ),
]);

const toCards = record<Extract<Hold, { is: 'to' }>>(
  { is: 'to' },
  [
    'what',
    words(
      'can only be equipped to',
      'cannot be equipped to',
      'can be used to Ritual Summon',
      'is used to Ritual Summon',
      'must be used to Ritual Summon',
      'cannot be targeted for attacks by',
      'cannot attack',
      'cannot target',
      'must attack',
      'can only attack',
      'can only target',
    ),
  ],
  ' ',
  ['noun', cards],
);

/** Words that say what may not be done only after "cannot": "attack", "be destroyed by". */
export const isBare = (hold: Hold | undefined): boolean =>
  hold?.is === 'words'
    ? /^(?:be |attack|change|activate|declare|inflict battle)/.test(hold.words)
    : hold?.is === 'by' && /^be /.test(hold.what);

type State = Extract<Deed, { is: 'state' }>;
const joins = [' or ', ', or ', ' nor ', ', nor ', ' and ', ', and '] as const;
const held = { maybe: [['tails', holdTails]] } as const;
/** What has no noun of cards: an effect, an activation, a Summon. */
const things: Grammar<Noun> = row(
  record<Pronoun>({ is: 'pronoun' }, [
    'word',
    matching(
      /(?:other )?[Cc]ards (?:and|or) effects|[Cc]ards|(?:an? )?[A-Z][a-z]+ Summon of this card|the Normal and Special Summons of (?:your |their )?(?:[A-Z][A-Za-z-]* |"[^"]*" )*monsters|[A-Z][a-z]+ Summons of (?:your |their )?(?:[A-Z][A-Za-z-]* |"[^"]*" )*[Mm]onsters|(?:its|their|this card's|that card's|the) (?:activation and (?:the )?activated effects?|effects? activated (?:in|on) the [A-Z]?[a-z]+(?: Zone)?|activated effects?)|(?:this|that|the activated|these) effects?|(?:its|their|this card's|that card's|the|that) (?:activation|effects?|activation and effects?|(?:Normal |Special |Fusion |Synchro |Xyz |Link |Ritual |Tribute )?Summon)/y,
    ),
  ]),
  [],
  1,
);
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
