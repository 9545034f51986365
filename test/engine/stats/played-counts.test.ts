import { describe, expect, test } from 'vitest';
import { ask, boar, inHand, onBoar, plays, statsOf, turnEnds } from '../../support/stat-board.ts';
import { statBooks } from '../../support/stat-cards.ts';

describe('what is counted', () => {
  test.for<[string, readonly string[], string, string]>([
    [
      'other cards on the field',
      ['P0 controls: "Herd Watcher"', 'P1 controls: "Plain Boar"'],
      'Herd Watcher',
      'ATK 1700 / DEF 1000',
    ],
    [
      'a face-down monster has no Type',
      ['P0 controls: "Herd Watcher"', 'P1 controls: "Plain Boar" (face-down)'],
      'Herd Watcher',
      'ATK 1500 / DEF 1000',
    ],
    [
      'a hand that was said',
      ['other cards in the hand of P0: 2', 'P0 controls: "Lamp Counter"'],
      'Lamp Counter',
      'ATK 1100 / DEF 800',
    ],
    ['a hand that was not', ['P0 controls: "Lamp Counter"'], 'Lamp Counter', 'cannot tell'],
    [
      'a hand that grows',
      [
        'other cards in the hand of P0: 1',
        'other cards in the Deck of P0: 20',
        'P0 controls: "Lamp Counter"',
        inHand('Two Pages'),
        ...plays('Two Pages'),
      ],
      'Lamp Counter',
      'ATK 1350 / DEF 1050',
    ],
    [
      '"?" is 0',
      ['other cards in the hand of P0: 2', 'P0 controls: "Odd Shade"'],
      'Odd Shade',
      'ATK 1200 / DEF 0',
    ],
    [
      'a GY that was said',
      [
        'other cards in the GY of P0: 0',
        'in the GY: "Plain Boar", "Plain Heron"',
        'P0 controls: "Grave Reader"',
      ],
      'Grave Reader',
      'ATK 2500 / DEF 1000',
    ],
    [
      'other cards in a GY may fit',
      ['other cards in the GY of P0: 1', 'P0 controls: "Grave Reader"'],
      'Grave Reader',
      'cannot tell',
    ],
    [
      'few enough cards in the hand',
      ['other cards in the hand of P0: 2', 'P0 controls: "Careful Crow"'],
      'Careful Crow',
      'ATK 2000 / DEF 1000',
    ],
    [
      'too many',
      ['other cards in the hand of P0: 3', 'P0 controls: "Careful Crow"'],
      'Careful Crow',
      'ATK 1650 / DEF 1000',
    ],
    ['counters', ['P0 controls: "Stone Pupil" (3 Spell Counters)'], 'Stone Pupil', 'ATK 1800 / DEF 1000'],
    [
      'what nobody counts where its effects are negated',
      ['P0 controls: "Lamp Counter", "Dry Well"'],
      'Lamp Counter',
      'ATK 600 / DEF 300',
    ],
    [
      'what applies in battle alone, outside of it',
      ['P0 controls: "Fence Ox"'],
      'Fence Ox',
      'ATK 1500 / DEF 1000',
    ],
    [
      'after an attack of the turn that is open',
      ['P0 controls: "Fence Ox"', '"Fence Ox" declares an attack'],
      'Fence Ox',
      'cannot tell',
    ],
    ['words that keep a value', ['P0 controls: "Fixed Stone", "Beast Moor"'], 'Fixed Stone', 'cannot tell'],
    [
      'what applies from the GY',
      ['P0 controls: "Plain Boar"', 'in the GY: "Ghost Ram"'],
      'Plain Boar',
      'cannot tell',
    ],
    [
      'Types that something else makes',
      ['P0 controls: "Plain Boar", "Beast Moor", "New Skins"'],
      'Plain Boar',
      'ATK 1500 / DEF 1000',
    ],
    ['words that are not read', ['P0 controls: "Silent Bell"'], 'Silent Bell', 'cannot tell'],
  ])('%s', ([, lines, name, answer]) => {
    expect(ask(...lines, statsOf(name)).answer).toBe(answer);
  });
});

