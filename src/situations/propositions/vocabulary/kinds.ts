import { type Concepts, of, sort } from './concept.ts';

const extra = ['monster', 'extra-deck-monster'] as const;

/** Kinds of cards. */
export const kinds = {
  monster: of('monster', '(monster|main deck monster) card'),
  card: of('card'),
  'any-monster': of(),
  'effect-monster': sort('monster', 'effect monster'),
  'non-effect-monster': sort('monster', 'non effect monster', 'noneffect monster', 'monster without effect'),
  'normal-monster': sort('monster', 'normal monster', 'vanilla [monster]'),
  'normal-or-effect': of('(normal|normal monster) or effect monster', 'effect monster or normal monster'),
  gemini: sort('monster', 'gemini [monster]'),
  'flip-monster': sort(
    'monster',
    'flip monster',
    'monster with flip (ability|effect)',
    'flip effect monster',
  ),
  spirit: sort('monster', 'spirit [monster]'),
  union: sort('monster', 'union [monster]'),
  toon: sort('monster', 'toon [monster]'),
  tuner: sort('monster', 'tuner [monster]'),
  token: sort('monster', 'token [monster]'),
  'ritual-monster': sort('monster', 'ritual [monster]'),
  'extra-deck-monster': sort('monster', 'extra deck monster', 'monster (from|of) extra deck'),
  'fusion-monster': sort(extra, 'fusion monster', 'fusion'),
  'synchro-monster': sort(extra, 'synchro monster', 'synchro'),
  'xyz-monster': sort(extra, 'xyz monster', 'xyz'),
  'link-monster': sort(extra, 'link monster', 'link', 'link # [monster]'),
  'pendulum-monster': sort('monster', 'pendulum monster', 'pendulum card', 'pendulum'),
  set: sort('monster', 'set monster', 'set card'),
  'special-summon-monster': sort(
    'monster',
    'special summon monster',
    'nomi [monster]',
    'semi nomi [monster]',
  ),
  spell: of('spell', 'spell card', 'normal spell [card]'),
  'quick-play-spell': of('quick play spell [card]', 'quick play', 'quickplay [spell]'),
  trap: of('trap', 'trap card', 'normal trap [card]'),
  'counter-trap': of('counter trap [card]'),
} as const satisfies Concepts;
