import type { Rewriting } from './spelling.ts';

const it = "(?:(?:my opponent's|my|their|his|her|the|that) )?(?:#\\d|it|he|she|monster|attack)";
const begins =
  '(?:^|(?<=[.;!?] )|[,;] |(?<=[a-z\\d]) (?=(?:so|then|right)\\b))(?:(?:so|and|then|and so|so then) )';
const still = '((?:still |then |also |now |just )*)';

/** What is stated at the end with a question mark ("..., so it dies?"), as the question that it is. */
export const statementsAsked: readonly Rewriting[] = [
  [
    new RegExp(
      `${begins}(${it}) ${still}(?:is|gets|got|was|will be|will get) ${still}(destroyed|banished|negated|sent to the gy|returned to the hand|safe|gone|dead)\\?$`,
      'i',
    ),
    '. Is $1 $4?',
  ],
  [new RegExp(`${begins}(${it}) ${still}(?:dies|died|will die|would die)\\?$`, 'i'), '. Does $1 die?'],
  [
    new RegExp(`${begins}(${it}) ${still}(?:survives|will survive|lives|stays)\\?$`, 'i'),
    '. Does $1 survive?',
  ],
  [new RegExp(`${begins}(${it}) ${still}(?:resolves|will resolve)\\?$`, 'i'), '. Does $1 resolve?'],
  [new RegExp(`${begins}i ${still}(win|lose)\\?$`, 'i'), '. Do i $2?'],
  [
    new RegExp(`${begins}(?:he|she|they|my opponent) ${still}(win|lose)s?\\?$`, 'i'),
    '. Does my opponent $2?',
  ],
  [new RegExp(`${begins}i ${still}can (?=[a-z]+ (?:[^.?!]*)\\?$)`, 'i'), '. Can i '],
  [
    new RegExp(`${begins}(?:he|she|they|my opponent) ${still}can (?=[a-z]+ (?:[^.?!]*)\\?$)`, 'i'),
    '. Can my opponent ',
  ],
  [/(^|[.;!?] )\. /g, '$1'],
  [/ \. (?=[A-Z])/g, '. '],
];
