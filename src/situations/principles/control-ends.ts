import { isActivated } from '../../effects/activated.ts';
import type { Part } from '../../effects/part.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { activatorOf } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { type Departure, departures } from './reading/departures.ts';
import { lentMonster } from './reading/lent.ts';
import { removalOf } from './reading/removal.ts';
import { askedPlayer } from './reading/side.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

/** How a card lets a player control a monster of the other one. */
interface Taking {
  readonly card: SketchCard;
  readonly part: Part;
  readonly lasts: 'until-end-of-turn' | 'while-there' | 'for-good';
}

const back =
  /\bback\b|\bgo(?:es)? (?:home|over)\b|\breturns?\b(?! to (?:the|my|their|its) (?:hand|deck|gy))|\bregain/;
const keeps = /\b(?:keep|keeps|stay|stays|remain|remains|still (?:control|have|mine|on my|under))\b/;
const atEnd =
  /\bend phase\b|\bend of (?:the |my |their |this |that )?turn\b|\bturn (?:ends|is over)\b|\bnext turn\b|\bafter (?:the|this|my|their) turn\b/;
const elsewhere = /\b(?:hand|gy|grave|graveyard|deck|banish\w*)\b/;

/**
 * Does a monster whose control was taken go back? Until the end of the turn, where the text says so (also when it was turned
 * face-down); when the card that takes it by lying there has left; and else it stays (rules control/changed,
 * control/face-down, turn/until-phase-ends).
 */
export const controlEnds: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  const [asksBack, asksKept] = [back.test(question), keeps.test(question)];
  if (asksBack === asksKept || elsewhere.test(question) || /\b(?:can|may|could)\b/.test(question))
    return undefined;
  if (speaksAgainst(told, 'stolen') || /\b(?:who|whose|when|where|how)\b/.test(question)) return undefined;
  const taking = takingIn(sketch);
  if (taking === undefined) return undefined;
  const goes = goesBack(taking, sketch);
  if (goes === undefined || (asksKept && isOfTheOther(taking, sketch))) return undefined;
  return asksBack ? goes : { ...goes, answer: goes.answer === 'yes' ? 'no' : 'yes' };
};

