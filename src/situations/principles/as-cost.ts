import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { agreed } from './reading/asked-effects.ts';
import { effectWords } from './reading/effect-words.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

type Way = 'send' | 'hand' | 'deck' | 'banish' | 'tribute' | 'discard';

const asksLegal = /\b(?:can|may|could|legal|allowed|fine|ok|okay|possible|valid|works?|is that)\b/;
const ofCost =
  /\bcosts?\b|\bpay(?:s|ing|ment)?\b|\bpaid\b|\bto activate\b|\bby (?:sending|returning|shuffling|banishing|tributing|discarding)\b|\bfor #\d/;
const token = /\b(?<!no )tokens?\b/;
const pendulum = /\b(?:face-?up )?pendulum (?:monster|card)s?\b/;

/**
 * What a cost can be paid with (rule cost/must-be-payable): a cost that sends to the GY, returns to the hand or shuffles into
 * the Main Deck cannot be paid with a card that would go elsewhere: a Token, a Pendulum Monster on the field, a monster of
 * the Extra Deck; a Tribute or a discard can, wherever the card ends up. A Spell or Trap that is being activated is not in
 * the hand any more.
 */
export const asCost: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const text = `${told} ${question}`;
  if (
    !asksLegal.test(question) ||
    !ofCost.test(text) ||
    speaksAgainst(told) ||
    /\bdamage step\b|\bmacro\b/.test(text)
  )
    return undefined;
  const own = itself(sketch);
  if (own !== undefined) return own;
  const paying = payingIn(sketch);
  if (paying === undefined) return undefined;
  const { by, what } = paying;
  if (
    bystanders(sketch, [by, what === undefined ? undefined : what]).length > 0 ||
    cards.some((each) => each !== by && each !== what)
  )
    return undefined;
  return agreed(
    waysOf(by.model).map(({ way, words, part }) => {
      const found = judged(way, words, what?.model, text);
      return found === undefined ? undefined : { ...found, reads: [{ model: by.model, part }] };
    }),
  );
};

/** "Can it be its own cost?": of a Spell or Trap that takes a card of the hand. */
function itself({ told, question, cards }: Sketch): Ruled | undefined {
  if (
    !/\b(?:its own cost|discard itself|send itself|pay for itself|itself (?:as|for) (?:the |its )?cost)\b/.test(
      `${told} ${question}`,
    ) ||
    cards.length !== 1
  )
    return undefined;
  const [card] = cards;
  if (card === undefined || card.model.facts.cardType === 'monster') return undefined;
  const ways = waysOf(card.model).filter(({ words }) => /\bhand\b/.test(words));
  if (ways.length === 0) return undefined;
  return ruled(
    'no',
    'cost/must-be-payable',
    `${card.model.name} is being activated, and pays for nothing that takes another card`,
  );
}

/** The card whose cost it is, and the named card that would pay. */
function payingIn({
  told,
  question,
  cards,
}: Sketch): { readonly by: SketchCard; readonly what: SketchCard | undefined } | undefined {
  const text = `${told} ${question}`;
  const all = cards.filter(
    ({ ref, model }) =>
      waysOf(model).length > 0 &&
      new RegExp(
        `${ref}'s (?:[a-z]+ ){0,3}(?:cost|effect|token|summon|search)|\\b(?:for|pay for|cost of|activate|effect of|to use) (?:my |the |a )?${ref}`,
      ).test(text),
  );
  const [by, other] = all;
  if (by === undefined || other !== undefined) return undefined;
  const others = cards.filter((each) => each !== by);
  return others.length > 1 ? undefined : { by, what: others[0] };
}

/** How the costs of a card use cards up. */
function waysOf(model: CardModel) {
  return model.parts.flatMap((part) => {
    const before = isActivated(part) ? effectWords(model, part)?.before : undefined;
    const cost = before === undefined ? undefined : /(?:^|: ?)([^:]*);$/.exec(before.trim())?.[1];
    if (cost === undefined || !isActivated(part)) return [];
    const way = wayOf(cost);
    return way === undefined ? [] : [{ way, words: cost, part }];
  });
}

function wayOf(cost: string): Way | undefined {
  if (/\bsend\b[^;]*\bto the (?:gy|graveyard)\b/.test(cost)) return 'send';
  if (/\breturn\b[^;]*\bhand\b/.test(cost)) return 'hand';
  if (/\b(?:shuffle|return)\b[^;]*\b(?:main )deck\b/.test(cost)) return 'deck';
  if (/\bbanish\b/.test(cost)) return 'banish';
  if (/\btribute\b/.test(cost)) return 'tribute';
  return /\bdiscard\b/.test(cost) ? 'discard' : undefined;
}

const verbs: Readonly<Record<Way, RegExp>> = {
  send: new RegExp(`\\b${written('send')}\\b|\\bcost\\b|\\bpay`),
  hand: new RegExp(`\\b${written('return')}\\b|\\bput[^.?]*back\\b|\\bcost\\b|\\bpay`),
  deck: new RegExp(`\\b${written('shuffle', 'return')}\\b|\\bput[^.?]*back\\b|\\bcost\\b|\\bpay`),
  banish: new RegExp(`\\b${written('banish')}\\b`),
  tribute: new RegExp(`\\b${written('tribute')}\\b`),
  discard: new RegExp(`\\b${written('discard')}\\b`),
};

function judged(way: Way, words: string, what: CardModel | undefined, text: string): Ruled | undefined {
  if (!verbs[way].test(text)) return undefined;
  const no = (because: string) => ruled('no', 'cost/must-be-payable', because);
  const facts = what?.facts;
  if (facts !== undefined && facts.cardType !== 'monster') return undefined;
  const kinds = facts?.abilities ?? [];
  const isToken = kinds.includes('Token') || (what === undefined && token.test(text));
  const isPendulum = kinds.includes('Pendulum') || (what === undefined && pendulum.test(text));
  const ofExtra =
    kinds.some((each) => each === 'Fusion' || each === 'Synchro' || each === 'Xyz' || each === 'Link') ||
    (what === undefined && /\b(?:fusion|synchro|xyz|link) monster\b/.test(text));
  if (way === 'tribute' || way === 'discard') return undefined;
  if (isToken) return no('a Token leaves the field for nowhere, so it cannot pay this');
  if (way === 'banish') return undefined;
  const fromField =
    /\byou control\b|\bfrom your field\b|\bfrom (?:your )?hand or (?:face-up )?(?:from your )?field\b|\bface-up field\b/.test(
      words,
    );
  const inHand = /\bhand\b/.test(text);
  if (way === 'send' && isPendulum && fromField && !inHand)
    return no('a Pendulum Monster on the field goes to the Extra Deck, and not to the GY');
  if ((way === 'deck' || way === 'hand') && ofExtra) return no('such a monster would go to the Extra Deck');
  return undefined;
}
