import { expect, test } from 'vitest';
import { run } from '../support/builder.ts';

const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
const situation = (cards: readonly object[], more: object): string =>
  JSON.stringify({ ruleset: 'tcg', turnPlayer: 'P0', phase: 'main-1', cards, ...more });
const dandylion = (id: string) => ({ id, card: 'Dandylion', place: 'hand', owner: 'P0' });
const whoMay = { ask: 'who-may' };

test.for(words)('a card may be called %s', async (word) => {
  const text = `P0 has in the hand: "Dandylion" as "${word}"; P0 Normal Summons "${word}"; who may act now?`;
  const summoned = {
    actions: [{ do: 'summon', card: word, way: 'normal-summoned', player: 'P0' }],
    question: whoMay,
  };
  for (const told of [text, situation([dandylion(word)], summoned)]) {
    const outcome = await run(told);
    expect(outcome).toMatchObject({ ok: true });
    expect(JSON.stringify(outcome)).toContain('Normal Summon');
  }
});

test.for(words)('no card is called %s where none was set up', async (word) => {
  const asked = { ask: 'activates', card: word };
  const known = { ok: false, problem: { code: expect.stringMatching(/unknown|unplayable/) } };
  for (const more of [
    { actions: [{ do: 'summon', card: word, way: 'normal-summoned', player: 'P0' }], question: whoMay },
    { actions: [], question: asked },
  ])
    expect(await run(situation([dandylion('a')], more))).toMatchObject(known);
  const attached = { ...dandylion('a'), attachedTo: word };
  expect(await run(situation([attached], { actions: [], question: whoMay }))).toMatchObject(known);
  expect(
    await run(`/duel build step:activate card:${word} text:P0 has in the hand: "Dandylion"`),
  ).toMatchObject(known);
});
