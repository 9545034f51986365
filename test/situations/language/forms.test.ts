import { describe, expect, test } from 'vitest';
import { questionSchema } from '../../../src/engine/question.ts';
import { actionSchema } from '../../../src/engine/state/action.ts';
import { actionForms } from '../../../src/situations/language/forms/actions.ts';
import { detailFields } from '../../../src/situations/language/forms/cards.ts';
import { notYet } from '../../../src/situations/language/forms/not-yet.ts';
import { questionForms } from '../../../src/situations/language/forms/questions.ts';
import { printSituation } from '../../../src/situations/language/print.ts';
import { readSituation } from '../../../src/situations/language/read.ts';
import { forms } from '../../../src/situations/language/statements.ts';
import { cardSetupSchema } from '../../../src/situations/situation.ts';
import { books } from '../../support/project-data.ts';

const read = (text: string) => readSituation(text, { catalogue: books.catalogue, ruleset: 'tcg' });

/** Every card that an example names, so that each example can stand alone. */
const cards = [
  'P0 has in the hand: "Dandylion", "Monster Reincarnation", "Monster Reborn"',
  'P0 controls: "Jinzo", "Stardust Dragon", "Star Boy", "Solemn Judgment"',
];
const described = ['in the GY: "the monster"', 'card "the monster": a Level 4 Effect Monster'];
const question = 'is "Dandylion" on the field?';

describe('the example of every form is read, and printed so that it is read again', () => {
  const setUp = forms['set-up'].map(({ name, example }): readonly [string, readonly string[]] => {
    const own =
      name === 'facts' ? described.slice(0, 1) : ['text', 'reading'].includes(name) ? described : [];
    const others =
      name.startsWith('cards') || name === 'controls' ? ['in the hand: "Dandylion" as "other"'] : cards;
    return [
      example,
      [
        ...others,
        ...own,
        example,
        question.replace('"Dandylion"', others === cards ? '"Dandylion"' : '"other"'),
      ],
    ];
  });
  const play = [
    ...forms.action.map(({ example }) => [example, [...cards, example, question]] as const),
    ...forms.question.map(({ example }) => [example, [...cards, example]] as const),
  ];
  test.for([...setUp, ...play])('%s', ([, lines]) => {
    const first = read(lines.join('\n'));
    if (!first.ok) throw new Error(JSON.stringify(first.problems));
    expect(first.situation.assumed.every((each) => !each.includes(' is '))).toBe(true);
    expect(read(printSituation(first.situation))).toEqual(first);
  });
});

describe('whatever a situation can hold has a form', () => {
  test('every action and every question', () => {
    const actions = actionSchema.options.map(({ shape }) => shape.do.value);
    expect(actionForms.map(({ name }) => name).toSorted()).toEqual([...actions].toSorted());
    const questions = questionSchema.options.map(({ shape }) => shape.ask.value);
    expect(questionForms.map(({ name }) => name).toSorted()).toEqual([...questions].toSorted());
  });

  test('every field of a card', () => {
    const line = ['id', 'card', 'place', 'controller'];
    expect([...line, ...detailFields].toSorted()).toEqual(Object.keys(cardSetupSchema.shape).toSorted());
  });
});

describe('what is not played yet is said in one line', () => {
  test.for(notYet.map(({ what, example }) => [example, what] as const))('%s', ([example, what]) => {
    const told = read([...cards, example, question].join('\n'));
    if (told.ok) throw new Error('it was read');
    expect(told.problems.map(({ code, expected }) => [code, expected])).toEqual([['not-played-yet', what]]);
  });

  test('a name is no reason to say so', () => {
    const told = read('in the hand: "Dandylion"\nfrob "8000 LP attack"\nis "Dandylion" on the field?');
    expect(told.ok ? [] : told.problems.map(({ code }) => code)).toEqual(['unread-line']);
  });
});

