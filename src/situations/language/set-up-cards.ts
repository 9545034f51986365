import { bareModel, type CardModel } from '../../card-model/card-model.ts';
import { fieldPlaceOf } from '../../card-model/facts.ts';
import type { Catalogue, Picked } from '../../cards/catalogue.ts';
import { didYouMean } from '../../platform/did-you-mean.ts';
import { ok, type Problem, type Result } from '../../platform/problem.ts';
import type { CardSetup } from '../situation.ts';
import { type CardLine, type NamedCard, sameName } from './forms/cards.ts';
import type { Described } from './forms/described.ts';
import type { Written } from './piece.ts';
import { type Place as LinePlace, problemAt, problemOfLine, type ReadLine } from './problems.ts';
import { readCardText } from './read-card-text.ts';
import { referencesTo, resolve } from './references.ts';
import { quote } from './tokens.ts';

/** What a name of a card line stands for. */
interface Meant {
  readonly card: string | CardModel;
  /** What the card is, where it is known. */
  readonly model?: CardModel;
  readonly takenFrom?: string;
  readonly problems: readonly Problem[];
}

/** Which cards a line describes: those with this id; where there is none, those with this name. */
function describedBy({ card }: Described, all: readonly NamedCard[]): readonly NamedCard[] {
  const byId = all.filter(({ name, id = name }) => id === card);
  return byId.length > 0
    ? byId
    : all.filter(({ name, id = name }) => sameName(card, id) || sameName(card, name));
}

