import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { answer } from '../../src/commands/answer.ts';
import type { Asker, Outcome, Services } from '../../src/commands/command.ts';
import { problemLine } from '../../src/platform/problem.ts';
import { ruleOn } from '../../src/situations/rule-on.ts';
import { services as fakes } from '../support/fakes.ts';
import { books, examples, rulings } from '../support/project-data.ts';

const services: Services = { ...fakes, ...books, rulings, examples };
const asker: Asker = { guildId: 'console', mayManage: true, ruleset: 'tcg' };
const ask = (line: string): Promise<Outcome> => answer(line, asker, services, commands);

/** The answer, or the code of the problem. */
const told = async (line: string): Promise<string> => {
  const outcome = await ask(line);
  return !outcome.ok ? `problem: ${outcome.problem.code}` : (outcome.verdict?.answer ?? outcome.reply.title);
};

describe('/timing', () => {
  test.for([
    ['card:dandylion event:sent-to-gy as:cost then:added-to-hand', 'no'],
    ['card:dandylion event:sent-to-gy as:cost', 'yes'],
    ['card:dandylion event:sent-to-gy', 'yes'],
    ['card:dandylion event:discarded as:cost', 'yes'],
    ['card:dandylion event:destroyed as:battle', 'yes'],
    ['card:dandylion event:banished', 'no'],
    ['card:dandylion event:sent-to-gy as:cost now:banished', 'no'],
    ['card:dandylion event:sent-to-gy as:effect then:banished,added-to-hand', 'no'],
    ['card:dandylion event:sent-to-gy as:effect then:"draw a card"', 'yes'],
    ['card:"Peten the Dark Clown" event:sent-to-gy as:effect', 'yes'],
    ['card:"Peten the Dark Clown" event:sent-to-gy as:effect then:"draw a card"', 'no'],
    ['card:"Peten the Dark Clown" event:sent-to-gy as:effect chain-link:2', 'no'],
    ['card:"Peten the Dark Clown" event:sent-to-gy as:cost', 'no'],
    ['card:"Peten the Dark Clown" event:sent-to-gy as:tribute', 'no'],
    ['card:"Peten the Dark Clown" event:sent-to-gy as:material', 'no'],
    ['card:"Peten the Dark Clown" event:sent-to-gy as:battle', 'yes'],
    ['card:"Peten the Dark Clown" event:sent-to-gy', 'cannot tell'],
    ['card:"Cyber Angel Benten" event:tributed as:cost', 'yes'],
    ['card:"Cyber Angel Benten" event:tributed as:cost now:banished', 'no'],
    ['card:"Elemental HERO Absolute Zero" event:left-the-field as:effect', 'yes'],
    ['card:"Elemental HERO Absolute Zero" event:returned-to-extra-deck', 'no'],
    ['card:"Black Rose Moonlight Dragon" event:special-summoned then:equipped', 'no'],
    ['card:"Celtic Guardian" event:destroyed', 'no'],
  ])('%s: %s', async ([options, expected]) => {
    expect(await told(`/timing ${options}`)).toBe(expected);
  });
});

test('/card has a picture beside it only where the host says where it is, and by the passcode', async () => {
  const thumbnail = async (line: string, more: Partial<Services> = {}) => {
    const outcome = await answer(line, asker, { ...services, ...more }, commands);
    return outcome.ok ? outcome.reply.thumbnail : 'a problem';
  };
  const cardImageUrl = 'https://images.example/{password}.jpg';
  expect(await thumbnail('/card name:Dandylion')).toBeUndefined();
  expect(await thumbnail('/card name:Dandylion', { cardImageUrl })).toBe(
    'https://images.example/15341821.jpg',
  );
});

