import { clausesOf, count, countOf } from './clauses.ts';
import type { Side } from './side.ts';

/** What a player was said to have of what is paid and drawn; what is left out was not said. */
export interface Resources {
  readonly lp?: number;
  /** Cards in the hand beside those that are named there. */
  readonly others?: number;
  /** Cards in the hand, where it was not said whether a named one is among them. */
  readonly hand?: number;
  readonly deck?: number;
}

type Writable = { -readonly [Key in keyof Resources]: Resources[Key] };

const lifePoints = '(?:lp|life ?points?|life)';
const lpForms = [
  new RegExp(`\\b(\\d{1,5}) (?:of my )?(?:remaining )?${lifePoints}\\b`),
  /\b(?:lp|life ?points?|life total)(?: (?:is|are|at|left|down|to|total|currently|now|only|just|sits?|stands?))*(?: =|:)? (\d{1,5})\b/,
  /\b(?:i'm|i am|he's|she's|they're|opponent is|they are|sitting|down|left) (?:(?:all the way|down|sitting|left|only|just|at|to|on|with) )*(?:at|to|on|with) (?:(?:just|only|exactly) )?(\d{2,5})$/,
];
const isCost = /\b(?:pay|pays|paying|costs?|cost of|lose|gain|take|inflict)s? (?:me )?(?:\d{1,5})\b/;

const hand = '(?:my |the |their |his |her )?hands?';
const card = '#\\d';
const only = '(?:only|last|sole|one|single|final|lone)';

/** Nothing lies in the hand beside the cards that are named there. */
const onlyNamed = [
  new RegExp(
    `${card} (?:is|as|was|being) (?:the |my |their )?(?:very )?${only}(?: and ${only})? (?:other )?card(?: that)?(?: left)?(?: (?:i|they)(?: have| hold| am holding|'ve got| got| control| own)?)?(?: left| remaining)?(?: in ${hand})?$`,
  ),
  new RegExp(
    `\\b${only} (?:other )?(?:card|thing)(?: left)?(?: (?:i|they)(?: have| hold|'ve got| got)(?: left)?)? in ${hand} (?:is|was|being) (?:an? |my |the )?${card}$`,
  ),
  new RegExp(
    `\\b(?:only|just|nothing except|nothing other than|nothing besides) (?:have |hold |holding )?(?:an? |my )?${card}(?: is| left)? in ${hand}$`,
  ),
  new RegExp(
    `\\bhold(?:ing)? (?:only|just|nothing except|nothing other than|nothing besides) (?:an? |my )?${card}$`,
  ),
  new RegExp(
    `\\bhand (?:is|consists of|contains|has) (?:just|only|literally|nothing but|nothing except)? ?(?:an? |my )?${card}$`,
  ),
  new RegExp(`${card} is all (?:that )?(?:i|they)(?: have|'ve got| hold)`),
  new RegExp(
    `\\b(?:no|0|zero|without(?: any)?) (?:other|more|further|additional) cards? (?:left )?in ${hand}`,
  ),
  new RegExp(
    `\\bnothing else (?:left )?in ${hand}|\\bhand is otherwise empty|\\b(?:empty hand|hand is empty) (?:besides|except|other than|apart)`,
  ),
  new RegExp(
    `\\bno (?:other )?cards? in ${hand} (?:besides|except(?: for)?|other than|apart from|but) (?:an? |my )?${card}`,
  ),
];
const emptyHand = new RegExp(
  `\\b(?:no|0|zero) cards? (?:left |at all )?in ${hand}|\\b${hand} (?:is|are) (?:completely |totally )?empty|\\b(?:an? )?empty[- ]hand(?:ed)?\\b|\\b(?:have|has|with|got) no (?:cards in )?hand\\b|\\bno (?:cards in )?hand(?: at all)?$|\\bnothing (?:left )?in ${hand}$|\\btop-?decking\\b`,
);
const otherCards = new RegExp(
  `\\b(${count}) (?:other|more|additional|further) cards? (?:left )?in ${hand}|\\bin ${hand}.* (?:plus|and) (${count}) (?:other|more) cards?$`,
);
const cardsInHand = new RegExp(
  `\\b(${count}) cards? (?:left )?in ${hand}|\\bhand of (${count})(?: cards?)?$|\\bhand (?:has|contains|is) (${count}) cards?`,
);

const deck = '(?:my |the |their |his |her |main )*deck';
const deckForms = [
  new RegExp(`\\b(${count}) (?:more )?cards? (?:left |remaining |to draw )?in ${deck}`),
  new RegExp(
    `\\b${deck} (?:only |just )?(?:has|contains|holds|is down to|is at|is|down to|with|of) (?:only |just |exactly |a mere )?(${count})(?: cards?)?(?: left| remaining| in it)?$`,
  ),
  new RegExp(`\\b(${count})[- ]cards? deck\\b`),
];
const emptyDeck = new RegExp(
  `\\b${deck} (?:is|has run) (?:completely |totally )?(?:empty|out|gone)|\\bempty deck\\b|\\bno (?:cards? (?:left )?in )?deck(?: left)?\\b|\\bdecked (?:myself )?out\\b`,
);

/** What both players were said to have. Undefined where two things that were said do not go together. */
export function resourcesTold(text: string): Readonly<Record<Side, Resources>> | undefined {
  const told: Record<Side, Writable> = { me: {}, opponent: {} };
  let clash = false;
  const say = (side: Side, key: 'lp' | 'others' | 'hand' | 'deck', value: number) => {
    clash ||= told[side][key] !== undefined && told[side][key] !== value;
    told[side][key] = value;
  };
  for (const { words, side } of clausesOf(text)) {
    const lp = lpForms.map((form) => form.exec(words)?.[1]).find((each) => each !== undefined);
    if (lp !== undefined && !isCost.test(words)) say(side, 'lp', Number(lp));
    const others = countOf(
      otherCards
        .exec(words)
        ?.slice(1)
        .find((each) => each !== undefined),
    );
    if (onlyNamed.some((form) => form.test(words))) say(side, 'others', 0);
    else if (others !== undefined) say(side, 'others', others);
    else if (emptyHand.test(words)) say(side, 'others', 0);
    else {
      const found = cardsInHand
        .exec(words)
        ?.slice(1)
        .find((each) => each !== undefined);
      const cards = countOf(found);
      if (cards !== undefined) say(side, 'hand', cards);
    }
    const left = countOf(deckForms.map((form) => form.exec(words)?.[1]).find((each) => each !== undefined));
    if (left !== undefined && !/\bextra deck\b/.test(words)) say(side, 'deck', left);
    else if (emptyDeck.test(words)) say(side, 'deck', 0);
  }
  return clash ? undefined : told;
}
