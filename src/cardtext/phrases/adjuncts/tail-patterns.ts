import { choice, matching } from '../../grammar/pieces.ts';
import { withoutDeeds } from '../times.ts';

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
  matching(
    / (?:to|in|from) (?:(?:another|an adjacent|its adjacent|an unused|your other|a|any|either|1)(?: of (?:your|their|its|your opponent's|their controller's))?(?: other| adjacent| unused| unoccupied| occupied| center| new| appropriate)* (?:Main Monster Zones?|Extra Monster Zones?|Monster Zones?|Spell & Trap Zones?|Pendulum Zones?|zones?|Zones?|columns?)(?:\(s\))?|(?:your|its|their) (?:Main Monster Zones?|center Main Monster Zone|zones?|Zones?)(?:\(s\))?(?= (?:it|this|an? |your|that|the|2|with)|$))(?: (?:it|this card|that monster|(?:an?|your|that|the|an opponent's|2 or more)(?: linked)?(?: "[^"]*"| [A-Z][a-z]+)*(?: Link(?:-\d)? Monsters?(?:\(s\))?| target| monster)(?: you control)?) points? to| in the same column| adjacent to (?:it|this card))?/y,
  ),
  // A sentence in brackets after the clause, or an aside that tells more of it.
  matching(
    /\. \([A-Z](?:"[^"]*"|[^()"])*\.?\)| \((?:This|It|They|You can only gain|Transfer)\b[^()]*\.?\)| \((?:transfer its materials(?: to (?:this card|it|that monster))?|(?:this|that) (?:card|monster) is NOT treated as a [A-Z][a-z]+|you can only gain this effect once per turn|permanently|at random|random|of their choice|keep this card revealed[^()]*|min\.1)\)/y,
  ),
  matching(
    / \((?:(?:max\.|min\.|minimum|maximum) [^()]*|(?:this is|it is|they are|whichever|even|if|as|or|and|regardless|the|in|on|from|to|but not|including|except|you choose|your|with|for|by|(?:its|their) (?:choice|original)|face-up|face-down|not)\b[^()]*)\)/y,
  ),
  matching(new RegExp(` until you (?:excavate|have|draw) ${withoutDeeds}(?=$|, | and | or )`, 'y')),
  // What a card is while it is a monster, or an Equip Spell, by this effect.
  matching(
    / as (?:an? )?(?:Normal|Effect)(?: Tuner)? Monsters?(?: \([A-Z][A-Za-z -]*\/[^()]*\))?(?: with the following effects?)?| as an Equip (?:Spell|Card)(?: that gives (?:it|this card|that card|that monster) \d+ (?:ATK\/DEF|ATK|DEF))?(?: \(max\. \d+\))?| that gives (?:it|this card|that card|that monster) \d+ (?:ATK\/DEF|ATK|DEF)/y,
  ),
);
