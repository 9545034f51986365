import type { Instruction } from '../../card-model/instruction.ts';
import type { Deed } from '../phrases/deed-syntax.ts';
import type { After } from '../phrases/syntax.ts';
import { meantBy } from '../phrases/words/group-filters.ts';
import { placesOf, sideOf } from '../phrases/words/place-filters.ts';

/** "any card sent to the GY is banished instead"; null: which cards it means no field can say. */
export function redirectInstructions({
  cards: { count: _, ...cards },
  from,
  place,
  except,
}: Extract<Deed, { is: 'redirect' }>): readonly Instruction[] | null {
  const side = sideOf(place.whose);
  if (placesOf(place)?.includes('gy') !== true || side === null) return null;
  const after: readonly After[] = [
    ...(from === undefined
      ? []
      : [{ is: 'where' as const, where: { items: [{ at: 'from', places: from }] } }]),
    ...(except === undefined ? [] : [{ is: 'except' as const, by: ', except ', noun: except }]),
  ];
  const meant = meantBy({ ...cards, ...(after.length === 0 ? {} : { after }) });
  if (meant === null) return null;
  // A card is sent to the GY of its owner.
  const owner = side === undefined ? {} : { owner: side };
  return [
    {
      do: 'banish',
      what: {
        count: 'all',
        ...(meant.from === undefined ? {} : { from: [...meant.from] }),
        filter: { ...meant.filter, ...owner },
      },
      insteadOf: 'sent-to-gy',
    },
  ];
}
