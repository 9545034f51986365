import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { answer } from '../../src/commands/answer.ts';
import type { Asker, Services } from '../../src/commands/command.ts';
import { printReply } from '../../src/replies/terminal/terminal.ts';
import { readSituation } from '../../src/situations/language/read.ts';
import { monster } from '../support/duels.ts';
import { services as fakes } from '../support/fakes.ts';
import { books, examples, rulings } from '../support/project-data.ts';
import { textMonster } from '../support/text-cards.ts';

const services: Services = { ...fakes, ...books, rulings, examples };
const asker: Asker = { guildId: 'console', mayManage: true, ruleset: 'tcg' };

async function told(line: string): Promise<{ readonly answer: string; readonly text: string }> {
  const outcome = await answer(line, asker, services, commands);
  if (!outcome.ok) throw new Error(outcome.problem.expected);
  return { answer: outcome.verdict?.answer ?? '', text: printReply(outcome.reply, { color: false }) };
}

const ruled =
  'I activate Monster Reincarnation, discarding Dandylion, and add Dandylion back to my hand. Does Dandylion trigger?';
const open = 'I discard Dandylion to the moths. Does Dandylion trigger?';
const topic = 'can a gemini be normal summoned again';

describe.for(['', '/ask text:'])('plain words after "%s"', (before) => {
  const ask = (words: string) => told(`${before}${words}`);

  test('a situation is ruled on, and how it was understood is shown', async () => {
    const { answer: said, text } = await ask(ruled);
    expect(said).toBe('no');
    expect(text).toContain('As it was understood');
    expect(text).not.toContain('Found by search');
  });

  test('one that is not understood is "cannot tell", with what is missing and what the rulebook has', async () => {
    const { answer: said, text } = await ask(open);
    expect(said).toBe('cannot tell');
    expect(text).toMatch(/^\? Cannot tell\n.*What is missing.*Found by search.*was not ruled on/s);
  });

  test('words that tell of no situation find a rule', async () => {
    const { answer: said, text } = await ask(topic);
    expect(said).toBe('cannot tell');
    expect(text).toContain('No situation was recognised');
    expect(text).toContain('gemini-numbered/second-summon-when');
  });
});

test('words that find nothing get an example, which is ruled on', async () => {
  const outcome = await answer('what does the charizard do', asker, services, commands);
  const [example] = !outcome.ok ? [] : (outcome.reply.choices ?? []);
  expect(example?.label).toBe('An example');
  expect((await told(example?.line ?? '')).answer).not.toBe('cannot tell');
});

test('/ask takes the situation language too', async () => {
  const { answer: said } = await told(
    `/ask text:${JSON.stringify('P0 has in the hand: "Dandylion"; does "Dandylion" activate?')}`,
  );
  expect(said).toBe('no');
});

describe('an answer that is open offers what would settle it', () => {
  async function choices(line: string) {
    const outcome = await answer(line, asker, services, commands);
    return !outcome.ok ? [] : (outcome.reply.choices ?? []);
  }

  test('a fact that nobody said: a choice for each case, which rules on it', async () => {
    const cases = (await choices('I Summon Dandylion. Can my opponent activate Solemn Judgment?')).slice(
      0,
      2,
    );
    expect(cases.map(({ label }) => label)).toEqual(['Normal Summoned', 'Special Summoned by an effect']);
    const answers = await Promise.all(cases.map(async ({ line }) => (await told(line)).answer));
    expect(answers).toEqual(['yes', 'no']);
  });

  test('a name that two cards may be: a choice for each card, which asks again with its name', async () => {
    const asked = 'My opponent activates Leg of the Forbidden One. Is it negated?';
    const cards = (await choices(asked)).filter(({ card }) => card !== undefined);
    expect(cards.map(({ card }) => card)).toEqual([
      'Left Leg of the Forbidden One',
      'Right Leg of the Forbidden One',
    ]);
    for (const { card = '', line } of cards) {
      expect(line).toContain(`activates ${card}. Is`);
      expect((await told(line)).text).not.toContain('did you mean');
    }
  });

  test('what was understood can be opened as a situation, for putting it right', async () => {
    const [first] = (await choices(open)).filter(({ opens }) => opens);
    expect(first?.label).toBe('Put it right');
    const text = first?.line.replace(/^\/situation text:/, '') ?? '';
    const read = readSituation(text, { catalogue: books.catalogue, ruleset: 'tcg' });
    expect(read.ok).toBe(true);
    expect((await told(open)).text).toContain('P0 has in the hand: "Dandylion"');
  });

  test('words that were not understood stand in one line', async () => {
    const { text } = await told('I discard Dandylion blorp the frobnic moths. Does Dandylion trigger?');
    expect(text).toMatch(/I did not understand: "blorp the frobnic moths"/);
  });

  test('an answer that is settled offers none of it', async () => {
    expect((await choices(ruled)).map(({ label }) => label)).not.toContain('Put it right');
  });
});

test.for(['Dandylion', 'what does dandylion do?', "Dandylion's effect", 'text of dandylion'])(
  '"%s" asks for the card itself',
  async (words) => {
    expect((await told(words)).text).toMatch(/^. Dandylion\n.*1\. Trigger Effect/s);
    expect((await told(`${words} if it is discarded`)).text).not.toMatch(/^. Dandylion\n/);
  },
);

test.for(['in my Pendulum Zone', 'as a scale'])(
  'a log: a Pendulum Monster is activated %s',
  async (where) => {
    const kind = { abilities: ['Pendulum', 'Normal'], level: 4, scale: 3 };
    const owls = [monster('Swinging Owl', [], kind), monster('Swaying Owl', [], kind)];
    const line = `/duel check log:I activate Swinging Owl ${where}. I Normal Summon Swaying Owl.`;
    const outcome = await answer(line, asker, { ...services, catalogue: makeCatalogue(owls) }, commands);
    expect(outcome).toMatchObject({ verdict: { answer: 'yes', headline: 'All 3 steps are legal.' } });
  },
);

test('a log in which both players act as the turn player: a turn may have gone by untold', async () => {
  const log = 'I Normal Summon Dandylion. My opponent attacks Dandylion with Celtic Guardian.';
  expect((await told(`/duel check log:${log}`)).text).toContain('whose turn it is');
  expect((await told(`/duel check log:It is my turn. ${log}`)).answer).toBe('no');
  expect((await told(`/duel check log:${log.replace('. My', '. I end my turn. My')}`)).answer).toBe('yes');
});

test.for([
  ['', 'yes'],
  [' in Defense Position', 'cannot tell'],
] as const)('a log: by its own procedure a monster is Summoned%s: %s', async ([where, verdict]) => {
  const text = 'If only your opponent controls a monster, you can Special Summon this card (from your hand).';
  const owls = [textMonster('Eager Owl', text), monster('Slow Owl', [])];
  const line = `/duel check log:My opponent controls Slow Owl. I Special Summon Eager Owl from my hand${where}. I go to the Battle Phase. I attack Slow Owl with Eager Owl.`;
  const outcome = await answer(line, asker, { ...services, catalogue: makeCatalogue(owls) }, commands);
  expect(outcome).toMatchObject({ verdict: { answer: verdict } });
});
