import type { z } from 'zod';
import { cardModelSchema } from '../../../card-model/card-model.ts';
import type { Facts } from '../../../card-model/facts.ts';
import { jsonOf } from '../../../platform/json-of.ts';
import { facts } from '../facts.ts';
import { expect, type Form, type Piece } from '../piece.ts';
import { reference, text } from '../pieces.ts';
import { template } from '../template.ts';

const readingSchema = cardModelSchema.omit({ name: true, facts: true }).partial();
/** All of a card's model that is not its name and its facts. */
export type Reading = z.infer<typeof readingSchema>;

/** What is said of a card that is described: its facts, its text, or the bot's reading of a text. */
export type Described = { readonly card: string } & (
  | { readonly facts: Facts }
  | { readonly text: string }
  | { readonly reading: Reading }
);

/** A reading as JSON, in the form of data/cards. */
const reading: Piece<Reading> = {
  read(line, at) {
    const token = line.tokens[at];
    const parsed = token?.kind === 'json' ? readingSchema.safeParse(jsonOf(token.text)) : undefined;
    if (parsed?.success) return [{ value: parsed.data, end: at + 1, unknown: [] }];
    const [issue] = parsed?.error.issues ?? [];
    const why = issue === undefined ? '' : `; ${issue.path.join('.') || 'it'}: ${issue.message}`;
    expect(line, at, () => ({ label: `the parts of a card as JSON, as in data/cards${why}`, words: [] }));
    return [];
  },
  print: (value) => (readingSchema.safeParse(value).success ? JSON.stringify(value) : null),
};

const pieces = { card: reference, facts, text, reading };

/** The lines that describe a card that is in no catalogue. */
export const describedForms: readonly Form<Described>[] = [
  {
    name: 'facts',
    example: 'card "the monster": a Level 4 EARTH Beast Effect Monster, ATK 1500, DEF 1000',
    piece: template('card {card}: {facts}', pieces),
  },
  {
    name: 'text',
    example: 'text of "the monster": "If this card is sent to the GY: Draw 1 card."',
    piece: template('text of {card}: {text}', pieces),
  },
  {
    name: 'reading',
    example: 'reading of "the monster": {"parts":[{"kind":"ignition","does":[{"do":"draw","amount":1}]}]}',
    piece: template('reading of {card}: {reading}', pieces),
  },
];
