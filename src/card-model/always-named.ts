import type { CardModel } from './card-model.ts';

/** What a card always is by text that is no effect, in every place, the Deck too. */
interface AlwaysTreatedAs {
  /** Its other names: "always treated as "Umi"". */
  readonly names: readonly string[];
  /** Of which series it is a card as well: "always treated as an "Archfiend" card", which is no name of it. */
  readonly series: readonly string[];
}

const known = new WeakMap<CardModel, AlwaysTreatedAs>();

/** What the texts of a card say of that. */
export function alwaysTreatedAs(model: CardModel): AlwaysTreatedAs {
  const found = known.get(model) ?? treatmentIn(model);
  known.set(model, found);
  return found;
}

function treatmentIn({ parts }: CardModel): AlwaysTreatedAs {
  const all = parts.flatMap((part) => (part.kind === 'not-an-effect' ? (part.treatedAs ?? []) : []));
  return { names: all.flatMap(({ names = [] }) => names), series: all.flatMap(({ series = [] }) => series) };
}

/** The other names that a card has. */
export const alwaysNamed = (model: CardModel): readonly string[] => alwaysTreatedAs(model).names;
