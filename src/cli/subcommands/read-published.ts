import type { Published, PublishedCard } from '../../cards/published.ts';
import { type Problem, type Result, shorten } from '../../platform/problem.ts';
import { fold } from '../../vocabulary/terms.ts';
import { type ExitStatus, exitStatus } from '../boundary.ts';
import type { PublishedReader } from '../composition-root.ts';
import { printFailure } from '../outcome.ts';
import { type Streams, writeLine } from '../streams.ts';
import type { ReadRequest } from './read.ts';

/** Prints how the cards of a catalogue file are read. A name that is not found is told, and the others go on. */
export async function readPublishedCards(
  request: ReadRequest,
  opened: Result<PublishedReader>,
  streams: Streams,
): Promise<ExitStatus> {
  if (!opened.ok) return printFailure(opened.problem, request.json, streams);
  const { published, toRow } = opened.value;
  const { cards, aside } = published;
  const print = (card: PublishedCard) =>
    writeLine(
      streams.output,
      request.json ? JSON.stringify(toRow(card)) : JSON.stringify(toRow(card), null, 2),
    );
  if (request.names === 'all') {
    for (const card of cards) await (request.json ? print(card) : writeLine(streams.output, card.name));
    if (aside.length > 0) await writeLine(streams.errors, asideLine(aside));
    return exitStatus.answered;
  }
  const byName = new Map(cards.map((card) => [fold(card.name), card]));
  const byPassword = new Map(cards.map((card) => [String(card.password), card]));
  let status: ExitStatus = exitStatus.answered;
  for (const name of request.names) {
    const card = byName.get(fold(name)) ?? byPassword.get(name.trim().replace(/^0+/, ''));
    if (card !== undefined) await print(card);
    else status = await printFailure(unknownCard(name, cards.length), request.json, streams);
  }
  return status;
}

const unknownCard = (name: string, count: number): Problem => ({
  code: 'unknown-card',
  found: `"${shorten(name)}"`,
  expected: `must be the name or passcode of a card of the catalogue (${count} cards)`,
});

const asideLine = (aside: Published['aside']): string =>
  `${aside.length} record(s) put aside; the first: ${aside[0]?.name ?? `number ${aside[0]?.at}`} (${aside[0]?.why})`;
