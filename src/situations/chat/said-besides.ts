import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';

const quoted =
  /(?<of>#(?<card>\d)),? (?:which|that|its text|whose (?:text|effect)) (?:says|reads|states)[:,]? (?<mark>["'])(?<words>.+?)\k<mark>(?=[.,;?!]|$)/gi;

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** "X, which says '...'": words of its text, which is read anyway, are left out; other words stay. */
function withoutOwnText(text: string, cards: readonly CardModel[]): string {
  return text.replace(quoted, (all: string, of: string, card: string, _: string, words: string) => {
    const { main = '', pendulum = '' } = cards[Number(card)]?.text ?? {};
    return bare(words) !== '' && [main, pendulum].some((each) => bare(each).includes(bare(words))) ? of : all;
  });
}

const inGy =
  /(?<=\b(?:is|was|does|do) )(?:the |their |my |his |her )?#(\d) in (?:the|their|my|his|her) gy(?= )/gi;

/** "Is the X in their GY banished" of an X that went there as the cost of its own effect, and was told of before. */
function withoutPlaceOfCost(text: string, cards: readonly CardModel[]): string {
  return text.replace(inGy, (all: string, card: string, at: number) => {
    const costs = (cards[Number(card)]?.parts ?? []).filter(isActivated).map(({ cost }) => cost);
    const isPaid = costs.every((each) =>
      each.some(({ do: verb, what }) => what === 'this' && toGy.has(verb)),
    );
    return isPaid && costs.length > 0 && text.slice(0, at).includes(`activates #${card}`) ? `#${card}` : all;
  });
}

const toGy: ReadonlySet<string> = new Set(['discard', 'send-to-gy', 'tribute']);

/** What is said of a card besides, and is known by its text. */
export const withoutSaidBesides = (text: string, cards: readonly CardModel[]): string =>
  withoutPlaceOfCost(withoutOwnText(text, cards), cards);
