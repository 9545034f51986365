import { duel } from '../../support/duels.ts';
import { type Row, rows } from './row.ts';

export const until: readonly Row[] = [
  rows({ ask: 'ends', until: 'end-phase' })(
    '"until the End Phase"',
    duel({}),
    'at the end of the End Phase',
    'turn/until-phase-ends end-phase',
  ),
  rows({ ask: 'ends', until: 'end-of-turn' })(
    '"until the end of the turn"',
    duel({}),
    'at the end of the End Phase',
    'turn/until-phase-ends end-of-turn',
  ),
];
