import { expect, test } from 'vitest';
import { hasOpenapi, openapiFaults } from '../support/discord-stand-in/openapi.ts';

const callback = '/interactions/1/token/callback';
const embed = (title: string) => ({ type: 4, data: { embeds: [{ title }] } });

test.skipIf(!hasOpenapi)(
  "what the bot sends is checked by Discord's OpenAPI document (skipped without ../shared/discord/openapi.json)",
  () => {
    const faults = openapiFaults();
    expect(faults('POST', callback, embed('Yes'))).toEqual([]);
    expect(faults('POST', callback, embed('x'.repeat(257)))).toHaveLength(1);
    expect(faults('PUT', '/applications/1/commands', [{ name: 'ask' }])).toEqual([]);
    expect(faults('PUT', '/applications/1/commands', [{ name: 7 }])).toHaveLength(1);
    expect(faults('POST', '/no/such/path', {})).toHaveLength(1);
  },
);