/** The card that these lines describe. Each thing is said once, and what it is has to be said. */
function describedCard(name: string, lines: readonly ReadLine<Described>[]): Meant {
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
  const read = text === undefined ? bareModel(name, is) : readCardText({ name, facts: is, text });
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
  lines
    .slice(1)
    .map(({ place }) =>
      problemOfLine(place, {
        code: 'said-twice',
        expected:
          'must not be there: the card is described so already, and has a text or a reading, not both',
      }),
    );

const withoutFacts = (name: string, lines: readonly ReadLine<Described>[]): readonly Problem[] =>
  lines
    .slice(0, 1)
    .map(({ place }) =>
      problemOfLine(place, {
        code: 'no-facts',
        expected: 'must have a line beside it that says what the card is',
        hint: `For example: card ${quote(name)}: a Level 4 Effect Monster`,
      }),
    );

/** The cards that a situation sets up, the names under which its lines know them, and what was taken for what. */
export interface SetUpCards {
  readonly cards: readonly CardSetup[];
  /** Names as they were written, with the id that each stands for. */
  readonly aliases: readonly (readonly [string, string])[];
  readonly taken: readonly string[];
  readonly problems: readonly Problem[];
}

/** Makes the cards of the lines that place them and of those that describe them. */
export function setUpCards(
  lines: readonly ReadLine<CardLine>[],
  described: readonly ReadLine<Described>[],
  catalogue: Catalogue,
): SetUpCards {
  const cards: CardSetup[] = [];
  const from: ReadLine<CardLine>[] = [];
  const aliases: (readonly [string, string])[] = [];
  const taken = new Set<string>();
  const problems: Problem[] = [];
  const pickOnce = pickingOnce(catalogue);
  const all = lines.flatMap(({ value }) => value.cards);
  const whom = described.map((line) => ({ line, cards: describedBy(line.value, all) }));
  for (const line of lines) {
    for (const named of line.value.cards) {
      const own = whom.filter(({ cards: those }) => those.includes(named)).map((each) => each.line);
      const meant = own.length > 0 ? describedCard(named.name, own) : pick(line, named.name, pickOnce);
      problems.push(...meant.problems);
      const name = typeof meant.card === 'string' ? meant.card : meant.card.name;
      if (meant.takenFrom !== undefined) taken.add(`"${meant.takenFrom}" is ${name}`);
      const id = named.id ?? freeId(name, cards);
      if (cards.some((card) => card.id === id)) problems.push(idTwice(line.place, id));
      cards.push(setup(line.value, named, id, meant));
      from.push(line);
      aliases.push([named.name, id], [name, id]);
    }
  }
  for (const each of whom) if (each.cards.length === 0) problems.push(nobodyDescribed(each.line));
  return bind({ cards, aliases, taken: [...taken], problems }, from, catalogue);
}

/** The details that name another card. */
const bonds = ['attachedTo', 'equippedTo'] as const;

/** Puts the ids of the cards that others are attached or equipped to in the place of what their lines (`from`) wrote. */
function bind(set: SetUpCards, from: readonly ReadLine<CardLine>[], catalogue: Catalogue): SetUpCards {
  const known = referencesTo(set);
  const means = new Map<string, string>();
  const taken = new Set(set.taken);
  const problems = [...set.problems];
  let searched = 0;
  const idOf = (line: ReadLine<CardLine>, name: string): string => {
    const id = known(name) ?? known(name.replace(/^(the|an?)\s+/i, '')) ?? means.get(name);
    if (id !== undefined) return id;
    searched += 1;
    if (searched > MOST_LOOKED_UP) {
      problems.push(tooManyUnknown(line.place, 'the situation sets up'));
      return name;
    }
    // A name stands behind the card that it is said of.
    const written = line.unknown.findLast(({ text }) => text === name) ?? wholeLine(line.place, name);
    const found = resolve(line.place, written, known, set, catalogue);
    if (found.ok) {
      means.set(name, found.id);
      taken.add(found.taken);
      return found.id;
    }
    problems.push(found.problem);
    return name;
  };
  const cards = set.cards.map((card, at): CardSetup => {
    const line = from[at];
    if (line === undefined) return card;
    const bound = bonds.flatMap((field) => {
      const name = card[field];
      return name === undefined ? [] : [[field, idOf(line, name)]];
    });
    return { ...card, ...Object.fromEntries(bound) };
  });
  return { ...set, cards, taken: [...taken], problems };
}

const wholeLine = ({ line }: LinePlace, text: string): Written => ({ text, from: 0, to: line.text.length });

/** How many names that the catalogue does not have are looked up for one text: each is a search. */
const MOST_LOOKED_UP = 12;

/** What a name stands for; undefined for a name that is not looked up any more. */
type PickOnce = (name: string) => Result<Picked> | undefined;

/** Picks cards by name, each name once, and only so many that are not exact. */
function pickingOnce(catalogue: Catalogue): PickOnce {
  const searched = new Map<string, Result<Picked>>();
  return (name) => {
    const card = catalogue.exact(name);
    if (card !== undefined) return ok({ card });
    const before = searched.get(name);
    if (before !== undefined || searched.size >= MOST_LOOKED_UP) return before;
    const picked = catalogue.pick(name);
    searched.set(name, picked);
    return picked;
  };
}

const tooManyUnknown = (place: LinePlace, which: string): Problem =>
  problemOfLine(place, {
    code: 'unknown-card',
    expected: `must name cards that ${which}; only the first ${MOST_LOOKED_UP} unknown names were looked up`,
  });

function pick({ place, unknown }: ReadLine<CardLine>, name: string, pickOnce: PickOnce): Meant {
  const picked = pickOnce(name);
  if (picked === undefined) return { card: name, problems: [tooManyUnknown(place, 'the bot knows')] };
  if (picked.ok) {
    const { card, takenFrom } = picked.value;
    return { card: card.name, model: card, ...(takenFrom === undefined ? {} : { takenFrom }), problems: [] };
  }
  const names = (picked.problem.choices ?? []).map(({ label }) => label);
  const stretch = unknown.find(({ text }) => text === name || text === quote(name)) ?? wholeLine(place, name);
  const problem = problemAt(
    place,
    stretch,
    {
      code: 'unknown-card',
      expected: 'must be the name of a card that the bot knows, or have a line that describes it',
      hint: didYouMean(names) ?? `To describe it: card ${quote(name)}: a Level 4 Effect Monster`,
    },
    names.map(quote),
  );
  return { card: name, problems: [problem] };
}

function setup(line: CardLine, { details = {} }: NamedCard, id: string, { card, model }: Meant): CardSetup {
  const { controller, home } = line;
  const place = line.place ?? (model === undefined ? 'monster-zone' : fieldPlaceOf(model.facts));
  const said = home === 'set' ? { faceUp: false } : {};
  return { id, card, place, ...(controller === undefined ? {} : { controller }), ...said, ...details };
}

/** An id for a card that has none: its name, numbered from the second copy on. */
export function freeId(name: string, cards: readonly CardSetup[]): string {
  const short = name.slice(0, 56);
  let id = name.length <= 60 ? name : short;
  for (let copy = 2; cards.some((card) => card.id === id); copy += 1) id = `${short} ${copy}`;
  return id;
}

const idTwice = (place: LinePlace, id: string): Problem =>
  problemOfLine(place, {
    code: 'card-twice',
    expected: `must not call a second card ${quote(id)}: each card needs a name of its own`,
    hint: 'Give it another name behind "as".',
  });

const nobodyDescribed = ({ place, value }: ReadLine<Described>): Problem =>
  problemOfLine(place, {
    code: 'unknown-reference',
    expected: `must describe a card that a line sets up; none is called ${quote(value.card)}`,
    hint: `For example: P0 has in the hand: ${quote(value.card)}`,
  });
