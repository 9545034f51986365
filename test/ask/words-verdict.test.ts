import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { readSituation } from '../../src/situations/language/read.ts';
import { ruleOn } from '../../src/situations/rule-on.ts';
import { wordBooks } from '../support/word-cards.ts';

const asked = (text: string) => ruleOnWords(text, wordBooks, 'tcg');

describe('what was told is played, and the question is answered', () => {
  test.for([
    ['what is milled comes from the Deck', 'Field Wren was milled. Does it trigger?', 'no'],
    [
      'what is chained to an effect, and targets a monster, targets the one that it answers',
      'I activate the effect of Steady Crane. My opponent chains Hollow Bell. Does the effect resolve?',
      'no',
    ],
    [
      '"its effect" is not that of a Trap that lies face-up already',
      'Steady Crane is on my field. Low Hush is on the field. Can I activate its effect?',
      'yes',
    ],
    [
      'a cost is not the last thing',
      "I activate Rain of Needles, discarding Lantern Newt, and destroy Plain Boar. Can I activate Lantern Newt's effect?",
      'no',
    ],
    [
      'a cost in brackets',
      'P0 activates "Rain of Needles" (Chain Link 1, discards "Copper Heron"); it resolves and destroys Plain Boar. Does Copper Heron trigger?',
      'yes',
    ],
    [
      'a cost in a sentence of its own',
      'I activate Rain of Needles. I discard Lantern Newt. It resolves and destroys Plain Boar. Can Lantern Newt trigger?',
      'no',
    ],
    [
      'discarded for a card is a cost of it',
      'I discard Copper Heron for Swap of Favors and add it to my hand. Does Copper Heron trigger?',
      'no',
    ],
    [
      'by the effect, nothing after it',
      'I activate Rain of Needles, discarding Plain Boar and targeting Lantern Newt. It resolves and destroys Lantern Newt. Can I activate the effect of Lantern Newt?',
      'yes',
    ],
    [
      'what the text does after it is not told, and happens all the same',
      'I activate Burn and Draw on Lantern Newt and it is destroyed. Does Lantern Newt trigger?',
      'no',
    ],
    [
      '"if" does not mind',
      'I activate Burn and Draw targeting Copper Heron: it is destroyed, then I draw 1. Does Copper Heron trigger?',
      'yes',
    ],
    [
      'on Chain Link 2',
      'I activate Calm Errand (Chain Link 1), my opponent chains Late Snare (CL2) and destroys my Lantern Newt. Then Chain Link 1 resolves. Can Lantern Newt trigger?',
      'no',
    ],
    [
      'chained to a card that was not told before',
      "My opponent chains Late Snare to Calm Errand and destroys Lantern Newt. Does Lantern Newt's effect activate?",
      'no',
    ],
    [
      'Chain Link 1 after Chain Link 2',
      'Player A activates Grave Call targeting Rope Dancer; player B chains "Calm Errand" (Chain Link 2). Chain Link 2 resolves, then Chain Link 1 resolves and Special Summons Rope Dancer. Can player A activate the effect of Rope Dancer?',
      'yes',
    ],
    [
      'revived on Chain Link 2',
      'I activate Calm Errand and chain Grave Call (chain link 2) targeting Rope Dancer; Rope Dancer is Special Summoned, then Chain Link 1 resolves. Does Rope Dancer trigger?',
      'no',
    ],
    [
      'passive, with the card that did it',
      'Lantern Newt and Copper Heron were destroyed by Wide Flood. Does Copper Heron trigger?',
      'yes',
    ],
    ['lower case, without quotation marks', 'wide flood destroys lantern newt, does it trigger?', 'yes'],
    [
      'a typo between quotation marks',
      'Wide Flood destroys "Lantern Newtt". Does "Lantern Newtt" trigger?',
      'yes',
    ],
    [
      'a short form of a name that was said before',
      'Wide Flood destroys Lantern Newt. Does the Newt trigger?',
      'yes',
    ],
    [
      'supposed in the question',
      'Does Lantern Newt trigger if it is sent from the hand to the GY by Quiet Burial?',
      'yes',
    ],

    [
      'destroyed by battle',
      'My opponent attacks Lantern Newt with Plain Boar and it is destroyed by battle. Can I activate its effect?',
      'yes',
    ],
    ['Tributed for a Summon', 'I Tribute Lantern Newt for a Tribute Summon. Does it trigger?', 'no'],
    [
      'Tributed to Set',
      'P0 controls Lantern Newt and Tributes it to Set "Plain Boar". Can P0 activate the trigger effect of Lantern Newt?',
      'no',
    ],
    [
      'material',
      'I control Copper Heron and Plain Boar and Synchro Summon Iron Cathedral using both as Synchro Material. Does Copper Heron trigger?',
      'yes',
    ],
    [
      'material of a monster that is not named',
      'Lantern Newt was used as Link Material. Does it trigger?',
      'no',
    ],
    [
      'a cost of a card that is not named',
      'Lantern Newt is detached as cost. Does its effect activate?',
      'no',
    ],
    [
      'an attack was told, and what comes of the battle is asked',
      'Plain Boar attacks Lantern Newt. Does Lantern Newt activate during the Damage Step?',
      'yes',
    ],
    [
      'what the opponent activates after it comes after its Trigger Effect',
      'Lantern Newt is sent to the GY by Quiet Burial, then my opponent banishes it with Calm Errand. Does it trigger?',
      'yes',
    ],
    [
      'its own player did something else first, and it moved on',
      'Lantern Newt is sent to the GY by my Quiet Burial, then I banish it with Calm Errand. Does it trigger?',
      'no',
    ],
    [
      'an effect that cannot be meant where the card is now',
      'Two Tricks Fox is sent to the GY by Quiet Burial. Can I use its effect?',
      'yes',
    ],
    [
      'nothing was done: what answers something is not meant',
      'I control Two Tricks Fox. Can I use its effect?',
      'yes',
    ],
    ['a Tribute Summon with one monster', 'Can I Tribute Summon Tall Heron with Lantern Newt?', 'yes'],
    ['a Tribute Summon without any', 'I control no monsters. Can I Tribute Summon Tall Heron?', 'no'],
    [
      'one of its effects can be used',
      'I activate Calm Errand. Two Tricks Fox is on my field. Can I use its effect?',
      'yes',
    ],
    [
      'none of its effects can be used in the turn of the opponent',
      'My opponent activates Calm Errand. Two Tricks Fox is on my field. Can I use its effect?',
      'no',
    ],
    [
      'the phase and whose turn do not matter',
      "During my opponent's Standby Phase, they activate Late Snare targeting Lantern Newt; it is destroyed and sent to the GY. Can I activate the trigger effect of Lantern Newt?",
      'yes',
    ],
    [
      'properly Summoned and revived',
      'Iron Cathedral was Synchro Summoned and destroyed by Wide Flood. Can I Special Summon it with Grave Call?',
      'yes',
    ],
    [
      'it lies in the GY, and was Summoned before that',
      'Iron Cathedral is in my GY. It was Synchro Summoned. Can I Special Summon it with Grave Call?',
      'yes',
    ],
    [
      'told behind the question, by a word that may stand behind the verb',
      'Can Grave Call revive Iron Cathedral if it was Synchro Summoned properly?',
      'yes',
    ],
    [
      'never properly Summoned',
      'Iron Cathedral was sent from my Extra Deck to the GY. Can Grave Call revive it?',
      'no',
    ],

    [
      'told in the question',
      'Can Grave Call revive an Iron Cathedral that was never properly summoned?',
      'no',
    ],
    [
      'of a monster that needs none',
      'Can Grave Call revive a Plain Boar that was never properly summoned?',
      'yes',
    ],
    [
      'a legal target',
      'P0 controls Iron Cathedral, which was properly Summoned earlier; then it is destroyed by Wide Flood. Is it a legal target for Grave Call?',
      'yes',
    ],
    [
      'what it is to be activated for',
      'P0 sends Iron Cathedral from the Extra Deck to the GY with "Quiet Burial". P0 wants to activate "Grave Call". Can P0 activate "Grave Call" targeting Iron Cathedral in the GY?',
      'no',
    ],
    [
      'a negated activation',
      'I activate Wide Flood, my opponent chains Stern Refusal, negating the activation of Wide Flood. Does Wide Flood resolve?',
      'no',
    ],
    [
      'only a Gemini is Normal Summoned again',
      'I Normal Summoned Plain Boar. Can I Normal Summon Plain Boar again?',
      'no',
    ],
  ] as const)('%s', ([, text, answer]) => {
    const verdict = asked(text);
    expect(verdict?.missing ?? ['no situation'], text).toEqual([]);
    expect(verdict?.answer).toBe(answer);
  });
});

