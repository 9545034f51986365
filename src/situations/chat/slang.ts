import type { Rewriting } from './spelling.ts';

const player = '(?:i|we|they|he|she|my opponent|the opponent|opponent|you)';
const ref = "(?:my |the |a |an |their |his |her |my opponent's )*#\\d";

/** Words that say how somebody feels about it, and nothing of the Duel. */
export const feelings: readonly Rewriting[] = [
  [
    /(?:, ?)?\b(?:somehow|sadly|luckily|unfortunately|obviously|basically|literally|thankfully|apparently|of course|for some reason|by the way|btw|at least(?! (?:\d|one|two|three|four|five|an?\b|#))|after all|in the first place|sure enough|in spite of (?:it|him|her|that) (?:coming|returning) back(?: later)?|even though (?:it|he|she) (?:comes|will come|returns) back(?: later)?|in spite of that|despite that|cute|haha)\b,?/gi,
    '',
  ],
  [/,? (?:by any chance|in this spot|in this case|in that case|in this situation|here)(?=[.?])/gi, ''],
  [/\b(?:honestly|actually),? /gi, ''],
];

/** What players say for having a card, and where. */
const having: readonly Rewriting[] = [
  [
    /\b(?:(i)'?m|am|is|are) (?:also |still |just )?holding (?:on to )?(?=(?:a |an |my |the )?(?:second |2nd |another )?#\d)/gi,
    '$1 have in hand ',
  ],
  [/\bi'?m? +have in hand ((?:a |an |my |the )?(?:second |2nd |another )?#\d)/gi, 'I have $1 in my hand'],
  [
    /\b(my opponent|opponent|he|she|they) +have in hand ((?:a |an |my |the )?(?:second |2nd |another )?#\d)/gi,
    '$1 has $2 in the hand',
  ],
  [/\bi hold ((?:a |an |my |the )?(?:second |2nd |another )?#\d)(?! in)/gi, 'I have $1 in my hand'],
  [/\b(my opponent|opponent|he|she) holds ((?:a |an |the )?#\d)(?! in)/gi, '$1 has $2 in the hand'],
  [
    new RegExp(
      `\\b(have|has|had|control|controls|controlled|got) (${ref}(?: and ${ref})?) (?:out|up|set up|live|active|in play|on (?:the )?board)\\b`,
      'gi',
    ),
    '$1 $2 on the field',
  ],
];

/** What players say for activating, destroying and attacking. */
const doing: readonly Rewriting[] = [
  // The hand is brought down to its size at no other time, and by no other player.
  [
    /\b(for (?:the |my |his |her |their )?hand size(?: limit)?) (?:at|in|during) (?:the end of )?(?:my |the |his |her |their )(?:end phase|turn)\b/gi,
    '$1',
  ],
  // "He attacks (me) with X": only a player attacks with something.
  [
    /\b(?:he|she) (?:attacks?|attacked|swings?|swung)( directly)?(?: (?:into|at))?(?: me| my lp| my life points)?( directly)? with (?=(?:his |her |their |an? |the )?#\d)/gi,
    'my opponent attacks$1$2 with ',
  ],
  [
    /\b(he|she|i|they|my opponent) (?:goes|go|went|attempts?|attempted|is about|am about|'s about|'m about) to (?=(?:normal |special |tribute |flip |synchro |xyz |link |fusion |pendulum |ritual )?(?:summon|activate|attack)\b)/gi,
    '$1 tries~ to ',
  ],
  [/\b(i|they) tries~/gi, '$1 try'],
  [/tries~/g, 'tries'],
  [
    /\b(i|we|they|he|she|my opponent) (?:pay|pays|paid) for (?=(?:my |his |her |their |the |an? )?#\d)(?<!\b(?:can|could|may|to) \1 pay for )/gi,
    '$1 activates ',
  ],
  [
    /\bi (?:get|got|am|was|am being|'m) (?:being )?(?:attacked|hit|swung at) directly (?:by|with) (?=(?:my opponent's |his |her |their |an? |the )?#\d)/gi,
    'my opponent attacks directly with ',
  ],
  [
    new RegExp(
      `\\b(${player}) (?:then |just |now )?(?:drops?|slams?|fires? off|throws? down|whips? out|pulls? out) (?=${ref})`,
      'gi',
    ),
    '$1 activates ',
  ],
  // "I pay 1000 to X and ...": for its effect; not where LP are asked for.
  [
    /\b(i|we|they|he|she|my opponent) (?:pay|pays|paid) \d+(?: lp| life points| life)? (?:to|for) (?=(?:my |his |her |their |the )?#\d(?:'s effect)?(?: and\b|[.,;]))(?!.*\b(?:lp|life|damage)\b[^.;]*\?)(?<!\b(?:can|could|may|to) \1 pay .{1,20})/gi,
    '$1 activates ',
  ],
  [/\b(i|we|they|you) activates\b/gi, '$1 activate'],
  [new RegExp(`\\b(?:dies|died|goes down|went down|falls|fell) to (?=${ref})`, 'gi'), 'is destroyed by '],
  [/\bdie to (?=(?:my |the |a |an |their )*#\d)/gi, 'are destroyed by '],
  [
    /\b(?:dies|died|is killed|was killed|gets killed|is destroyed|was destroyed|gets destroyed|got destroyed) in battle\b/gi,
    'is destroyed by battle',
  ],
  [
    /\b(destroys|destroyed|kills|killed) ((?:my |the |a |an |their |that )*(?:#\d|monster)) in battle\b/gi,
    '$1 $2 by battle',
  ],
  [
    /\b(?:go(?:es)?|going|went) (?:in )?(?:to|for(?: an| the)?) attack(?= (?:with|into|over|directly|my|their|his|her|#))/gi,
    'attack',
  ],
  [
    new RegExp(
      `(?<!\\b(?:an|the|its|his|their|my) )\\b(?:swings?|swung|attacks?|attacked|crash(?:es|ed)?|rams?|rammed) with (${ref}) (?:over|into|at|on) (?=${ref})`,
      'gi',
    ),
    'attacks with $1 ~',
  ],
  [new RegExp(`\\battacks with (${ref}) ~(${ref})`, 'gi'), 'attacks $2 with $1'],
  // "They Tribute X for its negate": for its effect, whatever that is called.
  [
    /\b(tribut(?:es?|ed)|discard(?:s|ed)?|banish(?:es|ed)?) ((?:my |their |his |her |the )?#\d) for (?:its|his|her) (?:own )?(?:negate|negation|quick effect|ability|pop|search|draw)(?=[.,;?!]|$| (?:and|but|then)\b)/gi,
    '$1 $2 for its effect',
  ],
  [/\b(swings?|rams?|crash(?:es)?) (?:into|at|over)\b/gi, 'attacks'],
  [/\b(?<!(?:an|the) )(attacks?|attacked) over(?= (?:my |their |his |her |the )?#\d)/gi, '$1'],
  [
    /\brespond(s?) by (?:using|activating|chaining|flipping|playing) (?=(?:my |their |his |her |the )?#\d)/gi,
    'chain$1 ',
  ],
  [/\b(?:sits|sat|rests|chills|lies) (?=in (?:my|their|his|her|the)\b)/gi, 'is '],
  [/\bi attacks\b/gi, 'I attack'],
  [/\b(?:an |the )?opposing (monster|#\d)/gi, "my opponent's $1"],
  [/\b(hits|hit|ends up in|lands in|landed in|ended up in) (?:the |my |their )?gy\b/gi, 'is sent to the GY'],
];

/** "X's destruction", "its revival effect": an effect by the noun of what it does. */
const calledBy = Object.entries({
  destroy: 'destruction',
  return: 'bouncing',
  revive: 'revival',
  banish: 'banishment|banishing',
}).map(
  ([verb, nouns]): Rewriting => [
    new RegExp(
      `(?<=(?:\\b(?:its|his|her)|#\\d'?s?) )(?:(?:spells?|traps?|cards?|monsters?|spell ?/ ?trap|backrow)[ -])?(?:${nouns})(?: effect)?(?=\\?| (?:activate|trigger|apply|resolve|go)\\b)`,
      'gi',
    ),
    `${verb} effect`,
  ],
);

/** How players ask whether an effect comes. */
const asking: readonly Rewriting[] = [
  [
    /\bdid (?:i|we|they|he|she|my opponent) (?:just |really |actually )?stop (?:the )?((?:my |his |her |their )?#\d|it)(?=\?)/gi,
    'is $1 stopped',
  ],
  [
    /\bdid (?:i|we|they|he|she|my opponent) (?:just |really |actually )?(?:negate|counter) (?:the )?((?:my |his |her |their )?#\d|it)(?=\?)/gi,
    'is $1 negated',
  ],
  [/\bcan i still (?:get (?:my|the|a) )?(search|draw|mill)(?=\?)/gi, 'do i still $1'],
  [
    /\b(does|did|will) (?:he|she) (?=(?:still |then |also |now )?(?:draw|win|lose|take (?:any |the )?(?:battle |effect )?damage|gain (?:any )?(?:lp|life)|pay)\b)/gi,
    '$1 my opponent ',
  ],
  [
    /\bdo(?:es)? (?:i|he|she|they|my opponent|it) (?:still |then )?get (?:my|the|an?|its|his|her|their) (?:[a-z]+ )?(?:search|draw|effect|trigger|float|summon|mill) (?:off(?: of)?|from|with|of|for) (?=(?:my |his |her |their |the )?#\d)/gi,
    'does the effect of ~',
  ],
  [
    /\bdoes the effect of ~((?:my |his |her |their |the )?#\d)(?=[?.!,]|$| (?:if|when|then|now)\b)/gi,
    'does the effect of $1 activate',
  ],
  ...calledBy,
  [/(#\d)'(?= (?:[a-z]+ )?effect\b)/gi, "$1's"],
  [/(#\d) (?:flip|on-flip) effect\b/gi, "$1's effect"],
  [/\b(its|his|her|#\d's) (?:flip|on-flip) effect\b/gi, '$1 effect'],
  [
    /\b(is|are|was) (it|he|she|(?:my |his |her |their |the )?#\d) (?:dead|a goner|toast)(?=\?)/gi,
    '$1 $2 destroyed',
  ],
  [
    /\bdo(es)? (i|he|she|they|my opponent) (?:still |then )?(?:get|take|gain) (?:control of )((?:my |his |her |their |the |my opponent's )?#\d|it)(?=\?)/gi,
    'do$1 $2 control $3',
  ],
  [
    new RegExp(`\\b(does|will|would|can) (${ref}) (?:still )?(?:go off|fire|proc|kick in|pop off)\\b`, 'gi'),
    '$1 $2 trigger',
  ],
  [
    new RegExp(
      `\\b(does|will|can) (${ref}) trigger (?:off|from|for|on|because of|due to) (?:that|it|this|of that)\\b`,
      'gi',
    ),
    '$1 $2 trigger',
  ],
  [/\bdo i (?:still )?(?:get (?:a|my|to draw a|the) (?:card|draw)|get to draw)(?= ?\?)/gi, 'do I draw'],
  [/ (?:off|for|because) (?:of )?(?:that|it|this)(?= ?\?)/gi, ''],
  [/\b(trigger|activate|go off) (?:for|off|from) (?:itself|its own (?:special )?summon)(?= ?\?)/gi, '$1'],
];

/** What players say for what is done, and the plain words that the readers know for them. */
export const slang: readonly Rewriting[] = [...having, ...doing, ...asking];
