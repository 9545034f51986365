import type { CardModel } from '../../../effects/card-model.ts';

/** Words that say of a card nothing but what is printed on it: "the Pendulum", "Level 4", "(LIGHT)". */
function saysWhatIsPrinted(words: string, { facts }: CardModel): boolean {
  const rest = words
    .replace(/\b(level|rank|link|lv|scale) ?(\d+)\b/g, (all, what: string, number: string) =>
      numberOf(facts, what) === Number(number) ? '' : all,
    )
    .replace(/\b(\d+) ?(atk|def)?\b/g, (all, number: string, what: string | undefined) =>
      statsOf(facts, what).includes(Number(number)) ? '' : all,
    );
  const printed = new Set(kindWords(facts));
  return rest.split(/[\s/,-]+/).every((word) => word === '' || printed.has(word));
}

type Facts = CardModel['facts'];

function numberOf(facts: Facts, what: string): number | undefined {
  if (facts.cardType !== 'monster') return undefined;
  if (what === 'rank') return facts.rank;
  if (what === 'link') return facts.link;
  return what === 'scale' ? facts.scale : facts.level;
}

function statsOf(facts: Facts, what: string | undefined): readonly (number | string | undefined)[] {
  if (facts.cardType !== 'monster') return [];
  if (what === undefined) return [facts.atk];
  return [what === 'atk' ? facts.atk : facts.def];
}

const kindWords = (facts: Facts): readonly string[] =>
  (facts.cardType === 'monster'
    ? [facts.attribute ?? '', ...(facts.type ?? '').split(/[\s-]+/), ...facts.abilities, 'monster']
    : [facts.property, facts.cardType]
  ).map((each) => each.toLowerCase());

/** Leaves out of a sentence what it says of its cards that is printed on them anyway. */
export function withoutPrinted(sentence: string, cards: readonly CardModel[]): string {
  const saysOf = (number: string, words: string): boolean => {
    const card = cards[Number(number)];
    return card !== undefined && saysWhatIsPrinted(words, card);
  };
  return sentence
    .replace(/#(\d) \( ([^()]*) \)/g, (all, number: string, words: string) =>
      saysOf(number, words) ? `#${number}` : all,
    )
    .replace(/((?:(?:[a-z-]+|\d+) ){1,4})(?:, )?#(\d)/g, (all, before: string, number: string) => {
      const words = before.trim().split(' ');
      for (let from = 0; from < words.length; from += 1) {
        const kind = words.slice(from).join(' ');
        if (kind.length > 0 && saysOf(number, kind))
          return `${words.slice(0, from).join(' ')} #${number}`.trim();
      }
      return all;
    })
    .replace(/\s+/g, ' ')
    .trim();
}
