import { anyOf, forms } from '../forms.ts';
import { type Grammar, memo } from '../grammar/grammar.ts';
import { row } from '../grammar/lists.ts';
import { choice, many, matching, quoted, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import { placeName } from '../phrases/places.ts';
import { noun, oneNoun } from '../phrases/words/nouns.ts';
import { lines, lists, ors, spaced, trailing, worded } from '../phrases/words/words.ts';
import type { Activation, By, Subject, Suffered, ThisCard, Timing, TimingTail, Told } from './syntax.ts';

type TailOf<K extends TimingTail['is']> = Extract<TimingTail, { is: K }>;

const places = row(placeName, ors);
const from = record<TailOf<'from'>>({ is: 'from' }, ' from ', ['places', places]);
const to = record<TailOf<'to'>>(
  { is: 'to' },
  ['how', words(...spaced(`to | into | on | in | face-up in`))],
  ['places', places],
);

/** By what something happens, in the forms that have a meaning of their own (see told-by.ts). */
const plainBy = words(...lines(lists.by));
const byEffectOf = record<Exclude<By, string>>(
  {},
  ['how', words('by the effect of', 'with the effect of', 'by an effect of')],
  ' ',
  ['noun', noun],
);
const possessedEffect = record<Exclude<By, string>>(
  { how: "by 's effect" },
  'by ',
  ['noun', noun],
  "'s effect",
);
/** "by your Normal Trap effect": of which sort the effect is stays in words. */
const bySomeEffect = worded('by-some-effect');
const by = record<TailOf<'by'>>({ is: 'by' }, ' ', [
  'by',
  row<By, (typeof ors)[number]>(choice(plainBy, byEffectOf, possessedEffect, bySomeEffect), ors, 3),
]);

const summonsOf = lines(`Fusion | Synchro | Xyz | Link | Ritual | Tribute`);
const material = record<TailOf<'material'>>({ is: 'material' }, ' ', [
  'as',
  words(
    'as material',
    'as a material',
    ...summonsOf.flatMap((way) => [
      `as ${way} Material`,
      `as a ${way} Material`,
      `as a ${way} Material Monster`,
      `as a ${way} Material for a ${way} Summon`,
      `as a material for a ${way} Summon`,
      `as material for a ${way} Summon`,
      `for a ${way} Summon`,
      `for your ${way} Summon`,
    ]),
  ),
]);
const materialOf = record<TailOf<'material'>>(
  { is: 'material' },
  ' ',
  [
    'as',
    words(
      'as material for the Fusion or Link Summon of',
      'as material for',
      ...summonsOf.flatMap((way) => [
        `as ${way} Material for the ${way} Summon of`,
        `as a ${way} Material for the ${way} Summon of`,
        `as material for the ${way} Summon of`,
        `for the ${way} Summon of`,
        `as material for a ${way} Summon of`,
        `as a ${way} Material for a ${way} Summon of`,
        `as ${way} Material for`,
      ]),
    ),
  ],
  ' ',
  ['noun', noun],
);
const then = record<TailOf<'then'>>(
  { is: 'then' },
  ['words', words(...spaced(`and sent to | , and sent to | and sends it to`))],
  ['place', placeName],
);
const facing = record<TailOf<'facing'>>({ is: 'facing' }, ['words', words(...trailing(lists.facing))]);

/** Where another event begins: no condition swallows that. */
const goesOn = [',? or (?:if|when) |, OR |, or (?:by|is|are|destroyed|banished|sent|Tributed|Special) '];

/** Further conditions on the event, kept in their words: what no field of a trigger event can say. */
const said = record<TailOf<'said'>>({ is: 'said' }, [
  'words',
  choice(
    words(...trailing(lists['events-said'])),
    matching(
      new RegExp(`,? ${anyOf(forms['event-conditions'])} ?(?:"[^"]*"|(?!${goesOn.join('|')})[^."])*`, 'y'),
    ),
    matching(/ \((?:except|even|but not|and) [^()]*\)/y),
  ),
]);

const tail: Grammar<TimingTail> = memo(() => choice(from, to, by, materialOf, material, then, facing, said));
/** What stands after the verb of a timing clause. */
export const timingTails: Grammar<readonly TimingTail[]> = memo(() => many(tail, '', 5));

/** The card of the text: with how it lies or came to be, and where it is. */
export const thisCard: Grammar<ThisCard> = record<ThisCard>(
  { is: 'this' },
  'this ',
  { maybe: [['words', words(...lines(lists['this-card-states']))], ' '] },
  ['head', words('card', 'monster', 'Pendulum Monster Card', 'target')],
  { maybe: [['where', choice(words(...trailing(lists['this-card-places'])), worded('this-card'))]] },
);

const cards = record<Extract<Subject, { is: 'cards' }>>({ is: 'cards' }, ['noun', noun]);
const subject: Grammar<Subject> = choice(thisCard, cards);

const described = record<Activation>(
  {},
  { maybe: [['whose', words(...lines(`a | an | another | your | your other | your opponent's`))], ' '] },
  { maybe: [['name', quoted], ' '] },
  {
    maybe: [
      ['words', words(...lines(`Normal | Quick-Play | Continuous | Field | Equip | Counter | opponent's`))],
      ' ',
    ],
  },
  ['what', words(...lines(lists.activated))],
);
const named = record<Activation>({}, { maybe: [['whose', words('another')], ' '] }, ['name', quoted]);
const ofCards = record<Activation>({}, ['noun', oneNoun], "'s effect");
/** What was activated: a card, an effect, or either. */
export const activation: Grammar<Activation> = choice(described, ofCards, named);

type Of<K extends Told['is']> = Extract<Told, { is: K }>;

const ways = row(
  words('Normal', 'Special', 'Flip', 'Tribute', 'Fusion', 'Synchro', 'Xyz', 'Link', 'Ritual', 'Pendulum'),
  ors,
  5,
);
const tails = { maybe: [['tails', timingTails] as const] };

const summoned = record<Extract<Suffered, { is: 'summoned' }>>(
  { is: 'summoned' },
  { maybe: [['again', words('is ')]] },
  { maybe: [['ways', ways], ' '] },
  ['verb', words('Summoned')],
  tails,
);
const moved = record<Extract<Suffered, { is: 'moved' }>>(
  { is: 'moved' },
  { maybe: [['again', words('is ')]] },
  ['verb', words(...lines(lists.suffered))],
  tails,
);
const leaves = record<Extract<Suffered, { is: 'leaves' }>>(
  { is: 'leaves' },
  ['verb', words('leaves the field')],
  tails,
);
const suffered: Grammar<Suffered> = choice(summoned, moved, leaves);
/** What happens to a card, one or the other. */
export const sufferedRow = row(suffered, ors, 4);
const suffers = record<Of<'suffers'>>(
  { is: 'suffers' },
  ['subject', subject],
  ['be', words(...trailing(`is | are | would be | , is | , are | , would be`))],
  ' ',
  ['all', sufferedRow],
);

const does = record<Of<'does'>>(
  { is: 'does' },
  ['subject', subject],
  ['verb', words(...lines(lists['deeds-of-cards']).flatMap((each) => [` ${each}`, `, ${each}`]))],
  tails,
);
const destroys = record<Of<'destroys'>>(
  { is: 'destroys' },
  ['subject', subject],
  ['verb', words(' destroys ', ' attacks ', ' battles ', ' declares an attack on ', ' targets ')],
  ['noun', noun],
  tails,
);

const players = words(...lines(`you | your opponent | a player | either player | the turn player`));
const deeds = lines(`draws | draw | adds | add | discard | Tribute | Sets`);
const player = record<Of<'player'>>(
  { is: 'player' },
  ['who', players],
  ' ',
  ['verb', words(...deeds)],
  { maybe: [' ', ['noun', noun]] },
  tails,
);
const unsaidDeed = record<Of<'player'>>(
  { is: 'player' },
  ['who', players],
  ' ',
  ['verb', words(...lines(lists['deeds-of-players']))],
  tails,
);
const playerSummons = record<Of<'player-summons'>>(
  { is: 'player-summons' },
  ['who', players],
  { maybe: [['would', words(' would')]] },
  ' ',
  { maybe: [['ways', ways], ' '] },
  ['verb', words('Summons', 'Summon')],
  { maybe: [' ', ['noun', noun]] },
  tails,
);
const activates = record<Of<'activates'>>(
  { is: 'activates' },
  ['who', players],
  ' ',
  ['verb', words('activates', 'activate')],
  ' ',
  ['activations', row(activation, ors, 3)],
  tails,
);
const activated = record<Of<'activated'>>(
  { is: 'activated' },
  ['activations', row(activation, ors, 3)],
  ['be', words(' is activated', ', is activated', ' are activated')],
  tails,
);
const attack = record<Of<'attack'>>(
  { is: 'attack' },
  ['words', words('an attack is declared', 'an attack is declared involving ')],
  { maybe: [['between', row(subject, [' and '], 2)]] },
);

const turned = record<Of<'turned'>>(
  { is: 'turned' },
  ['what', words('the battle position of ', 'control of ', 'the control of ')],
  ['subject', subject],
  ['verb', words(' is changed', ' changes')],
  tails,
);
/** "Summoned this way": by what the text said before. */
const thisWay = record<Of<'this-way'>>({ is: 'this-way' }, { maybe: [['ways', ways], ' '] }, [
  'words',
  words('Summoned this way', 'Summoned by this effect'),
]);

const told: Grammar<Told> = memo(() =>
  choice(
    activates,
    activated,
    suffers,
    does,
    destroys,
    playerSummons,
    unsaidDeed,
    player,
    attack,
    turned,
    thisWay,
  ),
);
/** What happens, as the words after "If", "When" or "Each time" tell it. */
export const timing: Grammar<Timing> = memo(() =>
  row(told, [', or when ', ' or when ', ', or if ', ', or ', ' or ', ', OR when ', ', OR '], 3),
);
