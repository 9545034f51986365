import { type CardModel, cardModelSchema } from '../../../effects/card-model.ts';
import { type Ability, abilities, attributes } from '../../../effects/facts.ts';
import { monsterTypes } from '../../../vocabulary/monster-types.ts';
import { countOf, count as counts } from './clauses.ts';

/** Monsters of which only a number and a kind were told: "2 Dragons", "no Spellcaster monsters", "a face-down monster". */
export interface MonstersSaid {
  readonly count: number;
  readonly model: CardModel;
  readonly faceUp: boolean;
  /** The words say that there are no others: "only 1 monster". */
  readonly only: boolean;
  /** A kind was said, and not "monsters" alone. */
  readonly ofKind: boolean;
}

const lower = <T extends string>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((each) => [each.toLowerCase(), each]));
const attributeWords = lower(attributes);
const typeWords = lower(monsterTypes);
const abilityWords = new Map<string, Ability>([...lower(abilities), ['vanilla', 'Normal']]);
const ofExtraDeck: ReadonlySet<Ability> = new Set<Ability>(['Fusion', 'Synchro', 'Xyz', 'Link']);

/** What a word, or its singular, is in a table: "spellcasters", "fairies". */
const inTable = <T>(table: ReadonlyMap<string, T>, word: string): T | undefined =>
  table.get(word) ?? table.get(word.replace(/s$/, '')) ?? table.get(word.replace(/ies$/, 'y'));

interface Kind {
  attribute?: (typeof attributes)[number];
  type?: (typeof monsterTypes)[number];
  abilities: Ability[];
  level?: number;
  rank?: number;
  link?: number;
}

/** The monster that words in lower case describe, with nothing but what they say of it; undefined where a word is not known. */
export function monsterOf(
  words: string,
): { readonly model: CardModel; readonly faceUp: boolean; readonly ofKind: boolean } | undefined {
  const kind: Kind = { abilities: [] };
  let faceUp = true;
  let noun = false;
  let rest = ` ${words} `.replace(/ (?:-type|-attribute)\b/g, '').replace(/-(?:type|attribute)\b/g, '');
  const numbers = / (level|rank|link)[ -]?(\d{1,2}) /.exec(rest);
  if (numbers !== null) {
    const value = Number(numbers[2]);
    if (numbers[1] === 'level') kind.level = value;
    else if (numbers[1] === 'rank') {
      kind.rank = value;
      kind.abilities.push('Xyz');
    } else {
      kind.link = value;
      kind.abilities.push('Link');
    }
    rest = rest.replace(numbers[0], ' ');
  }
  for (const [typed, type] of typeWords) {
    const found = / |-/.test(typed) ? new RegExp(` ${typed.replace(/[ -]/, '[ -]')}s? `).exec(rest) : null;
    if (found === null) continue;
    kind.type = type;
    rest = rest.replace(found[0], ' ');
  }
  for (const word of rest.trim().split(' ')) {
    const type = inTable(typeWords, word);
    const attribute = inTable(attributeWords, word);
    const ability = inTable(abilityWords, word);
    if (word === '' || /^(?:face-up|more|of|my|their|own|other|another|second|different|new)$/.test(word))
      continue;
    if (/^monsters?$/.test(word)) noun = true;
    else if (/^(?:face-down|set)$/.test(word)) faceUp = false;
    else if (type !== undefined && kind.type === undefined) kind.type = type;
    else if (attribute !== undefined && kind.attribute === undefined) kind.attribute = attribute;
    else if (ability !== undefined) kind.abilities.push(ability);
    else return undefined;
  }
  const ofKind =
    kind.type !== undefined ||
    kind.attribute !== undefined ||
    kind.abilities.length > 0 ||
    kind.level !== undefined;
  if (!noun && kind.type === undefined && kind.attribute === undefined && !kind.abilities.includes('Token')) {
    // "A Link", "an Xyz" are monsters; "an Effect", "a Ritual" need not be.
    const bare = kind.abilities.some((each) => ofExtraDeck.has(each) || each === 'Tuner');
    if (!bare) return undefined;
  }
  return { model: modelOf(words.trim(), kind), faceUp, ofKind };
}

function modelOf(words: string, { abilities: own, ...said }: Kind): CardModel {
  const plain = own.includes('Normal') || own.includes('Token');
  const has = [
    ...new Set<Ability>([
      ...own.filter((each) => each !== 'Effect'),
      ...(plain ? [] : (['Effect'] as const)),
    ]),
  ];
  const level = own.includes('Xyz') || own.includes('Link') ? {} : { level: said.level ?? 4 };
  return cardModelSchema.parse({
    name: `the ${words.replace(/\bmonsters\b/, 'monster')}${/\bmonsters?\b/.test(words) ? '' : ' monster'}`,
    facts: {
      cardType: 'monster',
      abilities: has,
      ...said,
      ...level,
      ...(own.includes('Link') ? { link: said.link ?? 2 } : {}),
    },
  });
}

const numbered = new RegExp(`^(?:(?<only>only|just|exactly) )?(?:(?<number>single|${counts}) )?(?<what>.+)$`);

/** "2 monsters", "no spellcaster monster", "only dragon", "monster": how many of which; undefined for other words. */
export function monstersSaid(words: string): MonstersSaid | undefined {
  const found = numbered.exec(words.trim())?.groups;
  if (found === undefined) return undefined;
  const { only, number, what = '' } = found;
  const monster = monsterOf(what);
  if (monster === undefined) return undefined;
  // "Monsters" without a number are more than one, nobody said how many; of a kind it is the kind that matters.
  const several = number === undefined && /s$/.test(what);
  if (several && !monster.ofKind) return undefined;
  const count = several ? 2 : number === undefined || number === 'single' ? 1 : countOf(number);
  return count === undefined ? undefined : { ...monster, count, only: only !== undefined };
}
