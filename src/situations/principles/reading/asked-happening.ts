import type { Happening } from './happenings.ts';
import type { Side } from './side.ts';
import type { Sketch } from './sketch.ts';

/** The one thing that is asked, as the grammar reads it; undefined where it reads none, or several. */
export function askedHappening({ happenings }: Sketch): Happening | undefined {
  const [asked, more] = happenings.filter(({ frame }) => frame.asked);
  return more === undefined && asked?.frame.negated === false ? asked : undefined;
}

/** The player who would do it; undefined where nobody is named. */
export const actorOf = ({ by }: Happening): Side | undefined =>
  by.flatMap(({ player }) => (player === undefined ? [] : [player]))[0];
