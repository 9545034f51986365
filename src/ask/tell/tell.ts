import type { Frame } from '../grammar/frame.ts';
import type { ReadFrames } from '../grammar/frames.ts';
import { inTimeOrder } from '../text/time-order.ts';
import { tellDescription } from './cards/tell-description.ts';
import {
  saysEarlier,
  tellReplaced,
  tellSetEarlier,
  tellState,
  tellSummonedEarlier,
} from './cards/tell-state.ts';
import { byUsing } from './deeds/own-procedure.ts';
import {
  tellActivation,
  tellChained,
  tellChosen,
  tellFlippedUp,
  tellTargets,
} from './deeds/tell-activation.ts';
import { tellAttached } from './deeds/tell-attached.ts';
import { tellAttack, tellDeclaration } from './deeds/tell-battle.ts';
import { tellDeclared } from './deeds/tell-declared.ts';
import { saysAll, tellDeed, tellIncluded, tellOther } from './deeds/tell-deed.ts';
import { tellEquip, tellHeld } from './deeds/tell-equip.ts';
import { takesCard, tellHit } from './deeds/tell-hit.ts';
import { tellLpChange } from './deeds/tell-lp.ts';
import { materialOf, tellMaterial, tellTribute } from './deeds/tell-material.ts';
import { tellNegation } from './deeds/tell-negation.ts';
import { detachedFor, paysInBattle, tellPaidForItself, tellPaidInResponse } from './deeds/tell-paid.ts';
import { tellPosition } from './deeds/tell-position.ts';
import { tellResolves } from './deeds/tell-resolves.ts';
import { tellMade, tellStatChange, tellTurnEnd } from './deeds/tell-stats.ts';
import { tellStep } from './deeds/tell-step.ts';
import { tellProperly, tellSummon } from './deeds/tell-summon.ts';
import {
  answeringSummon,
  answersSummon,
  isPartOfNegation,
  tellSummonNegation,
} from './deeds/tell-summon-negation.ts';
import type { Teller } from './teller.ts';

/** Tells the frames of a text, in their order, up to what is asked; gives the frames that ask. */
export function tellAll({ frames, times }: ReadFrames, teller: Teller): readonly Frame[] {
  const asked = frames.filter((frame) => frame.asked);
  // What is only supposed in the question ("if it is discarded") is told before it.
  const told = inTimeOrder(
    frames.filter((frame, index) => !frame.asked && !belongsToQuestion(frames, index)),
  );
  const questionParts = frames.filter((frame, index) => frame.asked || belongsToQuestion(frames, index));
  const left = [...times];
  const unnamed = [...asked];
  let usedUp: Frame | undefined;
  for (const [index, frame] of told.entries()) {
    if (frame === usedUp) continue;
    // "Does X trigger if it is discarded": what the question names first is what "it" stands for.
    while (unnamed[0] !== undefined && unnamed[0].from < frame.from) lookAt(unnamed.shift(), teller);
    for (let time = left[0]; time !== undefined && time.from < frame.from; time = left[0]) {
      teller.time(time.phrase, time);
      left.shift();
    }
    const own = detachedFor(frame, told[index + 1]) ?? byUsing(frame, told[index + 1], teller);
    if (own !== undefined) usedUp = told[index + 1];
    if (own !== undefined) tell(own, told.slice(0, index), teller);
    else if (!isForSummon(frame, told[index + 1])) tell(frame, told.slice(0, index), teller);
  }
  for (const time of left) teller.time(time.phrase, time);
  return asked.length === 0 ? [] : questionParts;
}

/** What a question names is spoken of from then on. */
function lookAt(asked: Frame | undefined, teller: Teller): void {
  if (asked === undefined) return;
  for (const phrase of [...asked.objects, ...asked.subject]) {
    for (const card of phrase.kind === 'pronoun' ? [] : teller.cardsOf(phrase, asked))
      teller.cards.look(card);
  }
}

/** "Can I activate it, targeting X": what hangs on a frame that asks is asked with it. */
function belongsToQuestion(frames: readonly Frame[], index: number): boolean {
  const frame = frames[index];
  const before = frames[index - 1];
  if (frame === undefined || before === undefined || frame.asked) return false;
  const hangs = frame.form === 'ing' || frame.purpose;
  return hangs && (before.asked || belongsToQuestion(frames, index - 1));
}

