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
  ["They use #0. I'd like to chain #1. Okay?", 'They use #0. can I chain #1?'],
  ["I'm at 800 LP and would love to activate #0. Doable?", "I'm at 800 LP. can I activate #0?"],
  ["I'm going to Set #0. Would that be fine?", 'can I Set #0?'],
  ["I'm at 800 LP. Legal?", "I'm at 800 LP. Legal?"],
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
  ['I want to summon #0. Works?', { words: 'can I summon #0?' }],
] as const)('%s', ([words, read]) => {
  expect(withWorkingAsked(words)).toEqual(read);
});
