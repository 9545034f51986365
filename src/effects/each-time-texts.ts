import type { Place } from '../vocabulary/places.ts';
import type { CardModel } from './card-model.ts';
import type { Part } from './part.ts';

/** What a text does each time that somebody Summons, without a Chain. */
export interface EachTime {
  readonly part: Part;
  /** Whose Summons, seen from the player of the text. */
  readonly who: 'you' | 'opponent' | 'either';
  readonly kinds: readonly ('normal' | 'special' | 'flip')[];
  /** From where; left out: from anywhere. */
  readonly from?: readonly Place[];
  readonly does: 'draw' | 'gain-lp';
  readonly amount: number;
  /** It lasts for the turn in which the effect was applied; else it applies as long as its card is there. */
  readonly forTurn: boolean;
}

const form =
  /\beach time (?<who>your opponent|a player|either player|you) (?<kinds>(?:(?:Normal|Special|Flip)(?:, | or | and\/or )?)*) ?Summons? an? monsters?(?:\(s\))?(?: from the (?<from>[A-Za-z, /]+?))?(?:, (?:immediately )?(?:you )?(?:(?<draw>draw (?<cards>\d) cards?)|gain (?<lp>\d+) LP))?\.?$/i;
const deed = /^(?:immediately )?(?:(?<draw>draw (?<cards>\d) cards?)|gain (?<lp>\d+) LP)\.?$/i;

const placeWords: readonly (readonly [RegExp, Place])[] = [
  [/\bextra deck\b/i, 'extra-deck'],
  [/(?<!extra )\bdeck\b/i, 'deck'],
  [/\bhand\b/i, 'hand'],
  [/\bgy\b/i, 'gy'],
  [/\bbanish/i, 'banished'],
];

const whose = (words: string): EachTime['who'] =>
  /opponent/i.test(words) ? 'opponent' : /^you$/i.test(words) ? 'you' : 'either';

function kindsOf(words: string): EachTime['kinds'] {
  const named = (['normal', 'special', 'flip'] as const).filter((each) => new RegExp(each, 'i').test(words));
  return named.length === 0 ? ['normal', 'special', 'flip'] : named;
}

/** What the text of a card does each time that somebody Summons a monster, as far as it draws or gains LP. */
export const eachTimeOf = ({ parts }: CardModel): readonly EachTime[] =>
  parts.flatMap((part) => ('does' in part ? part.does : []).flatMap((each) => readEach(part, each)));

function readEach(
  part: Part,
  {
    do: verb,
    reads,
    onlyIf,
    amount,
  }: { do: string; reads?: string | undefined; onlyIf?: string | undefined; amount?: number | undefined },
): readonly EachTime[] {
  const words = onlyIf ?? (verb === 'described' ? reads : undefined);
  const found = words === undefined ? undefined : form.exec(words)?.groups;
  if (found === undefined) return [];
  const said = deed.exec(`${found['draw'] ?? ''}`)?.groups;
  const draws = found['draw'] !== undefined || said?.['draw'] !== undefined || verb === 'draw';
  const number = draws ? Number(found['cards'] ?? amount) : Number(found['lp'] ?? amount);
  if (!Number.isInteger(number) || (!draws && found['lp'] === undefined && verb !== 'gain-lp')) return [];
  const from = placeWords.flatMap(([each, place]) => (each.test(found['from'] ?? '') ? [place] : []));
  if (found['from'] !== undefined && from.length === 0) return [];
  return [
    {
      part,
      who: whose(found['who'] ?? ''),
      kinds: kindsOf(found['kinds'] ?? ''),
      ...(from.length === 0 ? {} : { from }),
      does: draws ? 'draw' : 'gain-lp',
      amount: number,
      forTurn: part.kind !== 'continuous',
    },
  ];
}
