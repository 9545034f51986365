import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import type { Asker, Command, Outcome, Services } from '../../src/commands/command.ts';
import { noEnglishQas } from '../../src/qa/english.ts';
import type { Reply } from '../../src/replies/reply.ts';
import type { Verdict } from '../../src/situations/verdict.ts';
import { defaultSettings } from '../../src/storage/settings-store.ts';
import { shelfWith } from './qas.ts';
import { ruleTables } from './rule-tables.ts';

/** Commands, services and verdicts that stand in for the real ones where only the way to them is tested. */
export const verdict: Verdict = {
  answer: 'no',
  headline: 'It misses the timing.',
  tier: 'rule',
  ruleset: 'tcg',
  timeline: [],
  findings: [{ rule: 'trigger/missed-timing', verdict: 'forbids', because: 'a cost is not the last thing' }],
  words: [],
  readings: [],
  citations: [{ title: 'Rulebook' }],
  assumed: [],
  missing: [],
  certainty: 'settled',
  unless: [],
  situation: null,
  ms: 1,
};

/** An answer whose title is what the command was given. */
export const echo = (title: string): Outcome => ({ ok: true, reply: { tone: 'info', title } });

const events = ['sent-to-gy', 'destroyed', 'added-to-hand'].map((value) => ({
  name: value.replaceAll('-', ' '),
  value,
}));

const noVerdict: Reply = { tone: 'no', title: 'No', lead: 'It misses the timing.' };

export const timing: Command = {
  name: 'timing',
  description: 'Does the trigger activate?',
  options: [
    { name: 'card', description: 'the card whose effect triggers', required: true, type: 'text' },
    { name: 'event', description: 'what happened to it', required: true, type: 'text', choices: events },
    {
      name: 'as',
      description: 'in which way',
      type: 'text',
      choices: [{ name: 'as a cost', value: 'cost' }],
    },
    { name: 'chain-link', description: 'as which Chain Link', type: 'integer', min: 1, max: 12 },
    { name: 'after', description: 'what happened after it', type: 'list', choices: events },
  ],
  run: () => ({ ok: true, reply: noVerdict, verdict }),
};

export const card: Command = {
  name: 'card',
  description: 'A card as read',
  options: [
    {
      name: 'name',
      description: 'its name',
      required: true,
      type: 'text',
      suggest: (typed) =>
        ['Dandylion', 'Dark Magician Girl']
          .filter((name) => name.toLowerCase().startsWith(typed.toLowerCase()))
          .map((name) => ({ name, value: name })),
    },
  ],
  run: ({ name }) =>
    name === 'nobody'
      ? { ok: false, problem: { code: 'unknown-card', found: 'nobody', expected: 'must be a card' } }
      : echo(`card ${name}`),
};

export const ask: Command = {
  name: 'ask',
  description: 'Anything',
  options: [{ name: 'text', description: 'what happened', required: true, type: 'text' }],
  run: ({ text }) => echo(`ask ${text}`),
};

export const ruling: Command = {
  name: 'ruling',
  description: 'The topics of the rulebook',
  options: [{ name: 'question', description: 'what it is about', required: true, type: 'text' }],
  run: ({ question }) => echo(`ruling ${question}`),
};

/** Its answer has a picture. */
export const pictured: Command = {
  name: 'pictured',
  description: 'A value step by step',
  options: [],
  run: () => ({
    ok: true,
    reply: { tone: 'value', title: '1900', picture: { kind: 'ladder', ladders: [] } },
  }),
};

export const stats: Command = {
  name: 'stats',
  description: 'ATK and DEF',
  options: [
    { name: 'atk', description: 'the original ATK', type: 'integer', min: 0 },
    { name: 'def', description: 'the original DEF', type: 'integer', max: 5000 },
    { name: 'modifiers', description: 'what changes it', type: 'list' },
  ],
  run: () => echo('stats'),
};

export const about: Command = {
  name: 'about',
  description: 'What this is',
  options: [],
  run: () => echo('about'),
};

export const settingsRuleset: Command = {
  name: 'settings ruleset',
  description: 'Changes the ruleset',
  options: [],
  forManagers: true,
  run: () => echo('settings'),
};

export const broken: Command = {
  name: 'broken',
  description: 'A command with a bug',
  options: [
    {
      name: 'what',
      description: 'suggested with a bug',
      type: 'text',
      suggest: () => {
        throw new Error('a bug in a suggestion');
      },
    },
  ],
  run: () => {
    throw new Error('a bug in a command');
  },
};

export const commands: readonly Command[] = [
  timing,
  card,
  ask,
  ruling,
  stats,
  about,
  settingsRuleset,
  broken,
];

export const asker: Asker = { mayManage: true, ruleset: 'tcg' };

export const services: Services = {
  rulings: [],
  rulingsInWords: [],
  examples: [],
  tables: ruleTables,
  rulebook: {
    rules: [],
    chapters: [],
    sources: {},
    terms: [],
    term: () => undefined,
    termsWith: () => [],
    neighbours: () => ({}),
    under: () => [],
    near: () => [],
    byId: () => undefined,
    byNumber: () => undefined,
    partsOf: () => [],
    citations: () => [],
    cite: ({ source }) => ({ title: source }),
    originalUrl: () => undefined,
    numberOf: () => undefined,
    isOfficial: () => false,
    search: () => [],
  },
  catalogue: {
    size: 0,
    cards: [],
    names: [],
    lookup: makeCatalogue([]).lookup,
    origin: {},
    known: () => [],
    nameOf: () => undefined,
    nameIn: () => undefined,
    textIn: () => undefined,
    exact: () => undefined,
    called: () => [],
    search: () => [],
    searching: function* () {
      yield;
      return [];
    },
    pick: (name) => ({
      ok: false,
      problem: { code: 'unknown-card', found: name, expected: 'must be a card' },
    }),
  },
  settings: {
    read: async () => defaultSettings,
    write: async () => defaultSettings,
    keepLine: async () => 'key',
    readLine: async () => undefined,
    close: async () => {},
  },
  notes: {
    read: async () => undefined,
    write: async () => {},
    remove: async () => false,
    forget: async () => 0,
  },
  qas: shelfWith(undefined),
  englishQas: noEnglishQas,
};
