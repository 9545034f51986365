import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { ruleOn } from '../../src/situations/rule-on.ts';
import { statBooks } from '../support/stat-cards.ts';

const asked = (text: string) => ruleOnWords(text, statBooks, 'tcg');

describe('what is done to a monster, and what its ATK and DEF are then', () => {
  test.for<[string, string, string]>([
    [
      'a numbered list of what one player does',
      'P0 controls Plain Boar. P0 then does, in order: (1) equips it with "Long Axe"; (2) activates "Quick Rush" on it. What are the current ATK and DEF of P0\'s Plain Boar now?',
      'ATK 3150 / DEF 1000',
    ],

    [
      'sentences',
      'I control Plain Boar. I equip Long Axe to it. Then I activate Half Door on Plain Boar. What is the ATK of Plain Boar now?',
      'ATK 1250',
    ],
    [
      'equipped to the only monster that there is',
      'I control Plain Boar and my opponent controls no monsters. I equip Long Axe. What is its ATK now?',
      'ATK 2500',
    ],
    [
      'LP in brackets, of both players',
      'P0 (LP 8000; P1 LP 3000), Main Phase 1, controls face-up Attack Position Plain Boar. P0 equips it with Scales of Fate. What is its ATK?',
      'ATK 3000',
    ],
    [
      'LP in front of all',
      'P0 (3000 LP; P1 8000 LP), Main Phase 1: P0 controls Plain Boar; P1 controls nothing. P0 equips Scales of Fate. What is its ATK?',
      'ATK 750',
    ],
    [
      'a card is destroyed with another',
      'P0 controls Plain Boar. P0 equips it with Long Axe, then P0 destroys Long Axe with Clear Wind. What are the ATK and DEF of Plain Boar?',
      'ATK 1500 / DEF 1000',
    ],
    [
      'the turn ends',
      'P0 controls Plain Boar. P0 activates Quick Rush on it. P0 ends the turn. What is the ATK of Plain Boar?',
      'ATK 1500',
    ],
    [
      'the turn ends, and it is the next Main Phase',
      "P0 controls Plain Boar. P0 activates Beast Moor, then P0 activates Quick Rush on Plain Boar and ends the turn (measured in P1's Main Phase 1). What is the ATK of Plain Boar?",
      'ATK 1700',
    ],
    [
      'one is halved for the other',
      'P0 controls Plain Boar. P0 activates "Borrowed Arm", halving P1\'s "Plain Heron" and adding that ATK to it. What is the ATK of Plain Boar?',
      'ATK 2450',
    ],
    [
      'and the other one of it',
      'P0 controls Plain Boar. P0 activates "Borrowed Arm", halving P1\'s "Plain Heron" and adding that ATK to it. What is the ATK of P1\'s Plain Heron?',
      'ATK 951',
    ],
    [
      'a second copy',
      'P0 controls Boar Captain and Plain Boar. P0 Normal Summons a second "Boar Captain". What is the ATK of Plain Boar?',
      'ATK 2300',
    ],

    ['how the cards lie', 'My Plain Boar is equipped with Long Axe. What is its ATK?', 'ATK 2500'],
    [
      'LP in a sentence',
      'P0 has 8000 LP and P1 has 3000 LP. P0 controls Plain Boar. P0 equips it with Scales of Fate. What is its ATK?',
      'ATK 3000',
    ],
    [
      'cards in the hand',
      'P0 controls Lamp Counter and has 2 cards in hand. What are the ATK and DEF of Lamp Counter?',
      'ATK 1100 / DEF 800',
    ],
    [
      'the cards that are played were among them',
      'P0 controls Lamp Counter and has 2 cards in hand. P0 activates Quick Rush on Lamp Counter. What is the ATK of Lamp Counter?',
      'ATK 1500',
    ],
    [
      'no cards in the hand',
      'P0 has no cards in hand. P0 controls Lamp Counter. What is the ATK of Lamp Counter?',
      'ATK 600',
    ],
    [
      'the original value',
      'I control Plain Boar. I activate Little Lens on it. What is the original ATK of Plain Boar?',
      'ATK 750',
    ],
  ])('%s', ([, text, answer]) => {
    const verdict = asked(text);
    expect({ answer: verdict?.answer, missing: verdict?.missing }).toEqual({ answer, missing: [] });
    expect((verdict?.findings.length ?? 0) * (verdict?.citations.length ?? 0)).toBeGreaterThan(0);
    const again = verdict?.situation == null ? undefined : ruleOn(verdict.situation, statBooks);
    expect(again?.ok === true && again.value.answer).toBe(answer);
  });

  test.for<[string, string, RegExp]>([
    [
      'a change that was told in words',
      'I control Plain Boar. It gains 500 ATK. What is its ATK?',
      /by which effect/,
    ],
    [
      'what an effect did was told in part',
      'I control Plain Boar. I activate Quick Rush on Plain Boar and destroy Plain Heron. What is the ATK of Plain Boar?',
      /Quick Rush/,
    ],
    [
      'a card that nobody named was destroyed',
      'I control Plain Boar. I activate Clear Wind and destroy a Spell. What is the ATK of Plain Boar?',
      /which cards/,
    ],
    ['a hand that nobody told of', 'I control Lamp Counter. What is its ATK?', /for each card in your hand/],
    [
      'LP that nobody told of',
      'I control Plain Boar. I equip it with Scales of Fate. What is its ATK?',
      /LP/,
    ],
    [
      'one of two monsters',
      'I control Plain Boar and Plain Heron. I equip Long Axe. What is the ATK of Plain Boar?',
      /what Long Axe is equipped to/,
    ],
    [
      'fewer cards in the hand than are played',
      'P0 has no cards in hand. P0 controls Lamp Counter. P0 activates Quick Rush on Lamp Counter. What is its ATK?',
      /how many cards/,
    ],

    [
      'whose turn ends',
      'P0 controls Plain Boar. P1 ends the turn. What is the ATK of Plain Boar?',
      /whose turn/,
    ],
    [
      'two numbers of LP',
      'P0 (LP 3000) controls Plain Boar. P0 (LP 4000) equips it with Long Axe. What is its ATK?',
      /how many LP/,
    ],
  ])('nothing is ruled: %s', ([, text, missing]) => {
    const verdict = asked(text);
    expect(verdict?.answer).toBe('cannot tell');
    expect(verdict?.missing.join('; ')).toMatch(missing);
  });
});

