import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

const wins = /\byou win the (?:duel|match)\b/i;
/** Held in the hand, with the others that it names. */
const held = /\bin addition to this card\b/i;
const bars = /\bcannot be used\b|\bnegate\w* (?:the|its|their|that) (?:effects?|activat)/i;

const declares = `(?:${written('declare', 'choose')}|names?|named|calls?|called|calling|declaring|naming)`;
const piece = '(?:(?:exodia |missing |different )*(?:pieces?|parts?|limbs?))';
const whole = `(?:all (?:of the )?(?:five|5)|the (?:whole|full|complete) set|the fifth|the (?:last|final) ${piece}|(?:five|5) ${piece})`;
const complete = new RegExp(
  `\\b(?:gathers?|gathered|has|have|holds?|draws?|drew|gets?|got|assembles?|assembled|completes?|completed|collects?|collected)\\b[^.;?]*\\b${whole}\\b|\\b(?:all (?:five|5)) ${piece}?[^.;]*\\bin (?:hand|my hand|their hand)\\b`,
);
const me = '(?:i|we)';
const them = '(?:opp|opponent|(?:my|the|their) opponent|they|he|she|the other player)';
const mood = '(?:does|do|will|would|did|can|has|have)';
const asks = new RegExp(
  `\\b${mood} (?:(?<me>${me})|(?<them>${them}))\\b[^?]*\\b(?:win|won)\\b|\\bis (?:it|that|this) (?:still )?a win\\b`,
);

/**
 * "You win the Duel" is no effect, and winning is no use of the card (rule victory/not-an-effect): what forbids the use of
 * cards of that name, or negates their effects, does not stop it.
 */
export const victoryByText: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const [winner, other] = cards.filter(({ model }) => wins.test(textOf(model)) && held.test(textOf(model)));
  const [barrier, another] = cards.filter((card) => card !== winner);
  if (winner === undefined || barrier === undefined || other !== undefined || another !== undefined)
    return undefined;
  const asked = asks.exec(question);
  const has = complete.exec(`${told} ${question}`);
  if (asked === null || has === null || stops.test(`${told} ${question}`)) return undefined;
  // Whoever is asked about has to be the one who has the cards.
  const holder = [...`${told} ${question}`.slice(0, has.index).matchAll(holders)].at(-1)?.groups;
  const { me: mine, them: theirs } = asked.groups ?? {};
  if (
    (mine !== undefined && holder?.['me'] === undefined) ||
    (theirs !== undefined && holder?.['them'] === undefined)
  )
    return undefined;
  if (!isDeclared(winner, barrier, sketch) || !bars.test(textOf(barrier.model))) return undefined;
  const because = `the victory by ${winner.model.name} is no effect and no use of the card, so ${barrier.model.name} does not stop it`;
  return ruled('yes', 'victory/not-an-effect', because);
};

const holders = new RegExp(`\\b(?:(?<me>${me}|my hand)|(?<them>${them}))\\b`, 'g');

const stops =
  /\bdiscard|\bbanish|\bface-?down\b|\bnot\b|n't\b|\bmissing\b|\bexcept\b|\bfour\b|\b4\b|\bon the field\b|\bin (?:the|my|their) gy\b|\bsteal|\brepl|\btakes?\b|\bboth\b|\bbetween\b|\b(?:and|or) (?:my |their |the )?(?:deck|gy|graveyard|field)\b/;

const isDeclared = ({ ref }: SketchCard, barrier: SketchCard, { told }: Sketch): boolean =>
  new RegExp(
    `${barrier.ref}(?: (?:is|was|has been))? (?:(?:${declares})(?: on)?) (?:as )?'?${ref}|\\b${declares} '?${ref}'? (?:with|for|by|using|via|on) (?:my |their |a )?${barrier.ref}|${barrier.ref} (?:on|for|naming|declaring|set to) '?${ref}|${ref}'? (?:is|was|has been) (?:declared|named|called) (?:with|by|for|on) (?:my |their )?${barrier.ref}`,
  ).test(told);
