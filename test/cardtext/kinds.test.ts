import { describe, expect, test } from 'vitest';
import { monster, readText, short, spell, trap } from '../support/card-texts.ts';

describe('monsters', () => {
  test.for([
    ['You can discard 1 card; light 1 wick.', ['ignition cost']],
    ['Once per turn: You can target 1 lantern; destroy it.', ['ignition soft targets']],
    ['If you control no Plant monsters: You can Special Summon this card from your hand.', ['ignition if']],
    ['(Quick Effect): You can Tribute this card; light 1 wick.', ['quick cost']],
    ["During either player's turn: You can light 1 wick.", ['quick during']],
    ['If this card is Normal Summoned: You can light 1 wick.', ['trigger if']],
    ['When this card is sent to the GY: Light 1 wick.', ['trigger! when']],
    ['During the End Phase: You can light 1 wick.', ['trigger during']],
    ["During your opponent's Battle Phase: You can light 1 wick.", ['quick during']],
    [
      'When your opponent activates a card: You can discard this card; negate that effect.',
      ['quick when cost'],
    ],
    ['FLIP: Light 1 wick.', ['flip!']],
    ['FLIP: You can light 1 wick.', ['flip']],
    ['FLIP: Both players can light 1 wick.', ['flip!']],
    ['When this card is Normal Summoned: Each player can Set 1 wick.', ['trigger! when']],
    ['If this card destroys a monster by battle: It can make a second attack in a row.', ['trigger if']],
    ['If this card destroys a monster by battle: It gains 500 ATK.', ['trigger! if']],
    [
      'During your Main Phase 2, if this card destroyed a monster by battle this turn: You can light 1 wick.',
      ['ignition if'],
    ],
    ['If a Normal Summoned/Set lantern is on the field: You can light 1 wick.', ['ignition if']],
    ['If a lantern is banished, and a wick is on the field: You can light 1 wick.', ['trigger if']],
    ['If the equipped lantern would detach its oil: You can detach this card as 1 of the oils.', []],
    ['Your lanterns gain 500 ATK.', []],
    ['You can Special Summon this card (from your oil) by burning 1 lantern.', []],
    ['If this card would be destroyed, you can detach 1 material instead.', []],
  ] as const)('%s', ([text, expected]) => expect(short(readText(text))).toEqual(expected));
});

describe('Spells and Traps, by their property', () => {
  test.for([
    ['Light 2 wicks.', spell(), ['activation']],
    [
      'Light 2 wicks. You can banish this card from your GY; light 1 wick.',
      spell(),
      ['activation', 'ignition cost'],
    ],
    [
      'Light 2 wicks. You can banish this card from your GY; light 1 wick.',
      trap(),
      ['activation', 'quick cost'],
    ],
    [
      'Target 1 lantern; equip this card to it. When it is destroyed: Light 1 wick.',
      trap(),
      ['activation targets', 'trigger! when'],
    ],
    ['(This card counts as a "Wick" card.)\nTarget 1 card; destroy it.', spell(), ['activation targets']],
    ['Once per turn: You can light 1 wick.', spell('Continuous'), ['ignition soft']],
    ['Once per turn: You can light 1 wick.', trap('Continuous'), ['quick soft']],
    ['During the Standby Phase: You can light 1 wick.', trap('Continuous'), ['quick during']],
    [
      'When you activate "Wick": You can banish this card from your GY; light it.',
      trap(),
      ['quick when cost'],
    ],
    ['Send 1 wick from your hand to the Graveyard to activate this card.', spell('Equip'), ['activation']],
    [
      'The equipped lantern burns. When this card leaves the field, banish the equipped monster.',
      spell('Equip'),
      [],
    ],
    ['The controller of this card pays 500 LP during each of their End Phases.', spell('Continuous'), []],
    ['Send this card to the GY during your 3rd End Phase after activation.', trap('Continuous'), []],
    ['When this card is activated: You can light 1 wick.', spell('Field'), ['activation when']],
    ['When this card is activated: Light 1 wick.', spell(), ['activation when']],
    ['Activate only when a lantern burns. Destroy 1 monster on the field.', trap(), ['activation targets']],
    ['Activate this card by targeting 1 lantern; it burns.', trap('Continuous'), ['activation targets']],
  ] as const)('%s', ([text, facts, expected]) => expect(short(readText(text, facts))).toEqual(expected));
});

