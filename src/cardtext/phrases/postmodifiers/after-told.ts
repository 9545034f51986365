import { matching } from '../../grammar/pieces.ts';

const done =
  '(?:(?:Normal|Special|Fusion|Synchro|Xyz|Link|Ritual|Pendulum|Tribute|Flip) Summoned(?:/Set)?|Summoned|destroyed|banished|used|Tributed|equipped|attached|drawn|discarded|Set|detached|excavated|revealed|negated|activated|face-up|flipped face-up)';
const moved = '(?:sent|added|returned|shuffled|placed)';
const how =
  "(?: there| earlier| this turn| this way| face-up| face-down| by battle(?: or (?:by )?card effects?)?| by (?:a |an |any )?card effects?| by (?:this|its own|that) (?:card's )?effect| with (?:this|its own) effect| for this effect| by (?:this card|it|your opponent|an opponent|you|your opponent's cards?(?: effects?)?)| from (?:the|your|their owner's|your opponent's) (?:field|hand|Deck|Extra Deck|GY|Spell & Trap Zone|hand or Deck)| on the field| as (?:[A-Z][a-z]+ )?[Mm]aterials?| for (?:its|the|this card's|that|a|an|that monster's) (?:[A-Z][a-z]+ )?Summon(?: of (?:this card|it|that monster))?| using (?:this card|it)(?: on the field)?(?: as (?:Synchro |Xyz |Fusion |Link )?[Mm]aterial)?| to activate this (?:card|effect)| during the (?:turn|Battle Phase)| at the start of the (?:Damage Step|turn))";
const goal =
  "(?: to (?:the|your|its owner's|their owner's|the opponent's|your opponent's) (?:GYs?|hand|Deck|Extra Deck)| into the Deck| on the (?:top|bottom) of the Deck)";
/** "that was Special Summoned this turn", "banished to activate this effect", "destroyed by battle and sent there". */
export const told = matching(
  new RegExp(
    `(?:,? (?:that (?:was|were)) destroyed(?:${how})* and sent(?:${goal}|${how})+|,? (?:that|which) (?:was|were|is|are|had been|has been|have been)(?: also| originally| not)? (?:${done}${how}*|${moved}(?:${goal}|${how})*)| ${done}${how}+| ${moved}(?:${goal}|${how})+)(?![a-z-])`,
    'y',
  ),
);
