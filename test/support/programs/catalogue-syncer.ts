import { syncCatalogue } from '../../../src/cards/sync/sync-catalogue.ts';
import { modelling } from '../published-cards.ts';

/** Syncs a catalogue into a folder again and again, until it is killed. */
const [, , dataDir = '', from = ''] = process.argv;
for (;;) {
  const synced = await syncCatalogue({ dataDir, from, force: true }, modelling());
  if (!synced.ok) throw new Error(JSON.stringify(synced.problem));
  process.stdout.write('synced\n');
}