/** "Tributes it to Set Y": the Tribute is told with the Summon that it is for. */
const isForSummon = ({ verb }: Frame, next: Frame | undefined): boolean =>
  verb === 'tribute' && next?.purpose === true && (next.verb === 'set' || next.verb.endsWith('-summon'));

/** Verbs that an effect's own text may do to all cards of a kind. */
const deedVerbs: ReadonlySet<Frame['verb']> = new Set<Frame['verb']>([
  'destroy',
  'banish',
  'send',
  'mill',
  'return',
  'shuffle',
  'discard',
  'tribute',
]);

/** "in Defense Position", "while face-down": is it told with its verb, or known of the card before? */
function saysHowItLies({ qualities, ...frame }: Frame, teller: Teller): boolean {
  const { verb, kinds, objects, passive, complements, subject } = frame;
  if (!qualities.includes('face-down') && !qualities.includes('defense')) return true;
  if (howItLies.has(verb) || kinds !== undefined) return true;
  if (verb === 'attack') return passive || objects.length + complements.length > 0;
  const cards = [...subject, ...objects].flatMap((each) => teller.cardsOf(each, { ...frame, qualities: [] }));
  return cards.some(
    ({ faceUp, setup }) =>
      faceUp === false || (qualities.includes('defense') && setup.position === 'defense'),
  );
}

/** Verbs that tell themselves how their cards lie, or cannot be told of cards that lie otherwise. */
const howItLies: ReadonlySet<Frame['verb']> = new Set<Frame['verb']>([
  'be',
  'control',
  'turn',
  'change',
  'banish',
  'activate',
  'use',
  'set',
  'tribute-set',
  'declare',
]);

function tell(frame: Frame, before: readonly Frame[], teller: Teller): void {
  if (isNothing(frame) || isPartOfNegation(frame, before.at(-1), teller)) return;
  if (!deedVerbs.has(frame.verb) && [...frame.objects, ...frame.subject].some(saysAll)) {
    teller.lost(frame, 'which cards all of them are');
    return;
  }
  if (!saysHowItLies(frame, teller)) teller.lost(frame, 'which card lies face-down or in Defense Position');
  tellVerb(frame, before, teller);
  // "destroyed on Chain Link 3": what is on the Chain below it decides, and must have been told.
  if (frame.link !== undefined && teller.chain.top?.number !== frame.link)
    teller.lost(frame, 'what the other Chain Links are');
}

