import { type Grammar, memo } from '../grammar/grammar.ts';
import { row } from '../grammar/lists.ts';
import { choice, many, matching, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import { placeName } from '../phrases/places.ts';
import { noun } from '../phrases/words/nouns.ts';
import { lines, spaced, trailing } from '../phrases/words/word-list.ts';
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
const plainBy = words(
  ...lines(`
by battle | by card effect | by a card effect | by an effect | card effect | by an opponent's card
by your opponent's card | by an opponent's card effect | by your opponent's card effect
by an opponent's effect | by an opponent's attack | by your card effect | an opponent's card effect
your opponent's card effect | because of an opponent's card | because of an opponent's card effect
because of a card effect | by its effect | by its own effect | by this effect | by a monster effect
monster effect | by being destroyed by battle | by an opponent's monster effect | by a Spell/Trap effect
by a Spell effect | by an opponent's monster | from a card effect | from an opponent's card effect
from your opponent's card effect | from a card in your opponent's possession | by a monster
by your opponent's monster | by card effects | effect | Spell effect | Trap effect | opponent's card effect
another card's effect | by your opponent's attack or card effect | by an opponent's attack or card effect
by a Spell Card, Trap Card, or card effect
`),
);
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
const bySomeEffect = matching(
  /by (?:an?|your|your opponent's|an opponent's|their) (?:(?!or )[\w"/-]+ ){1,4}effects?(?![\w'])/y,
);
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
const facing = record<Of<'facing'>>({ is: 'facing' }, [
  'words',
  words(
    ...trailing(`
face-up | face-down | in Attack Position | in Defense Position | in face-up Attack Position
in face-down Defense Position
`),
  ),
]);

/** How a further condition begins. */
const begins = [
  'during|while|except|using|with|to activate|involving|that|at|whose|due to|but|after|on|even|this turn',
  'in (?:this|its|your|the|response)|as Chain Link|for (?:your|their) normal draw',
  'to (?:a|any|your|the) zone|to a Monster Zone|to another|(?:to|from) (?:face-(?:up|down) )?(?:Attack|Defense) Position',
  'by (?:Tributing|declaring|detaching|using|attacking|its attack)',
  'from (?:a (?:battle|monster)|an attack|another|attacking|battles?|the effect)',
  "from (?:an opponent's (?:attacking|direct)|your opponent's (?:card|direct))",
  "because(?! of an opponent's (?:card effect|card|effect),? while its owner)",
  // What goes on about the card is an event of its own.
  'and(?! (?:if|the|sent|sends|added|banished|returned|placed|destroyed|Tributed)\\b)',
];
/** Where another event begins: no condition swallows that. */
const goesOn = [',? or (?:if|when) |, OR |, or (?:by|is|are|destroyed|banished|sent|Tributed|Special) '];

/** Further conditions on the event, kept in their words: what no field of a trigger event can say. */
const said = record<Of<'said'>>({ is: 'said' }, [
  'words',
  choice(
    words(
      ...trailing(`
this way | successfully | by a direct attack | to your opponent | to a player
to your opponent by a direct attack | from an Xyz Monster | by your opponent | (by battle or card effect)
(either by battle or by card effect) | for an attack
`),
    ),
    matching(new RegExp(`,? (?:${begins.join('|')}) ?(?:"[^"]*"|(?!${goesOn.join('|')})[^."])*`, 'y')),
    matching(/ \((?:except|even|but not|and) [^()]*\)/y),
  ),
]);

const tail: Grammar<TimingTail> = memo(() => choice(from, to, by, materialOf, material, then, facing, said));
/** What stands after the verb of a timing clause. */
export const timingTails: Grammar<readonly TimingTail[]> = memo(() => many(tail, '', 5));
