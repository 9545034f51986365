import { anyOf, forms } from '../forms.ts';
import { type Grammar, memo } from '../grammar/grammar.ts';
import { row } from '../grammar/lists.ts';
import { choice, many, matching, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import { placeName } from '../phrases/places.ts';
import { noun } from '../phrases/words/nouns.ts';
import { lines, lists, spaced, trailing, worded } from '../phrases/words/word-list.ts';
import { ors } from '../phrases/words/words.ts';
import type { By, TimingTail } from './syntax.ts';

type Of<K extends TimingTail['is']> = Extract<TimingTail, { is: K }>;

const places = row(placeName, ors);
const from = record<Of<'from'>>({ is: 'from' }, ' from ', ['places', places]);
const to = record<Of<'to'>>(
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
const by = record<Of<'by'>>({ is: 'by' }, ' ', [
  'by',
  row<By, (typeof ors)[number]>(choice(plainBy, byEffectOf, possessedEffect, bySomeEffect), ors, 3),
]);

const summonsOf = lines(`Fusion | Synchro | Xyz | Link | Ritual | Tribute`);
const material = record<Of<'material'>>({ is: 'material' }, ' ', [
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
const materialOf = record<Of<'material'>>(
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
const then = record<Of<'then'>>(
  { is: 'then' },
  ['words', words(...spaced(`and sent to | , and sent to | and sends it to`))],
  ['place', placeName],
);
const facing = record<Of<'facing'>>({ is: 'facing' }, ['words', words(...trailing(lists.facing))]);

/** Where another event begins: no condition swallows that. */
const goesOn = [',? or (?:if|when) |, OR |, or (?:by|is|are|destroyed|banished|sent|Tributed|Special) '];

/** Further conditions on the event, kept in their words: what no field of a trigger event can say. */
const said = record<Of<'said'>>({ is: 'said' }, [
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