describe('wordings of before 2011, without signs', () => {
  test.for([
    ['When this card is destroyed by battle, you can light 1 wick.', ['trigger when']],
    ['When this card is destroyed by battle, light 1 wick.', ['trigger! when']],
    ['Once per turn, you can discard 1 card to destroy 1 monster on the field.', ['ignition soft targets']],
    ['When this card is Normal Summoned, select 1 lantern. Destroy it.', ['trigger! when targets']],
    ['During each of your Standby Phases, you gain 500 LP.', ['trigger! during']],
    ['During your End Phases, destroy this card unless it is lit.', []],
    ['If this card attacks, it cannot be destroyed until the End Phase.', []],
    ['Each time a lantern is lit, place 1 Oil Counter on this card.', []],
    ['While the lantern lit with this card is burning, Synchro Monsters are negated.', []],
    ['During your Standby Phase, by sending this card to the Graveyard, light 1 wick.', ['trigger during']],
    ['If this is the only card in your hand, you can Special Summon it (from your hand).', []],
    ['If this card is destroyed by battle, it gains this effect.\n● It burns.', []],
    ['Each time a lantern is destroyed, you gain 500 LP.', ['trigger! each-time']],
    ['Inflict 500 damage to your opponent during each of your Standby Phases.', ['trigger!']],
    ['Once per turn, by discarding this card, destroy 1 monster on the field.', ['ignition soft targets']],
    ['After a Chain resolves, you can light 1 wick.', ['trigger after']],
    ['If "Old Oil" on the field is destroyed, destroy this card.', []],
    ['FLIP: Roll a die. If the result is 1, destroy 1 lantern.', ['flip!']],
    ['When this card is Summoned, you can light 1 wick instead of it.', []],
  ] as const)('%s', ([text, expected]) => expect(short(readText(text))).toEqual(expected));
});

describe('boxes, bullets and abilities', () => {
  test('the Pendulum box comes first', () => {
    const read = readText(
      'If this card is destroyed: Light 1 wick.',
      monster('Pendulum', 'Effect'),
      'Once per turn: You can light 1 wick.',
    );
    expect(read.effects.map(({ box, kind }) => [box, kind.is])).toEqual([
      ['pendulum', 'ignition'],
      ['main', 'trigger'],
    ]);
  });
  test('a monster without effects has flavour text', () => {
    const read = readText('Long ago: a lantern burned; it burns still.', monster('Normal'));
    expect([read.effects, read.others.map(({ sort }) => sort)]).toEqual([[], ['flavour']]);
  });
  test('the first line of an Extra Deck monster is its materials', () => {
    const read = readText(
      '2 lanterns: lit; or not\nYou can discard 1 card; light 1 wick.',
      monster('Xyz', 'Effect'),
    );
    expect([short(read), read.others.map(({ sort }) => sort)]).toEqual([['ignition cost'], ['material']]);
  });
  test('bullets of one effect belong to it', () => {
    const text =
      'You can activate 1 of these effects;\n\u25cf Light 1 wick.\n\u25cf Target 1 lantern; destroy it.';
    expect(short(readText(text))).toEqual(['ignition targets']);
  });
  test('bullets of a Gemini monster are its effects', () => {
    const text = 'While it is lit it has this effect.\n\u25cf Once per turn: You can light 1 wick.';
    expect(short(readText(text, monster('Gemini')))).toEqual(['ignition soft']);
  });
  test('the return of a Spirit monster is a mandatory trigger', () => {
    const text = "It burns, and returns to its owner's hand during the End Phase.";
    expect(short(readText(text, monster('Spirit')))).toEqual(['trigger!']);
    expect(short(readText(text))).toEqual([]);
  });
});
