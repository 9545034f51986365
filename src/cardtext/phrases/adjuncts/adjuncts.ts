import { type Grammar, memo } from '../../grammar/grammar.ts';
import { row } from '../../grammar/lists.ts';
import { choice, many, matching, words } from '../../grammar/pieces.ts';
import { record } from '../../grammar/record.ts';
import type { Tail } from '../deed-syntax.ts';
import { placeName } from '../places.ts';
import { late } from '../postmodifiers/postmodifiers.ts';
import { quantity } from '../quantities.ts';
import { anyGerund, anyTails } from '../recursion.ts';
import { time, withoutDeeds } from '../times.ts';
import { noun } from '../words/nouns.ts';
import { lists, spaced, trailing, worded } from '../words/words.ts';

/** What a step may say with "but" of the cards before it. */
const negated =
  "(?:(?:negate (?:its|their|that monster's|that target's) effects|(?:its|their) effects are negated|(?:it has|they have) (?:its|their) effects negated|(?:its|their) effects? (?:is|are) negated)(?: until the end of (?:this|the) turn)?)";
const leaving =
  "(?:(?:banish|destroy|return|shuffle|place|send) (?:it|them|this card|that card|that monster)(?: to the hand| into the Deck| on the bottom of the Deck| to the GY)? (?:when (?:it leaves|they leave|this card leaves) the field|if (?:it leaves|they leave) the field|during the (?:next )?End Phase(?: of this turn)?|during your opponent's End Phase|during the End Phase of (?:the next turn|your opponent's (?:next )?turn)))";
const cannot =
  '(?:(?:it|they|that monster|that card|you|your opponent|neither player) cannot (?:attack your opponent directly|attack directly|attack|activate its effects|be activated|declare an attack|be Tributed|activate it|be used as (?:a )?(?:Link |Synchro |Fusion |Xyz )?(?:M|m)aterials?(?: for a (?:Fusion|Synchro|Xyz|Link) Summon)?|activate cards or effects with that name|change its battle position|be destroyed by battle|be destroyed by card effects|activate their effects)(?: this turn| for the rest of this turn| until the end of this turn)?(?! (?:unless|if|while|with|except|by|for|or|as|nor)))';

/** Groups of words after a verb that are kept as they stand, by their form. */
const asides = choice(
  // Where on the field a card is moved to, or which zones count.
  worded('aside-zones'),
  // A sentence in brackets after the clause, or an aside that tells more of it.
  worded('aside-sentence'),
  worded('aside-limits'),
  matching(new RegExp(` until you (?:excavate|have|draw) ${withoutDeeds}(?=$|, | and | or )`, 'y')),
  // What a card is while it is a monster, or an Equip Spell, by this effect.
  worded('aside-as'),
);

type Of<K extends Tail['is']> = Extract<Tail, { is: K }>;

/** Where cards go: "to your hand". */
export const destination = record<Of<'to'>>(
  { is: 'to' },
  ['how', words(...spaced(lists['to-places']))],
  ['place', placeName],
  { maybe: [['order', words(...trailing(lists['in-order']))]] },
);
const onto = record<Of<'onto'>>(
  { is: 'onto' },
  ['how', words(...spaced(`to | on | on each | from | with`))],
  ['noun', noun],
  {
    maybe: [
      [
        'as',
        words(
          ...trailing(
            `as material | as an Equip Spell | as an Equip Card | as materials | as an Equip Spell Card`,
          ),
        ),
      ],
    ],
  },
);
const using = record<Of<'using'>>({ is: 'using' }, ['how', words(...spaced(lists.using))], ['noun', noun], {
  maybe: [['as', words(...trailing(lists['used-as']))]],
});
/** The battle position that is asked for. */
export const battlePosition = record<Of<'position'>>({ is: 'position' }, [
  'words',
  worded('battle-position'),
]);
const timed = record<Of<'time'>>({ is: 'time' }, [
  'words',
  matching(new RegExp(`,? ${time}| \\(${time}\\)`, 'y')),
]);
const but = record<Of<'but'>>({ is: 'but' }, [
  'words',
  matching(
    new RegExp(
      `, but (?:${negated}|${leaving}|${cannot})| \\(but (?:${negated}|${leaving}|${cannot})\\)`,
      'y',
    ),
  ),
]);
const each = record<Of<'each'>>(
  { is: 'each' },
  ['by', words(' for each ', ', for each ', ' for every ', ', for every ')],
  ['noun', noun],
);
const equal = record<Of<'equal'>>(
  { is: 'equal' },
  ['how', words(...spaced(`equal to | , equal to | , up to | up to | by`))],
  ['quantity', quantity],
);
const except = record<Of<'except'>>({ is: 'except' }, ', except ', ['noun', noun]);
const more = record<Of<'more'>>({ is: 'more' }, ['after', late]);
const by = record<Of<'by'>>(
  { is: 'by' },
  ['how', words(' by ', ', by ', ' instead of ', ', instead of ')],
  ['deeds', row(anyGerund.grammar, [' and ', ', and ', ', then ', ' or ', ', or '], 2)],
);
const per = record<Of<'per'>>({ is: 'per' }, [
  'words',
  matching(new RegExp(`,? for (?:each|every) ${withoutDeeds}(?=$|, | until | during )`, 'y')),
]);
const whom = record<Of<'whom'>>({ is: 'whom' }, ['words', words(...trailing(lists['to-whom']))]);
const said = record<Of<'said'>>({ is: 'said' }, ['words', choice(words(...trailing(lists.tails)), asides)]);
const onlyIf = record<Of<'if'>>({ is: 'if' }, [
  'words',
  matching(new RegExp(`,? (?:if|unless|while|as long as) (?!you do)${withoutDeeds}(?=$|, )`, 'y')),
]);

/** What cards are used as, of other verbs than "using". */
const asMaterial = record<Of<'said'>>({ is: 'said' }, [
  'words',
  words(...trailing(`as material | as Fusion Material | as Fusion Materials | as additional material`)),
]);

const common = [
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
] as const;
/** What stands after a verb and its cards. */
export const tails: Grammar<readonly Tail[]> = anyTails.is(
  memo(() => many<Tail>(choice(...common, asMaterial), '', 5)),
);
/** The same of a deed that tells how another is done. */
export const gerundTails: Grammar<readonly Tail[]> = memo(() => many<Tail>(choice(...common), '', 5));
