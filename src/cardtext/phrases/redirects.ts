import { row } from '../grammar/lists.ts';
import { choice, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import type { Deed } from './deed-syntax.ts';
import { placeName } from './places.ts';
import type { Group } from './syntax.ts';
import { noun } from './words/nouns.ts';
import { lists } from './words/word-list.ts';
import { head, ors, wordRows } from './words/words.ts';

const verb = words(...lists.redirected);
const any = record<Group>(
  { is: 'group' },
  ['count', words('any', 'all', 'each')],
  ' ',
  { maybe: [['words', wordRows], ' '] },
  ['head', head],
);
const several = record<Group>({ is: 'group' }, { maybe: [['words', wordRows], ' '] }, ['head', head]);

/** "any card sent to the GY is banished instead": what takes cards elsewhere than to the GY. */
export const redirect = record<Extract<Deed, { is: 'redirect' }>>(
  { is: 'redirect' },
  ['cards', choice(any, several)],
  ' sent',
  { maybe: [' from ', ['from', row(placeName, ors)]] },
  ' to ',
  ['place', placeName],
  ['verb', verb],
  { maybe: [', except ', ['except', noun]] },
);
