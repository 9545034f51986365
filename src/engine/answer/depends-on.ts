import type { Aspect } from '../../card-model/aspects.ts';
import type { Question } from '../question.ts';

/** What an answer depends on. `may`: it asks what may be done, so that words which only forbid leave a "no" as it is. */
export interface Dependence {
  readonly aspects: readonly Aspect[];
  readonly asks: 'may' | 'fact';
}

const may = (...aspects: readonly Aspect[]): Dependence => ({ aspects, asks: 'may' });
const fact = (...aspects: readonly Aspect[]): Dependence => ({ aspects, asks: 'fact' });

const summoning = may('summon', 'kind');
const where = fact('place');
const battle = fact('battle-damage', 'destruction', 'stats', 'attack');

/** What each kind of question depends on. Nothing else in the code lists that. */
export const dependsOn: Readonly<Record<Question['ask'], Dependence>> = {
  activates: may('activation'),
  'can-activate': may('activation'),
  'who-activates': may('activation'),
  'misses-timing': may('activation'),
  'activates-in-battle': may('activation', 'destruction'),
  'timing-in-battle': may('activation', 'destruction'),
  'chain-order': may('activation'),
  'who-may': may('activation'),
  'may-respond': may('activation'),
  resolves: fact('negation'),
  fizzles: fact('negation'),
  negated: fact('negation'),
  affected: fact('negation'),
  'can-be-targeted': may('targeting'),
  lp: fact('lp'),
  'lp-changed': fact('lp'),
  'duel-over': fact('lp'),
  winner: fact('lp'),
  'attack-goes': fact('attack'),
  'can-attack': may('attack', 'position'),
  'can-attack-directly': may('attack', 'position'),
  replay: fact('attack'),
  'battle-result': battle,
  'battle-destroys': battle,
  'battle-lp': battle,
  'battle-damage': battle,
  'destroyed-by-battle': battle,
  'properly-summoned': fact('summon'),
  'special-summon': summoning,
  'normal-summon': summoning,
  'own-procedure': summoning,
  'material-summon': summoning,
  'pendulum-summons': summoning,
  'flip-summon': may('summon', 'position'),
  'needs-tributes': summoning,
  'how-many-tributes': summoning,
  'normal-summons-left': may('summon', 'limit'),
  'summon-negatable': may('summon', 'negation'),
  'summoned-again': fact('summon', 'kind'),
  zones: may('summon'),
  'change-position': may('position'),
  position: fact('position'),
  lies: fact('position'),
  'effect-monster': fact('kind'),
  'non-effect-monster': fact('kind'),
  rating: fact('kind'),
  stats: fact('stats'),
  controller: fact('control'),
  controls: fact('control', 'place'),
  'on-field': where,
  'off-field': where,
  'left-the-field': where,
  'is-in': where,
  where,
  happened: fact('place', 'position', 'control', 'lp'),
  'effect-does': fact('place', 'negation', 'lp'),
  'same-column': fact('place'),
  'in-column': fact('place'),
  ends: fact(),
};
