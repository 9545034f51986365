import { monsterZones } from '../../vocabulary/zones.ts';
import type { Who } from '../text/chunk.ts';
import type { Cursor } from './cursor.ts';
import type { Spot } from './statement.ts';

/** How many words the name of a zone has at most. */
const LONGEST_ZONE = 5;

/** Reads the name of a place after "in" or a colon before it: "M1", "the left EMZ", "P1's GY", "the right Pendulum Zone". */
export function readPlace(c: Cursor): Spot | undefined {
  return c.attempt(() => {
    c.take('the');
    const owner = ownerHere(c);
    const whose = owner === undefined ? {} : { owner };
    for (let length = LONGEST_ZONE; length > 0; length -= 1) {
      const words = Array.from({ length }, (_, i) => c.peek(i));
      const text = words.map((w, i) => (w === '#' ? (c.chunk(i)?.text ?? '') : w)).join(' ');
      const zone = words.every((w) => /^(?:[a-z0-9]+|#)$/.test(w)) ? monsterZones.find(text) : undefined;
      if (zone !== undefined) {
        c.at += length;
        return { place: 'monster-zone', zone, ...whose };
      }
    }
    if (c.take('left pendulum zone', 'right pendulum zone', 'pendulum zones', 'pendulum zone'))
      return { place: 'pendulum-zone', ...whose };
    if (c.take('main monster zones', 'main monster zone', 'monster zones', 'monster zone'))
      return { place: 'monster-zone', ...whose };
    const chunk = c.chunk();
    if (chunk?.is !== 'place' || chunk.place === 'field') return undefined;
    while (c.chunk() === chunk) c.at += 1;
    return { place: chunk.place, ...whose };
  });
}

/** Takes an owner ("P1's"), where one stands here. */
export function ownerHere(c: Cursor): Who | undefined {
  const chunk = c.chunk();
  if (c.peek() !== "%'s" || chunk?.is !== 'owner' || chunk.who === 'own' || chunk.who === 'its')
    return undefined;
  c.at += 1;
  return chunk.who;
}

/** Takes a player, where one stands here. */
export function playerHere(c: Cursor): Who | undefined {
  const chunk = c.chunk();
  if (c.peek() !== '%' || chunk?.is !== 'player') return undefined;
  c.at += 1;
  return chunk.who;
}
