import type { CardModel } from './card-model.ts';

/** "always treated as "Umi"", and not "... as an "Archfiend" card", which is no name of it. */
const treatedAs = /\balways treated as "([^"]+)"(?! cards?\b)/gi;

/**
 * The other names that a card has in every place, the Deck too, by text that is no effect (rule
 * name/always-treated-as). Of a model that was not read from a text there are none.
 */
export const alwaysNamed = ({ parts }: CardModel): readonly string[] =>
  parts.flatMap((part) =>
    part.kind === 'not-an-effect' && part.what === 'name'
      ? [...part.reads.matchAll(treatedAs)].flatMap(([, name]) => name ?? [])
      : [],
  );