describe('/battle', () => {
  test.for([
    [
      'attacker:jinzo defender:"Celtic Guardian"',
      'P1 takes 1000 battle damage; Celtic Guardian is destroyed',
    ],
    [
      'attacker:"Celtic Guardian" defender:jinzo',
      'P0 takes 1000 battle damage; Celtic Guardian is destroyed',
    ],
    [
      'attacker:jinzo defender:"Celtic Guardian" position:defense',
      'no battle damage; Celtic Guardian is destroyed',
    ],
    [
      'attacker:"Celtic Guardian" defender:jinzo position:face-down',
      'P0 takes 100 battle damage; nothing is destroyed',
    ],
    ['attacker:jinzo', 'P1 takes 2400 battle damage; nothing is destroyed'],
    ['attacker:1900 defender:1900', 'no battle damage; the attacker and the defender are destroyed'],
    [
      'attacker:1900 defender:"0/1500" position:defense modifiers:"attacker piercing"',
      'P1 takes 400 battle damage; the defender is destroyed',
    ],
    [
      'attacker:1900 defender:1500 modifiers:"defender indestructible, defender +100"',
      'P1 takes 300 battle damage; nothing is destroyed',
    ],
    [
      'attacker:1900 defender:1500 modifiers:"attacker half"',
      'P0 takes 550 battle damage; the attacker is destroyed',
    ],
    [
      'attacker:1900 defender:"0/1500" position:defense modifiers:"defender DEF =2000, attacker no damage"',
      'no battle damage; nothing is destroyed',
    ],
    ['attacker:1900 defender:1500 position:defense', 'cannot tell'],
    ['attacker:"Dark Hole"', 'problem: no-monster'],
    ['attacker:jinzo defender:"I:P Masquerena" position:defense', 'problem: impossible'],
    ['attacker:jinzo position:sideways', 'problem: not-a-choice'],
    ['attacker:jinzo modifiers:"+500"', 'problem: unknown-modifier'],
    ['attacker:jinzo modifiers:"attacker original =100"', 'problem: unknown-modifier'],
  ])('%s: %s', async ([options, expected]) => {
    expect(await told(`/battle ${options}`)).toBe(expected);
  });

  test('its timeline says what happens when, and what may be activated', async () => {
    const outcome = await ask(
      '/battle attacker:"Don Zaloog" defender:"Ryko, Lightsworn Hunter" position:face-down',
    );
    const { verdict } = outcome.ok ? outcome : {};
    expect(verdict?.timeline.map(({ at, what }) => `${at}: ${what}`)).toEqual([
      'Battle Step: Don Zaloog declares an attack, on Ryko, Lightsworn Hunter',
      'Turn: the Damage Step begins',
      'Before damage calculation: Ryko, Lightsworn Hunter is flipped face-up',
      'Chain Link 1, activation: Ryko, Lightsworn Hunter is activated by P1',
      'End of the Damage Step: Ryko, Lightsworn Hunter is destroyed (battle)',
      'Turn: the Battle Step begins',
    ]);
    const direct = await ask('/battle attacker:"Don Zaloog"');
    expect(direct.ok ? direct.verdict?.assumed : []).toContain(
      'the optional effect of Don Zaloog could be activated after damage calculation, and is not',
    );
  });
});

describe('/summoned', () => {
  test.for([
    ['card:"Stardust Dragon" history:sent-from-extra-deck by:"Monster Reborn"', 'no'],
    ['card:"Stardust Dragon" history:synchro-summoned,sent-to-gy by:"Monster Reborn"', 'yes'],
    ['card:"Stardust Dragon" history:synchro-summoned,banished by:"Monster Reborn"', 'no'],
    ['card:"Stardust Dragon" history:synchro-summoned,banished-face-down', 'yes'],
    [
      'card:"Stardust Dragon" history:synchro-summoned,returned-to-extra-deck,sent-from-extra-deck by:effect',
      'no',
    ],
    ['card:"Stardust Dragon" history:special-summoned-ignoring-conditions,sent-to-gy by:effect', 'no'],
    ['card:"Stardust Dragon" history:sent-to-gy by:effect', 'cannot tell'],
    ['card:"Stardust Dragon" history:synchro-summoned,control-changed,destroyed by:effect', 'yes'],
    ['card:"Stardust Dragon" history:synchro-summoned,copied', 'yes'],
    ['card:"Stardust Dragon" history:synchro-summoned,summon-negated by:effect', 'no'],
    [
      'card:"Chaos Sorcerer" history:properly-summoned,flipped-face-down,flip-summon-negated by:"Call of the Haunted"',
      'yes',
    ],
    ['card:"Chaos Sorcerer" history:properly-summoned,returned-to-hand by:effect', 'no'],
    ['card:"Chaos Sorcerer" history:discarded by:"Monster Reborn"', 'no'],
    ['card:"Masked HERO Dark Law" history:properly-summoned,destroyed by:"Monster Reborn"', 'no'],
    ['card:"Dark Ruler Ha Des" history:normal-summoned,sent-to-gy by:"Monster Reborn"', 'no'],
    ['card:"Harpie Lady" history:discarded by:"Call of the Haunted"', 'yes'],
    ['card:"Harpie Lady" history:discarded', 'not needed'],
    ['card:"Cyber Angel Natasha" history:discarded by:effect', 'no'],
    ['card:"Cyber Angel Natasha" history:discarded by:ritual-summoned', 'yes'],
  ])('%s: %s', async ([options, expected]) => {
    expect(await told(`/summoned ${options}`)).toBe(expected);
  });
});