/** "They took it. Is it still mine?": asked of the player who has not taken it, whether it is kept is another question. */
function isOfTheOther({ card }: Taking, sketch: Sketch): boolean {
  const ofMe = /\b(?:mine|on my|under my)\b/.test(sketch.question);
  const owned = [...sketch.told.matchAll(/\bmy (#\d)/g)].some(([, ref]) => ref !== card.ref);
  if (ofMe && owned) return true;
  const asked = ofMe ? 'me' : askedPlayer(sketch.question);
  const taker = activatorOf(sketch, card.ref);
  return asked !== undefined && taker !== undefined && asked !== taker;
}

const took = new RegExp(
  `\\b(?:${written('steal', 'take')}|taken|gave|give|gives|given|swap\\w*|switch\\w*|traded?|control)\\b`,
);

/** The one card that was told to take or switch control; its monster was told to be taken, or goes with it. */
function takingIn(sketch: Sketch): Taking | undefined {
  const { cards, told } = sketch;
  const found = cards.flatMap((card) => takingOf(card) ?? []);
  const [only, other] = found;
  if (only === undefined || other !== undefined) return undefined;
  const used = sketch.happenings.some(
    ({ told: isTold, what, means, by }) =>
      isTold &&
      [...what.map(({ card }) => card), means, ...by.map(({ card }) => card)].some(
        (each) => each?.ref === only.card.ref,
      ),
  );
  return lentMonster(sketch) !== undefined || (took.test(told) && told.includes(only.card.ref)) || used
    ? only
    : undefined;
}

function takingOf(card: SketchCard): Taking | undefined {
  for (const part of card.model.parts) {
    if (takesEquipped(part)) return { card, part, lasts: 'while-there' };
    if (!isActivated(part)) continue;
    const takes = part.does.find(({ do: verb }) => verb === 'take-control' || verb === 'switch-control');
    const switches = part.does.some(
      ({ do: verb, reads = '' }) => verb === 'described' && /\bswitch(?:es)? control\b/i.test(reads),
    );
    if (takes === undefined && !switches) continue;
    if (takes?.until === 'end-phase' || takes?.until === 'end-of-turn')
      return { card, part, lasts: 'until-end-of-turn' };
    if (takes?.until !== undefined || /\b(?:while|as long as|until)\b/i.test(textOf(card.model)))
      return undefined;
    return {
      card,
      part,
      lasts: card.model.facts.cardType === 'monster' || isSpent(card) ? 'for-good' : 'while-there',
    };
  }
  return undefined;
}

/** "Take control of the equipped monster." */
const takesEquipped = (part: Part): boolean =>
  part.kind === 'unread'
    ? /^(?:you )?take control of the equipped monster\.?$/i.test(part.reads)
    : part.kind === 'continuous' &&
      part.does.some(({ do: verb, what }) => verb === 'take-control' && what === 'equipped');

/** A Normal Spell or Trap, and a Quick-Play one, do not stay on the field. */
const isSpent = ({ model: { facts } }: SketchCard): boolean =>
  facts.cardType !== 'monster' && (facts.property === 'Normal' || facts.property === 'Quick-Play');

function goesBack({ card, part, lasts }: Taking, sketch: Sketch): Ruled | undefined {
  const { told, question, cards } = sketch;
  const text = `${told} ${question}`;
  const reads = [{ model: card.model, part }];
  const left = departures(sketch).filter(
    ({ by, now, what }) => by !== card && now !== 'taken' && /#|\b(?:it|her|him|monster)\b/.test(what),
  );
  const flippers = cards.filter(({ model }) => removalOf(model)?.turnsFaceDown === true);
  const helpers = [...left.flatMap(({ by }) => by ?? []), ...flippers];
  const taken = lentMonster(sketch)?.card;
  const swapped = cards.filter(
    (each) => each !== card && !helpers.includes(each) && each.model.facts.cardType === 'monster',
  );
  if (cards.some((each) => each !== card && !helpers.includes(each) && !swapped.includes(each)))
    return undefined;
  if (swapped.some((each) => each !== taken && saysControl.test(textOf(each.model)))) return undefined;
  if (taken !== undefined && saysControl.test(textOf(taken.model))) return undefined;
  if (bystanders(sketch, [card, ...helpers, ...swapped]).length > 0) return undefined;
  const cardLeft = left.some(({ what }) => what.includes(card.ref)) || goneItself(card.ref).test(told);
  const turned = (each: Departure) =>
    each.now === 'face-down' || flippers.some((flipper) => flipper === each.by);
  const faceDown = flippers.length > 0 || left.some(turned);
  const others = left.filter((each) => !each.what.includes(card.ref) && !turned(each));
  if (lasts === 'while-there') {
    if (!cardLeft || others.length > 0 || faceDown) return undefined;
    return ruled(
      'yes',
      'control/changed',
      `${card.model.name} takes control only while it lies there`,
      reads,
    );
  }
  if (others.length > 0 && !cardLeft) return undefined;
  if (lasts === 'until-end-of-turn') {
    if (!atEnd.test(text) && !(faceDown && /\bstill\b/.test(question))) return undefined;
    return ruled(
      'yes',
      'turn/until-phase-ends',
      faceDown
        ? 'control was taken until the End Phase, and being turned face-down changes nothing of that'
        : 'control was taken until the End Phase',
      reads,
    );
  }
  return ruled('no', 'control/changed', 'its text names no end for it', reads);
}

const saysControl =
  /\bcontrol of this\b|\bcontrol of it\b|\bcontrol of this card\b|cannot switch|\breturns? control/i;
const goneItself = (ref: string): RegExp =>
  new RegExp(
    `${ref} (?:is|was|gets|got|has been) (?:${written('destroy', 'banish', 'return', 'hit')}|gone|removed)\\b|${ref} (?:leaves|left)\\b`,
  );
