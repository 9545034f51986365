import { describe, expect, test } from 'vitest';
import { altText } from '../../src/pictures/alt.ts';
import { draw } from '../../src/pictures/drawing/draw.ts';
import { type PictureKind, pictureOf, picturesThere } from '../../src/pictures/pictures-of.ts';
import type { PictureView } from '../../src/pictures/view.ts';
import { readSituation } from '../../src/situations/language/read.ts';
import { playSituation, ruleOn } from '../../src/situations/rule-on.ts';
import { drawnTexts } from '../support/drawn.ts';
import { books } from '../support/project-data.ts';

/** A situation of the situation language with the cards of the starter catalogue, played and ruled on. */
const played = (lines: readonly string[]) => {
  const read = readSituation(lines.join('\n'), { catalogue: books.catalogue, ruleset: 'tcg' });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const play = playSituation(read.situation, books);
  const verdict = ruleOn(read.situation, books);
  if (!play.ok || !verdict.ok) throw new Error('not played');
  return { play: play.value, verdict: verdict.value };
};
const view = (kind: PictureKind, lines: readonly string[]): PictureView | undefined => {
  const { play, verdict } = played(lines);
  return pictureOf(kind, play, verdict);
};
const words = (kind: PictureKind, lines: readonly string[]): string => {
  const shown = view(kind, lines);
  return shown === undefined ? 'nothing' : altText(shown);
};

const reincarnation = [
  'P0 has in the hand: "Monster Reincarnation", "Dandylion"',
  'P0 activates "Monster Reincarnation", discarding "Dandylion", targeting "Dandylion"',
  'resolve',
  'does "Dandylion" activate?',
];

describe('the timeline', () => {
  test('has a moment for each thing that happens, the one that decides, the last thing, and the answer first', () => {
    expect(view('timeline', reincarnation)).toEqual({
      kind: 'timeline',
      tone: 'no',
      answer: expect.stringMatching(/^No\. The effect of Dandylion is not activated/),
      moments: [
        {
          at: 'Chain Link 1, activation',
          what: ['Monster Reincarnation is activated by P0, targeting Dandylion'],
          mark: undefined,
          isLast: false,
        },
        {
          at: 'Chain Link 1, activation',
          what: ['Dandylion is discarded (cost)'],
          mark: undefined,
          isLast: false,
        },
        {
          at: 'Chain Link 1 resolves',
          what: ['Dandylion is added to the hand'],
          mark: 'decides',
          isLast: true,
        },
      ],
    });
  });

  test('what happens at once is one moment', () => {
    const both = words('timeline', [
      'P0 controls: "Dandylion", "Stardust Dragon"',
      '"Dandylion" is destroyed and "Stardust Dragon" is destroyed',
      'does "Dandylion" activate?',
    ]);
    expect(both).toContain('Dandylion is destroyed');
    expect(both).toMatch(
      /Dandylion is destroyed and Stardust Dragon is destroyed \(.*last thing to happen\)/,
    );
  });
});

describe('the Chain', () => {
  test('says of each link who, Spell Speed, targets and what became of it', () => {
    expect(words('chain', reincarnation)).toBe(
      "The Chain. Chain Link 1: P0's Monster Reincarnation, Spell Speed 1, targets Dandylion, resolved.",
    );
  });

  test('a link whose activation was negated is struck', () => {
    const chain = view('chain', [
      'P0 has in the hand: "Monster Reincarnation", "Dandylion"',
      'P0 activates "Monster Reincarnation", discarding "Dandylion"',
      'resolve, its activation negated',
      'does "Dandylion" activate?',
    ]);
    expect(chain).toMatchObject({ links: [{ struck: true, became: 'its activation was negated' }] });
  });

  test('there is none where nothing was activated', () => {
    expect(words('chain', ['P0 controls: "Dandylion"', 'is "Dandylion" properly Summoned?'])).toBe('nothing');
  });
});

