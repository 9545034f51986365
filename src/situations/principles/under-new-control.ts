import { isActivated } from '../../effects/activated.ts';
import { printedWords } from '../../effects/printed-words.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { lentMonster } from './reading/lent.ts';
import type { SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

/** What a player may want to do with a monster, and how the text of the card that took it forbids that. */
const deeds: readonly { readonly asked: RegExp; readonly forbids: RegExp; readonly own: RegExp }[] = [
  {
    asked: new RegExp(`\\b${written('attack', 'attack-directly')}\\b`),
    forbids: /\bcannot (?:declare an attack|attack)\b/,
    own: /\bcannot\b[^.]*\battack|\battacks? the turn\b/i,
  },
  {
    asked: new RegExp(`\\b${written('tribute')}\\b`),
    forbids: /\bcannot\b[^.]*\b(?:be )?tribut/,
    own: /\bcannot\b[^.]*\btribut/i,
  },
  {
    asked: /\b(?:synchro|xyz|link|fusion)\b|\bmaterials?\b|\boverlay/,
    forbids: /\bcannot\b[^.]*\bmaterials?\b/,
    own: /\bcannot\b[^.]*\bmaterial/i,
  },
];
/** Any other restriction of what may be done with it, in words that no deed above knows. */
const limits = /\bcannot\b|\bexcept\b|\bnegate/;
/** What forbids one deed says nothing of another. */
const otherDeeds =
  /\bcannot (?:declare an attack|attack|be tributed)(?: or (?:declare an attack|attack|be tributed))?/g;
const may =
  /\b(?:can|could|may|able|allowed|legal)\b[^?]*\bi\b|\bi (?:can|may|could)\b|\bam i\b|\bis it (?:legal|ok|okay|allowed)\b/;

/**
 * What may be done with a monster that was taken: what its new controller's monsters may, but for what the text that took
 * it forbids (rule control/changed).
 */
export const underNewControl: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const text = `${told} ${question}`;
  if (!may.test(question) || speaksAgainst(told, 'stolen')) return undefined;
  const asked = deeds.filter((deed) => deed.asked.test(question));
  const [deed, other] = asked;
  if (deed === undefined || other !== undefined || notNow.test(text)) return undefined;
  const takers = cards.filter(takesControl);
  const [taker, another] = takers;
  if (
    taker === undefined ||
    another !== undefined ||
    !isTaken(sketch.told + question, taker.ref, lentMonster(sketch) !== undefined)
  )
    return undefined;
  const words = wordsOf(taker);
  const because = `the text of ${taker.model.name} forbids that`;
  const reads = taker.model.parts
    .filter(isActivated)
    .slice(0, 1)
    .map((part) => ({ model: taker.model, part }));
  if (deed.forbids.test(words)) return ruled('no', 'control/changed', because, reads);
  return mayBe(deed.own, taker, cards, words, text)
    ? ruled('yes', 'control/changed', 'its new controller may use it like any other of their monsters', reads)
    : undefined;
};

/** Nothing on the taker, the monster or beside them says otherwise. */
function mayBe(
  own: RegExp,
  taker: SketchCard,
  cards: readonly SketchCard[],
  words: string,
  text: string,
): boolean {
  if (limits.test(words.replace(otherDeeds, '')) || /\bequip|\bface-down\b|\bdefense\b/.test(text))
    return false;
  const others = cards.filter((each) => each !== taker);
  return (
    others.length <= 1 &&
    others.every(({ model }) => model.facts.cardType === 'monster' && !own.test(textOf(model)))
  );
}

/** Another turn, or it was given back. */
const notNow =
  /\b(?:got|get|gets|getting|gave|gives|given|goes|went|going|came|comes|returns?|returned|have|has|had) (?:it |him |her |(?:my |his |her |the )?#\d )?back\b|\b(?:last|previous|earlier) turn\b|\bturns? (?:ago|ends?|ended)\b|\bopponent's turn\b|\btheir turn\b|\bnext turn\b|\bmain phase 2\b|\bdirectly\b|\btwice\b|\bagain\b|\balready\b|\bfirst turn\b/;

const takesControl = ({ model }: SketchCard): boolean =>
  model.facts.cardType !== 'monster' &&
  model.parts.some((part) => isActivated(part) && part.does.some(({ do: verb }) => verb === 'take-control'));

const isTaken = (text: string, ref: string, lent: boolean): boolean =>
  lent ||
  new RegExp(
    `\\b(?:${written('steal', 'take')}|taken)\\b[^.;]*${ref}|${ref}[^.;]*\\b(?:${written('steal', 'take')}|taken|my opponent|their|opponent)`,
  ).test(text);

/** The words of what takes control, without the card's other effects. */
const wordsOf = ({ model }: SketchCard): string =>
  model.parts
    .filter((part) => isActivated(part) && part.does.some(({ do: verb }) => verb === 'take-control'))
    .map((part) => printedWords(model, part)?.text ?? '')
    .join(' ')
    .toLowerCase();
