import { describe, expect, test } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { outcomeJson } from '../../../src/cli/program.ts';
import { answer } from '../../../src/commands/answer.ts';
import type { Asker, Services } from '../../../src/commands/command.ts';
import { printSituation } from '../../../src/situations/language/print.ts';
import type { Ruling, RulingInWords } from '../../../src/situations/ruling.ts';
import { services as fakes } from '../../support/fakes.ts';
import { books } from '../../support/project-data.ts';

const asker: Asker = { mayManage: true, ruleset: 'tcg' };
/** A situation that the engine settles, with yes. */
const text =
  'P0 has in the hand: "Monster Reincarnation", "Dandylion"; P0 activates "Monster Reincarnation", discarding "Dandylion", targeting "Dandylion"; resolve; is "Dandylion" in the hand?';

const ruling = (id: string, more: Partial<Ruling> = {}): Ruling => ({
  id,
  rule: 'trigger/missed-timing',
  ruleset: 'tcg',
  source: { source: 'qa', number: 16110 },
  asked: 'Dandylion is discarded for Monster Reincarnation, which adds it to the hand. Is it there?',
  answer: 'yes',
  text: text.replaceAll('; ', '\n'),
  ...more,
});

const ask = async (
  line: string,
  rulings: readonly Ruling[],
  rulingsInWords: readonly RulingInWords[] = [],
) => {
  const logged: string[] = [];
  const services: Services = {
    ...fakes,
    ...books,
    rulings,
    rulingsInWords,
    log: (level) => logged.push(level),
  };
  const outcome = await answer(line, asker, services, commands);
  if (!outcome.ok) throw new Error(outcome.problem.found);
  return { ...outcome, logged };
};

describe('recorded rulings', () => {
  const words = 'Something odd happened to my Dandylion because of Monster Reincarnation. What now?';

  test('on all cards that are named stand beside an open answer, those on no other card first', async () => {
    const more = ruling('OWN-2', { text: `P0 has in the hand: "Jinzo"\n${text.replaceAll('; ', '\n')}` });
    const other = ruling('OWN-3', { text: 'P0 controls: "Dandylion"\nis "Dandylion" on the field?' });
    const outcome = await ask(words, [more, other, ruling('OWN-1')]);
    expect(outcome.verdict?.answer).toBe('cannot tell');
    expect(outcomeJson(outcome)).toMatchObject({
      rulings: [
        { id: 'OWN-1', answer: 'yes', source: { url: 'https://db.ygoresources.com/qa#16110' } },
        { id: 'OWN-2' },
      ],
    });
    expect(outcome.rulings).toHaveLength(2);
    expect(outcome.reply.sections?.map(({ heading }) => heading)).toContain('Recorded ruling');
  });

  const told: RulingInWords = {
    id: 'OWN-9',
    ruleset: 'ocg',
    source: { source: 'qa', number: 16110 },
    asked: 'Something odd happened to Dandylion because of Monster Reincarnation. Does it count?',
    answer: 'no',
    cards: ['Dandylion', 'Monster Reincarnation'],
    why: 'it was a cost',
  };

  test('in words alone stand beside an answer too, settle nothing, and can be shown', async () => {
    const outcome = await ask(words, [], [told]);
    expect([outcome.verdict?.answer, outcome.rulings?.map(({ id }) => id)]).toEqual([
      'cannot tell',
      ['OWN-9'],
    ]);
    const shown = await ask('/ruling question:own-9', [], [told]);
    expect([shown.reply.title, shown.reply.lead, shown.verdict]).toEqual([
      'Recorded ruling OWN-9: no',
      told.asked,
      undefined,
    ]);
    expect(JSON.stringify(shown.reply)).toContain('it was a cost');
    expect(shown.reply.sources?.[0]?.url).toBe('https://db.ygoresources.com/qa#16110');
  });

  test('that say otherwise than the engine on the very situation are shown with it, and logged', async () => {
    const plain = await ask(text, []);
    const same = String(plain.verdict?.answer);
    expect(['yes', 'no']).toContain(same);
    const agreed = await ask(text, [ruling('OWN-1', { answer: same })]);
    expect([agreed.verdict?.answer, agreed.logged]).toEqual([same, []]);
    const against = same === 'yes' ? 'no' : 'yes';
    const differs = await ask(text, [ruling('OWN-1', { answer: against })]);
    expect([differs.verdict?.answer, differs.logged]).toEqual([same, ['warn']]);
    expect(differs.reply.sections?.map(({ heading }) => heading)).toContain('Recorded ruling');
  });
});

