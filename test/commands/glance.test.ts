import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { readLine } from '../../src/commands/line/line.ts';
import { answerLine } from '../../src/discord/run-command.ts';
import { sent } from '../replies/sent.ts';
import { buttonsOf } from '../support/discord-stand-in/bodies.ts';
import { asker, services } from '../support/fakes.ts';
import { books, rulings } from '../support/project-data.ts';

/** What a part of the answer to a line shows on Discord: its fields by their names, and the rows of its buttons. */
const shown = async (line: string, part: number) => {
  const all = { ...services, ...books, rulings };
  const { reply } = await answerLine(line, asker, all, (each) => readLine(each, commands), part);
  const { embed, message, faults } = sent(reply);
  expect(faults).toEqual([]);
  return {
    fields: new Map(embed?.fields.map(({ name, value }) => [name, value])),
    rows: message.components.map((row) =>
      buttonsOf({ ...message, components: [row] }).map(({ label }) => label),
    ),
  };
};

const peten = '/timing card:"Peten the Dark Clown" event:sent-to-gy as:effect chain-link:2';

describe('at a glance', () => {
  test('the rule that decides is named in a line, and the reason is not said twice', async () => {
    const { fields } = await shown(peten, 0);
    expect(fields.get('The rule')).toBe('Chain Link 2 or higher: an optional "When" misses the timing');
    expect(fields.has('Why')).toBe(false);
  });

  test('the whole has the reasons one by one instead', async () => {
    const { fields } = await shown(peten, 1);
    expect(fields.has('The rule')).toBe(false);
    expect(fields.get('Why')).toMatch(/^• against: .* \\\[trigger\/missed-timing-chain\\\]\n• for: /);
  });

  test('where the headline does not say why, all that is against it is said', async () => {
    const deck = `#main\n${'89631139\n'.repeat(4)}#extra\n${'89631139\n'.repeat(16)}`;
    const { fields } = await shown(`/legal deck:${JSON.stringify(deck)}`, 0);
    expect(fields.get('Why')?.match(/against/g)?.length).toBeGreaterThan(1);
    expect(fields.has('The rule')).toBe(false);
  });

  test.for([
    peten,
    '/damage-step card:"Book of Moon" timing:before-calculation',
    '/ask text:who goes first?',
    '/summoned card:"Stardust Dragon" history:sent-from-extra-deck by:"Monster Reborn"',
    '/battle attacker:"Jinzo" defender:"Celtic Guardian"',
  ])('no rule is named by its id, which is for "More": %s', async (line) => {
    const [glance, whole] = [await shown(line, 0), await shown(line, 1)];
    const ids = books.rulebook.rules.map(({ id }) => id);
    const named = ({ fields }: typeof glance) =>
      ids.filter((id) => [...fields.values()].some((text) => text.includes(`[${id}\\]`)));
    expect(named(glance)).toEqual([]);
    expect(named(whole)).not.toEqual([]);
    expect(glance.rows.flat()).toContain('More');
  });

  test('a picture stands by itself, with the rule and the sources', async () => {
    const told = `/situation picture:chain text:"P0 has in the hand: \\"Monster Reincarnation\\", \\"Dandylion\\"; P0 activates \\"Monster Reincarnation\\", discarding \\"Dandylion\\", targeting \\"Dandylion\\"; resolve; does \\"Dandylion\\" activate?"`;
    expect([...(await shown(told, 0)).fields.keys()]).toEqual(['The rule', 'Sources']);
    expect([...(await shown(told, 1)).fields.keys()]).toContain('Timeline');
  });

  test('of a rule, where it comes from and what buttons lead to are of the whole', async () => {
    const names = async (part: number) => [...(await shown('/rule number:3.01.8', part)).fields.keys()];
    expect(await names(0)).toEqual(['Note', 'Its sub-rules', 'Sources']);
    expect(await names(1)).toEqual([
      'Note',
      'Its sub-rules',
      'Around it',
      'In the seed documents',
      'Sources',
    ]);
  });
});

describe('under a ruling', () => {
  test('five buttons stand in one row, and all others in the select', async () => {
    const { rows } = await shown(peten, 0);
    expect(rows).toEqual([
      ['More', 'Why not?', 'Timeline', 'Show the situation', 'What if: "if", not "when"'],
      [],
    ]);
  });

  test('of values, the picture of the steps', async () => {
    const { rows } = await shown('/stats atk:2300 modifiers:"double continuous, =100 continuous"', 0);
    expect(rows.flat()).toContain('ATK and DEF');
  });
});
