import { expect, test } from 'vitest';
import type { CardModel } from '../../../src/card-model/card-model.ts';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { printSituation } from '../../../src/situations/language/print.ts';
import { readSituation } from '../../../src/situations/language/read.ts';
import { ruleOn } from '../../../src/situations/rule-on.ts';
import { ruleOnUsual } from '../../../src/situations/usual/rule-on-usual.ts';
import { type UsualQuestion, usualBoards } from '../../../src/situations/usual/usual-board.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

const atk = (model: CardModel, value: number): CardModel => ({
  ...model,
  facts: { cardType: 'monster', abilities: ['Effect'], level: 4, atk: value, def: 1000 },
});

const cards = [
  atk(textMonster('Plain Boar', ''), 1600),
  atk(textMonster('Small Boar', ''), 400),
  atk(textMonster('Stone Boar', 'Cannot be destroyed by card effects.'), 1600),
  atk(textMonster('Far Boar', "Unaffected by other cards' effects."), 1600),
  atk(textMonster('Shy Boar', 'Cannot be targeted by card effects.'), 1600),
  atk(textMonster('Seed Newt', 'If this card is sent to the GY: Draw 1 card.'), 300),
  atk(textMonster('Well Newt', 'Once per turn: You can draw 1 card.'), 300),
  atk(
    textMonster(
      'Moon Newt',
      'Once per turn: You can draw 1 card. If this card is sent to the GY: Draw 1 card.',
    ),
    300,
  ),
  atk(
    textMonster(
      'Ash Newt',
      'When a card or effect is activated that includes an effect that adds a card from the Deck to the hand (Quick Effect): You can discard this card; negate that effect.',
    ),
    0,
  ),
  textSpell('Wide Flood', 'Destroy all monsters on the field.'),
  textSpell('Long Search', 'Add 1 monster from your Deck to your hand.'),
  textSpell('Grave Call', "Target 1 monster in your opponent's GY; Special Summon it."),
  textSpell('Quick Gust', 'Target 1 Spell/Trap on the field; destroy that target.', 'Quick-Play'),
  textSpell('Iron Cap', 'The equipped monster gains 500 ATK.', 'Equip'),
  textTrap('Long Way Home', 'Target 1 monster on the field; return that target to the hand.'),
  textTrap('Hush', 'Target 1 face-up monster on the field; negate its effects until the end of this turn.'),
  textTrap(
    'Barred Gate',
    "When an opponent's monster declares an attack: Destroy all Attack Position monsters your opponent controls.",
  ),
  textTrap(
    'Deep Pit',
    'When your opponent Normal Summons a monster with 1000 or more ATK: Target that monster; destroy that target.',
  ),
  textTrap('Late Gate', 'When a Trap Card is activated on a Tuesday: Destroy all monsters on the field.'),
];
const books = { ...projectBooks, catalogue: makeCatalogue(cards) };

const card = (name: string): CardModel => {
  const model = cards.find((each) => each.name === name);
  if (model === undefined) throw new Error(name);
  return model;
};
const asked = (by: string, asks: UsualQuestion['asks'], to: string): UsualQuestion => {
  const first = { model: card(by) };
  return { asks, by: first, to: by === to ? first : { model: card(to) } };
};

/** The answer to "does `by` ... `to`"; or the code of the problem. */
const answer = (question: UsualQuestion): string => {
  const verdict = ruleOnUsual(question, books);
  return verdict.ok ? verdict.value.answer : verdict.problem.code;
};

