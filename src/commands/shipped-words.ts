import { sayUnreadWords } from '../card-model/unread-words.ts';
import { setOf } from '../platform/list-of.ts';
import type { Command, Outcome, Services } from './command.ts';

/** Where printed words come from that the catalogue of the project has not. */
const hint = 'cards with their texts: npm run -s headjudge -- catalog sync';

/** A command that says by the catalogue of the project what it answers: one place for all of them. */
export const sayingShippedWords = (command: Command): Command => ({
  ...command,
  run: async (values, asker, services) =>
    withShippedWords(await command.run(values, asker, services), services),
});

/** An answer by the shipped catalogue as people read it: of words that it has not, how many and where, and what brings them. */
export function withShippedWords(outcome: Outcome, { catalogue }: Pick<Services, 'catalogue'>): Outcome {
  if (catalogue.origin.shipped === undefined) return outcome;
  let unread = false;
  const said = mapTexts(outcome, (text) => {
    const words = sayUnreadWords(text);
    unread ||= words !== text;
    return words;
  });
  if (!unread || !said.ok) return said;
  const { footer } = said.reply;
  return { ...said, reply: { ...said.reply, footer: footer === undefined ? hint : `${footer} · ${hint}` } };
}

/** What is read again by the program, and shown to nobody as it is. */
const forPrograms: ReadonlySet<string> = setOf('situation draft cases line recalledBy url');

function mapTexts<T>(value: T, change: (text: string) => string): T;
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, forPrograms.has(key) ? each : mapTexts(each, change)]),
  );
}