describe('ways to say the same', () => {
  const base = ['P0 has in the hand: "Dandylion", "Jinzo"', 'P0 controls: "Star Boy"'];
  const same = (one: readonly string[], other: readonly string[]) => {
    const [a, b] = [read([...base, ...one].join('\n')), read([...base, ...other].join('\n'))];
    if (!a.ok || !b.ok) throw new Error(JSON.stringify([a, b]));
    expect(b).toEqual(a);
  };
  const asked = 'does "Dandylion" activate?';

  test.for([
    ['P0 activates "Jinzo", targeting "Dandylion"', 'p0 chains Jinzo targeting dandylion.'],
    ['P0 activates "Jinzo", discarding "Dandylion"', 'player 0 activates jinzo discarding Dandylion'],
    ['activate "Jinzo", paying nothing', 'chain jinzo without a cost'],
    ['P0 activates "Jinzo", part 2', 'P0 activates Jinzo effect 2'],
    ['"Dandylion" is sent to the GY by a card effect', 'Dandylion was sent to the graveyard by effect'],
    ['"Dandylion" leaves the field', 'dandylion left the field'],
    ['in battle: "Star Boy" is destroyed', 'by battle: Star Boy was popped'],
    ['P0 Normal Summons "Dandylion"', 'P0 Normal Summon Dandylion'],
    ['P0 Normal Summons "Dandylion"', 'P0 normal summons the Dandylion'],
    ['P0 Special Summons by a card effect "Jinzo"', 'P0 Special Summons Jinzo'],
    [
      'P0 Special Summons by its own procedure "Jinzo", Tributing "Star Boy"',
      'P0 Special Summons Jinzo by its own procedure, Tributing Star Boy',
    ],
    ['"Star Boy" is equipped to "Jinzo" by a card effect', 'star boy was equipped onto Jinzo by effect'],
    ['"Star Boy" is attached to "Jinzo"', 'Star Boy becomes an Xyz Material, onto Jinzo'],
    ['go to the End Phase', 'enter EP'],
    ['resolve, deciding yes and no, picking 2', 'resolve deciding done, not done picking 2'],
    ['resolve', 'It resolves.'],
    ['resolve: "Dandylion" is drawn and "Jinzo" is drawn', 'resolve: Dandylion is drawn, Jinzo was drawn'],
  ] as const)('%s: %s', ([one, other]) => same([one, asked], [other, asked]));

  test.for([
    ['does "Dandylion" activate?', 'does dandylion trigger'],
    ['is "Dandylion" an Effect Monster?', 'Is Dandylion effect monster?'],
    ['can "Dandylion" be Normal Summoned by P0?', 'can dandylion be normal summoned by player 0'],
    ['can P0 activate "Jinzo"?', 'can Jinzo be activated by P0'],
    ['can P0 activate part 2 of "Jinzo"?', 'can effect 2 of jinzo be activated by player 0'],
    ['can "Jinzo" be activated?', 'may jinzo be chained?'],
  ] as const)('%s: %s', ([one, other]) => same([one], [other]));

  test('a card line may list cards, with details and names of their own', () => {
    const told = read(
      'P1 has in the GY: Jinzo as "j" (properly Summoned, owned by P0), Dandylion; is j on the field?',
    );
    expect(told.ok ? told.situation.cards : told.problems).toEqual([
      { id: 'j', card: 'Jinzo', controller: 'P1', owner: 'P0', place: 'gy', properlySummoned: 'yes' },
      { id: 'Dandylion', card: 'Dandylion', controller: 'P1', place: 'gy' },
    ]);
  });

  test('who controls a card has it where such cards lie', () => {
    const told = read(
      'P0 controls: Jinzo, Union Hangar, Skill Drain; P1 has Set: "Call of the Haunted"; is Jinzo on the field?',
    );
    const where = told.ok ? told.situation.cards.map(({ place, faceUp }) => [place, faceUp]) : told.problems;
    expect(where).toEqual([
      ['monster-zone', undefined],
      ['field-zone', undefined],
      ['spell-trap-zone', undefined],
      ['spell-trap-zone', false],
    ]);
  });

  test('a card may be attached or equipped to another, and have counters', () => {
    const told = read(
      'P0 controls: Jinzo as "j" (2 spell counters and 1 Hyper-Venom Counter, Attack Position), Skill Drain (equipped to the J); as Xyz Material: "Dandylion" (material of Jinzo, no counters), Star Boy (attached to "Jinzo", 3 "odd ones"); is j on the field?',
    );
    const bonds = told.ok
      ? told.situation.cards.map(({ attachedTo, equippedTo, counters }) => [attachedTo, equippedTo, counters])
      : told.problems;
    expect(bonds).toEqual([
      [undefined, undefined, { 'Spell Counter': 2, 'Hyper-Venom Counter': 1 }],
      [undefined, 'j', undefined],
      ['j', undefined, {}],
      ['j', undefined, { 'odd ones': 3 }],
    ]);
    expect(told.ok && printSituation(told.situation).split('\n')[1]).toBe(
      'P0 has in the Monster Zone: "Jinzo" as "j" (Attack Position, 2 Spell Counters, 1 Hyper-Venom Counter)',
    );
  });

  test('counters of two hundred names are one way to read a line, not thousands', () => {
    const names = Array.from({ length: 200 }, (_, at) => `Nr${at} Counter`);
    const told = read(
      `in the GY: Jinzo (${names.map((name) => `1 ${name}`).join(' and ')}); is Jinzo on the field?`,
    );
    expect(told.ok ? told.situation.cards[0]?.counters : told.problems).toEqual(
      Object.fromEntries(names.map((name) => [name, 1])),
    );
  });

  test('what is known of the players', () => {
    const told = read(
      'LP of P0: 8000; P1 has 500 LP; other banished cards of P1: 2; P1 has 3 other cards in the graveyard; in the GY: Jinzo; is Jinzo on the field?',
    );
    expect(told.ok ? told.situation.players : told.problems).toEqual({
      P0: { lp: 8000 },
      P1: { lp: 500, unseen: { banished: 2, gy: 3 } },
    });
  });

  test('who is equipped to a monster that is not named is not taken to be equipped to one of that name', () => {
    const told = read(
      'in the GY: Jinzo as "a monster", Star Boy; Star Boy is equipped to a monster; is Star Boy on the field?',
    );
    expect(told.ok ? told.situation.actions : told.problems).toEqual([
      { do: 'happen', events: [{ event: 'equipped', card: 'Star Boy' }] },
    ]);
  });

  test('a second copy is numbered', () => {
    const told = read('in the GY: Jinzo, Jinzo; is "Jinzo 2" on the field?');
    expect(told.ok ? told.situation.cards.map(({ id }) => id) : told.problems).toEqual(['Jinzo', 'Jinzo 2']);
  });

  test('a text of its own makes a card', () => {
    const told = read(
      'in the hand: "Paper Lantern"; card "Paper Lantern": Level 2 Effect Monster; text of "Paper Lantern": "If this card is sent to the GY: Draw 1 card."; "Paper Lantern" is discarded as cost; does "Paper Lantern" activate?',
    );
    if (!told.ok) throw new Error(JSON.stringify(told.problems));
    expect(told.situation.cards[0]?.card).toMatchObject({ parts: [{ kind: 'trigger', mandatory: true }] });
    expect(printSituation(told.situation)).toContain('text of "Paper Lantern": "If this card');
    expect(read(printSituation(told.situation))).toEqual(told);
  });

  test('the ruleset is that of the asker where none is said', () => {
    const ocg = readSituation('is "Jinzo" on the field?; in the GY: Jinzo', {
      catalogue: books.catalogue,
      ruleset: 'ocg',
    });
    expect(ocg.ok && ocg.situation.ruleset).toBe('ocg');
  });
});
