import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { commandPayloads } from '../../src/discord/command-payloads.ts';
import { type LanguageFile, languageOf, languageSchema } from '../../src/languages/language.ts';
import { languageFor, languageNames, locales } from '../../src/languages/languages.ts';
import { readDataFile } from '../../src/platform/data-file.ts';
import { openapiFaults } from '../support/discord-stand-in/openapi.ts';
import { dataFolder } from '../support/project-data.ts';

const folder = path.join(dataFolder, 'locales');
const codes = readdirSync(folder).map((file) => path.basename(file, '.json'));
const fileOf = (code: string): LanguageFile => {
  const read = readDataFile(path.join(folder, `${code}.json`), languageSchema);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
};

const sorted = (words: Iterable<string>): readonly string[] => [...new Set(words)].toSorted();
const options = commands.flatMap((command) => command.options);
/** What the commands say, which every language must say: no more and no less. */
const said = {
  names: sorted([...commands.flatMap(({ name }) => name.split(' ')), ...options.map(({ name }) => name)]),
  texts: sorted([
    ...commands.map(({ description }) => description),
    ...options.map(({ description }) => description),
    ...commands.flatMap(({ onMessage }) => onMessage?.name ?? []),
    ...options.flatMap(({ choices = [] }) => choices.map(({ name }) => name)),
  ]),
};

describe.for(codes)('%s', (code) => {
  const file = fileOf(code);

  test('has every name and text of the commands, and none too much', () => {
    expect(sorted(Object.keys(file.names))).toEqual(said.names);
    expect(sorted(Object.keys(file.texts))).toEqual(said.texts);
  });

  test('has the labels of the other languages, with the same places in them', () => {
    expect(sorted(Object.keys(file.labels))).toEqual(sorted(Object.keys(fileOf('de').labels)));
    const places = (text: string) => sorted(text.match(/\{\d\}/g) ?? []);
    for (const [english, own] of Object.entries(file.labels))
      expect(places(own), own).toEqual(places(english));
  });

  test('keeps the rules for names: in lower case, and each once among commands and in a command', () => {
    for (const name of Object.values(file.names)) expect(name).toBe(name.toLowerCase());
    const own = (names: readonly string[]) => names.map((name) => file.names[name]);
    const twice = (names: readonly (string | undefined)[]) =>
      names.filter((name, at) => names.indexOf(name) !== at);
    expect(twice(own(sorted(commands.map(({ name }) => name.split(' ')[0] ?? ''))))).toEqual([]);
    for (const command of commands)
      expect(twice(own(command.options.map(({ name }) => name))), command.name).toEqual([]);
  });
});

test('the languages to choose from are those that there are, named as they name themselves', () => {
  const { 'en-US': english, ...others } = languageNames;
  expect(english).toBe('English');
  expect(sorted(Object.values(others))).toEqual(sorted(codes.map((code) => fileOf(code).language)));
  for (const [locale, name] of Object.entries(others)) expect(locales, name).toContain(locale);
});

describe('the commands as they are registered', () => {
  const payloads = commandPayloads(commands);

  test("every locale of Discord's that has a language names and describes them", () => {
    const card = payloads.find(({ name }) => name === 'card');
    expect(sorted(Object.keys(card?.name_localizations ?? {}))).toEqual(sorted(locales));
    expect(card).toMatchObject({
      name_localizations: { de: 'karte', 'es-ES': 'carta', 'es-419': 'carta', ja: 'カード' },
      options: [{ name: 'name', name_localizations: { 'pt-BR': 'nome' } }],
    });
    const remember = payloads.find(({ name }) => name === 'remember');
    expect(remember).toMatchObject({
      options: [{}, { choices: [{}, { name_localizations: { fr: 'banni temporairement' } }] }],
    });
  });

  test('subcommands are listed in the language of the reader', () => {
    const duel = payloads.find(({ name }) => name === 'duel');
    expect(duel?.description_localizations?.de).toMatch(/prüfen/);
  });

  test("they are as Discord's own description of its interface has them", () => {
    expect(openapiFaults()('PUT', '/applications/1/commands', payloads)).toEqual([]);
  });
});

describe('a language', () => {
  const made = languageOf('xx', {
    language: 'Xx',
    names: { card: 'xcard' },
    texts: {},
    labels: { Yes: 'Xyes', 'page {1} of {2}': '{2} pages, this is {1}', 'more (a {1})': 'xmore {1}' },
  });

  test('says what it has; the rest stays English', () => {
    expect(made.label('Yes')).toBe('Xyes');
    expect(made.label('Why')).toBe('Why');
    expect(made.label('constructor')).toBe('constructor');
    expect(made.nameOf('card')).toBe('xcard');
    expect(made.nameOf('toString')).toBeUndefined();
    expect(made.textOf('card')).toBeUndefined();
  });

  test('puts what differs into its own places', () => {
    expect(made.label('page 2 of 5')).toBe('5 pages, this is 2');
    expect(made.label('more (a {2} $&)')).toBe('xmore {2} $&');
  });

  test('is found by locale; English has none', () => {
    expect(languageFor('es-419')).toBe(languageFor('es-ES'));
    for (const locale of ['en-US', 'xx', 'constructor', undefined])
      expect(languageFor(locale)).toBeUndefined();
  });
});
