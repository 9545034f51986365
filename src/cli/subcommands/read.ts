import type { App } from '../../app/app.ts';
import { answer } from '../../commands/answer.ts';
import { printLine } from '../../commands/line/print-line.ts';
import type { Request } from '../arguments.ts';
import type { Wiring } from '../composition-root.ts';
import { type ExitStatus, exitStatus, printAnswer, printFailure, printOutcome } from '../program.ts';
import { type Streams, writeLine } from '../streams.ts';
import { localAsker } from './ask.ts';

/** Prints how cards are read: as JSON, or as what `/card` says of them. A name that is not found is told, and the others go on. */
export async function readCards(
  { names, json }: Extract<Request, { readonly kind: 'read' }>,
  { services, commands }: App,
  toRow: Wiring['readCard'],
  streams: Streams,
): Promise<ExitStatus> {
  const { catalogue } = services;
  let status: ExitStatus = exitStatus.answered;
  if (names === 'all')
    for (const card of catalogue.cards)
      await writeLine(streams.output, json ? JSON.stringify(toRow(card)) : card.name);
  else
    for (const name of names) {
      const one = json ? await rowOf(name) : await cardOf(name);
      if (one !== exitStatus.answered) status = one;
    }
  return status;

  async function rowOf(name: string): Promise<ExitStatus> {
    const picked = catalogue.pick(name);
    return picked.ok
      ? printAnswer(JSON.stringify(toRow(picked.value.card)), streams)
      : printFailure(picked.problem, true, streams);
  }

  async function cardOf(name: string): Promise<ExitStatus> {
    const outcome = await answer(printLine('card', { name }), localAsker('tcg'), services, commands);
    return printOutcome(outcome, false, streams);
  }
}
