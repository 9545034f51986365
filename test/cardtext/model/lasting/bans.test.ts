import { describe, expect, test } from 'vitest';
import type { Filter } from '../../../../src/card-model/filter.ts';
import { cardModelOf } from '../../../../src/cardtext/model/card-model-of.ts';
import { banIn, standingBan, turnRestriction, withBan } from '../../../../src/cardtext/model/lasting/bans.ts';
import { spell } from '../../../support/card-texts.ts';
import { textSpell } from '../../../support/text-cards.ts';

describe('what words on what cannot be done forbid', () => {
  test.for([
    ['you cannot Special Summon for the rest of this turn', { summons: ['special'] }],
    ['neither player can Special Summon monsters', { summons: ['special'] }],
    [
      'you cannot Special Summon monsters from the Extra Deck for the rest of this turn, except Fusion Monsters',
      { summons: ['special'], from: ['extra-deck'], except: { cardType: 'monster', abilities: ['Fusion'] } },
    ],
    [
      'you cannot Special Summon monsters, except Pyro monsters, until the end of this turn',
      { summons: ['special'], except: { cardType: 'monster', type: 'Pyro' } },
    ],
    [
      'you cannot Normal or Special Summon monsters for the rest of this turn, except "Paper Lantern" monsters',
      { summons: ['normal', 'special'], except: { cardType: 'monster', archetype: 'Paper Lantern' } },
    ],
    [
      'you cannot Special Summon Level 7 or higher monsters this turn',
      { summons: ['special'], of: { cardType: 'monster', levelAtLeast: 7 } },
    ],
    [
      'you cannot Special Summon monsters from the Extra Deck this turn (even if this card leaves the field)',
      { summons: ['special'], from: ['extra-deck'] },
    ],
    ['you cannot Normal Summon/Set this turn', { summons: ['normal', 'set'] }],
    ['your opponent cannot Synchro or Link Summon this turn', { summons: ['synchro', 'link'] }],
    [
      'you cannot Summon other monsters this turn',
      { summons: ['normal', 'special', 'flip'], of: { cardType: 'monster', other: true } },
    ],
    ['you cannot conduct your Battle Phase this turn', { battlePhase: true }],
    ['your opponent cannot declare an attack this turn', { attacks: 'all' }],
    ['you cannot attack directly this turn', { attacks: 'direct' }],
    [
      'you cannot declare an attack for the rest of this turn, except with "Paper Lantern" monsters',
      { attacks: 'all', except: { cardType: 'monster', archetype: 'Paper Lantern' } },
    ],
    ['your opponent cannot activate monster effects this turn', { activates: 'monster' }],
    ['neither player can activate cards or effects for the rest of this turn', { activates: 'all' }],
    [
      'your opponent cannot activate monster effects or declare an attack',
      { activates: 'monster', attacks: 'all' },
    ],
    ['your opponent cannot activate lanterns or declare an attack', undefined],
    ['your opponent cannot Set cards', { summons: ['set'] }],
    [
      'your opponent cannot activate the effects of monsters with 0 ATK',
      { activates: 'monster', of: { cardType: 'monster', reads: 'with 0 ATK' } },
    ],
  ] as const)('%s', ([words, ban]) => {
    expect(banIn(words)).toEqual(ban);
  });

  test.for([
    'you cannot Special Summon this turn, except in face-down Defense Position',
    'you cannot Special Summon monsters from the Extra Deck while you control a Token',
    'you can only Special Summon once this turn',
    'you cannot activate cards with that name this turn',
    'you cannot conduct your Battle Phase this turn, except with Pyro monsters',
    `you cannot Special Summon ${'very '.repeat(60)}odd monsters`,
  ])('not read: %s', (words) => {
    expect(banIn(words)).toBeUndefined();
  });
});

describe('restrictions of the turn of an activation', () => {
  test.for([
    [
      'You cannot Special Summon monsters the turn you activate this card, except WIND monsters.',
      'card',
      { summons: ['special'], except: { cardType: 'monster', attribute: 'WIND' } },
    ],
    [
      'You cannot Special Summon any monsters, except Aqua monsters, during the turn you activate this effect.',
      'effect',
      { summons: ['special'], except: { cardType: 'monster', type: 'Aqua' } },
    ],
    ['You cannot conduct your Battle Phase the turn you activate this card.', 'card', { battlePhase: true }],
    [
      'You cannot Summon other monsters the turn you activate this card (but you can Normal Set).',
      'card',
      { summons: ['normal', 'special', 'flip'], others: true },
    ],
    ['You cannot attack the turn you activate this card.', 'card', { attacks: 'all' }],
  ] as const)('%s', ([text, inTurnOf, bans]) => {
    expect(turnRestriction(text)).toEqual({ bans, inTurnOf });
  });

  test('what they forbid is not in fields', () => {
    const text = "You cannot paint monsters the turn you activate either of this card's effects.";
    expect(turnRestriction(text)).toEqual({ inTurnOf: 'effect' });
  });

  test('not of one', () => {
    expect(turnRestriction('You cannot Special Summon monsters, except WIND monsters.')).toEqual({});
  });
});

