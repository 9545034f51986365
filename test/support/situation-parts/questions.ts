import fc from 'fast-check';
import { askedPlaces, deedsAsked, effectsAsked, liesAsked, lpAsked } from '../../../src/engine/question.ts';
import type { Situation } from '../../../src/situations/situation.ts';
import { damageStepTimings } from '../../../src/vocabulary/damage-step.ts';
import { specialSummonWays } from '../../../src/vocabulary/summons.ts';

import { all, player, some, way } from './pieces.ts';

export const plainQuestions = [
  'resolves',
  'properly-summoned',
  'change-position',
  'flip-summon',
  'effect-monster',
  'non-effect-monster',
  'summoned-again',
  'summon-negatable',
  'negated',
  'left-the-field',
  'fizzles',
  'controller',
  'position',
  'can-attack-directly',
  'destroyed-by-battle',
] as const;

export function question(ids: readonly [string, ...string[]]): fc.Arbitrary<Situation['question']> {
  const id = fc.constantFrom(...ids);
  const about = id.map((each) => ({ card: each }));
  const as = fc.constantFrom('summon', 'set', 'again').map((each) => ({ as: each }));
  const afterBattle = some('after', fc.constant('battle'));
  const asks = (...words: readonly string[]) => fc.constantFrom(...words).map((ask) => ({ ask }));
  return fc.oneof(
    all<Situation['question']>(asks(...plainQuestions), about),
    all<Situation['question']>(
      asks('activates', 'misses-timing', 'who-activates'),
      about,
      some('part', fc.nat(3)),
    ),
    all<Situation['question']>(
      asks('can-activate'),
      about,
      some('part', fc.nat(3)),
      some('player', player),
      some('granted', fc.constant(true)),
      some(
        'at',
        fc.array(fc.constantFrom('declared', ...damageStepTimings.ids), { minLength: 1, maxLength: 3 }),
      ),
    ),
    all<Situation['question']>(asks('chain-order'), some('card', id), some('effects', fc.constant('all'))),
    all<Situation['question']>(asks('lp'), some('player', player), afterBattle),
    all<Situation['question']>(asks('who-may')),
    all<Situation['question']>(
      asks('may-respond'),
      player.map((each) => ({ player: each })),
    ),
    all<Situation['question']>(asks('can-attack'), about, some('target', id), some('player', player)),
    all<Situation['question']>(asks('can-attack-directly'), about, some('player', player)),
    all<Situation['question']>(asks('chain-result', 'replay', 'battle-result', 'battle-destroys')),
    all<Situation['question']>(asks('battle-lp', 'battle-damage'), some('player', player)),
    all<Situation['question']>(
      asks('activates-in-battle', 'timing-in-battle'),
      about,
      some('part', fc.nat(3)),
    ),
    all<Situation['question']>(
      asks('special-summon'),
      about,
      some('by', id),
      some('way', fc.constantFrom(...specialSummonWays)),
    ),
    all<Situation['question']>(asks('normal-summon'), about, as, some('player', player)),
    all<Situation['question']>(asks('needs-tributes', 'how-many-tributes'), about, as),
    all<Situation['question']>(asks('where', 'on-field', 'off-field'), about, afterBattle),
    all<Situation['question']>(asks('where'), about, fc.constant({ became: true as const }), afterBattle),
    all<Situation['question']>(
      asks('lp-changed'),
      fc.constantFrom(...lpAsked).map((how) => ({ how })),
      some('player', player),
      afterBattle,
    ),
    all<Situation['question']>(asks('cards-drawn'), some('player', player), afterBattle),
    all<Situation['question']>(asks('duel-over'), some('won', player), afterBattle),
    all<Situation['question']>(asks('duel-over'), some('lost', player), afterBattle),
    all<Situation['question']>(asks('winner'), afterBattle),
    all<Situation['question']>(
      asks('is-in'),
      about,
      fc.constantFrom(...askedPlaces).map((place) => ({ place })),
      some('player', player),
      afterBattle,
    ),
    all<Situation['question']>(
      asks('attack-goes'),
      fc.boolean().map((on) => ({ on })),
    ),
    all<Situation['question']>(
      asks('controls'),
      about,
      player.map((each) => ({ player: each })),
    ),
    all<Situation['question']>(
      asks('lies'),
      about,
      fc.constantFrom(...liesAsked).map((how) => ({ how })),
    ),
    all<Situation['question']>(asks('can-be-targeted'), about, some('by', id)),
    all<Situation['question']>(
      asks('affected'),
      about,
      id.map((by) => ({ by })),
    ),
    all<Situation['question']>(
      asks('rating'),
      about,
      fc.constantFrom('level', 'rank', 'link', 'attribute', 'type').map((which) => ({ which })),
    ),
    all<Situation['question']>(asks('materials'), about),
    all<Situation['question']>(
      asks('happened'),
      about,
      fc.constantFrom(...deedsAsked).map((deed) => ({ deed })),
      afterBattle,
    ),
    all<Situation['question']>(
      asks('effect-does'),
      about,
      fc.constantFrom(...effectsAsked).map((does) => ({ does })),
    ),
    all<Situation['question']>(
      asks('zones'),
      about,
      some('way', way),
      some('player', player),
      some('materials', fc.array(id, { maxLength: 2 })),
    ),
    all<Situation['question']>(
      asks('material-summon'),
      about,
      some('player', player),
      fc.array(id, { minLength: 1, maxLength: 2 }).map((materials) => ({ materials })),
    ),
    all<Situation['question']>(
      asks('own-procedure'),
      about,
      some('player', player),
      some('used', fc.array(id, { minLength: 1, maxLength: 2 })),
      some('granted', fc.constant(true)),
    ),
    all<Situation['question']>(
      asks('normal-summons-left'),
      player.map((each) => ({ player: each })),
    ),
    all<Situation['question']>(
      asks('pendulum-summons'),
      player.map((each) => ({ player: each })),
      some('cards', fc.array(id, { minLength: 1, maxLength: 2 })),
      some('atOnce', fc.constant(true)),
    ),
    all<Situation['question']>(
      asks('stats'),
      about,
      some('which', fc.constant('original')),
      some('stat', fc.constantFrom('atk', 'def')),
    ),
    all<Situation['question']>(
      asks('ends'),
      fc.constantFrom('end-phase', 'end-of-turn').map((until) => ({ until })),
    ),
  );
}
