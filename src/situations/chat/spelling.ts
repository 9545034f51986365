/** A way of writing in chat, and what it is taken for. */
export type Rewriting = readonly [RegExp, string];

const before = (word: string): RegExp => new RegExp(`\\b${word}\\b`, 'gi');

/** Contractions that are typed without their mark. */
const contracted: readonly Rewriting[] = [
  // "X's on the field": it is there.
  [
    /(#\d)'s (?=(?:still |already |face-?up )?(?:on (?:the |my |his |her |their )?(?:field|board)|face-?up|active|up|out)\b)/gi,
    '$1 is ',
  ],
  ...[
    'do',
    'does',
    'did',
    'is',
    'are',
    'was',
    'were',
    'wo',
    'would',
    'could',
    'should',
    'has',
    'have',
    'ca',
  ].map((verb): Rewriting => [before(`${verb}nt`), `${verb}n't`]),
  [/\bcannot\b|\bcan not\b/gi, "can't"],
  [/\b(that|what|where|who|he|she|there)s\b(?= )/gi, "$1's"],
  [/\bi m\b|\bim\b/gi, "i'm"],
  [/\bive\b/gi, "i've"],
  [/\btheyre\b/gi, "they're"],
  [
    /\bits(?= (?:my|opps?|opp's|oppos?|my opponent'?s?|the opponents?'?s?|their|his|her|the|not|still) (?:turn|opp|draw|standby|main|battle|damage|end|mp|m1|m2|bp|ep|dp|sp|first|second))/gi,
    'it is',
  ],
  [/\bits(?= (?:my|the|their|his) (?:opponent|opp))/gi, 'it is'],
];

/** Whom players speak of. */
const persons: readonly Rewriting[] = [
  [/\b(?:my |the )?(?:opps|opp's|opponents|opponent's|oppos|oppo's|oppon?ents?')(?= )/gi, "my opponent's"],
  [/\b(?:my |the )?(?:opp|oppo|oponent|oppenent|opponet|opponent)\b(?!')/gi, 'my opponent'],
  [/\bu\b/gi, 'you'],
  [/\bur\b/gi, 'your'],
];

/** Short words for longer ones. */
const short: readonly Rewriting[] = [
  [/\beffs\b/gi, 'effects'],
  [/\beff\b/gi, 'effect'],
  [/\bmats\b/gi, 'materials'],
  [/\bmat\b/gi, 'material'],
  [/\bgrave(?:yard)?\b/gi, 'gy'],
  [/\b(?:atk|attack) (?:mode|pos)\b/gi, 'attack position'],
  [/\b(?:def|defence|defense) (?:mode|pos)\b|\bdefence position\b/gi, 'defense position'],
  [/\bcuz\b|\bbc\b|\bcause\b(?= (?:i|my|the|opp|it|he|she|they))/gi, 'because'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgonna\b/gi, 'going to'],
  [/\btho\b/gi, 'though'],
  [/\bw\/(?= )/gi, 'with'],
  [/\bsummoned from (?:the )?extra\b/gi, 'summoned from the extra deck'],
  [/\bneg(?=s\b|\b)/gi, 'negate'],
  [/\bnegd\b|\bnegged\b/gi, 'negated'],
  [/\bmain phase one\b/gi, 'main phase 1'],
  [/\bmain phase two\b/gi, 'main phase 2'],
  [/\btheir field spell\b/gi, 'their field spell'],
  [
    /\b(?:whenever|when|as often as) (?:i|he|she|they|my opponent|you) (?:wants?|likes?|pleases?)\b/gi,
    'at any time',
  ],
];

/** Who acts, before a verb in the base form, and before one in the third person. */
const i = "(?<=\\b(?:i|we|they|you|to|can|could|i've|i'm)(?: just| then| also| now| already| still)? )";
const opponent = '(?<=\\b(?:opponent|he|she)(?: just| then| also| now| already)? )';
const what =
  '(?= (?:my |his |her |their |the |a |an |another |in |out |from )*(?:#|monster|monsters|token|tokens|it\\b|card))';

const summons: readonly (readonly [short: string, long: string])[] = [
  ['ns', 'normal summon'],
  ['n/s', 'normal summon'],
  ['normal', 'normal summon'],
  ['ss', 'special summon'],
  ['s/s', 'special summon'],
  ['sp summon', 'special summon'],
  ['special', 'special summon'],
  ['link', 'link summon'],
  ['synchro', 'synchro summon'],
  ['xyz', 'xyz summon'],
  ['fusion', 'fusion summon'],
];

/** "i ns X", "opp ss X", "opp specials X", "i synchroed X". */
const summoning: readonly Rewriting[] = summons.flatMap(([word, long]): readonly Rewriting[] => [
  [new RegExp(`${i}${word}${what}`, 'gi'), long],
  [new RegExp(`${opponent}${word}(?:s|es)?${what}`, 'gi'), `${long}s`],
  [new RegExp(`\\b${word}(?:'?e?d)${what}`, 'gi'), `${long}ed`],
]);

/** Words of courtesy and haste. */
const idle: readonly Rewriting[] = [
  [
    /^(?:(?:hey|hi|hello|yo|ok|okay|so|well|guys|quick|rulings?|questions?|q|judges?|um|uh|sorry|wait|lol)(?: ?[,:!.-])* )+/gi,
    '',
  ],
  [
    /[,.!]? ?\b(?:please|pls|plz|thanks|thank you|thx|ty|lol|lmao|bro|dude|guys|anyone|help|idk)\b[.!]*(?=\?*$)/gi,
    '',
  ],
  // "Maybe a dumb question but ...".
  [
    /^(?:(?:maybe|probably|might be|this is|it's|sorry|sorry for|i have|got|just|so|ok)(?: ,|,)? )*(?:an? |the )?(?:(?:dumb|stupid|noob|newbie|beginner|quick|silly|weird|basic|random|simple|small|probably|very|really|ruling|rules) )+questions?,?(?: here| guys| though| but| for you| again)*(?: ?[,:.!-]+)? (?:but )?/gi,
    '',
  ],
  [
    /^(?:sorry,? )?(?:maybe )?(?:i'?m|i am) (?:just )?(?:dumb|stupid|confused|new|a noob|new to this)(?: here)?,? but /gi,
    '',
  ],
  // Who does not respond does nothing.
  [
    /,? (?:and |but )?(?:i|we|they|he|she|my opponent|opp|opponent|nobody|no one|neither of us) (?:(?:do|does|did)(?:n'?t| not) )?(?:responds?|chains? anything|chains? nothing|responded)(?: to (?:it|that|this))?(?: with anything)?(?=[.;,?!]|$)(?<=(?:n't|n'?t| not|nobody|no one|neither of us) (?:[a-z' ]+)|chains? nothing)/gi,
    '',
  ],
  [/(?:,? )?\b(?:lol|lmao|rofl|xd|ngl|fwiw)\b(?:,(?! ))?/gi, ''],
  [/\b(i|we|they|you|he|she|my opponent)(?:'d| would) (?:really )?(?:like|love|want) to\b/gi, '$1 want~ to'],
  [/\b(he|she|my opponent) want~ to\b/gi, '$1 wants to'],
  [/\bwant~ to\b/gi, 'want to'],
  [/\b(?:damage|dmg) calc\b/gi, 'damage calculation'],
  [/\bdmg\b/gi, 'damage'],
  [/\bto be honest\b,?|\btbh\b,?/gi, ''],
  [
    /\b(?:let's|lets|let us) say(?: that)?,? |\b(?:suppose|assume|assuming|imagine|say)(?: that)? (?=(?:i|my|the|they|he|she|#))/gi,
    '',
  ],
  [/(?:, (?:right|correct|yes|no)|,? or (?:not|no|nah))(?=\?*$)/gi, ''],
];

/** What is asked of nobody, or of the one who asks: whether it can be done. */
const permitted: readonly Rewriting[] = [
  [
    /\b(?:is|would) it (?:be )?(?:even |still )?(?:possible|legal|allowed|ok|okay|fine) (?:for (me|my opponent|him|her|them) )?to\b/gi,
    'can $1~',
  ],
  [/\bcan (?:me)?~/gi, 'can i'],
  [/\bcan (?:him|her|them)~/gi, 'can he'],
  [/\bcan my opponent~/gi, 'can my opponent'],
  [/\bam i (?:still )?(?:allowed|able|permitted) to\b/gi, 'can i'],
  [/\bis (my opponent|he|she) (?:still )?(?:allowed|able|permitted) to\b/gi, 'can $1'],
  [/\bwould i be (?:allowed|able) to\b/gi, 'can i'],
];

/** What an asker says of a card that can do nothing then, which the answer heeds anyway. */
const concessions: readonly Rewriting[] = [
  [
    /,? (?:even (?:if|though)|although|knowing(?: that)?) (?:it|that|this|its effect|the effect)(?: will|'ll| would| does| can|'s going to| is going to)?(?:n't| not)? (?:then )?(?:just )?(?:do|does|doing|be|is|get|gets|resolve|resolves|have|has)(?:n't| not)? ?(?:nothing|anything|negated|no effect|any effect|without effect)?(?= ?[?.])/gi,
    '',
  ],
  [/ instead of (?:mine|my own(?: (?:monster|card))?|one of mine)(?= ?[?.])/gi, ''],
  [/,? (?:anyways?|regardless|no matter what)(?= ?[?.])/gi, ''],
];

/** "On her": of a monster. */
const her: readonly Rewriting[] = [
  [
    /\b(on|to|with|for|using|target(?:s|ing|ed)?|destroy(?:s|ed)?|negates?d?|attack(?:s|ed)?|banish(?:es|ed)?) her(?= ?[.,?!]| (?:in|from|if|when|and|before|during)\b)/gi,
    '$1 it',
  ],
];

/** How players write, in the order in which it is read. */
export const spellings: readonly Rewriting[] = [
  // "Empress' effect": the genitive of a name that ends in s.
  [
    /(?<!['"])#(\d)' (?=(?:own |first |second )?(?:[a-z]+ )?(?:effect|trigger|search|activation|summon|atk|def|level)\b)/gi,
    "#$1's ",
  ],
  ...idle,
  ...contracted,
  ...persons,
  ...short,
  ...summoning,
  ...permitted,
  ...concessions,
  ...her,
];
