import { nameWords } from '../../cards/names/fold-name.ts';
import type { TypedText } from './typed-text.ts';
import { hasCapital } from './word-kinds.ts';

/** Takes "Laundry" in "Laundry and Kitchen Dragonmaid": what stands before "and", with the end of the name behind it. */
export function takeCoordinated(typed: TypedText): void {
  const { all, catalogue } = typed;
  for (const { name, start, by } of [...typed.mentions]) {
    const [joins, one] = [start - 1, start - 2];
    if (by !== 'name' || !/^(?:and|or|&)$/.test(all[joins]?.low ?? '')) continue;
    if (typed.isTaken(one) || !hasCapital(all[one]) || hasCapital(all[one - 1])) continue;
    const [first, words] = [typed.words(one, 1), nameWords(name).split(' ')];
    for (let at = 1; at < words.length; at += 1) {
      const whole = `${first} ${words.slice(at).join(' ')}`;
      const { lookup } = catalogue;
      const [card, other] = lookup.having(whole).filter((each) => lookup.wordsOf(each) === whole);
      if (card === undefined || other !== undefined) continue;
      typed.take({
        name: lookup.nameOf(card),
        start: one,
        count: 1,
        by: 'part',
        takenFrom: typed.typed(one, 1),
      });
      break;
    }
  }
}