/** A situation that the engine leaves open, as it does not read the text; nothing of it is unsaid. */
const wobbled = [
  'P0 controls: "Dandylion"',
  'P1 controls: "Odd Lamp"',
  'card "Odd Lamp": Level 4 Effect Monster, ATK 1000, DEF 1000',
  'text of "Odd Lamp": "Once per turn: You can wobble 1 monster on the field sideways."',
  'P1 activates "Odd Lamp"',
  'resolve',
  'is "Dandylion" on the field?',
];

describe('a ruling recorded with its official source settles the very same situation', () => {
  const recorded = ruling('OWN-4', { rule: 'summons-general/nowhere', text: wobbled.join('\n') });
  const told = (line: string, into: string) =>
    wobbled.map((each) => (each === line ? into : each)).join('; ');
  const tier = async (text: string, given: Ruling) => {
    const { verdict } = await ask(text, [given]);
    return [verdict?.answer, verdict?.tier];
  };

  test.for([
    ['as it is', wobbled.join('; ')],
    ['with what goes without saying', `turn: P0; ${wobbled.join('; ')}`],
    ['through /ask', `/ask text:${JSON.stringify(wobbled.join('; '))}`],
  ] as const)('%s', async ([, text]) => {
    expect((await ask(text, [])).verdict?.answer).toBe('cannot tell');
    const { verdict, reply, logged } = await ask(text, [recorded]);
    expect(verdict).toMatchObject({
      answer: 'yes',
      tier: 'official',
      certainty: 'settled',
      missing: [],
      findings: [{ rule: recorded.rule, because: 'recorded ruling OWN-4' }],
      citations: [{ url: 'https://db.ygoresources.com/qa#16110' }],
    });
    expect(reply).toMatchObject({ tone: 'yes', lead: 'It was ruled so officially: yes.' });
    const headings = reply.sections?.map(({ heading }) => heading) ?? [];
    expect(headings[0]).toBe('Recorded ruling');
    expect(headings).not.toContain('What is missing');
    expect(new Set(headings).size).toBe(headings.length);
    expect(logged).toEqual([]);
  });

  test('with no, and with a value', async () => {
    const text = wobbled.join('; ');
    expect(await tier(text, { ...recorded, answer: 'no, it is gone' })).toEqual(['no', 'official']);
    expect(await tier(text, { ...recorded, answer: '1500' })).toEqual(['1500', 'official']);
  });

  test.for([
    ['another phase', `phase: the Battle Step; ${wobbled.join('; ')}`],
    ["the other player's turn", `turn: P1; ${wobbled.join('; ')}`],
    ['another ruleset', `ruleset: OCG; ${wobbled.join('; ')}`],
    ['another controller', told('P0 controls: "Dandylion"', 'P1 controls: "Dandylion"')],
    ['another position', told('P0 controls: "Dandylion"', 'P0 controls: "Dandylion" (face-down)')],
    ['one card more', `P1 has in the GY: "Dandylion" as "the other"; ${wobbled.join('; ')}`],
    ['another text', wobbled.join('; ').replace('wobble 1 monster', 'wobble 2 monsters')],
    ['another player who activates', told('P1 activates "Odd Lamp"', 'P0 activates "Odd Lamp"')],
    ['one thing more done', told('resolve', 'resolve; go to the End Phase')],
    ['another question', told('is "Dandylion" on the field?', 'is "Dandylion" in the GY?')],
  ] as const)('and not one with %s', async ([, text]) => {
    const plain = await ask(text, []);
    const beside = await ask(text, [recorded]);
    expect(beside.rulings?.map(({ id }) => id)).toEqual(['OWN-4']);
    expect(beside.verdict?.tier).not.toBe('official');
    expect(beside.verdict?.answer).toBe(plain.verdict?.answer);
    expect(beside.logged).toEqual([]);
  });

  test('and none without a source, or with one that is not official', async () => {
    const text = wobbled.join('; ');
    const { source: _, ...without } = recorded;
    expect((await tier(text, without))[0]).toBe('cannot tell');
    const draft = { ...recorded, source: { source: 'numbered-rulebook' } };
    expect((await tier(text, draft))[0]).toBe('cannot tell');
  });

  test('nor one in plain words, which leave facts unsaid', async () => {
    const words =
      'P0 activates Dandylion. My opponent controls Blue-Eyes White Dragon. Is Dandylion affected by Blue-Eyes White Dragon?';
    const { verdict } = await ask(words, []);
    const situation = verdict?.situation;
    if (situation == null) throw new Error('not read as a situation');
    const same = ruling('OWN-5', { text: printSituation({ ...situation, assumed: [] }) });
    expect(await tier(same.text, same)).toEqual(['yes', 'official']);
    const { verdict: asked, rulings } = await ask(words, [same]);
    expect(asked?.answer).toBe('cannot tell');
    expect(rulings?.map(({ id }) => id)).toEqual(['OWN-5']);
  });
});
