import type { TypedText } from './typed-text.ts';
import { isCommon, isSortOf } from './word-kinds.ts';

/** The longest text between quotation marks that may be a name, in characters. */
const LONGEST_NAME = 90;
/** How many names that are not exact are looked up in one text: each costs a search. */
const MOST_SEARCHES = 6;

const closing: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['[', ']'],
]);

/** Takes what stands between quotation marks or brackets and is nearly a card's name. */
export function takeQuotedNames(typed: TypedText): void {
  const { all, catalogue } = typed;
  let searches = 0;
  for (let open = 0; open < all.length && searches < MOST_SEARCHES; open += 1) {
    const ends = closing.get(all[open]?.text ?? '');
    if (ends === undefined) continue;
    const close = all.findIndex(({ text }, at) => at > open && text === ends);
    if (close === -1) continue;
    const [start, count] = [open + 1, close - open - 1];
    const said = typed.typed(start, count);
    const isWords = all.slice(start, close).every((each) => each.kind === 'mark' || isCommon(each));
    const isNone = isWords || isSortOf(all[close + 1]) || isDescription(said) || typed.anyTaken(start, count);
    if (count > 0 && said.length <= LONGEST_NAME && !isNone) {
      searches += 1;
      const picked = catalogue.pick(said);
      if (picked.ok)
        typed.take({ name: picked.value.card.name, start, count, by: 'mistyped', takenFrom: said });
    }
    open = close;
  }
}

/** "attack again" between quotation marks says what an effect does; it is no card that is called nearly so. */
const isDescription = (said: string): boolean => said.includes(' ') && said === said.toLowerCase();
