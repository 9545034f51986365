import fc from 'fast-check';
import type { Situation } from '../../../src/situations/situation.ts';
import { causes } from '../../../src/vocabulary/causes.ts';
import { damageStepTimings } from '../../../src/vocabulary/damage-step.ts';
import { eventNames } from '../../../src/vocabulary/events.ts';
import { phases } from '../../../src/vocabulary/phases.ts';
import { counterName } from './cards.ts';
import { all, fixed, place, player, position, some, spellTrapZone, way, word, zone } from './pieces.ts';

type Action = Situation['actions'][number];
type Told = Extract<Action, { do: 'happen' }>['events'][number];
/** Actions about these cards. */
export function action(ids: readonly [string, ...string[]]): fc.Arbitrary<Action> {
  const id = fc.constantFrom(...ids);
  const cards = fc.array(id, { maxLength: 3 });
  const told = all<Told>(
    fc.constantFrom(...eventNames).map((event) => ({ event })),
    some('card', id),
    some('cause', fc.constantFrom(...causes.ids)),
    some('by', id),
    some('player', player),
    some('to', place),
    some('controller', player),
    some('position', position),
    some('onto', id),
    some('for', way),
    some('note', word),
  );
  const atOnce = fc.array(told, { minLength: 1, maxLength: 3 });
  const about = id.map((each) => ({ card: each }));
  const summoning = [
    about,
    way.map((each) => ({ way: each })),
    some('player', player),
    some('tributes', cards),
    some('materials', cards),
    some('together', fc.array(id, { minLength: 1, maxLength: 2 })),
    some('zone', zone),
  ];
  return fc.oneof(
    all<Action>(
      fixed({ do: 'activate' }),
      about,
      some('zone', spellTrapZone),
      some('part', fc.nat(3)),
      some('player', player),
      some(
        'cost',
        fc.oneof(
          fc.array(told, { maxLength: 3 }),
          fc
            .tuple(
              fc.constantFrom('discarded', 'tributed', 'banished', 'detached', 'sent-to-gy'),
              fc.array(id, { minLength: 1, maxLength: 2 }),
            )
            .map(([event, those]) => those.map((each) => ({ event, card: each }))),
        ),
      ),
      some('targets', cards),
      some('chosen', cards),
    ),
    all<Action>(
      fixed({ do: 'resolve' }),
      some('happens', fc.array(atOnce, { maxLength: 3 })),
      some('chosen', cards),
      some('optional', fc.array(fc.boolean(), { maxLength: 3 })),
      some('picked', fc.array(fc.nat(3), { maxLength: 3 })),
      some('negated', fc.constantFrom('activation', 'effect')),
    ),
    all<Action>(fixed({ do: 'summon' }), ...summoning),
    all<Action>(fixed({ do: 'declare-summon' }), ...summoning),
    fc.constant<Action>({ do: 'complete-summon' }),
    all<Action>(fixed({ do: 'negate-summon' }), some('by', id)),
    all<Action>(
      fixed({ do: 'happen' }),
      some('in', fc.constantFrom('open', 'battle', 'summon')),
      atOnce.map((events) => ({ events })),
    ),
    fc.constantFrom(...phases.ids).map((phase): Action => ({ do: 'phase', phase })),
    all<Action>(fixed({ do: 'end-turn' }), some('player', player)),
    all<Action>(
      fixed({ do: 'pass' }),
      player.map((each) => ({ player: each })),
    ),
    all<Action>(
      fixed({ do: 'lp' }),
      player.map((each) => ({ player: each })),
      fc.constantFrom('loses', 'gains', 'pays', 'takes').map((how) => ({ how })),
      fc.nat(9000).map((lp) => ({ lp })),
      some('by', id),
    ),
    all<Action>(
      fixed({ do: 'counters' }),
      about,
      fc.constantFrom('placed', 'removed').map((how) => ({ how })),
      fc
        .record({ count: fc.integer({ min: 1, max: 12 }), name: counterName })
        .map((each) => ({ counters: each })),
    ),
    all<Action>(fixed({ do: 'attack' }), about, some('target', id)),
    all<Action>(fixed({ do: 'negate-attack' }), some('by', id)),
    all<Action>(fixed({ do: 'replay' }), some('target', id)),
    fc.constant<Action>({ do: 'stop-attack' }),
    all<Action>(
      fixed({ do: 'battle' }),
      fc.constantFrom(...damageStepTimings.ids, 'over').map((to) => ({ to })),
      some('effects', fc.constantFrom('mandatory', 'all')),
    ),
  );
}
