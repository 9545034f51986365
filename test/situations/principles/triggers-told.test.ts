import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textTrap } from '../../support/text-cards.ts';

/** A principle that reads key words answers nothing where other words may say more than it read. */

const catalogue = makeCatalogue([
  textMonster('Rueful Heron', 'If this card is sent from the field to the GY: Draw 1 card.'),
  textMonster(
    'Proud Heron',
    'If this card is Tribute Summoned: Target 1 card on the field; banish that target.',
  ),
  textTrap('Deep Pit', 'When your opponent Summons a monster: Banish that monster.'),
  textTrap('Wide Pit', 'When a monster(s) is Summoned: Destroy all monsters on the field.'),
  textMonster('Called Heron', 'When this card is Normal Summoned: You can draw 1 card.'),
]);
const asked = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

describe('an effect that answers what was told of its card', () => {
  test.for([
    ['i tribute rueful heron for proud heron does rueful heron draw', 'yes'],
    [
      'yo if opp got murk up and i tribute rueful heron for proud heron does rueful heron draw',
      'cannot tell',
    ],
    ['under murk i tribute rueful heron for proud heron does rueful heron draw', 'cannot tell'],
    [
      'opp normal summon proud heron by tribute rueful heron i use deep pit proud heron get banished?',
      'cannot tell',
    ],
  ] as const)('%s', ([text, answer]) => {
    expect(asked(text)).toBe(answer);
  });
});

describe('a card that answers Summons, chained to the effect of what was Summoned', () => {
  test.for([
    ['my opponent normal summons Called Heron and activates its effect. can i chain Wide Pit?', 'yes'],
    [
      'can i chain Wide Pit to the effect of Called Heron after it was summoned by my opponent?',
      'cannot tell',
    ],
  ] as const)('%s', ([text, answer]) => {
    expect(asked(text)).toBe(answer);
  });
});
