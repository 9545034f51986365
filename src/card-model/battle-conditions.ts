import { damageStepTimings, type Timing } from '../vocabulary/damage-step.ts';
import { monsterTypes } from '../vocabulary/monster-types.ts';
import { abilities, attributes } from './facts.ts';
import type { Filter } from './filter.ts';

/** When a text that names a timing of the Damage Step activates; undefined where the words name none. */
export function readTiming(words: string): Timing | undefined {
  const bare = words.toLowerCase().replace(/^(?:it is|at the|during) /, '');
  return damageStepTimings.find(bare);
}

const word = (said: string, filter: Filter): readonly [string, Filter] => [said.toLowerCase(), filter];

const plainWords: ReadonlyMap<string, Filter> = new Map([
  word('face-up', { faceUp: true }),
  word('face-down', { faceUp: false }),
  ...attributes.map((attribute) => word(attribute, { attribute })),
  ...monsterTypes.map((type) => word(type, { type })),
  ...abilities.map((ability) => word(ability, { abilities: [ability] })),
]);

/** "an opponent's face-up non-DARK monster", "a Level 5 or higher monster"; null where a word is not known. */
export function readMonster(words: string): Filter | null {
  const noun = /^(?:an opponent's|your opponent's|an?|the) ?(.*?)monster(?: on the field)?$/.exec(
    words.toLowerCase(),
  )?.[1];
  if (noun === undefined) return null;
  let left = noun.trim();
  let filter: Filter = { cardType: 'monster' };
  for (const [form, fields] of phrases) {
    const found = form.exec(left);
    if (found === null) continue;
    filter = { ...filter, ...fields(Number(found[1])) };
    left = left.replace(form, '').trim();
  }
  for (const word of left === '' ? [] : left.split(' ')) {
    const not = word.startsWith('non-');
    const fields = plainWords.get(not ? word.slice(4) : word);
    if (fields === undefined) return null;
    filter = not ? { ...filter, except: [...(filter.except ?? []), fields] } : { ...filter, ...fields };
  }
  return filter;
}

const phrases: readonly (readonly [RegExp, (number: number) => Filter])[] = [
  [/\battack position\b/, () => ({ position: 'attack' })],
  [/\bdefense position\b/, () => ({ position: 'defense' })],
  [/\blevel (\d+) or higher\b/, (levelAtLeast) => ({ levelAtLeast })],
  [/\blevel (\d+) or lower\b/, (levelAtMost) => ({ levelAtMost })],
];
