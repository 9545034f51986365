import type { App } from '../../src/app/app.ts';
import { type CardModel, cardModelSchema } from '../../src/card-model/card-model.ts';
import type { Wiring } from '../../src/cli/composition-root.ts';
import type { Services } from '../../src/commands/command.ts';
import type { Painter } from '../../src/pictures/painting/painter.ts';
import { fail, ok } from '../../src/platform/problem.ts';
import type { RuleEntry } from '../../src/rulebook/entry.ts';
import { commands, services } from './fakes.ts';

const cardModel = (name: string, numbers: { password?: number; konamiId?: number }): CardModel =>
  cardModelSchema.parse({ name, ...numbers, facts: { cardType: 'spell', property: 'Normal' } });

/** A catalogue of three cards: with a passcode, with a number at Konami alone, with neither. */
export const threeCards: readonly CardModel[] = [
  cardModel('Alpha', { password: 1001, konamiId: 4 }),
  cardModel('Beta', { konamiId: 5 }),
  cardModel('Gamma', {}),
];

const missedTiming: RuleEntry = {
  id: 'trigger/missed-timing',
  title: 'Missing the timing',
  statement: 'An optional "when" trigger needs its event to be the last thing that happened.',
  keywords: ['miss the timing'],
  cards: [],
  related: [],
  seed: [{ file: '001_aa.txt', section: 'Timing' }],
  sources: [{ source: 'rulebook' }],
};

export const filledServices: Services = {
  ...services,
  rulebook: {
    ...services.rulebook,
    rules: [missedTiming],
    search: () => [{ rule: missedTiming, score: 0.5 }],
  },
  catalogue: {
    ...services.catalogue,
    size: threeCards.length,
    cards: threeCards,
    search: (typed, limit) =>
      threeCards
        .filter((each) => each.name.toLowerCase().includes(typed))
        .slice(0, limit)
        .map((each, index) => ({ ...each, card: each, score: 1 - index / 10 })),
    pick: (name) => {
      const found = threeCards.find((each) => each.name === name);
      return found === undefined ? services.catalogue.pick(name) : ok({ card: found });
    },
  },
};

/** No catalogue is synced where an app is a stand-in. */
export const noCards: App['renewCards'] = async () =>
  fail({ code: 'no-cards', found: 'The catalogue', expected: 'must not be renewed in this test' });

/** Paints nothing: what it gives are the kinds of what it was asked to paint. */
export const fakePainter: Painter = {
  paint: async ({ kind }) => ok(new TextEncoder().encode(kind)),
  prepare: async () => undefined,
  close: async () => undefined,
};

/** Parts that stand in for the real ones, and how often an app was closed. */
export function fakeWiring(changes: Partial<Wiring> = {}): { readonly wiring: Wiring; closed(): number } {
  let closed = 0;
  const app: App = {
    services: filledServices,
    commands,
    storageErrors: () => 0,
    renewCards: noCards,
    close: async () => {
      closed += 1;
    },
  };
  const wiring: Wiring = {
    openApp: async () => ok(app),
    readCard: ({ name, password }) => ({ password, name, effects: [], unread: [] }),
    painter: async () => fakePainter,
    startBot: async () => fail({ code: 'no-bot', found: 'The bot', expected: 'must not start in this test' }),
    forkBot: async () => {
      throw new Error('no process must start in this test');
    },
    recommendedShards: async () => ok(1),
    checkApplication: async () =>
      fail({ code: 'no-discord', found: 'Discord', expected: 'must not be asked in this test' }),
    openBotLog: async () => () => undefined,
    syncQas: async () =>
      fail({ code: 'no-sync', found: 'The source', expected: 'must not be read in this test' }),
    keepQasFresh: async () => () => undefined,
    syncCatalogue: async () =>
      fail({ code: 'no-sync', found: 'The source', expected: 'must not be read in this test' }),
    keepCatalogueFresh: async () => () => undefined,
    registerCommands: async () => ok('nothing to register'),
    ...changes,
  };
  return { wiring, closed: () => closed };
}