describe('what is wrong is told in one line with a suggestion', () => {
  test.for([
    [
      'an unknown card',
      '/timing card:"Harpie Lady Queen" event:destroyed',
      'unknown-card',
      '/timing card:"Harpie Queen" event:destroyed',
    ],
    ['a nonsense card', '/card name:qqqqqq', 'unknown-card', undefined],
    [
      'an unknown event',
      '/timing card:dandylion event:sent-to-gyy',
      'unknown-event',
      '/timing card:Dandylion event:sent-to-gy',
    ],
    [
      'an unknown place',
      '/timing card:Dandylion event:destroyed now:gyy',
      'unknown-place',
      '/timing card:Dandylion event:destroyed now:gy',
    ],
    [
      'an unknown history word',
      '/summoned card:"Harpie Lady" history:normal-sumoned',
      'unknown-event',
      undefined,
    ],
    ['a Spell Card as a monster', '/summoned card:"Dark Hole"', 'no-monster', undefined],
    ['an unknown rule', '/rule number:9.99', 'unknown-rule', undefined],
    ['an unknown command', '/timng card:x', 'unknown-command', undefined],
    ['an unknown option', '/card nam:Dandylion', 'unknown-option', undefined],
    ['an unclosed quote', '/card name:"Dandylion', 'unclosed-quote', undefined],
    ['an empty line', '', 'empty-line', undefined],
    ['6,000 characters', `/card name:${'x'.repeat(6000)}`, 'line-too-long', undefined],
    ['6,000 characters of plain words', 'x '.repeat(3000), 'line-too-long', undefined],
  ] as const)('%s', async ([, line, code, choice]) => {
    const outcome = await ask(line);
    if (outcome.ok) throw new Error(`answered: ${outcome.reply.title}`);
    expect(outcome.problem.code).toBe(code);
    expect(problemLine(outcome.problem)).not.toContain('\n');
    if (choice !== undefined) {
      const lines = (outcome.problem.choices ?? []).map(({ line: each }) => each.toLowerCase());
      expect(lines).toContain(choice.toLowerCase());
    }
  });

  test('what a problem offers is answered when it is picked', async () => {
    const outcome = await ask('/timing card:harpie event:destroyed as:battle');
    if (outcome.ok) throw new Error('no problem');
    const choices = outcome.problem.choices ?? [];
    expect(choices.length).toBeGreaterThan(1);
    for (const { line } of choices) expect((await ask(line)).ok).toBe(true);
  });
});

describe('verdicts', () => {
  test('every line of /help is answered; a settled answer has a finding whose rule is in the rulebook, and a source', async () => {
    const lines = [
      ...examples,
      '/ruling question:gemini',
      '/summoned card:"Harpie Lady"',
      '/timing card:dandylion event:destroyed',
    ];
    for (const line of lines) {
      const outcome = await ask(line);
      if (!outcome.ok) throw new Error(`${line}: ${outcome.problem.found}`);
      if (outcome.verdict === undefined || outcome.verdict.answer === 'cannot tell') continue;
      const { findings, citations } = outcome.verdict;
      expect(findings.length, line).toBeGreaterThan(0);
      expect(citations.length, line).toBeGreaterThan(0);
      for (const { rule } of findings) expect(books.rulebook.byId(rule), `${line}: ${rule}`).toBeDefined();
    }
  });

  test('the situation of a verdict, run again, gives the same verdict', async () => {
    const outcome = await ask('/timing card:Dandylion event:sent-to-gy as:cost then:added-to-hand');
    if (!outcome.ok || !outcome.verdict?.situation) throw new Error('no verdict');
    const again = ruleOn(outcome.verdict.situation, books);
    expect(again.ok && { ...again.value, ms: 0 }).toEqual({ ...outcome.verdict, ms: 0 });
  });

  test('a situation as JSON is ruled on as it was', async () => {
    const outcome = await ask(
      '/summoned card:"Stardust Dragon" history:sent-from-extra-deck by:"Monster Reborn"',
    );
    if (!outcome.ok || !outcome.verdict?.situation) throw new Error('no verdict');
    const again = await ask(JSON.stringify(outcome.verdict.situation));
    expect(again.ok && { ...again.verdict, ms: 0 }).toEqual({ ...outcome.verdict, ms: 0 });
  });

  test.for([
    ['{', 'must be a situation as JSON'],
    ['{"cards":[]}', 'must be a situation as JSON'],
    [
      '{"cards":[],"question":{"ask":"on-field","card":"x"}}',
      'must be about a card that the situation sets up',
    ],
    [
      `{"cards":[{"id":"x","card":"Nobody Knows It","place":"gy"}],"question":{"ask":"on-field","card":"x"}}`,
      'must be the name of a card',
    ],
  ] as const)('%s is no situation', async ([line, expected]) => {
    const outcome = await ask(line);
    expect(!outcome.ok ? outcome.problem.expected : 'answered').toContain(expected);
  });

  test('plain words are searched, not ruled on: the nearest rule is shown, the verdict stays open', async () => {
    const outcome = await ask('miss the timing');
    if (!outcome.ok) throw new Error('a problem');
    expect(outcome.reply.lead).toContain('last thing');
    expect(outcome.verdict?.answer).toBe('cannot tell');
    expect(outcome.verdict?.findings[0]?.rule).toBe('trigger/missed-timing');
    expect(await told('qwpoeiru zxmcnv')).toBe('cannot tell');
  });

  test.for([
    'blorp zizz qux',
    'pizza recipe',
    'hello',
    'lorem ipsum dolor sit amet',
    'the weather is nice today',
  ])('no rule is offered for "%s"', async (words) => {
    const outcome = await ask(words);
    expect(outcome.ok && outcome.reply.title).toBe('Cannot tell');
  });
});
