import type { Catalogue } from '../../cards/catalogue.ts';
import type { NameLookup } from '../../cards/names/name-lookup.ts';
import { isCounter, tokens } from '../text/tokens.ts';
import { takeCommonNouns } from './common-nouns.ts';
import { takeDescribedMonsters } from './described-monsters.ts';
import { takeFullNames } from './full-names.ts';
import { takeMonstersOfKind } from './kind-of-monster.ts';
import type { CardMention, NamesRead } from './mention.ts';
import { Corrector, takeMistypedNames } from './mistyped-names.ts';
import { takeNicknames } from './nicknames.ts';
import { takeLowerShortForms, takePartNames } from './part-names.ts';
import { takeQuotedNames } from './quoted-names.ts';
import { TypedText } from './typed-text.ts';
import { takeVerbs } from './verb-names.ts';

interface Read {
  readonly text: string;
  readonly catalogue: Catalogue;
  readonly lookup: NameLookup;
  readonly names: NamesRead;
}

/** A text is read in several ways, one after the other, and put in other words between them: so many are remembered. */
const MOST_RECENT = 4;
let recent: readonly Read[] = [];

/**
 * Finds the cards that a text names: in full, between quotation marks, then by less than their names, each of these ways
 * among the words that those before it have left. Every reader of a text takes its names from here, so that the same words
 * name the same cards. Never throws.
 */
export function namesIn(text: string, catalogue: Catalogue): NamesRead {
  const { lookup } = catalogue;
  const known = recent.find(
    (each) => each.text === text && each.catalogue === catalogue && each.lookup === lookup,
  );
  const read = known ?? { text, catalogue, lookup, names: readNames(text, catalogue) };
  recent = [read, ...recent.filter((each) => each !== read)].slice(0, MOST_RECENT);
  return read.names;
}

/** A card that a text names, and what was typed, where that is not the name. */
export type NamedCard = Pick<CardMention, 'name' | 'takenFrom'>;

/** The cards that a text names, in its order, each once. */
export const cardsIn = (text: string, catalogue: Catalogue): readonly NamedCard[] =>
  namesIn(text, catalogue).cards.filter(
    ({ name }, at, all) => all.findIndex((each) => each.name === name) === at,
  );

function readNames(text: string, catalogue: Catalogue): NamesRead {
  const all = tokens(text);
  const typed = new TypedText(all, text, catalogue);
  const corrector = new Corrector(catalogue);
  takeDescribedMonsters(typed);
  takeFullNames(typed);
  takeQuotedNames(typed);
  takeMistypedNames(typed, corrector);
  takePartNames(typed, corrector);
  takeNicknames(typed);
  takeVerbs(typed);
  takeLowerShortForms(typed);
  takeMonstersOfKind(typed);
  takeCommonNouns(typed);
  // "A Kaiju Counter" is no card.
  const cards = typed.mentions
    .filter(({ start, count, takenFrom }) => takenFrom === undefined || !isCounter(all, start + count))
    .toSorted((a, b) => a.start - b.start);
  const isNamed = (at: number): boolean =>
    cards.some(({ start, count }) => start <= at && at < start + count);
  return { all, cards, isNamed, unclear: typed.unclear };
}
