import type { CardModel } from '../../effects/card-model.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { countOf } from './reading/clauses.ts';
import { cardAt, form, said } from './reading/forms.ts';
import type { SketchCard } from './reading/sketch.ts';

const number = '(?<number>two|three|four|2|3|4)';
const upTo = '(?:up to |a total of |as many as )?';
const make = '(?:do|make|perform|conduct|have|get)';
const summon = '(?:normal|tribute) summon';

/** Sentences by which a player can make so many in this turn; by a card's text, its own number. */
const allowed = [
  form(`(?:{by} )?(?:which )?lets me ${make} ${upTo}${number} normal summons(?: this turn)?`),
  form(
    `(?:{by} )?(?:which )?lets me normal summon ${upTo}(?:${number} times|(?<number2>twice))(?: this turn)?`,
  ),
  form(
    `i can ${make} ${upTo}${number} normal summons(?: this turn)?(?: (?:because of|thanks to|with|by) {by})?`,
  ),
  form(
    `i can normal summon ${upTo}(?:${number} times|(?<number2>twice))(?: this turn)?(?: (?:because of|thanks to|with|by) {by})?`,
  ),
];
const given = [
  form("{by}(?: 's effect)? (?:has )?resolved(?: this turn| for me)?"),
  form("i (?:activated?|used?|resolved?) (?:effect of )?{by}(?: 's effect)?(?: this turn)?"),
];
/** A card that a sentence is about, with how it came there before. */
const aside = [
  form('{}'),
  form(
    `(?:which i |i )?(?:${summon}med|ssed|normal summoned|tribute summoned)(?: it)? (?:earlier|before|last turn|in an earlier turn)`,
  ),
];
/** Normal Summons of the player's own doing, and those that an effect performs. */
const byEffect =
  "(?:her|his|its|{} 's) effect (?:then )?(?:normal summons|normal summoned|tribute summons|tribute summoned) (?:{}|it|monster|another monster)";
const own = form(`i (?:then )?(?:normal|tribute)(?: summon(?:ed)?|[- ]set) {}(?: and ${byEffect})?`);
const others = [
  form(byEffect),
  form(`i (?:normal|tribute) summon(?:ed)? {} (?:with|by|through|off) (?:her|his|its|{} 's) effect`),
];
const asks = [
  form(
    `${upTo}how many (?:more )?normal summons (?:do i (?:still )?have(?: left| remaining)?|(?:are|have i) left|can i (?:still )?${make})(?: left)?(?: this turn)?`,
  ),
  form('how many (?:more )?times can i (?:still )?normal summon(?: this turn)?'),
];
const asksMore = /\b(?:left|more|still|remaining)\b/;

/**
 * How many Normal Summons are left where a text changed their number: those of the player's own doing count, also those made
 * before; those that an effect performs do not (normal-summon/earlier-summons-count, normal-summon/outside-every-count).
 */
export const normalSummonsLeft: KeyWordPrinciple = ({ cards, sentences: { told, asked } }) => {
  if (said(asked, asks) === undefined) return undefined;
  let most: number | undefined;
  let made = 0;
  const used = new Set<CardModel>();
  for (const sentence of told) {
    const says = said(sentence, allowed) ?? said(sentence, given);
    if (says !== undefined) {
      const by = cardAt(cards, says['by']);
      const is = numberSaid(says) ?? (by === undefined ? undefined : numberOf(by));
      if (is === undefined || (most !== undefined && is !== most)) return undefined;
      most = is;
      if (by !== undefined) used.add(by);
    } else if (own.test(sentence)) made += 1;
    else if (said(sentence, [...others, ...aside]) === undefined) return undefined;
  }
  // Of a number of all in the turn, how many "can I make" may mean those that were made too.
  if (most === undefined || most < made || (made > 0 && !asksMore.test(asked))) return undefined;
  if (cards.some((each) => givesMore(each) && !used.has(each.model) && !numberOf(each.model)))
    return undefined;
  return {
    ...ruled(
      String(most - made),
      'normal-summon/earlier-summons-count',
      `${made} of ${most} Normal Summons ${made === 1 ? 'was' : 'were'} made by hand; what an effect Summons is outside that count`,
      [],
      ['nothing else gives Normal Summons'],
    ),
    rules: ['normal-summon/earlier-summons-count', 'normal-summon/outside-every-count'],
  };
};

const numberSaid = (says: Readonly<Record<string, string>>): number | undefined =>
  says['number2'] === 'twice' ? 2 : countOf(says['number']);

/** The number that a text changes the Normal Summons of the turn to. */
const numberOf = ({ parts }: CardModel): number | undefined =>
  parts
    .flatMap((part) => ('does' in part ? part.does : []))
    .find(({ do: verb }) => verb === 'conduct-normal-summons')?.amount;

/** A text that gives one in addition. */
const givesMore = ({ model }: SketchCard): boolean =>
  model.parts.some(
    (part) =>
      'does' in part &&
      part.does.some(({ do: verb, inAddition }) => verb === 'normal-summon' && inAddition !== undefined),
  );
