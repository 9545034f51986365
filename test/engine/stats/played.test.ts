import { describe, expect, test } from 'vitest';
import { ask, boar, inHand, onBoar, plays, statsOf, turnEnds } from '../../support/stat-board.ts';

describe('effects that apply to the monsters that fit', () => {
  test.for<[string, readonly string[], string, string]>([
    [
      'a Field Spell',
      [boar, inHand('Beast Moor'), ...plays('Beast Moor')],
      'Plain Boar',
      'ATK 1700 / DEF 1200',
    ],
    [
      'a Type that does not fit',
      ['P0 controls: "Plain Heron", "Beast Moor"'],
      'Plain Heron',
      'ATK 1901 / DEF 800',
    ],
    [
      '"increase by points", of both players',
      ['P1 controls: "Plain Boar"', 'P0 controls: "Old Quarry"'],
      'Plain Boar',
      'ATK 2100 / DEF 900',
    ],
    [
      'of your monsters, on your side',
      ['P0 controls: "Plain Boar", "Boar Captain"'],
      'Plain Boar',
      'ATK 1900 / DEF 1000',
    ],
    [
      'of your monsters, on the other side',
      ['P0 controls: "Boar Captain"', 'P1 controls: "Plain Boar"'],
      'Plain Boar',
      'ATK 1500 / DEF 1000',
    ],
    [
      'its card is face-down',
      ['P0 controls: "Plain Boar", "Boar Captain" (face-down)'],
      'Plain Boar',
      'ATK 1500 / DEF 1000',
    ],
    [
      'its card is turned face-down',
      [
        'P0 controls: "Plain Boar", "Boar Captain"',
        inHand('Night Page'),
        ...plays('Night Page', 'Boar Captain'),
      ],
      'Plain Boar',
      'ATK 1500 / DEF 1000',
    ],
    [
      'its card has left',
      [
        boar,
        inHand('Beast Moor', 'Clear Wind'),
        ...plays('Beast Moor'),
        ...plays('Clear Wind', 'Beast Moor'),
      ],
      'Plain Boar',
      'ATK 1500 / DEF 1000',
    ],
    [
      'another Field Spell takes its place',
      [boar, inHand('Beast Moor', 'Old Quarry'), ...plays('Beast Moor'), ...plays('Old Quarry')],
      'Plain Boar',
      'ATK 2100 / DEF 900',
    ],
    [
      'its effects are negated for the turn',
      [
        'P0 controls: "Plain Boar", "Boar Captain"',
        inHand('Small Cup'),
        ...plays('Small Cup', 'Boar Captain'),
      ],
      'Plain Boar',
      'ATK 1500 / DEF 1000',
    ],
    [
      'and apply again afterwards',
      [
        'P0 controls: "Plain Boar", "Boar Captain"',
        inHand('Small Cup'),
        ...plays('Small Cup', 'Boar Captain'),
        ...turnEnds,
      ],
      'Plain Boar',
      'ATK 1900 / DEF 1000',
    ],
    [
      'a Continuous Trap negates them',
      ['P0 controls: "Plain Boar", "Boar Captain", "Dry Well"'],
      'Plain Boar',
      'ATK 1500 / DEF 1000',
    ],
  ])('%s', ([, lines, name, answer]) => {
    expect(ask(...lines, statsOf(name)).answer).toBe(answer);
  });
});