test.for([
  ['a Spell hits what lies face-up on the other side', 'Wide Flood', 'destroyed', 'Plain Boar', 'yes'],
  ['its text keeps it from being destroyed', 'Wide Flood', 'destroyed', 'Stone Boar', 'no'],
  ['its text leaves it unaffected', 'Wide Flood', 'destroyed', 'Far Boar', 'no'],
  ['what does not target hits what cannot be targeted', 'Wide Flood', 'destroyed', 'Shy Boar', 'yes'],
  ['what targets does not', 'Long Way Home', 'returned-to-hand', 'Shy Boar', 'no'],
  ['a Set Trap returns what it targets', 'Long Way Home', 'returned-to-hand', 'Plain Boar', 'yes'],
  ['another thing is done to it', 'Wide Flood', 'banished', 'Plain Boar', 'no'],
  ['is it still there', 'Wide Flood', 'survives', 'Stone Boar', 'yes'],
  ['is it still there, unprotected', 'Wide Flood', 'survives', 'Plain Boar', 'no'],
  ['an attack is what the Trap answers', 'Barred Gate', 'destroyed', 'Plain Boar', 'yes'],
  ['a Summon is what the Trap answers', 'Deep Pit', 'destroyed', 'Plain Boar', 'yes'],
  ['a Summon that the Trap does not answer', 'Deep Pit', 'destroyed', 'Small Boar', 'no'],
  ['a Set Spell/Trap is what is hit', 'Quick Gust', 'destroyed', 'Long Way Home', 'yes'],
  ['destroying is not negating', 'Quick Gust', 'negates', 'Wide Flood', 'no'],
  ['from the GY, where its text looks', 'Grave Call', 'special-summoned', 'Well Newt', 'yes'],
  ['an effect that activates on the field', 'Hush', 'negates', 'Well Newt', 'yes'],
  ['an effect that activates in the GY', 'Hush', 'negates', 'Seed Newt', 'no'],
  ['one of each: which is meant', 'Hush', 'negates', 'Moon Newt', 'cannot tell'],
  ['it answers what includes such an effect', 'Ash Newt', 'negates', 'Long Search', 'yes'],
  ['it does not answer another', 'Ash Newt', 'negates', 'Wide Flood', 'no'],
  ['can it be chained', 'Ash Newt', 'chains', 'Long Search', 'yes'],
  ['can it be chained to another', 'Ash Newt', 'chains', 'Wide Flood', 'no'],
  ['a Normal Spell is chained to nothing', 'Wide Flood', 'chains', 'Long Search', 'no'],
  ['is it affected', 'Wide Flood', 'affected', 'Far Boar', 'no'],
  ['can it be targeted', 'Long Way Home', 'targeted', 'Shy Boar', 'no'],
  ['can it be targeted, unprotected', 'Long Way Home', 'targeted', 'Plain Boar', 'yes'],
  ['what it answers has to be told', 'Late Gate', 'destroyed', 'Plain Boar', 'no-usual-board'],
  ['nothing that is activated', 'Plain Boar', 'destroyed', 'Small Boar', 'no-usual-board'],
] as const)('%s', ([, by, asks, to, expected]) => {
  expect(answer(asked(by, asks, to))).toBe(expected);
});

test('what was said of the cards holds: whose they are, where and how they lie', () => {
  const boar = { model: card('Plain Boar'), player: 'P0' } as const;
  expect(answer({ asks: 'destroyed', by: { model: card('Barred Gate') }, to: boar })).toBe('yes');
  expect(answer({ asks: 'destroyed', by: { model: card('Barred Gate'), player: 'P0' }, to: boar })).not.toBe(
    'yes',
  );
  const defense = { model: card('Plain Boar'), place: 'gy' } as const;
  expect(answer({ asks: 'destroyed', by: { model: card('Wide Flood') }, to: defense })).not.toBe('yes');
});

test('a short question is a told situation: printed, read again and ruled on, it has the same answer', () => {
  for (const asks of ['destroyed', 'survives', 'affected', 'targeted'] as const)
    for (const by of ['Wide Flood', 'Long Way Home', 'Quick Gust', 'Barred Gate', 'Hush'])
      for (const to of ['Plain Boar', 'Stone Boar', 'Far Boar', 'Shy Boar', 'Seed Newt']) {
        const boards = usualBoards(asked(by, asks, to));
        if (!boards.ok) continue;
        for (const board of boards.value) {
          const again = readSituation(printSituation(board), { catalogue: books.catalogue, ruleset: 'tcg' });
          if (!again.ok) throw new Error(JSON.stringify(again.problems));
          const [told, short] = [ruleOn(again.situation, books), ruleOn(board, books)];
          expect(told.ok && told.value.answer).toBe(short.ok && short.value.answer);
        }
      }
});
