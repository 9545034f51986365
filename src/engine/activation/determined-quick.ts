import { isMandatory } from '../../card-model/activated.ts';
import { determinedSays } from '../damage-step/destruction-pending.ts';
import { rule } from '../rule.ts';
import type { Duel } from '../state/duel.ts';
import type { ActivationCase } from './activation-case.ts';

/** What a monster that the battle is determined to destroy can still activate itself. */
export const determinedQuick = rule({
  id: 'damage-step/determined-quick',
  reasons: {
    over: ['forbids', 'the battle is determined to destroy {card}, so its optional Quick Effects are over'],
    open: ['unknown', 'whether the battle destroys {card}, whose Quick Effect it is, is not settled'],
    must: [
      'permits',
      'it is mandatory, and is activated although the battle is determined to destroy {card}',
    ],
  },
  decide(duel: Duel, { card, effect }: ActivationCase) {
    if (effect.kind !== 'quick') return null;
    const what = isMandatory(effect) ? 'mandatory-effect' : 'optional-quick-effect';
    const said = determinedSays(duel, card, what);
    if (said === undefined || said.can === 'not-determined-yet') return null;

    if (said.can === 'yes') return said.is === 'yes' ? { code: 'must' } : null;
    return { code: said.is === 'yes' ? 'over' : 'open' };
  },
});
