import type { CardModel } from '../../card-model/card-model.ts';
import type { Problem } from '../../platform/problem.ts';
import { type NamedCard, sameName } from './forms/cards.ts';
import type { Described } from './forms/described.ts';
import { problemOfLine, type ReadLine } from './problems.ts';
import { readCardText } from './read-card-text.ts';
import { quote } from './tokens.ts';

/** What a name of a card line stands for. */
export interface Meant {
  readonly card: string | CardModel;
  /** What the card is, where it is known. */
  readonly model?: CardModel;
  readonly takenFrom?: string;
  readonly problems: readonly Problem[];
}

/** Which cards a line describes: those with this id; where there is none, those with this name. */
export function describedBy({ card }: Described, all: readonly NamedCard[]): readonly NamedCard[] {
  const byId = all.filter(({ name, id = name }) => id === card);
  return byId.length > 0
    ? byId
    : all.filter(({ name, id = name }) => sameName(card, id) || sameName(card, name));
}

/** The card that these lines describe. Each thing is said once, and what it is has to be said. */
export function describedCard(name: string, lines: readonly ReadLine<Described>[]): Meant {
  const facts = lines.flatMap(({ value }) => ('facts' in value ? value.facts : []));
  const texts = lines.flatMap(({ value }) => ('text' in value ? value.text : []));
  const readings = lines.flatMap(({ value }) => ('reading' in value ? value.reading : []));
  const [is] = facts;
  const problems = [
    ...again(lines.filter(({ value }) => 'facts' in value)),
    ...again(lines.filter(({ value }) => !('facts' in value))),
  ];
  if (is === undefined) return { card: name, problems: [...problems, ...withoutFacts(name, lines)] };
  const [text] = texts;
  const plain: CardModel = { name, facts: is, summoning: { ways: [] }, parts: [], sources: [] };
  const read = text === undefined ? plain : readCardText({ name, facts: is, text });
  const { summoning, parts, sources, ...rest } = readings[0] ?? {};
  const model: CardModel = {
    ...read,
    ...rest,
    summoning: summoning ?? read.summoning,
    parts: parts ?? read.parts,
    sources: sources ?? read.sources,
  };
  return { card: model, model, problems };
}

/** A second line of the same kind, as a problem: facts are one kind, a text and a reading the other. */
const again = (lines: readonly ReadLine<Described>[]): readonly Problem[] =>
  lines.slice(1).map(({ place }) =>
    problemOfLine(place, {
      code: 'said-twice',
      expected: 'must not be there: the card is described so already, and has a text or a reading, not both',
    }),
  );

const withoutFacts = (name: string, lines: readonly ReadLine<Described>[]): readonly Problem[] =>
  lines.slice(0, 1).map(({ place }) =>
    problemOfLine(place, {
      code: 'no-facts',
      expected: 'must have a line beside it that says what the card is',
      hint: `For example: card ${quote(name)}: a Level 4 Effect Monster`,
    }),
  );
