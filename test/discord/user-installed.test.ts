import { describe, expect, test, vi } from 'vitest';
import type { Command } from '../../src/commands/command.ts';
import type { DiscordStandIn } from '../support/discord-stand-in/stand-in.ts';
import { connected } from './connected.ts';
import { connectOverHttp } from './connected-over-http.ts';
import { bookCommand, cardCommand } from './fakes.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const commands: readonly Command[] = [cardCommand, bookCommand()];
const ways: readonly (readonly [string, () => Promise<{ readonly discord: DiscordStandIn }>])[] = [
  ['over the gateway', () => connected(commands)],
  ['over HTTP', () => connectOverHttp(commands)],
];
const places = [
  ['direct messages with the bot', { directMessage: true }],
  ['direct messages of a group', { directMessage: true, inGroup: true, userInstalled: true }],
  ['a server that the bot is not in', { guildId: '399999999999999999', userInstalled: true }],
] as const;

describe.for(ways)('%s', ([, connect]) => {
  test.for(places)('in %s, all is answered as anywhere, by the defaults', async ([, from]) => {
    const { discord } = await connect();
    const use = { name: 'card', options: { name: 'Dandylion' }, from };
    const card = await discord.slash(use).reply();
    expect([card.embeds[0]?.description, card.flags & 64]).toEqual(['1 in the Deck, by the tcg.', 0]);
    expect((await discord.autocomplete(use, 'name').suggestions()).length).toBeGreaterThan(0);
    const message = await discord.onMessage('Look at this card', '**Jinzo**', from).reply();
    expect(message.embeds[0]?.description).toMatch(/^Jinzo: must be the name of a card/);
    const page = await discord.press('1>/book page:"2"', from).update();
    expect(page.embeds[0]?.title).toBe('ℹ️ Page 2');
    const picked = await discord.pick('menu', '1/card name:"Dandylion"', from).reply();
    expect(picked.embeds[0]?.title).toBe('ℹ️ Dandylion');
    expect(discord.faults).toEqual([]);
  });
});
