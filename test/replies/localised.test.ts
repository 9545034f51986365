import { describe, expect, test } from 'vitest';
import { withSituation } from '../../src/commands/situation-text.ts';
import { languageFor, locales } from '../../src/languages/languages.ts';
import { cardReply } from '../../src/replies/card-reply.ts';
import { kindHeading } from '../../src/replies/kind-words.ts';
import { labelsIn } from '../../src/replies/localised.ts';
import { problemReply } from '../../src/replies/problem-reply.ts';
import type { Reply } from '../../src/replies/reply.ts';
import { ruleReply } from '../../src/replies/rule-reply.ts';
import { verdictReply } from '../../src/replies/verdict-reply.ts';
import { ruleOn } from '../../src/situations/rule-on.ts';
import { buttonsOf } from '../support/discord-stand-in/bodies.ts';
import { services } from '../support/fakes.ts';
import { books, isPlayable, rulings, situationIn } from '../support/project-data.ts';
import { sent } from './sent.ts';

const { rulebook, catalogue, tables } = books;

const verdicts = rulings.filter(isPlayable).flatMap((row) => {
  const verdict = ruleOn(situationIn(row), books);
  return verdict.ok ? [verdict.value] : [];
});

/** A reply of every ruling, of every rule, and of every card of the project. */
const replies: readonly Reply[] = [
  ...verdicts.map((verdict) => verdictReply(verdict)),
  ...rulebook.rules.map((rule) => ruleReply(rule, { rulebook, rulings }, 'tcg')),
  ...catalogue.cards.map((card) => cardReply(card, 'what was typed', { ruleset: 'ocg', tables })),
];

describe('labels', () => {
  const no: Reply = {
    tone: 'no',
    title: 'No',
    lead: 'A cost is not the last thing that happens.',
    sections: [
      { heading: 'Why', style: 'list', lines: [{ text: 'against: a cost [trigger/missed-timing]' }] },
      { heading: '2. Trigger Effect', style: 'list', lines: [{ text: 'a line' }] },
    ],
    sources: [{ title: 'Rulebook' }],
    footer: 'TCG · from the rulebook · page 2 of 5',
    choices: [
      { label: 'Next ▶', line: '/a', turns: true },
      { label: 'Dandylion', line: '/b' },
    ],
    menu: { heading: 'Related rules', choices: [{ label: 'Timing', line: '/c' }] },
  };

  test.each(locales)('the sentence of a verdict and its reason are in %s', (locale) => {
    const lead = 'Dandylion is not Special Summoned: the effect of Reborn is not applied to Dandylion.';
    const said = labelsIn(locale).lead(lead);
    expect(said).toContain('Dandylion');
    expect(said).not.toMatch(/Summoned|applied/);
  });

  test('are in the language of the reader; explanations stay English, and the footer says so once', () => {
    const { message, embed, faults } = sent({ ...no, locale: 'de' });
    expect(faults).toEqual([]);
    expect(embed).toMatchObject({
      title: '❌ Nein',
      description: no.lead,
      fields: [{ name: 'Warum' }, { name: '2\\. Triggereffekt' }, { name: 'Quellen' }],
      footer: { text: 'TCG · aus dem Regelwerk · Seite 2 von 5 · Erklärungen sind auf Englisch' },
    });
    expect(message.components).toMatchObject([
      { components: [{ label: 'Weiter ▶' }] },
      { components: [{ label: 'Dandylion' }] },
      { components: [{ placeholder: 'Verwandte Regeln' }] },
    ]);
  });

  test('are English for all others', () => {
    const plain = sent(no).message;
    expect(plain.embeds[0]?.title).toBe('❌ No');
    for (const locale of ['en-US', 'en-GB', 'tr']) expect(sent({ ...no, locale }).message).toEqual(plain);
  });

  test('a fact to change is in it as well', () => {
    const choices = ['What if: by an effect', 'What if: TCG rules'].map((label) => ({ label, line: label }));
    const labels = buttonsOf(sent({ ...no, choices, locale: 'de' }).message).map(({ label }) => label);
    expect(labels).toEqual(['Was wäre, wenn: durch einen Effekt', 'Was wäre, wenn: TCG-Regeln']);
  });

  test('a name that is also a label stays a name', () => {
    expect(sent({ tone: 'info', title: 'Yes', locale: 'de' }).embed?.title).toBe('ℹ️ Yes');
  });

  test('what was wrong is headed in the language of the asker', () => {
    const problem = problemReply({ code: 'x', found: 'This', expected: 'must be that' });
    expect(sent({ ...problem, locale: 'fr' }).embed?.title).toBe('⚠️ Sans réponse');
  });

  test('lines that are left out are counted in it', () => {
    const lines = Array.from({ length: 200 }, (_, n) => ({ text: `${n} ${'x'.repeat(90)}` }));
    const { embed } = sent({ ...no, locale: 'ja', sections: [{ heading: 'Why', style: 'list', lines }] });
    expect(embed?.fields.map(({ value }) => value).join('\n')).toMatch(/… 他 \d+ 行/);
  });
});

test('every heading, verdict word and button of the rulings, rules and cards has a label', () => {
  const language = languageFor('ja');
  const unsaid = new Set<string>();
  const check = (english: string) => {
    if (language?.label(english) === english) unsaid.add(english);
  };
  for (const { tone, title, sections = [], menu } of replies) {
    if (['yes', 'no', 'open'].includes(tone)) check(title);
    for (const { heading } of sections) check(kindHeading.exec(heading)?.[2] ?? heading);
    if (menu !== undefined) check(menu.heading);
  }
  // What no ruling, rule or card is headed with: logs that were checked, and what went wrong.
  for (const title of ['Legal', 'Illegal', 'Not decided', 'Something went wrong', 'This takes too long'])
    check(title);
  for (const verdict of verdicts) {
    const outcome = { ok: true, reply: verdictReply(verdict), verdict } as const;
    const shown = withSituation(outcome, { ...services, ...books });
    if (!shown.ok) throw new Error('no answer');
    for (const { label } of shown.reply.choices ?? []) check(label.replace(/^What if: /, ''));
    for (const { heading } of shown.reply.sections ?? []) check(heading);
  }
  expect([...unsaid]).toEqual([]);
});

test("no reply is past Discord's limits, each in another language", () => {
  const faults = replies.flatMap(
    (reply, at) => sent({ ...reply, locale: locales[at % locales.length] ?? '' }).faults,
  );
  expect(faults).toEqual([]);
});
