import { beforeAll, describe, expect, test } from 'vitest';
import { card as cardCommand } from '../../commands/card.ts';
import { modelOf } from '../../src/app/card-models.ts';
import { storeInMemory } from '../../src/cards/card-store.ts';
import { liveCatalogue } from '../../src/cards/live-catalogue.ts';
import { openCatalogue } from '../../src/cards/open-catalogue.ts';
import type { PublishedCard } from '../../src/cards/published.ts';
import type { Services } from '../../src/commands/command.ts';
import { suggestionsFor } from '../../src/discord/interactions.ts';
import { runCommand } from '../../src/discord/run-command.ts';
import { services as fakes } from '../support/fakes.ts';

const cards: readonly PublishedCard[] = [
  ['Paper Lantern', { de: 'Papierlaterne', ja: '紙の提灯' }],
  ['Paper Wall', { de: 'Papierwand' }],
  ['Paper Crane', {}],
].map(([name, otherNames], at) => ({
  name: String(name),
  password: at + 1,
  facts: { cardType: 'spell', property: 'Normal' },
  text: 'Draw 1 card.',
  otherTexts: { de: `Ziehe 1 Karte (${name}).` },
  ...(typeof otherNames === 'object' ? { otherNames: { ...otherNames } } : {}),
}));

let services: Services;
beforeAll(() => {
  const store = storeInMemory(cards.map((card) => ({ card })));
  const catalogue = liveCatalogue(openCatalogue(store, { origin: {}, nicknames: new Map(), modelOf }));
  services = { ...fakes, catalogue };
});

const shown = async (name: string, locale?: string) => {
  const asker = { mayManage: false, ruleset: 'tcg', ...(locale === undefined ? {} : { locale }) } as const;
  return (await runCommand({ command: cardCommand, values: { name } }, asker, services)).reply;
};
const typed = (value: string, locale?: string) =>
  suggestionsFor(cardCommand, { name: 'name', value }, services, locale);

describe("names in the asker's language", () => {
  test('stand beside the English one in the title of a card', async () => {
    expect((await shown('paper lantern', 'de')).title).toBe('Paper Lantern (Papierlaterne)');
    expect((await shown('Papierlaterne', 'ja')).title).toBe('Paper Lantern (紙の提灯)');
  });

  test('are left out where there is none, and for those who read English', async () => {
    expect((await shown('paper crane', 'de')).title).toBe('Paper Crane');
    expect((await shown('paper wall', 'ja')).title).toBe('Paper Wall');
    expect((await shown('paper lantern', 'en-US')).title).toBe('Paper Lantern');
    expect((await shown('paper lantern')).title).toBe('Paper Lantern');
  });

  test('and so does its text, before the English words; for others there is none', async () => {
    const [first, ...others] = (await shown('paper lantern', 'de')).sections ?? [];
    expect(first).toMatchObject({
      heading: "The card's text (the English one decides)",
      lines: [{ text: 'Ziehe 1 Karte (Paper Lantern).' }],
    });
    expect(others).toEqual((await shown('paper lantern')).sections);
    expect(JSON.stringify(others)).toContain('Draw 1 card.');
    expect((await shown('paper lantern', 'ja')).sections).toEqual(others);
  });

  test('find cards while typing, and stand beside what is offered; the value stays English', async () => {
    const lantern = { name: 'Paper Lantern (Papierlaterne)', value: 'Paper Lantern' };
    expect((await typed('papierlat', 'de'))[0]).toEqual(lantern);
    expect((await typed('paper lan', 'de'))[0]).toEqual(lantern);
    expect((await typed('paper lan'))[0]).toEqual({ name: 'Paper Lantern', value: 'Paper Lantern' });
  });

  test('stand beside the cards that may have been meant', async () => {
    const { title, choices } = await shown('paper', 'de');
    expect(title).toBe('Not answered');
    expect(choices).toContainEqual(
      expect.objectContaining({ label: 'Paper Wall (Papierwand)', line: '/card name:"Paper Wall"' }),
    );
    expect((await shown('paper')).choices?.map(({ label }) => label)).toContain('Paper Wall');
  });
});
