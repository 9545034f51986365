import { choice, matching } from '../../grammar/pieces.ts';
import { withoutDeeds } from '../times.ts';
import { worded } from '../words/word-list.ts';

/** What a step may say with "but" of the cards before it. */
export const negated =
  "(?:(?:negate (?:its|their|that monster's|that target's) effects|(?:its|their) effects are negated|(?:it has|they have) (?:its|their) effects negated|(?:its|their) effects? (?:is|are) negated)(?: until the end of (?:this|the) turn)?)";
export const leaving =
  "(?:(?:banish|destroy|return|shuffle|place|send) (?:it|them|this card|that card|that monster)(?: to the hand| into the Deck| on the bottom of the Deck| to the GY)? (?:when (?:it leaves|they leave|this card leaves) the field|if (?:it leaves|they leave) the field|during the (?:next )?End Phase(?: of this turn)?|during your opponent's End Phase|during the End Phase of (?:the next turn|your opponent's (?:next )?turn)))";
export const cannot =
  '(?:(?:it|they|that monster|that card|you|your opponent|neither player) cannot (?:attack your opponent directly|attack directly|attack|activate its effects|be activated|declare an attack|be Tributed|activate it|be used as (?:a )?(?:Link |Synchro |Fusion |Xyz )?(?:M|m)aterials?(?: for a (?:Fusion|Synchro|Xyz|Link) Summon)?|activate cards or effects with that name|change its battle position|be destroyed by battle|be destroyed by card effects|activate their effects)(?: this turn| for the rest of this turn| until the end of this turn)?(?! (?:unless|if|while|with|except|by|for|or|as|nor)))';

/** Groups of words after a verb that are kept as they stand, by their form. */
export const asides = choice(
  // Where on the field a card is moved to, or which zones count.
  worded('aside-zones'),
  // A sentence in brackets after the clause, or an aside that tells more of it.
  worded('aside-sentence'),
  worded('aside-limits'),
  matching(new RegExp(` until you (?:excavate|have|draw) ${withoutDeeds}(?=$|, | and | or )`, 'y')),
  // What a card is while it is a monster, or an Equip Spell, by this effect.
  worded('aside-as'),
);