describe('the field', () => {
  test('before and after: cards in their places, what came is new', () => {
    expect(words('before', reincarnation)).toBe(
      "The field, before, P0's Main Phase 1. P0: no monsters; Hand: Monster Reincarnation, Dandylion. P1: no monsters.",
    );
    expect(words('field', reincarnation)).toBe(
      "The field, after, P0's Main Phase 1. P0: no monsters; Hand: Dandylion; GY: Monster Reincarnation. P1: no monsters.",
    );
  });

  test('positions, sides, values, equips and what is new, in words', () => {
    const field = words('field', [
      'P0 controls: "Stardust Dragon"',
      'P1 controls: "Dandylion" (face-down, Defense Position)',
      'P0 has in the hand: "Harpie Queen"',
      'P0 Normal Summons "Harpie Queen"',
      'is "Stardust Dragon" properly Summoned?',
    ]);
    expect(field).toContain('1 Stardust Dragon (Attack Position, ATK 2500, DEF 2000)');
    expect(field).toContain('2 Harpie Queen (Attack Position, ATK 1900, DEF 1200, new here)');
    expect(field).toContain('P1: Monster Zones: 1 Dandylion (face-down Defense Position)');
  });

  test('monsters lie in the zones that were told of them; the Extra Monster Zones as P0 sees them, with Link Arrows', () => {
    const field = view('field', [
      'P0 controls: "Dandylion" (in M4), "Celtic Guardian"',
      'P1 controls: "I:P Masquerena" (in EMZ-left)',
      'is "Dandylion" properly Summoned?',
    ]);
    if (field?.kind !== 'field') throw new Error('no field');
    expect(field.sides.P0.monsters.map((card) => card?.name)).toEqual([
      'Celtic Guardian',
      undefined,
      undefined,
      'Dandylion',
      undefined,
    ]);
    const [left, right] = field.extraMonsterZones;
    expect(left).toBeUndefined();
    // Its arrows point to the lower left and the lower right of its own player, who sits opposite.
    expect(right).toMatchObject({
      of: 'P1',
      card: { name: 'I:P Masquerena', arrows: ['top-right', 'top-left'] },
    });
    expect(altText(field)).toContain("right Extra Monster Zone: P1's I:P Masquerena");
  });

  test('cards in the Pendulum Zones lie in the outermost of their zones, with their Scale; Set cards beside them', () => {
    const field = view('field', [
      'P0 has in the Pendulum Zone: "Paper Lantern", "Paper Kite"',
      'card "Paper Lantern": a Level 4 EARTH Beast Effect Pendulum Monster, ATK 1500, DEF 1000, Scale 3',
      'card "Paper Kite": a Level 4 EARTH Beast Effect Pendulum Monster, ATK 1500, DEF 1000, Scale 8',
      'P0 has in the Spell & Trap Zone: "Skill Drain"',
      'P0 controls: "Dandylion"',
      'is "Dandylion" properly Summoned?',
    ]);
    if (field?.kind !== 'field') throw new Error('no field');
    expect(field.sides.P0.spellsAndTraps.map((card) => card && [card.name, card.kind, ...card.with])).toEqual(
      [
        ['Paper Lantern', 'spell', 'Scale 3'],
        ['Skill Drain', 'trap'],
        undefined,
        undefined,
        ['Paper Kite', 'spell', 'Scale 8'],
      ],
    );
    expect(drawnTexts(draw(field)).map(({ words }) => words)).toContain('S5 / P');
  });

  test('counters are counted, and what has no effects is not said to be negated', () => {
    const field = words('field', [
      'P0 controls: "Blue-Eyes Ultimate Dragon", "Stardust Dragon" (2 Spell Counters, 1 Fog Counter)',
      'P0 has in the Spell & Trap Zone: "Skill Drain" (face-up)',
      'is "Stardust Dragon" properly Summoned?',
    ]);
    expect(field).toContain('1 Blue-Eyes Ultimate Dragon (Attack Position, ATK 4500, DEF 3800)');
    expect(field).toContain('2 Spell Counters, 1 Fog Counter, negated)');
  });

  test('where nothing was done it is "as told", and there is no picture of before', () => {
    const told = ['P0 controls: "Dandylion"', 'is "Dandylion" properly Summoned?'];
    expect(words('field', told)).toMatch(/^The field, as told/);
    expect(words('before', told)).toBe('nothing');
    const { play, verdict } = played(told);
    expect(picturesThere(play, verdict)).toEqual(['field']);
  });
});

describe('ATK and DEF', () => {
  const boosted = [
    'P0 controls: "Gentle Newt"',
    'card "Gentle Newt": a Level 4 EARTH Beast Effect Monster, ATK 1500, DEF 1000',
    'P0 has in the hand: "Paper Horn"',
    'card "Paper Horn": Quick-Play Spell',
    'text of "Paper Horn": "Target 1 face-up monster on the field; it gains 700 ATK until the end of this turn."',
    'P0 activates "Paper Horn", targeting "Gentle Newt"',
    'resolve',
    'what are the ATK and DEF of "Gentle Newt"?',
  ];

  test('a ladder for each value that something changed, the printed one first', () => {
    expect(view('ladder', boosted)).toEqual({
      kind: 'ladder',
      ladders: [
        {
          heading: 'ATK of Gentle Newt',
          steps: [
            { what: 'printed', value: 1500 },
            { what: 'Paper Horn: +700', value: 2200 },
          ],
        },
      ],
    });
    expect(words('ladder', boosted)).toBe(
      'ATK of Gentle Newt, step by step. printed: 1500. Paper Horn: +700: 2200.',
    );
  });

  test('there is none of values that nothing changed', () => {
    expect(words('ladder', [...boosted.slice(0, 2), boosted.at(-1) ?? ''])).toBe('nothing');
  });
});
