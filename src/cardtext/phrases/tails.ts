import { type Grammar, memo } from '../grammar/grammar.ts';
import { row } from '../grammar/lists.ts';
import { choice, many, matching, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import { late } from './after.ts';
import { gerund } from './deeds.ts';
import { noun } from './nouns.ts';
import { placeName } from './places.ts';
import { quantity } from './quantities.ts';
import type { Tail } from './syntax.ts';
import { tailWords } from './tail-words.ts';
import { time, withoutDeeds } from './times.ts';
import { spaced, trailing } from './word-list.ts';

type Of<K extends Tail['is']> = Extract<Tail, { is: K }>;

/** Where cards go: "to your hand". */
export const destination = record<Of<'to'>>(
  { is: 'to' },
  [
    'how',
    words(
      ...spaced(`
to
into
on top of
on the top of
on the bottom of
on the top or bottom of
in
on
face-up in
, face-up in
, face-up on
face-up on
, to
face-down in
to the bottom of
to the top of
face-up to
face-up into
onto
from
face-up on top of
at the bottom of
on either the top or bottom of
`),
    ),
  ],
  ['place', placeName],
  {
    maybe: [
      [
        'order',
        words(
          ...trailing(`
in any order
in the same order
face-up
this card points to
in random order
it points to
a Link Monster points to
`),
        ),
      ],
    ],
  },
);
const onto = record<Of<'onto'>>(
  { is: 'onto' },
  [
    'how',
    words(
      ...spaced(`
to
on
on each
from
with
on top of
`),
    ),
  ],
  ['noun', noun],
  {
    maybe: [
      [
        'as',
        words(
          ...trailing(`
as material
as an Xyz Material
as Xyz Material
as an Equip Spell
as an Equip Card
as materials
as an Equip Spell Card
as Xyz Materials
`),
        ),
      ],
    ],
  },
);
const using = record<Of<'using'>>(
  { is: 'using' },
  [
    'how',
    words(
      ...spaced(`
using
, using
using only
, using only
by using only
, by using only
, by destroying
, by detaching
, by discarding
, by returning
, by revealing
by revealing
by placing
, by placing
by using
, by using
by Tributing
, by Tributing
by banishing
including
by shuffling
by sending
by discarding
by detaching
by destroying
, by banishing
, by shuffling
, including
treated as
in addition to
instead of
by returning
by paying
by removing
`),
    ),
  ],
  ['noun', noun],
  {
    maybe: [
      [
        'as',
        words(
          ...trailing(`
as material
as materials
as Fusion Material
as Fusion Materials
as Xyz Material
as the material
only
as Synchro Material
as Link Material
into the Deck
to the GY
as Xyz Materials
as Tributes
as the Xyz Material
as the Fusion Material
as the materials
`),
        ),
      ],
    ],
  },
);
/** The battle position that is asked for. */
export const battlePosition = record<Of<'position'>>({ is: 'position' }, [
  'words',
  matching(
    /(?:,? in| to| face-up in)(?: face-up| face-down)? (?:Attack Position or (?:face-up |face-down )?Defense Position|(?:Attack|Defense) Position)| (?:in|to) face-up (?:or face-down Defense|Attack or Defense) Position| in either battle position|,? face-up|,? face-down/y,
    ' ,',
  ),
]);
const timed = record<Of<'time'>>({ is: 'time' }, [
  'words',
  matching(new RegExp(`,? ${time}| \\(${time}\\)`, 'y'), ' ,'),
]);
const negated =
  "(?:(?:negate (?:its|their|that monster's|that target's) effects|(?:its|their) effects are negated|(?:it has|they have) (?:its|their) effects negated|(?:its|their) effects? (?:is|are) negated)(?: until the end of (?:this|the) turn)?)";
const leaving =
  "(?:(?:banish|destroy|return|shuffle|place|send) (?:it|them|this card|that card|that monster)(?: to the hand| into the Deck| on the bottom of the Deck| to the GY)? (?:when (?:it leaves|they leave|this card leaves) the field|if (?:it leaves|they leave) the field|during the (?:next )?End Phase(?: of this turn)?|during your opponent's End Phase|during the End Phase of (?:the next turn|your opponent's (?:next )?turn)))";
const cannot =
  '(?:(?:it|they|that monster|that card|you|your opponent|neither player) cannot (?:attack your opponent directly|attack directly|attack|activate its effects|be activated|declare an attack|be Tributed|activate it|be used as (?:a )?(?:Link |Synchro |Fusion |Xyz )?(?:M|m)aterials?(?: for a (?:Fusion|Synchro|Xyz|Link) Summon)?|activate cards or effects with that name|change its battle position|be destroyed by battle|be destroyed by card effects|activate their effects)(?: this turn| for the rest of this turn| until the end of this turn)?(?! (?:unless|if|while|with|except|by|for|or|as|nor)))';
const but = record<Of<'but'>>({ is: 'but' }, [
  'words',
  matching(
    new RegExp(
      `, but (?:${negated}|${leaving}|${cannot})| \\(but (?:${negated}|${leaving}|${cannot})\\)`,
      'y',
    ),
    ' ,',
  ),
]);
const each = record<Of<'each'>>(
  { is: 'each' },
  ['by', words(' for each ', ', for each ', ' for every ', ', for every ')],
  ['noun', noun],
);
const equal = record<Of<'equal'>>(
  { is: 'equal' },
  [
    'how',
    words(
      ...spaced(`
equal to
, equal to
, up to
up to
by
less than or equal to
`),
    ),
  ],
  ['quantity', quantity],
);
const except = record<Of<'except'>>({ is: 'except' }, ', except ', ['noun', noun]);
const more = record<Of<'more'>>({ is: 'more' }, ['after', late]);
const by = record<Of<'by'>>(
  { is: 'by' },
  ['how', words(' by ', ', by ', ' instead of ', ', instead of ')],
  [
    'deeds',
    row(
      memo(() => gerund),
      [' and ', ', and ', ', then ', ' or ', ', or '],
      2,
    ),
  ],
);
const per = record<Of<'per'>>({ is: 'per' }, [
  'words',
  matching(new RegExp(`,? for (?:each|every) ${withoutDeeds}(?=$|, | until | during )`, 'y'), ' ,'),
]);
const whom = record<Of<'whom'>>({ is: 'whom' }, [
  'words',
  words(
    ...trailing(`
to your opponent
to you
to both players
to each player
to that player
to its controller
`),
  ),
]);
const said = record<Of<'said'>>({ is: 'said' }, [
  'words',
  choice(
    words(...tailWords),
    // Where on the field a card is moved to, or which zones count.
    matching(
      / (?:to|in|from) (?:(?:another|an adjacent|its adjacent|an unused|your other|a|any|either|1)(?: of (?:your|their|its|your opponent's|their controller's))?(?: other| adjacent| unused| unoccupied| occupied| center| new| appropriate)* (?:Main Monster Zones?|Extra Monster Zones?|Monster Zones?|Spell & Trap Zones?|Pendulum Zones?|zones?|Zones?|columns?)(?:\(s\))?|(?:your|its|their) (?:Main Monster Zones?|zones?|Zones?)(?:\(s\))?(?= (?:it|this|a |your|that)))(?: (?:it|this card|a Link Monster|your Link Monsters|that monster) points? to| in the same column| adjacent to (?:it|this card))?/y,
      ' ',
    ),
    // A sentence in brackets after the clause, or an aside that tells more of it.
    matching(
      /\. \([A-Z](?:"[^"]*"|[^()"])*\.?\)| \((?:This|It|They|You can only gain|Transfer)\b[^()]*\.?\)/y,
      ' .',
    ),
    matching(
      / \((?:(?:max\.|min\.|minimum|maximum) [^()]*|(?:this is|it is|they are|whichever|even|if|as|or|and|regardless|the|in|on|from|to|but not|including|except|you choose|your|with|for|by|(?:its|their) (?:choice|original)|face-up|face-down|not)\b[^()]*)\)/y,
      ' ',
    ),
    // What a card is while it is a monster, or an Equip Spell, by this effect.
    matching(
      / as an? (?:Normal|Effect)(?: Tuner)? Monster(?: \([A-Z][A-Za-z -]*\/[^()]*\))?(?: with the following effects?)?| as an Equip (?:Spell|Card)(?: that gives it \d+ (?:ATK|DEF|ATK\/DEF))? ?(?:\(max\. \d+\))?| that gives it \d+ (?:ATK|DEF|ATK\/DEF)/y,
      ' ',
    ),
  ),
]);
const onlyIf = record<Of<'if'>>({ is: 'if' }, [
  'words',
  matching(new RegExp(`,? (?:if|unless|while|as long as) (?!you do)${withoutDeeds}(?=$|, )`, 'y'), ' ,'),
]);

/** What stands after a verb and its cards. */
export const tails: Grammar<readonly Tail[]> = memo(() =>
  many<Tail>(
    choice(
      timed,
      battlePosition,
      said,
      whom,
      destination,
      onto,
      using,
      but,
      each,
      equal,
      except,
      onlyIf,
      more,
      by,
      per,
    ),
    '',
    5,
  ),
);