function tellVerb(said: Frame, before: readonly Frame[], teller: Teller): void {
  const frame = teller.isLog && !said.modal && !said.negated ? tellStep(said, teller) : said;
  if (frame === true) return;
  if (frame.modal || (frame.negated && !isSummonOf(frame))) {
    teller.lost(frame, frame.modal ? 'whether something was done that only may be' : 'what did not happen');
    return;
  }
  if (materialOf(frame) !== undefined && (frame.verb === 'use' || frame.verb === 'send')) {
    tellMaterial(frame, teller);
    return;
  }
  switch (frame.verb) {
    case 'control':
    case 'be':
      if (frame.kinds === undefined) tellState(frame, teller);
      else tellDescription(frame, teller);
      return;
    case 'choose':
      tellChosen(frame, teller);
      return;
    case 'want':
      return;
    case 'activate':
    case 'use':
      if (answersSummon(frame)) tellSummonNegation(answeringSummon(frame, teller), teller);
      else if (isIntended(frame, before)) tellIntention(frame, teller);
      else tellActivation(frame, teller);
      return;
    case 'steal':
    case 'hit':
    case 'absorb':
      if (!tellHeld(frame, teller)) tellHit(frame, teller);
      return;
    case 'turn':
      if (!tellPosition(frame, teller) && !tellFlippedUp(frame, teller)) tellDeed(frame, before, teller);
      return;
    case 'change':
      if (!tellPosition(frame, teller)) tellDeed(frame, before, teller);
      return;
    case 'chain':
      tellChained(frame, teller);
      return;
    case 'target':
      tellTargets(frame, teller);
      return;
    case 'resolve':
      tellResolves(frame, teller);
      return;
    case 'attack':
    case 'attack-directly':
      tellAttack(frame, teller);
      return;
    case 'declare':
      if (!tellDeclared(frame, teller)) tellDeclaration(frame, teller);
      return;
    case 'negate':
      if (!tellSummonNegation(frame, teller)) tellNegation(frame, teller);
      return;
    case 'include':
      tellIncluded(frame, teller);
      return;
    case 'properly-summon':
      tellProperly(frame, teller);
      return;
    case 'take':
      if (tellHeld(frame, teller)) return;
      if (takesCard(frame)) tellHit(frame, teller);
      else if (!tellStatChange(frame, teller) && !tellLpChange(frame, teller)) tellOther(frame, teller);
      return;
    case 'gain':
    case 'lose':
    case 'pay':
    case 'halve':
      if (!tellStatChange(frame, teller) && !tellLpChange(frame, teller)) tellOther(frame, teller);
      return;
    case 'add':
      if (!tellStatChange(frame, teller)) tellDeed(frame, before, teller);
      return;
    case 'attach':
      if (!tellAttached(frame, teller)) tellDeed(frame, before, teller);
      return;
    case 'equip':
      if (!tellEquip(frame, teller)) tellDeed(frame, before, teller);
      return;
    case 'make':
      if (!tellMade(frame, teller)) tellDeed(frame, before, teller);
      return;
    case 'end':
    case 'pass':
      if (!tellTurnEnd(frame, teller)) tellDeed(frame, before, teller);
      return;
    case 'replace':
      tellReplaced(frame, teller);
      return;
    case 'tribute':
      if (tellPaidInResponse(frame, before, teller) || tellPaidForItself(frame, before, teller)) return;
      tellTribute(frame, before, teller);
      return;
    case 'set':
      if (saysEarlier(frame)) tellSetEarlier(frame, teller);
      else tellSummon(frame, before, teller);
      return;
    case 'tribute-set':
    case 'normal-summon':
    case 'tribute-summon':
    case 'flip-summon':
    case 'fusion-summon':
    case 'ritual-summon':
    case 'synchro-summon':
    case 'xyz-summon':
    case 'link-summon':
    case 'pendulum-summon':
    case 'special-summon':
    case 'summon':
      if (saysEarlier(frame) && frame.verb !== 'tribute-set') tellSummonedEarlier(frame, teller);
      else tellSummon(frame, before, teller);
      return;
    default:
      if (paysInBattle(frame, teller)) tellActivation({ ...frame, verb: 'activate' }, teller);
      else if (!tellPaidInResponse(frame, before, teller) && !tellPaidForItself(frame, before, teller))
        tellDeed(frame, before, teller);
      return;
  }
}

/** "Nobody chains", "the Summon is not negated", "it was never Summoned": as if it had not been said. */
function isNothing(frame: Frame): boolean {
  const nobody = frame.subject.some((each) => each.kind === 'player' && each.who === 'nobody');
  // "sent, not discarded": says another verb again.
  const not = frame.negated && frame.detail && frame.objects.length === 0;
  return (
    nobody ||
    not ||
    saysThatAllAreUsed(frame) ||
    (frame.negated && (frame.verb === 'negate' || frame.verb === 'chain' || frame.verb === 'summon'))
  );
}

/** "Both players use every optional trigger they are offered": who asks for the order asks for that. */
const saysThatAllAreUsed = ({ verb, objects, subject }: Frame): boolean =>
  verb === 'offer' ||
  (verb === 'use' &&
    [...objects, ...subject].every(
      (each) =>
        each.kind === 'player' ||
        (each.kind === 'effect' && each.of === undefined && each.qualities.includes('optional')),
    ));

const isSummonOf = ({ verb }: Frame): boolean => verb === 'summon' || verb === 'properly-summon';

/** "wants to activate": it is what the question is about, and has not been done. */
const isIntended = (frame: Frame, before: readonly Frame[]): boolean =>
  frame.purpose && before.at(-1)?.verb === 'want';

function tellIntention(frame: Frame, teller: Teller): void {
  for (const phrase of frame.objects) {
    for (const card of teller.cardsOf(phrase, frame)) {
      const player = teller.actor(frame);
      if (player !== undefined) card.setup.controller = player;
    }
  }
}