describe('values and modifiers without a card', () => {
  test.for<[string, string]>([
    ['1900 ATK +700 (lingering), then -600 (lingering). What is the ATK?', '2000'],
    ['ATK 1900: what is the ATK after +800 (continuous)?', 'undefined'],
    [
      '2300 original ATK halved (activated), then it becomes double its original ATK (lingering). What is the ATK?',
      '2300 (and 1150 when it ends)',
    ],
    ['1900 ATK +700 (lingering), then continuously set to 100. What is the ATK when that ends?', '2600'],
    ['1900 DEF -400 (lingering). What is the DEF?', '1500'],
    ['1900 ATK +700, then it does something odd. What is the ATK?', 'undefined'],
    ['1900 ATK +700 (lingering). Is that allowed?', 'undefined'],
  ])('%s', ([text, answer]) => {
    expect(String(asked(text)?.answer)).toBe(answer);
  });
});

describe('what is remembered, without a card', () => {
  test.for<[string, string]>([
    [
      'A monster is flipped face-down and later face-up again: where it was Summoned from. Is this remembered?',
      'no',
    ],
    ['A monster is banished until the End Phase. Is it remembered from where it was Summoned?', 'yes'],
    ['A monster is turned face-down. Is it forgotten that it declared an attack?', 'no'],
    ['A monster is temporarily banished and returns: that it was Pendulum Summoned. Is this kept?', 'yes'],
    ['A Gemini was Normal Summoned again and is flipped face-down. Is that retained?', 'no'],
    [
      'A monster is temporarily banished and returns: which method Summoned it. Is this retained?',
      'adjusting (undecided)',
    ],
    ['A monster is flipped face-down: its plain "once per turn" was used. Is this remembered?', 'no'],
    ['A monster is flipped face-down: its colour. Is this remembered?', 'undefined'],
    ['A monster is destroyed: that it declared an attack. Is this remembered?', 'undefined'],
    ['A monster is flipped face-down. Which card was it?', 'undefined'],
  ])('%s', ([text, answer]) => {
    expect(String(asked(text)?.answer)).toBe(answer);
  });
});

describe('what is always applied last', () => {
  test.for<[string, RegExp]>([
    [
      'An effect that is always applied last is there, and a new modifier is applied. Which is applied last?',
      /^the special continuous effect/,
    ],
    ['An always-last effect stops applying. Are the lingering modifiers applied again?', /^yes$/],
    ['An always-last effect stops applying. Is it destroyed?', /^undefined$/],
  ])('%s', ([text, answer]) => {
    expect(String(asked(text)?.answer)).toMatch(answer);
  });
});
