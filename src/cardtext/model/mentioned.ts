import type { PrintedCard } from '../card-text.ts';

/** A name between quotation marks, and what stands behind it and those listed with it. */
const quoted = /"([^"]+)"(?=((?:,? (?:or|and|and\/or) |, )"[^"]+")*,?(?<behind>(?: [A-Z][\w/-]*)* [\w/]+)?)/g;
/** "X" monsters are those with X in their names: no card is mentioned by that. */
const ofMany = /\b(?:monster|card|Spell|Trap|Counter)s?$/i;

/** The names of other cards that a text mentions. What a Normal Monster's text tells of its story mentions none. */
export function mentionedIn({ name, facts, text, pendulum = '' }: PrintedCard): readonly string[] {
  const normal = facts.cardType === 'monster' && facts.abilities.includes('Normal');
  const found = [...`${normal ? '' : text} ${pendulum}`.matchAll(quoted)].flatMap((match) =>
    ofMany.test(match.groups?.['behind'] ?? '') ? [] : (match[1] ?? []),
  );
  return [...new Set(found)].filter((each) => each !== name);
}