test('the model of a card has them in its parts', () => {
  const text =
    'Gain 700 LP, also you cannot Special Summon for the rest of this turn, except Pyro monsters. You cannot conduct your Battle Phase the turn you activate this card.';
  const { parts } = cardModelOf({ name: 'Paper Gate', facts: spell(), text });
  expect(parts).toMatchObject([
    {
      kind: 'activation',
      does: [
        { do: 'gain-lp' },
        {
          do: 'restrict',
          until: 'end-of-turn',
          bans: { summons: ['special'], except: { cardType: 'monster', type: 'Pyro' } },
        },
      ],
    },
    { kind: 'not-an-effect', what: 'restriction', inTurnOf: 'card', bans: { battlePhase: true } },
  ]);
});

test.for([
  [
    'You cannot Special Summon monsters, except Fiend monsters.',
    { summons: ['special'], except: { cardType: 'monster', type: 'Fiend' } },
  ],
  ['You cannot Special Summon from the Extra Deck.', { summons: ['special'], from: ['extra-deck'] }],
  ['You cannot Special Summon monsters the turn you activate this card.', undefined],
  ['You cannot Special Summon monsters for the rest of this turn.', undefined],
  ['Your opponent cannot Special Summon monsters.', undefined],
  ['You cannot do odd things.', undefined],
] as const)('as long as the card is there: %s', ([words, bans]) => {
  expect(standingBan(words)).toEqual(bans === undefined ? {} : { bans });
});

describe('sentences that forbid without saying "cannot"', () => {
  test.for([
    [
      'Both players must Set Spell Cards before activating them.',
      { who: 'both', bans: { unset: { cards: 'spell', from: 'any-turn' } } },
    ],
    [
      'Your opponent must Set Spell/Trap Cards before activating them, and cannot activate them until their next turn.',
      { who: 'opponent', bans: { unset: { cards: 'spell-trap', from: 'next-own-turn' } } },
    ],
    [
      "for the rest of this turn, cards cannot be added from either player's Main Deck to the hand.",
      { who: 'both', bans: { adds: 'any' }, until: 'end-of-turn' },
    ],
    [
      "Cards cannot be added from the Main Deck to your opponent's hand except by drawing them.",
      { who: 'opponent', bans: { adds: 'undrawn' } },
    ],
  ] as const)('%s', ([reads, expected]) => {
    expect(withBan({ do: 'described', reads })).toMatchObject(expected);
  });

  const all = (filter: Filter) => ({ do: 'change-status' as const, what: { count: 'all' as const, filter } });
  test.for([
    [{ levelAtLeast: 5 }, 'cannot be Special Summoned', { summons: ['special'], of: { levelAtLeast: 5 } }],
    [{ cardType: 'monster' }, 'cannot be Special Summoned from the Main Deck', { from: ['deck'] }],
    [
      { cardType: 'monster' },
      'cannot activate their effects, except WIND monsters',
      { activates: 'monster' },
    ],
  ] as const)('of monsters: %j %s', ([filter, reads, bans]) => {
    expect(withBan({ ...all(filter), reads })).toMatchObject({ do: 'restrict', who: 'both', bans });
  });

  test('others stay as they are', () => {
    const other = { do: 'described', reads: 'Both players must Set Spell Cards gently.' } as const;
    expect(withBan(other)).toEqual(other);
  });
});

describe('activations that a name keeps a player from', () => {
  const search = (end: string) =>
    textSpell('Loud Call', `Add 1 monster from your Deck to your hand, but ${end}.`);

  test.for([
    'you cannot activate cards, or the effects of cards, with that name for the rest of this turn',
    'for the rest of this turn, you cannot activate cards, or the effects of cards, with the same name as that card',
    'you cannot activate cards, or the effects of cards, with its name for the rest of this turn',
  ])('%s', (end) => {
    const bans = search(end).parts.flatMap((part) =>
      'does' in part ? part.does.flatMap((each) => (each.bans === undefined ? [] : [each])) : [],
    );
    expect(bans).toMatchObject([
      { do: 'restrict', bans: { activates: 'all', named: 'those' }, until: 'end-of-turn' },
    ]);
  });
});
