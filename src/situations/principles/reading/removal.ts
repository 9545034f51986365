import { isActivated } from '../../../effects/activated.ts';
import type { CardModel } from '../../../effects/card-model.ts';
import { isDescribed } from '../../../effects/instruction.ts';
import type { ActivatedEffect } from '../../../effects/part.ts';
import { isField, type Place } from '../../../vocabulary/places.ts';

/** What a card does to cards that it takes from where they are. */
export interface Removal {
  /** It takes them to its player's side, and does nothing else. */
  readonly takesControl: boolean;
  /** It turns monsters face-down, and does nothing else. */
  readonly turnsFaceDown: boolean;
  /** It negates something as well. */
  readonly negates: boolean;
  /** Which kinds of card it takes. */
  readonly kinds: ReadonlySet<'monster' | 'spell' | 'trap'>;
  /** Does it take cards on the field? */
  readonly onField: boolean;
}

const removing: ReadonlySet<string> = new Set([
  'destroy',
  'banish',
  'return-to-hand',
  'return-to-deck',
  'send-to-gy',
  'place',
]);
const all = ['monster', 'spell', 'trap'] as const;

/**
 * How the effects of a card remove others, by its model; undefined where none does. A part that was read in words alone
 * may do anything: it removes if it speaks of that.
 */
export function removalOf({ parts }: CardModel): Removal | undefined {
  const effects = parts.filter(isActivated);
  const does = effects.flatMap((effect) => effect.does);
  const inWords = does.flatMap(({ do: verb, reads }) => (verb === 'described' ? (reads ?? '') : []));
  const removes =
    does.some(({ do: verb }) => removing.has(verb)) || inWords.some((each) => removingWords.test(each));
  const takesControl = does.some(({ do: verb }) => verb === 'take-control');
  const turnsFaceDown = does.some(({ do: verb }) => verb === 'flip-face-down');
  if (!removes && !takesControl && !turnsFaceDown) return undefined;
  const negates =
    does.some(({ do: verb }) => verb.startsWith('negate')) || inWords.some((each) => /negat/i.test(each));
  const places = effects.flatMap(placesOf);
  return {
    takesControl: takesControl && !removes,
    turnsFaceDown: turnsFaceDown && !removes && !takesControl,
    negates,
    kinds: new Set(effects.flatMap(kindsOf)),
    onField: places.length === 0 || places.some(isField),
  };
}

/** Where it takes cards from, as far as its model says it. */
const placesOf = ({ does, targets }: ActivatedEffect): readonly Place[] => [
  ...targets.flatMap(({ from }) => from ?? []),
  ...does.flatMap(({ what, from }) => (isDescribed(what) ? (what.from ?? from ?? []) : [])),
];

const removingWords = /\b(?:destroy|banish|return|shuffle)\b/i;

function kindsOf({ does, targets }: ActivatedEffect): readonly ('monster' | 'spell' | 'trap')[] {
  const described = does.flatMap(({ what }) => (isDescribed(what) ? [what.filter] : []));
  const filters = [...targets.map(({ filter }) => filter), ...described];
  if (filters.length === 0) return all;
  return filters.flatMap(({ cardType }) => {
    if (cardType === undefined) return all;
    return cardType === 'spell-trap' ? (['spell', 'trap'] as const) : [cardType];
  });
}
