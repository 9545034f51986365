import { continuous, duel, type Placed, trap } from '../../support/duels.ts';
import { type Row, rows } from './row.ts';
import { at, plain, summoner } from './summon-cards.ts';

const bySource = rows({ ask: 'special-summon', card: 'x', by: 's' });
/** A Continuous Trap that is face-up, and what it says. */
const wall = (does: Readonly<Record<string, unknown>>): Placed =>
  at(trap('Low Wall', [continuous(does)], 'Continuous'), 'spell-trap-zone');
const barred = (does: Readonly<Record<string, unknown>>) =>
  duel({ x: at(plain, 'gy'), s: summoner({}), w: wall(does) });

/** Texts of other cards that apply, and what they keep from being Summoned. */
export const barredSummons: readonly Row[] = [
  bySource(
    'nobody can Special Summon',
    barred({ do: 'restrict', who: 'both', reads: 'neither player can Special Summon monsters' }),
    'no',
    'wording/cannot-wins forbidden',
  ),
  bySource(
    'a text that binds its own player',
    barred({ do: 'restrict', who: 'you', reads: 'you cannot Special Summon monsters' }),
    'no',
    'wording/cannot-wins forbidden',
  ),
  bySource(
    'only the opponent cannot',
    barred({ do: 'restrict', who: 'opponent', reads: 'your opponent cannot Special Summon monsters' }),
    'yes',
    'properly-summoned/not-needed ordinary',
  ),
  bySource(
    'nobody can banish',
    barred({ do: 'restrict', who: 'both', reads: 'neither player can banish cards' }),
    'yes',
    'properly-summoned/not-needed ordinary',
  ),
  bySource(
    'words about Summons that no field says',
    barred({ do: 'described', reads: 'No player Summons more than he should.' }),
    'cannot tell',
    'effect/continuous-starts may',
  ),
  bySource(
    'effects that are negated, in words that no field says',
    barred({ do: 'negate-effects', what: { reads: 'any effect that would wake what sleeps in the GY' } }),
    'cannot tell',
    'effect/continuous-starts may',
  ),
  bySource(
    'the effect that Summons cannot be activated',
    barred({ do: 'restrict', who: 'both', reads: 'neither player can activate Spell Cards' }),
    'no',
    'wording/cannot-wins forbidden',
  ),
];
