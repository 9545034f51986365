import { describe, expect, test } from 'vitest';
import { inAskersWords, speaksAsPlayer } from '../../src/replies/askers-words.ts';
import type { Reply } from '../../src/replies/reply.ts';

const lead = (text: string): string | undefined =>
  inAskersWords({ tone: 'yes', title: 'Yes', lead: text }).lead;

describe('whoever tells of a play as a player is told so', () => {
  test.for([
    ['I Normal Summon Paper Newt', true],
    ['is my Paper Newt destroyed', true],
    ['P0 Normal Summons Paper Newt, and I ask', false],
    ['/card name:"Paper Newt"', false],
  ] as const)('%s: %s', ([text, is]) => {
    expect(speaksAsPlayer(text)).toBe(is);
  });

  test.for([
    ['P0 takes 300 battle damage.', 'You take 300 battle damage.'],
    ['P0 has used 1 of 1 Normal Summons.', 'You have used 1 of 1 Normal Summons.'],
    ['P0 Normal Summons Paper Newt.', 'You Normal Summon Paper Newt.'],
    ["it is P1's turn, not P0's.", "It is the opponent's turn, not yours."],
    ['It is not the turn of P0.', 'It is not your turn.'],
    ['It is the turn of P1.', "It is the opponent's turn."],
    ['It is the Main Phase of P0.', 'It is your Main Phase.'],
    ['The GY of P0 and P1.', 'The GY of you and the opponent.'],
    ['The LP of P0 and P1.', 'The LP of you and the opponent.'],
    ['Paper P0x stays.', 'Paper P0x stays.'],
  ] as const)('%s', ([said, spoken]) => {
    expect(lead(said)).toBe(spoken);
  });

  test('lines that are typed again stay as they are', () => {
    const reply: Reply = {
      tone: 'yes',
      title: 'Yes',
      sections: [
        { heading: 'As it was understood', style: 'list', lines: [{ text: 'P0 controls: "Paper Newt"' }] },
        { heading: 'Timeline', style: 'steps', lines: [{ text: 'Paper Newt is Normal Summoned by P0' }] },
      ],
    };
    const texts = inAskersWords(reply).sections?.flatMap((each) =>
      'lines' in each ? each.lines.map(({ text }) => text) : [],
    );
    expect(texts).toEqual(['P0 controls: "Paper Newt"', 'Paper Newt is Normal Summoned by you']);
  });
});