test('the same words give the same verdict, and its situation gives it again', () => {
  const text =
    'I activate Rain of Needles, discarding Lantern Newt, and destroy Plain Boar. Can Lantern Newt trigger?';
  const verdict = asked(text);
  expect({ ...asked(text), ms: 0 }).toEqual({ ...verdict, ms: 0 });
  if (verdict === undefined || verdict.situation === null) throw new Error('not understood');
  const again = ruleOn(verdict.situation, wordBooks);
  const { readAs, reader, ...played } = verdict;
  expect(again.ok && { ...again.value, ms: 0 }).toEqual({ ...played, ms: 0 });
  expect(reader).toBe('grammar');
  const lines = readSituation(readAs?.join('\n') ?? '', { ...wordBooks, ruleset: 'tcg' });
  expect(lines.ok && lines.situation.actions).toEqual(verdict.situation.actions);
});

describe('how the monster that is attacked lies', () => {
  const battle = (how: string) => asked(`My Plain Boar attacks Tall Heron${how}. Is Plain Boar destroyed?`);

  test('is said behind its name as well as before it', () => {
    const before = asked('My Plain Boar attacks a Defense Position Tall Heron. Is Plain Boar destroyed?');
    expect(battle(' in Defense Position')?.headline).toBe(before?.headline);
    expect(battle(' in Defense Position')?.headline).toMatch(/Defense Position/);
    expect(battle('')?.headline).toMatch(/Attack Position/);
  });

  test('face-down, it is in Defense Position', () => {
    expect(battle(' face-down')?.headline).toMatch(/Defense Position/);
  });

  test.each(['Attack', 'Defense'])('Special Summoned in %s Position', (position) => {
    const text = `My opponent Special Summons Tall Heron in ${position} Position with Grave Call. My Plain Boar attacks it. Is Plain Boar destroyed?`;
    expect(asked(text)?.headline).toMatch(`${position} Position`);
  });
});

describe('what negates Summons is asked about while the Summon can still be negated', () => {
  test.for([
    ['My opponent Normal Summons Plain Boar. Can I activate Summon Bane?', 'yes'],
    ['My opponent Synchro Summons Iron Cathedral. Can I activate Summon Bane?', 'yes'],
    ['My opponent Special Summons Plain Boar with Grave Call. Can I activate Summon Bane?', 'no'],
    ['My opponent Fusion Summons Clay Cathedral. Can I activate Summon Bane?', 'cannot tell'],
  ] as const)('%s %s', ([text, answer]) => {
    expect(asked(text)?.answer).toBe(answer);
  });
});

test('whether a battle destroys is not answered for an effect that destroys in it, unless the battle alone is asked about', () => {
  const battle = (asks: string) => asked(`My Plain Boar attacks Sour Thistle. Is Plain Boar ${asks}?`);
  expect(battle('destroyed')?.missing.join()).toMatch(/by an effect as well/);
  expect(battle('destroyed by battle')?.answer).toBe('no');
});