describe('what is added up or looked up', () => {
  const exiled = (count: number) =>
    `P0 has banished: ${Array.from({ length: count }, () => '"Plain Boar"').join(', ')}`;
  test.for<[string, readonly string[], string, string]>([
    [
      'its own Level',
      ['P0 controls: "Rank Drummer"', 'P1 controls: "Plain Boar"'],
      'Plain Boar',
      'ATK 1100 / DEF 1000',
    ],
    ['its original ATK', ['P0 controls: "Heavier Half", "Plain Boar"'], 'Plain Boar', 'ATK 1500 / DEF 2500'],
    ['not for another Type', ['P0 controls: "Heavier Half"'], 'Heavier Half', 'ATK 1500 / DEF 1000'],
    [
      'the values of the others',
      ['P0 controls: "Herd Sum", "Plain Boar", "Boar Captain"'],
      'Herd Sum',
      'ATK 3900 / DEF 1000',
    ],
    [
      'not those of the opponent',
      ['P0 controls: "Herd Sum"', 'P1 controls: "Plain Boar"'],
      'Herd Sum',
      'ATK 1500 / DEF 1000',
    ],
    [
      'each Attribute once',
      ['P0 controls: "Colour Wheel", "Plain Boar"', 'P1 controls: "Plain Heron"'],
      'Colour Wheel',
      'ATK 2100 / DEF 1000',
    ],
    [
      'a face-down monster has none',
      ['P0 controls: "Colour Wheel"', 'P1 controls: "Plain Heron" (face-down)'],
      'Colour Wheel',
      'ATK 1800 / DEF 1000',
    ],
    [
      'each name once',
      [
        'other cards in the GY of P0: 0',
        'P0 has in the GY: "Plain Boar", "Plain Boar", "Herd Sum"',
        'P0 controls: "Name Keeper"',
      ],
      'Name Keeper',
      'ATK 1700 / DEF 1000',
    ],
    [
      'other cards may have other names',
      ['other cards in the GY of P0: 1', 'P0 controls: "Name Keeper"'],
      'Name Keeper',
      'cannot tell',
    ],
    [
      'a number that it becomes',
      ['other banished cards of P0: 0', exiled(2), 'P0 controls: "Exile Tally"'],
      'Exile Tally',
      'ATK 800 / DEF 1000',
    ],
    [
      'nothing where there is none',
      ['other banished cards of P0: 0', 'P0 controls: "Exile Tally"'],
      'Exile Tally',
      'ATK 0 / DEF 1000',
    ],
    [
      'nothing where it is equipped with nothing',
      ['P0 controls: "Greedy Pike"'],
      'Greedy Pike',
      'ATK 1500 / DEF 1000',
    ],
    [
      'the monsters that it is equipped with, and no other Equip Card',
      [
        'P0 controls: "Greedy Pike"',
        'P0 controls: "Plain Boar" (equipped to "Greedy Pike")',
        'P0 controls: "Heavy Chain" (equipped to "Boar Captain")',
        'P0 controls: "Boar Captain"',
      ],
      'Greedy Pike',
      'ATK 2650 / DEF 1000',
    ],
    ['its own turn is not the time', ['P0 controls: "Night Owl"'], 'Night Owl', 'ATK 1500 / DEF 1000'],
    ["the opponent's is", ['P1 controls: "Night Owl"'], 'Night Owl', 'ATK 2200 / DEF 1000'],
    ['one that is both gains once', ['P0 controls: "Twin Herald"'], 'Twin Herald', 'ATK 1750 / DEF 1000'],
    [
      'so does one that is the other alone',
      ['P0 controls: "Twin Herald", "Plain Heron"'],
      'Plain Heron',
      'ATK 2151 / DEF 800',
    ],
    [
      'what it is equipped to',
      [boar, inHand('Rising Strap'), ...plays('Rising Strap', 'Plain Boar')],
      'Plain Boar',
      'ATK 1700 / DEF 1000',
    ],
  ])('%s', ([, lines, name, answer]) => {
    expect(ask(...lines, statsOf(name)).answer).toBe(answer);
  });
});