describe('Equip Spells', () => {
  const lp = (own: number, other: number) => [`LP of P0: ${own}`, `LP of P1: ${other}`];
  test.for<[string, readonly string[], string]>([
    ['a boost', onBoar('Long Axe'), 'ATK 2500 / DEF 1000'],
    [
      'and it is destroyed',
      [...onBoar('Long Axe'), 'P0 activates "Clear Wind", targeting "Long Axe"', 'resolve'],
      'ATK 1500 / DEF 1000',
    ],
    ['a set value', onBoar('Heavy Chain'), 'ATK 150 / DEF 150'],
    ['the boost is added to the set value again', onBoar('Long Axe', 'Heavy Chain'), 'ATK 1150 / DEF 150'],
    [
      'double the original ATK while LP are higher',
      [...lp(8000, 3000), ...onBoar('Scales of Fate')],
      'ATK 3000 / DEF 1000',
    ],
    [
      'half of it while they are lower',
      [...lp(3000, 8000), ...onBoar('Scales of Fate')],
      'ATK 750 / DEF 1000',
    ],
    ['nothing while they are equal', [...lp(8000, 8000), ...onBoar('Scales of Fate')], 'ATK 1500 / DEF 1000'],
    ['LP that nobody said', onBoar('Scales of Fate'), 'cannot tell'],
    [
      'LP that become equal',
      [...lp(3000, 4000), ...onBoar('Scales of Fate'), 'P0 activates "Kind Well"', 'resolve'],
      'ATK 1500 / DEF 1000',
    ],
    [
      'an original value',
      [...lp(8000, 3000), ...onBoar('Long Axe', 'Strange Growth')],
      'ATK 3700 / DEF 1000',
    ],
    [
      'an original value waits for a newer one',
      [...lp(8000, 3000), ...onBoar('Strange Growth', 'Little Lens')],
      'ATK 1350 / DEF 1000',
    ],
  ])('%s', ([, lines, answer]) => {
    const hands = lines.some((line) => line.includes('Clear Wind'))
      ? ['P0 has in the hand: "Clear Wind"']
      : lines.some((line) => line.includes('Kind Well'))
        ? ['P0 has in the hand: "Kind Well"']
        : [];
    expect(ask(...hands, ...lines, statsOf('Plain Boar')).answer).toBe(answer);
  });
});

describe('effects that were activated', () => {
  test.for<[string, readonly string[], string]>([
    ['until the end of the turn', onBoar('Quick Rush'), 'ATK 2150 / DEF 1000'],
    ['and then no more', [...onBoar('Quick Rush'), ...turnEnds], 'ATK 1500 / DEF 1000'],
    ['halved uses up the boost', [...onBoar('Quick Rush', 'Half Door')], 'ATK 1075 / DEF 1000'],
    ['a halved original value keeps the boost', onBoar('Quick Rush', 'Little Lens'), 'ATK 1400 / DEF 1000'],
    [
      'original ATK and DEF are switched',
      [boar, inHand('Turned Shield'), ...plays('Turned Shield')],
      'ATK 1000 / DEF 1500',
    ],
    [
      'switched, with a boost',
      [
        boar,
        inHand('Quick Rush', 'Turned Shield'),
        ...plays('Quick Rush', 'Plain Boar'),
        ...plays('Turned Shield'),
      ],
      'ATK 1650 / DEF 1500',
    ],
    ['doubled, for all that fit', [boar, inHand('Herd Call'), ...plays('Herd Call')], 'ATK 3000 / DEF 1000'],
  ])('%s', ([, lines, answer]) => {
    expect(ask(...lines, statsOf('Plain Boar')).answer).toBe(answer);
  });

  const arm = (chosen: string) => [
    'P0 controls: "Plain Boar"',
    'P1 controls: "Plain Heron"',
    inHand('Borrowed Arm'),
    'activate "Borrowed Arm", targeting "Plain Boar" and "Plain Heron"',
    `resolve${chosen}`,
  ];
  test.for<[string, string, string]>([
    ['the one that is chosen is halved, rounded up', 'Plain Heron', 'ATK 951 / DEF 800'],
    ['the other one gets what it lost', 'Plain Boar', 'ATK 2450 / DEF 1000'],
  ])('%s', ([, name, answer]) => {
    expect(ask(...arm(', choosing "Plain Heron"'), statsOf(name)).answer).toBe(answer);
  });
  test('which one is halved has to be said', () => {
    expect(ask(...arm(''), statsOf('Plain Boar')).answer).toBe('cannot tell');
  });

  test('as much as the discarded monster had', () => {
    const lines = [
      'P1 controls: "Plain Heron"',
      'P0 controls: "Sharp Wit" (face-down)',
      inHand('Plain Boar'),
      'P0 activates "Sharp Wit", discarding "Plain Boar", targeting "Plain Heron"',
      'resolve',
    ];
    expect(ask(...lines, statsOf('Plain Heron')).answer).toBe('ATK 401 / DEF 800');
  });
});
