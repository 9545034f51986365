import type { CardModel } from '../../../effects/card-model.ts';
import { abilities, attributes } from '../../../effects/facts.ts';
import { monsterTypes } from '../../../vocabulary/monster-types.ts';

/** What words before "monster" ask of it, as one of several that may do. */
type Ask =
  | { readonly is: 'attribute' | 'type' | 'ability' | 'archetype'; readonly word: string }
  | { readonly is: 'level'; readonly from: number; readonly to: number };

/** A kind of monster that a text speaks of: "your "Fluffal" monster", "a face-up non-DARK monster". */
export interface KindOfMonster {
  /** All of these, each by one of its alternatives. */
  readonly asks: readonly (readonly Ask[])[];
  /** None of these: "non-DARK". */
  readonly not: readonly Ask[];
  /** More is said of it than the lists here know. */
  readonly open: boolean;
  /** Whose monster it is, from the side of the player whose text it is. */
  readonly whose: 'you' | 'opponent' | undefined;
  readonly faceUp: boolean;
  readonly words: string;
}

const lower = (all: readonly string[]): ReadonlySet<string> => new Set(all.map((each) => each.toLowerCase()));
const attributeWords = lower(attributes);
const typeWords = lower(monsterTypes);
const abilityWords = lower(abilities);
const silent: ReadonlySet<string> = new Set(
  "a an the your that opponent's another other face-up this battling attacking 1 2 3 any all each one or more is was".split(
    ' ',
  ),
);

/** The kinds of monsters that a text (in lower case) speaks of by words before "monster". */
export function kindsIn(text: string): readonly KindOfMonster[] {
  const said = text
    .replace(/-type\b/g, '')
    .replace(/\b(sea serpent|winged beast|creator god)\b/g, (all) => all.replace(' ', '_'));
  const word = `(?:"[^"]+"|level \\d+(?: or (?:lower|higher|more|less))?|[\\w'-]+)`;
  const form = new RegExp(
    `((?:${word},? (?:and/or |or )?){0,6})monsters?(?:\\(s\\))?(?![\\w-])(?=([^,.:;]{0,30}))`,
    'g',
  );
  return [...said.matchAll(form)].map(([words, before = '', after = '']) => kindOf(words, before, after));
}

function kindOf(words: string, before: string, after: string): KindOfMonster {
  const all = before.match(/"[^"]+"|level \d+(?: or (?:lower|higher|more|less))?|[\w'/-]+/g) ?? [];
  const asks: Ask[][] = [];
  const not: Ask[] = [];
  let open = / (?:except|with|that|whose|of)\b/.test(after);
  let either = false;
  // What stands farther off than a word that says nothing of the monster is about something else.
  const far = all.findLastIndex((each) => each !== 'or' && each !== 'and/or' && !saysOfMonster(each));
  const near = all.slice(far + 1);
  for (const each of near.toReversed()) {
    if (each === 'or' || each === 'and/or') {
      either = asks.length > 0;
      continue;
    }
    const ask = askOf(each);
    if (ask !== undefined) {
      const last = asks.at(-1);
      if (either && last !== undefined) last.push(ask);
      else asks.push([ask]);
    } else if (/^non-/.test(each)) {
      const other = askOf(each.slice(4));
      if (other === undefined) open = true;
      else not.push(other);
    }
    either = false;
  }
  const mine = near.includes('your') || /^ (?:that )?you control/.test(after);
  const theirs = near.includes("opponent's") || /^ (?:that )?your opponent controls/.test(after);
  return {
    asks,
    not,
    open,
    whose: theirs ? 'opponent' : mine ? 'you' : undefined,
    faceUp: near.includes('face-up'),
    words: words.trim(),
  };
}

const saysOfMonster = (each: string): boolean =>
  silent.has(each) || each.startsWith('non-') || askOf(each) !== undefined;

function askOf(each: string): Ask | undefined {
  const word = each.replace('_', ' ');
  if (word.startsWith('"')) return { is: 'archetype', word: word.slice(1, -1) };
  const level = /^level (\d+)(?: or (lower|less|higher|more))?$/.exec(word);
  if (level !== null) {
    const at = Number(level[1]);
    const less = level[2] === 'lower' || level[2] === 'less';
    return { is: 'level', from: less ? 0 : at, to: level[2] === undefined || less ? at : 99 };
  }
  if (attributeWords.has(word)) return { is: 'attribute', word };
  if (typeWords.has(word)) return { is: 'type', word };
  return abilityWords.has(word) ? { is: 'ability', word } : undefined;
}

/** Is a card, as it is printed, a monster of the kind? Undefined where the words leave it open. */
export function isOfKind(
  { name, facts }: CardModel,
  { asks, not, open }: KindOfMonster,
): boolean | undefined {
  if (facts.cardType !== 'monster') return undefined;
  const { attribute, type, abilities: own, level } = facts;
  const meets = (ask: Ask): boolean => {
    switch (ask.is) {
      case 'attribute':
        return attribute?.toLowerCase() === ask.word;
      case 'type':
        return type?.toLowerCase() === ask.word;
      case 'ability':
        return own.some((each) => each.toLowerCase() === ask.word);
      case 'archetype':
        return name.toLowerCase().includes(ask.word);
      case 'level':
        return level !== undefined && level >= ask.from && level <= ask.to;
    }
  };
  if (!asks.every((each) => each.some(meets)) || not.some(meets)) return false;
  return open ? undefined : true;
}

/** Is a monster that players describe by these words of the kind? Undefined where the words do not say so. */
export function isDescribedSo(described: string, { asks, not, open }: KindOfMonster): boolean | undefined {
  const has = (word: string): boolean =>
    new RegExp(`\\b${word === 'normal' ? '(?:normal|vanilla)' : word}s?\\b`).test(described);
  const is = (ask: Ask): boolean | undefined => {
    if (ask.is === 'level') return undefined;
    if (has(ask.word)) return true;
    const others = ask.is === 'attribute' ? attributeWords : ask.is === 'type' ? typeWords : [];
    return [...others].some(has) ? false : undefined;
  };
  const judged = [
    ...asks.map((each) => {
      const all = each.map(is);
      return all.includes(true) ? true : all.includes(undefined) ? undefined : false;
    }),
    ...not.map((each) => {
      const found = is(each);
      return found === undefined ? undefined : !found;
    }),
  ];
  if (judged.includes(false)) return false;
  return open || judged.includes(undefined) ? undefined : true;
}