describe('unaffected monsters', () => {
  test.for<[string, readonly string[], string]>([
    ['what was applied before stays', onBoar('Quick Rush', 'Thin Spear'), 'ATK 1800 / DEF 1000'],
    ['what comes after does nothing', onBoar('Thin Spear', 'Quick Rush'), 'ATK 1150 / DEF 1000'],
    ['what goes on applying stops', onBoar('Long Axe', 'Thin Spear'), 'ATK 1150 / DEF 1000'],
    ['and applies again', [...onBoar('Long Axe', 'Thin Spear'), ...turnEnds], 'ATK 2500 / DEF 1000'],
  ])('%s', ([, lines, answer]) => {
    expect(ask(...lines, statsOf('Plain Boar')).answer).toBe(answer);
  });

  test.for<[string, string, string]>([
    ["the opponent's Spells", 'P1', 'ATK 1500 / DEF 1000'],
    ['its own Spells', 'P0', 'ATK 1700 / DEF 1200'],
  ])('by its own effect: %s', ([, player, answer]) => {
    const lines = ['P0 controls: "Locked Turtle"', `${player} controls: "Beast Moor"`];
    expect(ask(...lines, statsOf('Locked Turtle')).answer).toBe(answer);
  });
});

describe('what a monster gives to itself alone', () => {
  const ram = ['P0 controls: "Proud Ram"', inHand('Small Cup'), 'activate "Proud Ram"', 'resolve'];
  test('it has it', () => {
    expect(ask(...ram, statsOf('Proud Ram')).answer).toBe('ATK 2150 / DEF 1000');
  });
  test('it is gone when its effects are negated', () => {
    expect(ask(...ram, ...plays('Small Cup', 'Proud Ram'), statsOf('Proud Ram')).answer).toBe(
      'ATK 1750 / DEF 1000',
    );
  });
});

describe('turned face-down', () => {
  test('what lingered is gone, and what applies to it is not', () => {
    const turned = [...plays('Night Page', 'Plain Boar'), '"Plain Boar" is flipped face-up'];
    const lines = [
      boar,
      'P0 controls: "Beast Moor"',
      inHand('Quick Rush', 'Night Page'),
      ...plays('Quick Rush', 'Plain Boar'),
    ];
    expect(ask(...lines, statsOf('Plain Boar')).answer).toBe('ATK 2350 / DEF 1200');
    expect(ask(...lines, ...turned, statsOf('Plain Boar')).answer).toBe('ATK 1700 / DEF 1200');
  });
});

describe('what is asked', () => {
  test.for<[string, string]>([
    ['what is the ATK of "Plain Boar"?', 'ATK 2400'],
    ['what is the original ATK of "Plain Boar"?', 'ATK 750'],
    ['what are the original ATK and DEF of "Plain Boar"?', 'ATK 750 / DEF 1000'],
  ])('%s', ([question, answer]) => {
    expect(ask(...onBoar('Long Axe', 'Quick Rush', 'Little Lens'), question).answer).toBe(answer);
  });

  test('every step is told, with its rule, and every rule is in the rulebook', () => {
    const { findings, citations } = ask(...onBoar('Long Axe', 'Half Door'), statsOf('Plain Boar'));
    expect(findings.map(({ rule, because }) => `${rule}: ${because}`)).toEqual([
      'stats/lingering-current: Half Door: ATK set to half the current value, now 1250',
      'stats/original-value: printed on it: ATK 1500, DEF 1000',
      'stats/continuous-change: Long Axe: ATK +1000, now 2500',
      'stats/waits: Long Axe: Half Door makes it wait',
    ]);
    expect(findings.every(({ rule }) => statBooks.rulebook.byId(rule) !== undefined)).toBe(true);
    expect(citations.length).toBeGreaterThan(0);
  });

  test('a Spell has none', () => {
    expect(ask('P0 controls: "Beast Moor"', statsOf('Beast Moor')).answer).toBe('cannot tell');
  });
});
