import { type Concepts, of, sort } from './concept.ts';

/** What a named card is known to be, by its facts and effects (card-roles.ts). */
export const named = {
  'named-card': of('<other-card>'),
  /** In `whatever` alone: a named card whose text says nothing of what is asked (card-topics.ts). */
  'silent-card': of(),
  'card-that-banishes-instead': of(
    '<banishing-card> [be] (active|apply|face up|on field|in effect)',
    '(under|with) <banishing-card>',
    '<banishing-card>',
  ),
  'unanswerable-card': sort('named-card', '<unanswerable-card>'),
  'activated-once-card': sort('named-card', '<activated-once-card>'),
  'conducting-card': sort('named-card', '<conducting-card>'),
  'special-summoning-card': sort('named-card', '<special-summoning-card>'),
  'ends-battle-phases-card': sort('named-card', '<ends-battle-phases-card>'),
  'no-material-card': sort('named-card', '<no-material-card>'),
  'no-normal-summon-card': sort('named-card', '<no-normal-summon-card>'),
  'battle-damage-card': sort('named-card', '<battle-damage-card>'),
  'negating-destroyed-card': sort('named-card', '<negating-destroyed-card>'),
  'summons-afterwards-card': sort('named-card', '<summons-afterwards-card>'),
  'summons-itself-card': sort('named-card', '<summons-itself-card>'),
  'only-drawing-card': sort('named-card', '<only-drawing-card>'),
  'property-changing-card': sort('named-card', '<property-changing-card>'),
  'banished-for-destroyed-card': sort('named-card', '<banished-for-destroyed-card>'),
  'takes-card-that-answers-banishing': of(
    '(take|steal|snatch) [control of] <answers-banishing-card>',
    'get control of <answers-banishing-card>',
  ),
  'equips-monsters-card': sort('named-card', '<equips-monsters-card>'),
  'answers-banishing-card': sort('named-card', '<answers-banishing-card>'),
  'continuous-card-only': of('<continuous-card>'),
  'negating-card': of('<negating-card>'),
  'applying-card': of('<applying-card>'),
  'ignoring-conditions-card': of('<ignoring-card>'),
} as const satisfies Concepts;
