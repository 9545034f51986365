import type { CatalogueProgress } from '../cards/sync/compile.ts';
import type { Output } from './streams.ts';

/** One line that is written over as work goes on; nothing where no one looks. */
export interface ProgressLine {
  show(text: string): void;
  end(): void;
}

/** A progress line on a terminal. */
export function progressLine(output: Output): ProgressLine {
  if (output.isTTY !== true) return { show: () => undefined, end: () => undefined };
  let shown = false;
  return {
    show(text) {
      shown = true;
      output.write(`\r${text}\u001b[K`);
    },
    end() {
      if (shown) output.write('\r\u001b[K');
    },
  };
}

const BAR = 20;
const MEGABYTE = 1_000_000;

/** How far the sync of a catalogue is, with a bar where it is known how much there is to do. */
export function catalogueBar({ step, done, all }: CatalogueProgress): string {
  const amount = step === 'fetch' ? `${(done / MEGABYTE).toFixed(0)} MB of cards` : `${done} cards compiled`;
  if (all === undefined || all === 0) return amount;
  const full = Math.min(BAR, Math.round((BAR * done) / all));
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${amount}`;
}
