import type { App } from '../../app/app.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { answer } from '../../commands/answer.ts';
import { printLine } from '../../commands/line/print-line.ts';
import { type ExitStatus, exitStatus } from '../boundary.ts';
import { printFailure, printOutcome } from '../outcome.ts';
import { type Streams, writeLine } from '../streams.ts';
import { localAsker } from './ask.ts';

export type ReadRequest = { readonly names: readonly string[] | 'all'; readonly json: boolean };

/** Prints how cards are read. A name that is not found is told, and the others go on. */
export async function readCards(
  request: ReadRequest,
  app: App,
  toRow: (card: CardModel) => object,
  streams: Streams,
): Promise<ExitStatus> {
  const { catalogue } = app.services;
  if (request.names === 'all') {
    for (const card of catalogue.cards)
      await writeLine(streams.output, request.json ? JSON.stringify(toRow(card)) : card.name);
    return exitStatus.answered;
  }
  let status: ExitStatus = exitStatus.answered;
  for (const name of request.names) {
    const one = request.json
      ? await printRow(name, app, toRow, streams)
      : await printCard(name, app, streams);
    if (one !== exitStatus.answered) status = one;
  }
  return status;
}

async function printRow(
  name: string,
  app: App,
  toRow: (card: CardModel) => object,
  streams: Streams,
): Promise<ExitStatus> {
  const picked = app.services.catalogue.pick(name);
  if (!picked.ok) return printFailure(picked.problem, true, streams);
  await writeLine(streams.output, JSON.stringify(toRow(picked.value.card)));
  return exitStatus.answered;
}

/** As text, a card is what `/card` says of it. */
async function printCard(name: string, app: App, streams: Streams): Promise<ExitStatus> {
  const line = printLine('card', { name });
  const outcome = await answer(line, localAsker('tcg'), app.services, app.commands);
  return printOutcome(outcome, false, streams);
}
