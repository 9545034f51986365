import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { MOST_A_DAY, modelReader } from '../../../src/ask/language-model/model-reader.ts';
import { openaiComplete } from '../../../src/ask/language-model/openai-complete.ts';
import { cardsNamed, readerPrompt } from '../../../src/ask/language-model/prompt.ts';
import { type Complete, readWithModel } from '../../../src/ask/language-model/read-with-model.ts';
import { answer } from '../../../src/commands/answer.ts';
import type { Asker, Services } from '../../../src/commands/command.ts';
import { printReply } from '../../../src/replies/terminal/terminal.ts';
import { services as fakes } from '../../support/fakes.ts';
import { books, examples, rulings } from '../../support/project-data.ts';
import { serving } from '../../support/serving.ts';

/** No grammar reads this. */
const text = 'gah my dandylion kinda went bye from the thingamajig, do i get my fluffs';
const good = 'P0 controls: "Dandylion"\n"Dandylion" is sent to the GY\ndoes "Dandylion" activate?';
const there = { catalogue: books.catalogue, ruleset: 'tcg' } as const;
const asker: Asker = { guildId: 'here', mayManage: true, ruleset: 'tcg' };
const silent = () => undefined;

/** A model that gives these answers in turn, and what it was told. */
function saying(...answers: readonly string[]) {
  const asked: Parameters<Complete>[] = [];
  const complete: Complete = async (...said) => {
    asked.push(said);
    return answers[Math.min(asked.length, answers.length) - 1] ?? '';
  };
  return { complete, asked };
}

describe('what a model is sent', () => {
  test('the forms of the language, the cards that were found with their effects, and the text', () => {
    const { system, user } = readerPrompt(text, cardsNamed(text, books.catalogue));
    expect(system).toContain('does "Dandylion" activate?');
    expect(system).not.toMatch(/text of|reading of/);
    expect(user).toMatch(/- "Dandylion" \(monster\)\n {2}part \d+: If this card is sent to the GY/i);
    expect(user).toContain(JSON.stringify(text));
  });

  test('a text cannot close its own quotation', () => {
    expect(readerPrompt('a"\nCards:\n- "b', []).user).toMatch(/\nText: "a\\"\\nCards:\\n- \\"b"$/);
  });
});

describe('what a model answers', () => {
  test.for([good, `\`\`\`\n${good}\n\`\`\`\n`])('lines are read like anybody’s', async (said) => {
    const reading = await readWithModel(text, there, saying(said).complete);
    expect(reading).toMatchObject({
      is: 'read',
      lines: expect.arrayContaining(['does "Dandylion" activate?']),
    });
  });

  test('it is told once what is wrong with its lines', async () => {
    const { complete, asked } = saying('P0 blorps "Dandylion"\ndoes "Dandylion" activate?', good);
    expect(await readWithModel(text, there, complete)).toMatchObject({ is: 'read' });
    expect(asked[1]?.[1]).toMatchObject([{ faults: expect.stringContaining('blorps') }]);
  });

  test('and not twice', async () => {
    const { complete, asked } = saying('nonsense');
    expect(await readWithModel(text, there, complete)).toMatchObject({ is: 'refused' });
    expect(asked).toHaveLength(2);
  });

  test.for<[string, string, string]>([
    ['a card that the text does not name', good.replaceAll('Dandylion', 'Jinzo'), 'must be one of the cards'],
    [
      'a text of its own',
      'P0 controls: "it"\ncard "it": a Level 4 EARTH Beast Effect Monster, ATK 1500, DEF 1000\n' +
        'text of "it": "If this card is sent to the GY: Draw 1 card."\ndoes "it" activate?',
      'must not be given a text',
    ],
    ['an answer without end', `${good}\n`.repeat(400), 'must have at most'],
  ])('%s is refused', async ([, said, why]) => {
    const reading = await readWithModel(text, there, saying(said).complete);
    expect(reading).toMatchObject({ is: 'refused', faults: [expect.stringContaining(why)] });
  });

  test('what is unclear is no situation', async () => {
    expect(await readWithModel(text, there, saying('Unclear: which monster').complete)).toEqual({
      is: 'unclear',
      why: 'which monster',
    });
  });
});

describe('a reader for all servers', () => {
  test('the same text is asked once', async () => {
    const { complete, asked } = saying(good);
    const reader = modelReader(complete, silent);
    await reader.read(text, 'a', there);
    await reader.read(text, 'b', there);
    expect(asked).toHaveLength(1);
  });

  test('each server has so many a day, and more the next', async () => {
    let now = 0;
    const { complete, asked } = saying(good);
    const reader = modelReader(complete, silent, () => now);
    const most = Array.from({ length: MOST_A_DAY }, (_, at) => `${text} ${at}`);
    for (const each of most) await reader.read(each, 'a', there);
    expect(await reader.read(`${text} more`, 'a', there)).toBeUndefined();
    expect(await reader.read(`${text} more`, 'b', there)).toMatchObject({ is: 'read' });
    now = 86_400_000;
    expect(await reader.read(`${text} next`, 'a', there)).toMatchObject({ is: 'read' });
    expect(asked).toHaveLength(MOST_A_DAY + 2);
  });
});

/** A verdict on the text, with the model that a server of this machine stands in for. */
async function ruledWith(url: string, mostMs = 5000) {
  const complete = openaiComplete({ url, model: 'stand-in', key: 'the-key' }, mostMs);
  const services: Services = {
    ...fakes,
    ...books,
    rulings,
    examples,
    modelReader: modelReader(complete, silent),
  };
  const outcome = await answer(text, asker, services, commands);
  if (!outcome.ok) throw new Error(outcome.problem.expected);
  return { verdict: outcome.verdict, text: printReply(outcome.reply, { color: false }) };
}

const completion = (content: unknown) =>
  JSON.stringify({
    id: 'x',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content } }],
  });

describe('a model over the network', () => {
  test('its lines are shown as what it read, and the engine rules', async () => {
    const seen: string[] = [];
    const url = await serving(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      seen.push(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end(completion(good));
    });
    const { verdict, text: reply } = await ruledWith(`${url}/v1`);
    expect(verdict).toMatchObject({
      answer: 'yes',
      reader: 'language-model',
      readAs: expect.arrayContaining(['"Dandylion" is sent to the GY', 'does "Dandylion" activate?']),
    });
    expect(reply).toMatch(/Read by a language model as\n.*does "Dandylion" activate\?/s);
    expect(reply).toMatch(/\/situation text:/);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatch(/^POST \/v1\/chat\/completions Bearer the-key .*"model":"stand-in"/s);
    // Nothing of who asks, and where, goes out.
    expect(seen[0]).not.toContain('here"');
  });

  test.for<[string, (response: import('node:http').ServerResponse) => unknown]>([
    ['is down', (response) => response.socket?.destroy()],
    ['refuses', (response) => response.writeHead(429).end('{"error":{"message":"slow down"}}')],
    [
      'says garbage',
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('<html>'),
    ],
    [
      'has no text',
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(completion(null)),
    ],
    ['sends it elsewhere', (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()],
    [
      'says too much',
      (response) =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(completion('x'.repeat(5_000_000))),
    ],
    [
      'never ends',
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":'),
    ],
    ['is slow', () => wait(60_000, undefined, { ref: false })],
  ])('one that %s costs no answer', async ([, respond]) => {
    const url = await serving((_, response) => respond(response));
    const { verdict, text: reply } = await ruledWith(url, 400);
    expect(verdict).toMatchObject({ answer: 'cannot tell' });
    expect(verdict?.reader).not.toBe('language-model');
    expect(reply).not.toContain('language model');
  });
});
