import { damageStepTimings, type Timing } from '../vocabulary/damage-step.ts';
import { monsterTypes } from '../vocabulary/monster-types.ts';
import { abilities, attributes } from './facts.ts';
import type { Filter } from './filter.ts';

/** What a text asks of a battle: who does what, to a monster of which sort. */
export type BattleCondition =
  /** `opponent`: what the other monster has to be; undefined where any will do, a direct attack too. */
  | {
      readonly is: 'battle';
      readonly who: 'this' | 'equipped' | 'yours' | 'theirs';
      readonly does: BattleDeed;
      readonly opponent?: Filter;
    }
  | { readonly is: 'directly'; readonly who: 'this' | 'equipped' | 'yours' | 'theirs' }
  /** The card whose text it is was face-down when the Damage Step began. */
  | { readonly is: 'was-face-down' }
  /** The other monster was, or was not, destroyed by the battle. */
  | { readonly is: 'opponent-destroyed'; readonly not: boolean }
  /** A player controls such a face-up monster, or none; with a name alone, such a face-up card. */
  | {
      readonly is: 'controls';
      readonly who: 'you' | 'opponent';
      readonly what: Filter;
      readonly not: boolean;
    }
  /** The card is equipped to a monster, and was by its own effect. */
  | { readonly is: 'equipped-by-itself' }
  /** How often: whether it was used up was not said. */
  | { readonly is: 'limit' }
  /** The card came to the field this turn. */
  | { readonly is: 'came-this-turn' };

const deeds = [
  'battles',
  'attacks',
  'is-attacked',
  'attacks-or-is-attacked',
  'was-destroyed',
  'destroys',
] as const;
type BattleDeed = (typeof deeds)[number];

/** When a text that names a timing of the Damage Step activates; undefined where the words name none. */
export function readTiming(words: string): Timing | undefined {
  const bare = words.toLowerCase().replace(/^(?:it is|at the|during) /, '');
  return damageStepTimings.find(bare);
}

/**
 * Reads a condition of a card text on the battle under way.
 * @param words the condition as the card text has it, with or without "if" ("if this card battles a LIGHT monster")
 * @returns what has to hold, all of it; null where the words say something that is not known here
 */
export function readBattleCondition(words: string): readonly BattleCondition[] | null {
  const said = words.replace(/[.,]$/, '').replace(/^(?:if|when|while|as long as) /i, '');
  const bare = said.toLowerCase().replace(/^both monsters are .*$/, '?');
  const limit = /^(?:(?:once|twice) per turn|the first time .* each turn|each turn, the first time .*)$/;
  if (limit.test(bare)) return [{ is: 'limit' }];
  const both = said.split(/ and (?=(?:your opponent|you) controls? )/i);
  const controlled = both.map(readControls);
  if (controlled.every((each) => each !== undefined)) {
    const known = controlled.filter((each) => each !== null);
    return known.length === controlled.length ? known : null;
  }
  const [head = '', ...rest] = bare.split(/,? and (?=was |it was )/);
  const first = readClause(head);
  const others = rest.map(readTail);
  if (first === null || others.some((each) => each === null)) return null;
  return [first, ...others.filter((each) => each !== null)];
}

const controls =
  /^(unless )?(your opponent|they|you) controls? (no|an?|another) (?:face-up )?((?:.+ )?monsters?)(?:, in which case .+)?$/i;
const controlsNamed = /^(unless )?(your opponent|they|you) controls? (?:an? )?(?:face-up )?"([^"]+)"$/i;

/** "your opponent controls no Toon monsters", "unless they control a Toon monster"; undefined for other words, null for monsters not known. */
function readControls(words: string): BattleCondition | null | undefined {
  const [, except, whose, name] = controlsNamed.exec(words) ?? [];
  if (name !== undefined)
    return { is: 'controls', who: sideOf(whose), what: { names: [name] }, not: except !== undefined };
  const [, unless, who, count, monsters] = controls.exec(words) ?? [];
  if (monsters === undefined) return undefined;
  const archetype = /"([^"]+)" /.exec(monsters)?.[1];
  const kind = readMonster(`a ${monsters.replace(/"[^"]+" /, '').replace(/monsters$/i, 'monster')}`);
  if (kind === null || /"/.test(monsters.replace(/"[^"]+" /, ''))) return null;
  const what = {
    ...kind,
    ...(archetype === undefined ? {} : { archetype }),
    ...(count?.toLowerCase() === 'another' ? { other: true as const } : {}),
  };
  const not = (unless === undefined) === (count?.toLowerCase() === 'no');
  return { is: 'controls', who: sideOf(who), what, not };
}

const sideOf = (who = ''): 'you' | 'opponent' => (who.toLowerCase() === 'you' ? 'you' : 'opponent');

const readTail = (words: string): BattleCondition | null =>
  /^(?:it )?was (?:in )?face-down (?:defense position )?at the start of the damage step$/.test(words)
    ? { is: 'was-face-down' }
    : null;

const subjects = [
  [/^this (?:attacking )?card /, 'this'],
  [/^(?:the equipped monster|a monster equipped with this card) /, 'equipped'],
  [/^(?:your monster|a monster you control) /, 'yours'],
  [/^(?:an opponent's monster|your opponent's monster|a monster your opponent controls) /, 'theirs'],
] as const;

const verbs: readonly (readonly [RegExp, BattleDeed])[] = [
  [/^(?:attacks or is attacked|attacked or was attacked)(?: by)?(?: |$)/, 'attacks-or-is-attacked'],
  [/^(?:is|was) destroyed by battle(?: with)?(?: |$)/, 'was-destroyed'],
  [/^(?:battles|battled)(?: with)?(?: |$)/, 'battles'],
  [/^(?:attacks|attacked)(?: |$)/, 'attacks'],
  [/^(?:is|was|is being) attacked(?: by)?(?: |$)/, 'is-attacked'],
];

function readClause(words: string): BattleCondition | null {
  if (/^(?:this card is )?equipped (?:to a monster )?by this (?:card's )?effect$/.test(words))
    return { is: 'equipped-by-itself' };
  if (/^the opponent's monster was not destroyed by the battle$/.test(words))
    return { is: 'opponent-destroyed', not: true };
  if (/^came to the field this turn$/.test(words)) return { is: 'came-this-turn' };
  const subject = subjects.find(([form]) => form.test(words));
  if (subject === undefined) return null;
  const [form, who] = subject;
  const rest = words.replace(form, '');
  if (/^(?:attacks|attacked) (?:your opponent )?directly$/.test(rest)) return { is: 'directly', who };
  const destroys = /^(?:destroys|destroyed) (.+) by battle$/.exec(rest)?.[1];
  if (destroys !== undefined) return withOpponent(who, 'destroys', destroys);
  const verb = verbs.find(([each]) => each.test(rest));
  if (verb === undefined) return null;
  const object = rest.replace(verb[0], '').trim();
  return object === '' ? { is: 'battle', who, does: verb[1] } : withOpponent(who, verb[1], object);
}

function withOpponent(
  who: 'this' | 'equipped' | 'yours' | 'theirs',
  does: BattleDeed,
  object: string,
): BattleCondition | null {
  const opponent = readMonster(object);
  return opponent === null ? null : { is: 'battle', who, does, opponent };
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
