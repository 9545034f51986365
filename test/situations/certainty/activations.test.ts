import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { activationPlaces, isActivated } from '../../../src/card-model/activated.ts';
import type { CardModel } from '../../../src/card-model/card-model.ts';
import { type ActivatedEffect, ofChosenEffect } from '../../../src/card-model/part.ts';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { readSituation } from '../../../src/situations/language/read.ts';
import { type Books, ruleOn } from '../../../src/situations/rule-on.ts';
import type { Verdict } from '../../../src/situations/verdict.ts';
import { hasCards, published } from '../../support/card-texts.ts';
import { situation } from '../../support/duels.ts';
import { books as projectBooks } from '../../support/project-data.ts';

const books: Books = { ...projectBooks, catalogue: makeCatalogue([]) };

function ruled(lines: readonly string[]): Verdict {
  const read = readSituation(lines.join('\n'), { catalogue: books.catalogue, ruleset: 'tcg' });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const verdict = ruleOn(read.situation, books);
  if (!verdict.ok) throw new Error(verdict.problem.expected);
  return verdict.value;
}

const answerOf = ({ answer, certainty }: Verdict): string => `${answer}, ${certainty}`;

/** A monster and a Spell with invented texts, and boards on which what they ask for is there or not. */
const lantern = (text: string): readonly string[] => [
  'card "Lantern": a Level 4 LIGHT Machine Effect Monster, ATK 1000, DEF 1000',
  `text of "Lantern": ${JSON.stringify(text)}`,
];
const wick = (text: string): readonly string[] => [
  'card "Wick": a Normal Spell',
  `text of "Wick": ${JSON.stringify(text)}`,
];
const other = 'card "Moth": a Level 3 DARK Insect Normal Monster, ATK 500, DEF 500';
const noPile = ['hand', 'Deck', 'GY', 'Extra Deck'].map((place) => `other cards in the ${place} of P0: 0`);
const asks = (card: string): string => `can P0 activate "${card}"?`;
const onField = 'P0 controls: "Lantern"';
const inHand = 'P0 has in the hand: "Wick"';

