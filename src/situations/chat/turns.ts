import type { Rewriting } from './spelling.ts';

const does = '(?:destroy|negate|banish|pop|bounce|stop|kill|remove)';
const phase =
  '(?:draw phase|standby phase|main phase(?: [12])?|battle phase|battle step|damage step|end phase|mp1?|mp2|m1|m2|bp|ep|dp|sp)';

/** Times and places as players say them, in the words that the readers know. */
export const turns: readonly Rewriting[] = [
  // "opp is in the battle phase": it is theirs.
  [new RegExp(`\\bmy opponent is in (?:the|their|his|her) (${phase})`, 'gi'), "it is my opponent's $1"],
  [new RegExp(`\\bi(?: am|'m) in (?:the|my) (${phase})`, 'gi'), 'it is my $1'],
  [new RegExp(`\\bit is (?:their|his|her) (turn|${phase})`, 'gi'), "it is my opponent's $1"],
  [/\b(?:on|in) (my opponent's|my|my own) turn\b/gi, 'during $1 turn'],
  [/\b(?:on|in|during) (?:their|his|her) turn\b/gi, "during my opponent's turn"],
  // "At the end of my turn": in its End Phase.
  [/\b(?:at|in|by) the (?:very )?end of (my|my opponent's|their|his|her|the) turn\b/gi, 'in $1 end phase'],
  // "Next turn they ...": the turn under way is the asker's, and ends.
  [
    /(?<=^|[.;!?] )(?:and |so |but |then )*(?:(?:on|in|during) )?(?:(?:the|my opponent's|their|his|her) )?next turn,? (?=(?:they|he|she|my opponent)\b)/gi,
    'i end my turn. ',
  ],
  // "X is up on opps side", "opp has X up".
  [
    /(#\d) is (?:face-? ?up|up|active|out) on (?:my opponent's|their|his|her) (?:side|field|board)(?: of the field)?/gi,
    'my opponent controls a face-up $1',
  ],
  [
    /(#\d) is on (?:my opponent's|their|his|her) (?:side|field|board)(?: of the field)?/gi,
    'my opponent controls $1',
  ],
  [
    /(#\d) is (?:face-? ?up|up|active|out) on my (?:side|field|board)(?: of the field)?/gi,
    'i control a face-up $1',
  ],
  [/(#\d) is on my (?:side|field|board)(?: of the field)?/gi, 'i control $1'],
  [
    /\b(my opponent|i|they|he|she) (?:has|have|got|controls?) (#\d) (?:is )?(?:up|active|out|face-? ?up|flipped)(?: on (?:the|his|her|their|my) (?:field|board|side))?(?= |[.,?]|$)/gi,
    '$1 controls a face-up $2',
  ],
  // "We are in the Damage Step", behind an attack.
  [
    /,? (?:and |so )?(?:we|i) (?:are|am|'re|'m) (?:now |currently |already )?(?=(?:in|during|at) (?:the )?(?:damage step|damage calculation|end of the damage step|start of the damage step))/gi,
    ' ',
  ],
  [/\bi controls\b/gi, 'i control'],
  // "a monster (that) I control".
  [
    /\b(?:an?|one|another) ((?:face-up |face-down |set )?(?:monster|card|spell|trap)) (?:that )?i control\b/gi,
    'my $1',
  ],
  [
    /\b(?:an?|one|another) ((?:face-up |face-down |set )?(?:monster|card|spell|trap)) (?:that )?(?:my opponent|they|he|she) controls?\b/gi,
    "my opponent's $1",
  ],
  // "her effect", "his search": what a card does, not what a player has.
  [
    /\b(?:his|her)(?= (?:own )?(?:effects?|search|negate|pop|mill|revive|banish|gy effect|hand effect)\b)/gi,
    'its',
  ],
  // "my opponent controls X and is in the Battle Phase".
  [new RegExp(`(?:,)? and is in (?:the|their|his|her) (${phase})`, 'gi'), ". it is my opponent's $1"],
  // What a card was used for: what comes of it is for its text to say. Whether it can be used for that is another question.
  [
    new RegExp(
      `(?<!\\b(?:can|could|may) (?:i|we|they|he|she|my opponent) (?:still |now |then |just )?)\\b(chains? #\\d)(?: on)? (?:to|and) ${does} (?:it|that|this|him|her)\\b`,
      'gi',
    ),
    '$1',
  ],
  [
    /\b(?:discards?|sends?|drops?|throws?|uses?) (#\d) (?:to negate|and negates?)(?: (?:it|that|the (?:search|effect|activation))| (?:my |their |his |her )?(#\d)(?:'s)?(?: (?:search|effect))?)?(?=[ .,?]|$)/gi,
    'chain $1',
  ],
  [/(?<!\b(?:can|could|does|did|will|would|may|do) )\b(my opponent|he|she) chain (?=#)/gi, '$1 chains '],
  // "the X search": the effect of X that searches.
  [
    /(#\d) (search|mill|pop|negate|revive|draw)(?: effect)?(?=[ .,?]*(?:$|[.,?]|(?:and|but|when|in|then|is|goes|on|with)\b))(?<=\b(?:activates?|activated|uses?|used|to|negates?|negated|get|lose|stop|my|their|the|ash|chained)(?: my| their| his| her| the)? #\d (?:search|mill|pop|negate|revive|draw))/gi,
    "$1's $2 effect",
  ],
  [/\b(?:naming|calling|(?:and|,) (?:names?|calls?|declares?))(?= #\d)/gi, 'declaring'],
  [
    /\b(?:naming|calling|(?:and|,) (?:names?|calls?|declares?))(?= (?:ritual|fusion|synchro|xyz|pendulum)\b)/gi,
    'declaring',
  ],
  // "does it still work", "do i get my search".
  [
    /\b(?:does|do|will|would) (?:(?:my|their|his|her|the) )?(#\d)(?:'s)?(?: (?:effect|negate|search))? (?:still )?go through\b/gi,
    'does the effect of $1 still resolve',
  ],
  [
    /\b(?:does|do|will|would) (?:(?:my|their|his|her|the) )?(#\d)(?:'s)?(?: (?:effect|negate|search))? (?:still )?work\b/gi,
    'does the effect of $1 still work',
  ],
  [/\b(?:does|do|will|would) it (?:still )?go through\b/gi, 'does it still resolve'],
  [
    /\b(do i|does my opponent|do they|does he|does she) (?:still )?get (?:my|the|a|its|their|his|her) (search|draw|mill|special summon)(?: effect)?\b/gi,
    '$1 still $2',
  ],
  // Where it goes.
  [/\bwhere (does|do|will|would) (?:my|their|his|her|the|my opponent's) (#\d)/gi, 'where $1 $2'],
  [
    /\b(?:does|do|will|would) ((?:my |their |his |her |the )?#\d|it|she|he) (?:still )?(?:(?:go|get|return|shuffle)(?:ed)? back|return|shuffle)(?: back)? (?:in)?to (?:the|my|their|its) (deck|hand|extra deck)\b/gi,
    'is $1 returned to the $2',
  ],
  // Values.
  [
    /\bwhat(?:'s| is) (?:her|his|its|the) (atk|attack|def|defense|level)(?: now| after(?:wards)?| then)?(?=\?|$)/gi,
    'what is its $1 now',
  ],
  [/\bwhat is its attack now/gi, 'what is its atk now'],
  [/\b(i|my opponent|they|he|she) only (have|has|control|controls)\b/gi, '$1 $2 only'],
  // "my only monster is X".
  [
    /\bmy only monster is (#\d)|\bthe only monster i control is (#\d)|\bi only control (#\d)(?= |[.,]|$)/gi,
    'i control no other monsters. i control $1$2$3',
  ],
];
