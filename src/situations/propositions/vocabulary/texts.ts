import { type Concepts, of, sort } from './concept.ts';

/** Kinds of text on cards that rules tell apart, and what players call them. */
export const texts = {
  'this-effect': sort('effect', 'this effect'),
  'while-face-up': of(
    'as long as [it] [be] face up',
    'while [it] [be] face up',
    'so long as [it] [be] face up',
  ),
  'other-materials-text': of(
    '(text|restriction|limit|condition|requirement) (about|on|for) other [synchro|xyz|fusion|link] material',
    '(text|restriction|limit) (about|on) what other material (be|can be)',
  ),
  'which-summon-text': of(
    '(restriction|limit|text|condition) (on|about|for) (which|what) [fusion|synchro|xyz|link] monster it (may|can) be use for',
    '(restriction|limit|text|condition) (on|about|for) (which|what) [fusion|synchro|xyz|link] monster it (may|can) be use as material for',
    '(restriction|limit|text|condition) (on|about|for) (which|what) [fusion|synchro|xyz|link] (monster|summon) it (may|can) be material for',
  ),
  'protects-activations': of(
    'protection (of|for) [normal] [spell|trap|card] [card] activation',
    'protect [normal] [spell|trap|card] [card] activation',
    'protect activation of [normal] [spell|trap|card] [card]',
    'protection (of|for) activation of [normal] [spell|trap|card] [card]',
  ),
  'no-synchro-material-text': of('can not be [use] [as] synchro material'),
  'no-fusion-material-text': of('can not be [use] [as] fusion material'),
  'no-xyz-material-text': of('can not be [use] [as] xyz material'),
  'no-link-material-text': of('can not be [use] [as] link material'),
  'only-one-text': of('can only control (#|one)', 'can only be (#|one) on field'),
  'refers-to-type': of(
    '(refer to|mention|say|name) type (on|of|for) [monster]',
    '(refer to|mention|say) type',
  ),
  'ability-line': of('ability line', 'ability [in|on] type line'),
  'exodia-pieces': of(
    '[all] (five|#) [exodia] piece',
    '[all] (five|#) piece of exodia',
    'exodia [piece]',
    '[all] piece of exodia',
    'complete exodia',
    'piece',
  ),
  'duel-won': of('duel [be] win', 'win [duel]'),
  'duel-lost': of('lose (duel|game|match)'),
  'text-allows': of('[text|card|effect] say so'),
  'own-destruction': of(
    '[self] destruction condition be meet',
    'condition (to destroy itself|for destroying itself|of destruction) be meet',
    '(effect|text) that destroy itself',
    'destroy itself',
    'self destruct',
  ),
  'inflicts-battle-damage': of('(inflict|deal|do) battle damage', 'inflict damage by battle'),
  indirectly: of('[only] indirectly', 'indirect', 'in indirect way'),
  restriction: of('restriction', 'lock', 'summon restriction'),
  'per-rules': of('(per|by) (rulebook|rule)', 'according to (rulebook|rule)'),
  'per-older-source': of(
    '(per|by|according to) seed',
    '(per|by|according to) (perfect|old|older|#) rulebook',
    '(per|by|according to) (old|older) rule',
  ),
  'that-reason': of('for (that|this) reason', '(because|on account) of (that|this)'),
} as const satisfies Concepts;
