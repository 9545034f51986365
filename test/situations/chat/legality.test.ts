import { expect, test } from 'vitest';
import { withLegalityAsked, withWorkingAsked } from '../../../src/situations/chat/legality.ts';

/** A question whether what was told last is legal asks whether it can be done. */

test.for([
  ['I activate #0 and my opponent chains #1. Is that legal?', 'I activate #0. can my opponent chain #1?'],
  ['I summon #0 and he wants to use #1 on it, is that allowed?', 'I summon #0. can he use #1 on it?'],
  ['My opponent flipped #0 in response. Legal?', 'can My opponent flip #0 in response?'],
  ['I attack, then I sent #0 to the GY. Can I do that?', 'I attack. can I send #0 to the GY?'],
  ['I control #0. Is #0 legal?', 'I control #0. Is #0 legal?'],
  ['I control #0. Is that legal?', 'I control #0. Is that legal?'],
  ['Does #0 resolve?', 'Does #0 resolve?'],
  ['I summon #0 and then try to summon #1. Allowed?', 'I summon #0. can I summon #1?'],
] as const)('%s', ([words, read]) => {
  expect(withLegalityAsked(words)).toBe(read);
});

/** Whether it works is whether it can be done, and, of an activation, whether its effect is applied. */
test.for([
  [
    'My opponent uses #0. I chain #1 to it. Does that work?',
    {
      words: 'My opponent uses #0. I chain #1 to it. Does the effect of #1 resolve?',
      first: 'My opponent uses #0. can I chain #1 to it?',
    },
  ],
  ['I summon #0. I summon #1. Does that work?', { words: 'I summon #0. can I summon #1?' }],
  ['I use #0. Does #0 work?', undefined],
] as const)('%s', ([words, read]) => {
  expect(withWorkingAsked(words)).toEqual(read);
});
