import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { answer } from '../../src/commands/answer.ts';
import type { Asker, Services } from '../../src/commands/command.ts';
import { printReply } from '../../src/replies/terminal/terminal.ts';
import { services as fakes } from '../support/fakes.ts';
import { books, examples, rulings } from '../support/project-data.ts';

const services: Services = { ...fakes, ...books, rulings, examples };
const asker: Asker = { guildId: 'console', mayManage: true, ruleset: 'tcg' };

/** What the console prints of the line, with single spaces, and its picture. */
async function shown(line: string) {
  const outcome = await answer(line, asker, services, commands);
  if (!outcome.ok) throw new Error(outcome.problem.found);
  const text = printReply(outcome.reply, { width: 100, color: false }).replace(/\s+/g, ' ');
  return { text, picture: outcome.reply.picture, verdict: outcome.verdict };
}

describe('/stats', () => {
  const line = '/stats atk:2300 modifiers:"double continuous, =100 continuous, end 2"';
  test('each step with its value, and the rules that say so', async () => {
    const { text, picture } = await shown(line);
    expect(text).toContain(
      'at first: ATK 2300 2. double continuous: ATK 4600 3. =100 continuous: ATK 100 4. end 2: ATK 4600',
    );
    expect(text).toContain('[stats/overwrites]');
    expect(picture).toBeUndefined();
  });

  test('its picture has the same steps', async () => {
    const { picture } = await shown(`${line} picture:ladder`);
    expect(picture).toEqual({
      kind: 'ladder',
      ladders: [
        {
          heading: 'ATK',
          steps: [
            { what: 'printed ATK', value: 2300 },
            { what: 'double continuous', value: 4600 },
            { what: '=100 continuous', value: 100 },
            { what: 'end 2', value: 4600 },
          ],
        },
      ],
    });
  });

  test('a value that hangs on what was not said is not settled there either', async () => {
    const { picture } = await shown(
      '/stats card:Jinzo modifiers:"+700 activated, half, end 2" picture:ladder',
    );
    const ladders = picture?.kind === 'ladder' ? picture.ladders : [];
    expect(ladders.map(({ heading, steps }) => [heading, ...steps.map(({ value }) => value)])).toEqual([
      ['ATK of Jinzo', 2400, 3100, null, null],
    ]);
  });
});

test('/battle: damage, what is destroyed, and a timeline', async () => {
  const { text } = await shown('/battle attacker:"Don Zaloog" defender:"Celtic Guardian"');
  expect(text).toContain('battle damage');
  expect(text).toMatch(/Timeline .*declares an attack.*End of the Damage Step/);
  expect(text).toContain('[damage/battle-damage]');
});

test('/damage-step: the five timings as a table, and one of them as yes or no', async () => {
  const all = await shown('/damage-step card:"Book of Moon"');
  for (const heading of ['start', 'before calc.', 'calculation', 'after calc.', 'end'])
    expect(all.text).toContain(heading);
  expect((await shown('/damage-step card:"Book of Moon" timing:start')).verdict?.answer).toBe('no');
  expect((await shown('/damage-step card:"Magic Jammer" timing:end')).verdict?.answer).toBe('yes');
  expect((await shown('/damage-step card:"Doomcaliber Knight" timing:end')).verdict?.answer).toBe('yes');
});

test.for([
  ['flipped-face-down', 'from where it was Summoned forgotten', 'it declared an attack this turn remembered'],
  [
    'banished-temporarily',
    'from where it was Summoned remembered',
    'it declared an attack this turn forgotten',
  ],
])('/remember after:%s', async ([after, ...says]) => {
  const { text, verdict } = await shown(`/remember card:"Stardust Dragon" after:${after}`);
  for (const each of says) expect(text).toContain(each);
  expect(verdict?.citations.length).toBeGreaterThan(0);
});
