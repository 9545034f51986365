import type { CardSetup, Situation } from '../situations/situation.ts';
import { isField } from '../vocabulary/places.ts';
import type { SummonWay } from '../vocabulary/summons.ts';

/** Was it said how the card lay: face-up or face-down, in Attack Position, or by a Summon that was told? */
export const isSaidFaceUp = (
  { id, faceUp, position, place, summoned }: CardSetup,
  { actions }: Situation,
): boolean =>
  faceUp !== undefined ||
  (summoned !== undefined && faceUpWays.has(summoned)) ||
  position === 'attack' ||
  !isField(place) ||
  actions.some((action) => (action.do === 'summon' || action.do === 'activate') && action.card === id);

/** Ways of Summoning that leave a monster face-up. */
const faceUpWays: ReadonlySet<SummonWay> = new Set<SummonWay>([
  'normal-summoned',
  'tribute-summoned',
  'flip-summoned',
  'fusion-summoned',
  'ritual-summoned',
  'synchro-summoned',
  'xyz-summoned',
  'link-summoned',
  'pendulum-summoned',
]);