describe('what an activation asks for is there, or it is no settled yes', () => {
  const rows: readonly (readonly [string, readonly string[], string])[] = [
    [
      'a target in a GY of which nobody told: no, unless there is one',
      [...wick('Target 1 monster in your GY; Special Summon it.'), inHand, asks('Wick')],
      'no, unless',
    ],
    [
      'a Trigger Effect that must be activated, and of whose targets none was told',
      [
        ...lantern(
          'If this card is Normal Summoned: Target 1 Synchro Monster your opponent controls; banish it.',
        ),
        other,
        'P0 has in the hand: "Lantern"',
        'P1 controls: "Moth"',
        'P0 Normal Summons "Lantern"',
        'does "Lantern" activate?',
      ],
      'no, unless',
    ],
    [
      'a Summoning condition in words that no field has',
      [
        ...lantern('Cannot be Summoned unless you control a face-up "Wick".'),
        'P0 has in the hand: "Lantern"',
        'can "Lantern" be Normal Summoned?',
      ],
      'yes, unless',
    ],
    [
      'a monster that was there before all that was told, with an effect of a phase',
      [
        ...lantern('Once per turn, during your Standby Phase: This card gains 200 ATK.'),
        onField,
        'what is the ATK of "Lantern"?',
      ],
      'ATK 1000, unless',
    ],
    [
      'a Trigger Effect that targets on the field of its player, of which the card alone was told',
      [
        ...lantern(
          'If this card is sent to the GY: You can target 1 Machine monster you control; it gains 500 ATK.',
        ),
        onField,
        '"Lantern" is destroyed',
        'does "Lantern" activate?',
      ],
      'no, unless',
    ],
    [
      'one that targets on either field, of which one was told',
      [
        ...lantern(
          'If this card is sent to the GY: You can target 1 Machine monster on the field; it gains 500 ATK.',
        ),
        onField,
        '"Lantern" is destroyed',
        'does "Lantern" activate?',
      ],
      'yes, settled',
    ],
    [
      'the same where it was told',
      [
        ...wick('Target 1 monster in your GY; Special Summon it.'),
        other,
        inHand,
        'P0 has in the GY: "Moth"',
        asks('Wick'),
      ],
      'yes, settled',
    ],
    [
      'an order to the player in an old wording that is not read',
      [
        'card "Wick": a Continuous Spell',
        'text of "Wick": "Tribute 2 monsters. All monsters you control gain 500 ATK."',
        inHand,
        asks('Wick'),
      ],
      'cannot tell, open',
    ],
    [
      'a card of the Deck that nobody told',
      [...wick('Add 1 Insect monster from your Deck to your hand.'), inHand, asks('Wick')],
      'yes, unless',
    ],
    [
      'a card of the Deck that is not there',
      [...wick('Add 1 Insect monster from your Deck to your hand.'), ...noPile, inHand, asks('Wick')],
      'no, settled',
    ],
    [
      'what words begin with is not there',
      [
        ...lantern(
          'Once per turn: You can Special Summon 1 Insect monster from your GY, by the light of the moon.',
        ),
        ...noPile,
        onField,
        asks('Lantern'),
      ],
      'no, settled',
    ],
    [
      'what words begin with is there, and they go on',
      [
        ...lantern(
          'Once per turn: You can Special Summon 1 Insect monster from your GY, by the light of the moon.',
        ),
        other,
        onField,
        'P0 has in the GY: "Moth"',
        asks('Lantern'),
      ],
      'yes, unless',
    ],
    [
      'an order to pay in an old wording is a cost',
      [
        ...lantern('You can discard 1 card to draw 1 card.'),
        'other cards in the hand of P0: 0',
        onField,
        asks('Lantern'),
      ],
      'no, settled',
    ],
    [
      'the card alone pays the cost, and was the only target',
      [
        ...lantern('You can Tribute this card, then target 1 monster on the field; destroy that target.'),
        onField,
        asks('Lantern'),
      ],
      'no, settled',
    ],
    [
      'another monster is the target',
      [
        ...lantern('You can Tribute this card, then target 1 monster on the field; destroy that target.'),
        other,
        onField,
        'P1 controls: "Moth"',
        asks('Lantern'),
      ],
      'yes, settled',
    ],
    [
      'a card is equipped to no other than another',
      [
        ...lantern('You can target 1 Machine monster you control; equip this card to that target.'),
        onField,
        asks('Lantern'),
      ],
      'no, settled',
    ],
    [
      'counters of which nobody told',
      [
        ...lantern('Once per turn: You can remove 1 Glow Counter from this card; gain 500 LP.'),
        onField,
        asks('Lantern'),
      ],
      'no, unless',
    ],
    [
      'counters that were told',
      [
        ...lantern('Once per turn: You can remove 1 Glow Counter from this card; gain 500 LP.'),
        'P0 controls: "Lantern" (2 Glow Counters)',
        asks('Lantern'),
      ],
      'yes, settled',
    ],
    ['LP that nobody told', [...wick('Pay 1000 LP; draw 1 card.'), inHand, asks('Wick')], 'yes, unless'],
    [
      'half of them, which can always be paid',
      [...wick('Pay half your LP; draw 1 card.'), inHand, asks('Wick')],
      'yes, settled',
    ],
    [
      'an amount that only words say',
      [...wick('Draw cards equal to the number of lanterns in the sky.'), inHand, asks('Wick')],
      'yes, unless',
    ],
    [
      'the activation of a card that stays, with what is left to the player',
      [
        'card "Wick": a Field Spell',
        'text of "Wick": "When this card is activated: You can add 1 Insect monster from your Deck to your hand."',
        ...noPile,
        inHand,
        asks('Wick'),
      ],
      'yes, settled',
    ],
    [
      'an effect of the Damage Step in a Main Phase',
      [
        ...lantern('During damage calculation (Quick Effect): You can discard this card; gain 500 LP.'),
        'P0 has in the hand: "Lantern"',
        asks('Lantern'),
      ],
      'no, unless',
    ],
    [
      'what a card is always treated as is asked for',
      [
        ...wick('If you control "Glowworm": Draw 1 card.'),
        ...lantern('(This card\'s name is always treated as "Glowworm".)'),
        inHand,
        onField,
        asks('Wick'),
      ],
      'yes, settled',
    ],
    [
      'it has the name nowhere else',
      [
        ...wick('If you control "Glowworm": Draw 1 card.'),
        ...lantern('(This card is always treated as a "Glowworm" card.)'),
        inHand,
        onField,
        asks('Wick'),
      ],
      'no, settled',
    ],
  ];
  test.for(rows)('%s', ([, lines, expected]) => expect(answerOf(ruled(lines))).toBe(expected));
});

