import type { CardModel } from '../../card-model/card-model.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import type { Chunk } from './chunk.ts';
import type { VerbId } from './verbs.ts';

/**
 * A text without what only says again what is known, and with owners where they are read: "X (mine)" is "my X"; "at once"
 * after all that one verb does; "(1500 or more ATK)" behind a Spell or Trap that asks for just that; which monsters it is
 * whose effects a card negates; "that same X".
 */
export const withoutSaidAgain = (all: readonly Chunk[], catalogue: Catalogue): readonly Chunk[] =>
  withoutAtOnce(
    withoutAsides(
      withoutGone(withoutSame(ownersFirst(withoutOwnWords(withoutWhichMonsters(all), catalogue)))),
    ),
  );

/** "X isn't on the field any more", of an X that was told to be sent, destroyed ...: it says no more than that. */
function withoutGone(all: readonly Chunk[]): readonly Chunk[] {
  const sentences: Chunk[][] = [[]];
  for (const chunk of all) {
    sentences.at(-1)?.push(chunk);
    if (chunk.is === 'end') sentences.push([]);
  }
  return sentences
    .filter((sentence, nth) => {
      const [card, ...rest] = sentence;
      if (card?.is !== 'card' || !isGone.test(textOf(rest))) return true;
      const before = sentences.slice(0, nth).flat();
      return !before.some((each, at) => {
        const verb = before.slice(0, at).findLast(({ is }) => is !== 'filler' && is !== 'owner');
        return each.is === 'card' && each.name === card.name && verb?.is === 'verb' && taking.has(verb.verb);
      });
    })
    .flat();
}
const isGone =
  /^(?:isn ?'t|is not|is no longer|is gone)(?: (?:on|from))?(?: the)?(?: field)?(?: any ?more| any longer| by then| then)? ?\.$/;
const taking: ReadonlySet<VerbId> = new Set<VerbId>([
  'send',
  'destroy',
  'banish',
  'tribute',
  'return',
  'shuffle',
  'discard',
]);

/** "Do I at least draw", "to finish the effect": no more than is said without these words. */
function withoutAsides(all: readonly Chunk[]): readonly Chunk[] {
  const found: Chunk[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const count = [4, 3, 2].find((many) => asides.test(textOf(all.slice(at, at + many))));
    const chunk = all[at];
    if (count !== undefined && all[at + count]?.is !== 'number') at += count - 1;
    else if (chunk !== undefined) found.push(chunk);
  }
  return found;
}
const asides = /^(?:at least|to finish (?:the |its |that )?effect)$/;

/** "That same X", of an X that was named before: X. */
const withoutSame = (all: readonly Chunk[]): readonly Chunk[] =>
  all.filter((_, at) => {
    const next = all.findIndex(({ is }, nth) => nth >= at && is === 'card');
    const card = all[next];
    if (card?.is !== 'card' || next === at || next - at > 2) return true;
    const begins = [at, at - 1].find((from) => sameWords.test(textOf(all.slice(from, next))));
    const known = all.slice(0, at).some((each) => each.is === 'card' && each.name === card.name);
    return begins === undefined || !known;
  });
const sameWords = /^(?:that|this|the) (?:very )?same$|^(?:that|this) very$/;

/** "X negates Extra-Deck-Summoned monsters": what its text says, which monsters stands there. */
const withoutWhichMonsters = (all: readonly Chunk[]): readonly Chunk[] =>
  all.filter((chunk, at) => {
    const from = chunk.is === 'place' ? at : at - 1;
    const [verb, place, summoned, noun] = all.slice(Math.max(from - 1, 0), from + 3);
    const says =
      verb?.is === 'verb' &&
      verb.verb === 'negate' &&
      verb.form === 's' &&
      place?.is === 'place' &&
      place.place === 'extra-deck' &&
      summoned?.is === 'verb' &&
      summoned.form === 'past' &&
      noun?.is === 'noun' &&
      noun.noun === 'monster';
    return !(says && (chunk === place || chunk === summoned));
  });

const owners: ReadonlyMap<string, 'me' | 'opponent'> = new Map([
  ['mine', 'me'],
  ['my', 'me'],
  ['ours', 'me'],
  ['theirs', 'opponent'],
  ["opponent's", 'opponent'],
  ["my opponent's", 'opponent'],
]);

/** "X (mine)": "my X". */
function ownersFirst(all: readonly Chunk[]): readonly Chunk[] {
  const found: Chunk[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const [chunk, open] = [all[at], all[at + 1]];
    if (chunk === undefined) continue;
    const close = open?.is === 'open' ? all.findIndex((each, nth) => nth > at && each.is === 'close') : -1;
    const words = close === -1 ? '' : textOf(all.slice(at + 2, close));
    const who = chunk.is === 'card' && all[at - 1]?.is !== 'owner' ? owners.get(words) : undefined;
    if (who !== undefined) {
      found.push({ is: 'owner', who, text: words, from: chunk.from, to: chunk.from });
      at = close;
    }
    found.push(chunk);
  }
  return found;
}

const textOf = (some: readonly Chunk[]): string =>
  some
    .map(({ text }) => text.toLowerCase())
    .join(' ')
    .replaceAll(" '", "'");

const atOnce = /^(?:at once|at (?:the|exactly the) same time|simultaneously|all at once)$/;

/** Of all that one verb does, "at the same time" says nothing more; of two verbs it says which order there is none of. */
function withoutAtOnce(all: readonly Chunk[]): readonly Chunk[] {
  let rest = all;
  for (let at = 0; at < rest.length; at += 1) {
    const count = [4, 3, 2, 1].find((many) => atOnce.test(textOf(rest.slice(at, at + many))));
    if (count === undefined) continue;
    const begins = rest.findLastIndex((each, nth) => nth < at && endsClause(each)) + 1;
    const next = rest.findIndex((each, nth) => nth >= at && endsClause(each));
    const verbs = rest.slice(begins, next === -1 ? rest.length : next).filter(({ is }) => is === 'verb');
    if (verbs.length === 1) rest = [...rest.slice(0, at), ...rest.slice(at + count)];
  }
  return rest;
}

const endsClause = (chunk: Chunk): boolean =>
  chunk.is === 'end' || (chunk.is === 'join' && chunk.join === 'semicolon');

const rangeWord = /^(?:or|more|less|fewer|higher|lower|atk|def|level|\+|\/|and)$/;

/** Brackets behind a Spell or Trap with a range of values that its own text has. */
function withoutOwnWords(all: readonly Chunk[], catalogue: Catalogue): readonly Chunk[] {
  const found: Chunk[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const chunk = all[at];
    if (chunk === undefined) continue;
    const before = all[at - 1];
    const model = before?.is === 'card' ? catalogue.exact(before.name) : undefined;
    const close = chunk.is === 'open' ? all.findIndex((each, nth) => nth > at && each.is === 'close') : -1;
    if (model !== undefined && close !== -1 && saysOwnRange(all.slice(at + 1, close), model)) at = close;
    else found.push(chunk);
  }
  return found;
}

function saysOwnRange(inside: readonly Chunk[], { facts, parts }: CardModel): boolean {
  const words = textOf(inside).split(' ');
  const numbers = words.filter((each) => /^\d+$/.test(each));
  const text = JSON.stringify(parts);
  return (
    facts.cardType !== 'monster' &&
    numbers.length > 0 &&
    words.every((each) => rangeWord.test(each) || numbers.includes(each)) &&
    words.some((each) => /^(?:or|\+)$/.test(each)) &&
    numbers.every((each) => new RegExp(`:${each}\\b`).test(text))
  );
}
