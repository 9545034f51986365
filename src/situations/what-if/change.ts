import type { CardSetup, Situation } from '../situation.ts';

/** A situation with one fact of it changed. */
export interface Change {
  /** The changed fact as the end of "if ...": `Dandylion were sent there by an effect, and not as a cost`. */
  readonly words: string;
  /** The same in a few words, for a button: `by an effect`. */
  readonly label: string;
  readonly situation: Situation;
}

/** Every way in which one kind of fact of a situation could be another. */
export type Changes = (situation: Situation) => readonly Change[];

export type Action = Situation['actions'][number];
export type Activating = Extract<Action, { do: 'activate' }>;
export type Resolving = Extract<Action, { do: 'resolve' }>;

/** The situation with some of its actions in place of others. */
export const withActions = (
  situation: Situation,
  from: number,
  count: number,
  ...actions: readonly Action[]
): Situation => ({ ...situation, actions: situation.actions.toSpliced(from, count, ...actions) });

/** A situation with this fact of a card of it another one. */
export const withCard = (
  situation: Situation,
  id: string | undefined,
  change: Partial<CardSetup>,
): Situation => ({
  ...situation,
  cards: situation.cards.map((each) => (each.id === id ? { ...each, ...change } : each)),
});

export const changed = (words: string, label: string, situation: Situation): Change => ({
  words,
  label,
  situation,
});

/** What a card of the situation is called. */
export function nameOf({ cards }: Situation, id: string | undefined): string {
  const setup = cards.find((each) => each.id === id);
  if (setup === undefined) return 'the card';
  return typeof setup.card === 'string' ? setup.card : setup.card.name;
}

/** The card that is asked about, where the question is about one. */
export const askedCard = ({ question }: Situation): string | undefined =>
  'card' in question ? question.card : undefined;

/** Which activation each `resolve` belongs to, by their places: the last one that has not resolved. */
export function resolvedBy({ actions }: Situation): ReadonlyMap<number, number> {
  const open: number[] = [];
  const pairs = new Map<number, number>();
  for (const [at, action] of actions.entries()) {
    if (action.do === 'activate') open.push(at);
    const last = action.do === 'resolve' ? open.pop() : undefined;
    if (last !== undefined) pairs.set(at, last);
  }
  return pairs;
}
