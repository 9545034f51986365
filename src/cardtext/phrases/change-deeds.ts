import { type Grammar, memo } from '../grammar/grammar.ts';
import { row } from '../grammar/lists.ts';
import { choice, matching, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import type { Deed } from './deed-syntax.ts';
import { quantity, stat, whose } from './quantities.ts';
import { anyTails } from './recursion.ts';
import type { Noun } from './syntax.ts';
import { effectNouns } from './words/effect-nouns.ts';
import { noun } from './words/nouns.ts';
import { lines, lists, spaced, worded } from './words/word-list.ts';
import { ors, word } from './words/words.ts';

type Of<K extends Deed['is']> = Extract<Deed, { is: K }>;
const ending = { maybe: [['tails', anyTails.grammar]] } as const;
const cards: Grammar<Noun> = memo(() => noun);

const turns = record<Of<'turns'>>(
  { is: 'turns' },
  { maybe: [['make', words('make ', 'have ', 'treat ')]] },
  ['noun', cards],
  ['verb', words(...spaced(`becomes | become | becomes a | as a | becomes an`))],
  ['into', row(word, ors)],
  { maybe: [['head', words(' monster', ' monsters', ' Monster', ' Monsters')]] },
  ending,
);
/** "make this card Level 4". */
const made = record<Of<'turns'>>(
  { is: 'turns' },
  ['make', words('make ', 'have ')],
  ['noun', cards],
  ['verb', words(' ')],
  ['into', row(word, ors)],
  ending,
);
const turnsTo = record<Of<'turns-to'>>(
  { is: 'turns-to' },
  { maybe: [['make', words('make ', 'have ')]] },
  ['noun', cards],
  ['verb', words(' becomes ', ' become ', ' gains ', ' gain ')],
  ['value', worded('turns-to')],
  ending,
);
const value = ['to', words(...spaced(`to | by | by an amount equal to`))] as const;
const statChange = record<Of<'stat-change'>>(
  { is: 'stat-change' },
  ['verb', words(...lines(lists.changes))],
  ' ',
  ['whose', whose],
  ' ',
  ['stat', stat],
  { maybe: [value, ['quantity', quantity]] },
  ending,
);
const statChangeOf = record<Of<'stat-change-of'>>(
  { is: 'stat-change-of' },
  [
    'verb',
    words(
      ...lines(
        `halve the | double the | change the | increase the | reduce the | decrease the | negate the | switch the`,
      ),
    ),
  ],
  ' ',
  ['stat', stat],
  ' of ',
  ['noun', cards],
  { maybe: [value, ['quantity', quantity]] },
  ending,
);
const gains = record<Of<'gains'>>(
  { is: 'gains' },
  { maybe: [['make', words('make ', 'have ')]] },
  ['noun', cards],
  ['verb', words(...spaced(`gains | gain | will gain | loses | lose | loses exactly | lose exactly`))],
  { maybe: [['amount', matching(/\d+(?:,\d{3})* /y)]] },
  ['stat', words(...lines(`ATK | DEF | ATK/DEF | ATK and DEF | Level | Levels | ATK or DEF`))],
  ending,
);
const becomesVerb = words(...lists.becomes);
const becomes = record<Of<'stat-becomes'>>(
  { is: 'stat-becomes' },
  { maybe: [['make', words('make ')]] },
  ['whose', whose],
  ' ',
  ['stat', stat],
  ['verb', becomesVerb],
  { maybe: [['quantity', quantity]] },
  ending,
);
/** "the ATK of all monsters you control becomes 0". */
const becomesOf = record<Of<'stat-of-becomes'>>(
  { is: 'stat-of-becomes' },
  { maybe: [['make', words('make ')]] },
  { maybe: [['the', words('the ')]] },
  ['stat', stat],
  ' of ',
  ['noun', cards],
  ['verb', becomesVerb],
  { maybe: [['quantity', quantity]] },
  ending,
);
const negates = record<Of<'negates'>>(
  { is: 'negates' },
  ['verb', words('negate', 'negates')],
  ' ',
  ['effects', effectNouns],
  ending,
);
/** Deeds that change what a card has or is: its ATK, its Level, its name. */
export const change: Grammar<Deed> = choice(
  statChange,
  statChangeOf,
  becomes,
  becomesOf,
  gains,
  turnsTo,
  turns,
  made,
  negates,
);
