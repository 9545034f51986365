import type { HeadPiece } from './head.ts';
import type { Sentence } from './sentences.ts';
import type { Words } from './span.ts';

/** Where an effect of a Spell/Trap is another than that of its activation: it speaks of the card being elsewhere. */
export const elsewhere =
  /\bbanish this card\b|\bincluding this card\b|\bexcept the turn this card was sent\b|\bthis (?:face-up |face-down |Set |activated |banished )*card (?:you control )?(?:\(except the turn[^)]*\) )?(?:is |was )?(?:in|from) (?:your|the|its owner's) (?:GY|hand|field)|\bthis (?:\w+ )?card in (?:its owner's|the|your) (?:control|possession|GY|Spell)|\bthis (?:face-up |Set |activated )?card (?:\w+ ){0,3}(?:is|are) (?:banished|sent|destroyed|discarded|added|Tributed|detached|returned|removed|used|excavated|equipped|targeted)|\bwhile this card is (?:face-up )?(?:on|in)/i;

/** A Spell/Trap that is used up at once by rule, but stays on the field by its text. */
export const staysOnField = /\bequip this card\b|\bSpecial Summon this card as\b|\bremains on the field\b/i;

/** What stands before the effect of a Spell/Trap: when it can be activated, what it counts as. */
export const preface =
  /\bin response to this card's activation\b|^To activate this card\b|^After this card's activation, it remains\b|^(?:\(|(?:You can activate this card|(?:You can )?(?:only )?activate this card (?:only )?(?:if|when|while|during|from|by)|Activate only|Cards and effects cannot|Your opponent cannot activate)\b|(?:If|During|When) [^:;]*, you can (?:also )?activate this card\b)/i;

/** The card itself may be activated from the hand, under a condition or for a price. */
export const fromHand =
  /^(?:(?:If|While|During) [^:;]*, )?you can (?:also )?activate this card from your hand(?: by [^:;]+)?\.$/i;

/** A card that stays on the field goes with the one that it was activated for, or takes it along. */
export const endsItself =
  /^(?:destroy this card|(?:destroy|banish) (?:that|those|the (?:selected|equipped|target)))|^send this card to the GY (?:during|at)\b/i;

export const positionLabel = /^(?:While in )?(?:Attack|Defense) Position$/i;

/** The case of a bullet as a condition: "Attack Position" is that of the card. */
export const labelled = ({ text, span }: Words): HeadPiece => ({
  sort: 'condition',
  lead: '',
  text: positionLabel.test(text) ? `while this card is in ${text.replace(/^While in /i, '')}` : text,
  span,
});

export const spiritReturn = /\breturns? (?:it )?to (?:its|the) owner's hand during the End Phase\b/i;
export const eitherTurn = /\beffect can (?:also )?be (?:activated|used) during either player's turn/i;

/** The activation of a Trap that Summons itself, without any sign before it. */
export const becomesMonster =
  /^Special Summon this card (?:in (?:Attack|Defense) Position )?as an? (?:Normal|Effect)\b/i;

/** A sentence before bullets that gives the card the effects in them. */
export const grants =
  /\b(?:gains?|has|have|apply|activate and) [^.;]*\beffects?\b[^;]*[.:]$|these effects[^;]*[.:]$/i;

/** A sentence whose bullets say what it does. */
export const lists =
  /\b(?:this|these|following|appropriate) effects?\b|[:;]\s*\.?$|\b1 of (?:these|the following)/i;

/** A sentence that goes on with an effect, and whose bullets say how. */
export const appliesLines = /\bapply (?:this|the following|these) effects?(?: instead)?\.$/;

/** A sentence that goes on with the effect before it; not an order that is about this card as well. */
export const continues =
  /^(?:Then|Otherwise|If (?:you do(?! not (?:control|have)\b)|they do|Summoned|this effect|(?:they|you) call(?:ed)?|you activate|you use|it|that|the (?:selected|targeted|added)|[^.:;]* effect instead)|That|Those|It|Its|They|These|This (?:Token|effect|Summon)|The (?:destroyed|Special|Summoned|selected|equipped)|You (?:cannot|must|can only|take)|For the rest|During the turn|Also|Their|When (?:you activate|this effect|this Token)|Your opponent (?:cannot|takes)|Any|Destroy|Banish|Remove that|At the end|The other|After|Negate|Return|Neither|(?:Add|Change|Equip|Send|Shuffle|Special Summon|Switch|Take) (?:(?:control|the battle position) of )?(?:it|them|that|those|the selected)(?![^.;]*\band this card\b))\b/;

/** The same, of words that can speak of nothing but what the sentence before said. */
export const refersBack =
  /^(?:Then|Otherwise|If (?:you do(?! not (?:control|have)\b)|Summoned|it|that)|That|Those|It|Its|They|These|Also|This effect)\b/;

/** The same, or words that name an effect or what it had done: with such a sentence it goes on although others stand between. */
export const refersToEffect = new RegExp(
  `${refersBack.source}|^(?:Their|If (?:you|they))\\b|\\b(?:(?:this|these|either) effects?|card's effects|you activate|this way)\\b`,
);

/** Words that speak of what the sentence right before them says is done, and of no earlier one. */
export const ofJustSaid = /^If (?:it does|they do|you do)(?! not\b)\b/;

/** What is done for a time, and names nothing that would begin it: what applies while its card is there does not end so. */
export const lastsATime =
  /^(?!(?:If|When|While|After|Before|Each time|Heads|Tails|During|Once|As long as)\b|This card's battle position)[^:;]*\b[Uu]ntil (?:the End Phase|the end of (?:this|that|the next|your next) turn)\b/;

/** The properties of Spell/Trap Cards that do not stay on the field. */
export const oneShots: readonly string[] = ['Normal', 'Quick-Play', 'Ritual', 'Counter'];

/** A ban or shield that names no time and nothing of the sentence before it: what the card says while it is there. */
export const standingBan =
  /^(?:Neither player (?:can|takes)|Your opponent (?:cannot|takes any battle damage)|You (?:cannot|can only|take (?:no|half))|Any (?:\w+ )?damage)\b(?!.*\b(?:(?<!per )turn|until|for the rest|during|next|this effect|this way|in response|that|those|it|its|them|they|either|Chain|this card's|Duel|when|if)\b)/i;

/** In an old wording: what cannot be done while a phase or a state lasts, which nobody activates. */
export const bansOnly = /^[^;]*\b(?:cannot|must attack)\b(?!.*\b(?:this|that|next) turn\b|.*\buntil\b)/i;

const begins =
  /^(?:If|When|During|Once|Each time|At|While(?! in (?:Attack|Defense) Position$)|Twice|\(Quick|After|Before|FLIP)\b/i;

/** Do words before a colon only name a case: the side of a coin, a position, a number of materials? */
export const isBulletLabel = (text: string): boolean => !begins.test(text) && text.length < 60;

/** The sentence of a bullet without the words that name its case. */
export function withoutLabel(sentence: Sentence, label: string): Sentence {
  const text = sentence.text.slice(label.length + 1).trimStart();
  return { ...sentence, text, span: [sentence.span[1] - text.length, sentence.span[1]] };
}

/** An old wording that tells when only at the end: "... during each of your Standby Phases." */
export const eachTimeLater =
  /\bduring (?:each of )?(?:your|the|his\/her|their|either player's|each player's|your opponent's) (?:opponent's )?(?:next )?(?:Standby|End) Phases?\b(?!,(?! while\b))|^Inflict [^.]*\beach time\b|^This card is changed to (?:Attack|Defense) Position when it is\b/i;
export const laterMay = /\byou can\b/i;

/** A sentence by which one thing happens in place of another, without being activated. */
export const replaces = /^[^:;]*\bwould (?:be|leave)\b[^:;]*\byou can\b[^:;]*$/i;

/** Words before bullets that give them to another card. */
export const givesEffect = /\b(?:gains?|with) (?:this|the following|these) effects?\b/i;

/** In an old wording: what is about the outcome of the effect before it, or about the Token that it Summons. */
export const ofOutcome =
  /^(?:However|(?:Remove|Banish|Destroy) that\b|Destroy it during\b|If (?:it|they|all|you (?:destroy|call|draw|do|use this)|the (?:rolls?|results?|selected|drawn)|"[^"]*" is destroyed)|When (?:this|the "[^"]*") (?:Token|is destroyed))\b/i;

/** A number that stands for the result of a die. */
export const dieResult = /^\d(?: (?:or|to) \d)?$/;

/** Words that speak of the activation of the card itself. */
export const ownActivation = /^When this card is activated:|: You can activate this card\b/i;

/** What a card that stays does as it goes, to what its activation brought or chose. */
export const whenItLeaves =
  /^(?:When|If) (?:this (?:face-up )?card|the selected monster) (?:leaves|is removed from) the field\b(?!: You can)/i;