test('what the told board lacks comes with the answer where it is there', () => {
  const text = wick('Target 1 monster in your GY; Special Summon it.');
  const { unless } = ruled([...text, inHand, asks('Wick')]);
  expect(unless.map(({ kind, then }) => [kind, then])).toEqual([['unsaid', 'yes']]);
});

/** Takes something that is only said in words into an effect; where it stands decides. */
const unreadInto: Readonly<Record<string, (effect: ActivatedEffect) => ActivatedEffect>> = {
  condition: (effect) => ({ ...effect, conditions: [...effect.conditions, 'the lanterns wander'] }),
  cost: (effect) => ({ ...effect, cost: [...effect.cost, { do: 'described', reads: 'wander' }] }),
  target: (effect) => ({
    ...effect,
    targets: [...effect.targets, { count: 1, filter: { reads: 'it wanders' } }],
  }),
  deed: (effect) => ({ ...effect, does: [{ do: 'described', reads: 'let it wander' }] }),
};

describe.skipIf(!hasCards)('real cards with a clause that was not read', () => {
  /** Cards with an effect that is activated, the number of its part, and whether it can be. */
  let effects: readonly {
    readonly model: CardModel;
    readonly part: number;
    readonly verdict?: Verdict | undefined;
  }[] = [];
  beforeAll(async () => {
    const { cards } = await published();
    effects = cards
      .filter((_, at) => at % 25 === 0)
      .map(cardModelOf)
      .flatMap((model) =>
        model.parts.flatMap((each, part) =>
          isActivated(each) && each.kind !== 'trigger' ? [{ model, part, verdict: asked(model, part) }] : [],
        ),
      );
  });

  /** The card alone in a place where the effect is activated. */
  function asked(model: CardModel, part: number): Verdict | undefined {
    const effect = model.parts[part];
    if (effect === undefined || !isActivated(effect)) return undefined;
    const [place = 'monster-zone'] = activationPlaces(effect, model.facts) ?? [];
    const facing = effect.kind === 'activation' && place !== 'hand' ? { faceUp: false } : {};
    const verdict = ruleOn(
      situation({ asked: [model, place, facing] }, [], {
        question: { ask: 'can-activate', card: 'asked', part, player: 'P0' },
      }),
      books,
    );
    return verdict.ok ? verdict.value : undefined;
  }

  test.for(Object.entries(unreadInto))('an added %s in words is never a settled yes', ([, into]) => {
    const able = effects.filter(({ verdict }) => verdict?.answer === 'yes');
    fc.assert(
      fc.property(fc.constantFrom(...able), (found) => {
        const parts = found.model.parts.map((each, part) =>
          part === found.part && isActivated(each) ? into(each) : each,
        );
        const verdict = asked({ ...found.model, parts }, found.part);
        expect(verdict && answerOf(verdict)).not.toBe('yes, settled');
      }),
      { numRuns: 100 },
    );
  });

  test('a settled yes has nothing unread in its conditions, cost, targets or first deed', () => {
    const wrong = effects.flatMap(({ model, part, verdict }) => {
      const effect = model.parts[part];
      if (effect === undefined || !isActivated(effect) || verdict === undefined) return [];
      if (answerOf(verdict) !== 'yes, settled') return [];
      const [first] = effect.does;
      const inWords = [
        ...effect.cost.filter(({ do: verb, may }) => verb === 'described' && !may).map(({ reads }) => reads),
        // Of effects to choose from one may need no target.
        ...effect.targets.flatMap(({ filter: { reads } }) => (reads === ofChosenEffect ? [] : (reads ?? []))),
        ...(first?.do === 'described' && !first.always && !first.begins && !first.delayed
          ? [first.reads]
          : []),
      ];
      return inWords.map((words) => `${model.name}: ${words}`);
    });
    expect(wrong).toEqual([]);
  });
});
