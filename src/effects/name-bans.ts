import type { CardModel } from './card-model.ts';
import type { Part } from './part.ts';

/** What a text makes of cards by a name that was declared, or that a card has which it dealt with. */
export interface NameBan {
  readonly part: Part;
  /** They cannot be used, or their effects are negated. */
  readonly is: 'unusable' | 'negated';
  readonly monstersOnly: boolean;
  /** How long: as long as its card is there, this turn, this turn and the next, or until the other player's next turn ends. */
  readonly lasts: 'while-there' | 'turn' | 'next-turn' | 'opponents-turn';
  /** Cards that lay on the field before are left alone. */
  readonly spares: boolean;
}

const unusable =
  /^cards with that name, and their effects, cannot be used(?<until> until the end of your opponent's next turn)?\.?$/i;
const spares = /^cards already on the field are not affected\b/i;

/** Undefined where the card says nothing of the kind, or how long was not read. */
export function nameBanOf({ parts }: CardModel): NameBan | undefined {
  const isSpared = parts.some((part) => 'reads' in part && spares.test(part.reads));
  for (const part of parts) {
    if (!('does' in part)) continue;
    for (const { do: verb, reads = '', until, named, monstersOnly = false } of part.does) {
      const found = unusable.exec(reads.trim());
      if (found !== null) {
        const applies = part.kind === 'continuous';
        if (applies !== (found.groups?.['until'] === undefined)) continue;
        return {
          part,
          is: 'unusable',
          monstersOnly: false,
          lasts: applies ? 'while-there' : 'opponents-turn',
          spares: isSpared,
        };
      }
      if (verb !== 'negate-named' || named === undefined || named === 'declared-type') continue;
      const lasts = until === 'end-of-turn' ? 'turn' : until === 'end-of-next-turn' ? 'next-turn' : undefined;
      if (lasts !== undefined) return { part, is: 'negated', monstersOnly, lasts, spares: false };
    }
  }
  return undefined;
}
