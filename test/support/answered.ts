import type { BattleCondition } from '../../src/card-model/battle-text.ts';
import { readTiming } from '../../src/card-model/damage-step/in-damage-step.ts';
import type { Instruction } from '../../src/card-model/instruction.ts';
import type { ActivatedEffect } from '../../src/card-model/part.ts';
import type { Action } from '../../src/engine/state/action.ts';
import type { CardSetup } from '../../src/situations/situation.ts';
import { isSummonWay } from '../../src/vocabulary/events.ts';
import { isField } from '../../src/vocabulary/places.ts';
import { fitting } from './fitting-cards.ts';

const negates = (does: readonly Instruction[], ...verbs: readonly Instruction['do'][]): boolean =>
  does.some(({ do: verb }) => verbs.includes(verb));

interface Before {
  readonly cards: readonly CardSetup[];
  readonly before: readonly Action[];
  readonly fights?: 'self';
}

const isBattle = (words: string): boolean =>
  /\b(?:battles?|battled|attack(?:s|ed|ing)?|Damage Step|damage calculation)\b/.test(words);

/** What an effect answers, as far as it matters: what it negates, a card that something happened to, a battle. */
export function answeredBy(part: ActivatedEffect, asks: readonly BattleCondition[] = []): Before {
  const { does, conditions } = part;
  const asked = asks.find((each) => each.is === 'battle');
  const foe: CardSetup = {
    id: 'answered',
    card: fitting({ cardType: 'monster', ...asked?.opponent }, 'monster-zone'),
    owner: 'P1',
    place: 'monster-zone',
    position: 'attack',
  };
  const [event] = 'on' in part ? part.on : [];
  if (negates(does, 'negate-summon')) {
    return {
      cards: [{ ...foe, place: 'hand' }],
      before: [{ do: 'declare-summon', card: 'answered', way: 'normal-summoned', player: 'P1' }],
    };
  }
  if (negates(does, 'negate-activation', 'negate-effect') || event?.event === 'effect-activated') {
    const of = typeof event?.of === 'object' ? event.of : {};
    const player = (event?.byWhom ?? of.controller) === 'you' ? 'P0' : 'P1';
    const card = fitting(of.cardType === undefined ? { cardType: 'spell' } : of, 'hand');
    const monster = card.facts.cardType === 'monster';
    return {
      cards: [{ ...foe, card, owner: player, place: monster ? 'monster-zone' : 'hand' }],
      before: [{ do: 'activate', card: 'answered', player }],
    };
  }
  const mine = event?.of !== 'this' && event?.of.controller === 'you';
  const damages = event?.event === 'inflicted-battle-damage';
  const fights =
    event?.event === 'attack-declared' ||
    event?.by?.join() === 'battle' ||
    conditions.some(isBattle) ||
    damages;
  if (fights) {
    const self =
      conditions.some((words) => isBattle(words) && words.includes('this card')) ||
      event?.of === 'this' ||
      event?.byCard === 'this';
    const ally: CardSetup = {
      ...foe,
      id: 'ally0',
      owner: 'P0',
      card: fitting(
        event === undefined || event.of === 'this' ? (asked?.own ?? {}) : event.of,
        'monster-zone',
      ),
    };
    const theirs =
      asked?.does === 'is-attacked' ||
      event?.lp?.who === 'you' ||
      (event?.event === 'attack-declared' && event.of !== 'this' && !mine);
    const own = self ? 'self' : 'ally0';
    const [card, target] = theirs ? ['answered', own] : [own, 'answered'];
    const fallen = event?.event === 'destroyed';
    return {
      ...(self ? { fights: 'self' } : {}),
      cards: [foe, ...(self ? [] : [ally])],
      before: [
        { do: 'attack', card, ...(damages ? {} : { target }) },
        ...(damages ? [{ do: 'battle', to: 'after-calculation' } as const] : []),
        ...conditions.flatMap((words) => {
          const to = readTiming(words);
          return to === undefined || to === 'end' ? [] : [{ do: 'battle', to } as const];
        }),
        ...(fallen
          ? [
              {
                do: 'happen',
                in: 'battle',
                events: [
                  {
                    event: 'destroyed',
                    card: event.of === 'this' || mine ? own : 'answered',
                    cause: 'battle',
                    by: event.of === 'this' || mine ? 'answered' : own,
                  },
                ],
              } as const,
            ]
          : []),
      ],
    };
  }
  if (event === undefined || event.of === 'this' || event.event === 'phase-changed')
    return { cards: [], before: [] };
  const place = event.from?.[0] ?? (isSummonWay(event.event) ? 'hand' : 'monster-zone');
  const player = mine ? 'P0' : 'P1';
  return {
    cards: [
      {
        ...foe,
        card: fitting(event.of, place),
        owner: player,
        place,
        ...(isField(place) ? {} : { faceUp: place === 'gy' }),
      },
    ],
    before: [
      {
        do: 'happen',
        events: [
          {
            event: event.event,
            card: 'answered',
            cause: event.by?.[0] ?? 'effect',
            player: event.byWhom === 'you' ? 'P0' : 'P1',
          },
        ],
      },
    ],
  };
}
