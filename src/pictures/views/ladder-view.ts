import { statSteps } from '../../engine/answer/values/stats.ts';
import { syncContinuous } from '../../engine/continuous/sync-stats.ts';
import { cardOf, type Duel } from '../../engine/state/duel.ts';
import { stats } from '../../engine/state/stat-line.ts';
import type { LadderView } from '../view.ts';

/** How the ATK and DEF of a monster came to be what they are; undefined where nothing changed them. */
export function ladderView(played: Duel, id: string): LadderView | undefined {
  const duel = syncContinuous(played);
  const card = cardOf(duel, id);
  const ladders = stats
    .map((stat) => ({
      heading: `${stat.toUpperCase()} of ${card.model.name}`,
      steps: statSteps(duel, card, stat),
    }))
    .filter(({ steps }) => steps.length > 1);
  return ladders.length === 0 ? undefined : { kind: 'ladder', ladders };
}
