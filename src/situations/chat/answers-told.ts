import type { CardModel } from '../../effects/card-model.ts';
import type { Rewriting } from './spelling.ts';

const who = '(i|we|they|he|she|my opponent)';
const ref = "(?:(?:my opponent's|my|their|his|her|the|an?) )?#\\d";
const list = `${ref}(?:(?:, (?:and )?| and )${ref})*`;
const way = '(normal|special|tribute|flip|synchro|xyz|link|fusion|ritual|pendulum) ';
const begins = '(?<=^|[.;!?,] )(?:so |and |but )?';

/** What is answered, told before its answer; the answer comes behind it. */
const behind: readonly Rewriting[] = [
  // "In response to my Normal Summon of X (by Tributing Y), they ...".
  [
    new RegExp(
      `${begins}in response to my ${way}summon(?:ing)? (?:of )?(${ref})(?: (?:by tributing|tributing) (${list}))?, (?=${who})`,
      'gi',
    ),
    'i $1 summon $2~$3~. ',
  ],
  [
    new RegExp(
      `${begins}in response to (?:their|his|her|my opponent's) ${way}summon(?:ing)? (?:of )?(${ref})(?: (?:by tributing|tributing) (${list}))?, (?=${who})`,
      'gi',
    ),
    'my opponent $1 summons $2~$3~. ',
  ],
  [/~~/g, ''],
  [/~((?:[^~.]*)#\d)~/g, ' by tributing $1'],
  // "They X my Y when I activate its effect": the effect comes first.
  [
    new RegExp(
      `(?<=^|[.;!?] )${who} (activates?|chains?|uses?) (#\\d)((?: targeting| on| to) (?:my |their |his |her |my opponent's )?(#\\d)) (?:when|as|while|in response when) ${who} (?:activates?|uses?) (?:its|his|her|that) effect(?=[.;,?!]|$)`,
      'gi',
    ),
    "$6 activate~ $5's effect. $1 chain~ $3, targeting $5",
  ],
  [/\b(i|we|they) (activate|chain)~/gi, '$1 $2'],
  [/\b(he|she|my opponent) (activate|chain)~/gi, '$1 $2s'],
];

/** "I chained X to their Y (which was) played from the hand": Y comes first, from where it was played. */
const chainedTo: readonly Rewriting[] = [
  [
    /(?<=^|[.;!?] )i (?:chain|chained) (#\d) to (?:their|his|her|my opponent's) (#\d),? (?:(?:which|that) (?:was|is) )?(?:played|activated) (?:from|out of) (?:the |their |his |her )?hand(?=[.;,?!]|$)/gi,
    'my opponent activates $2 from the hand. I chain $1',
  ],
  [
    /(?<=^|[.;!?] )(?:they|he|she|my opponent) (?:chain|chains|chained) (#\d) to my (#\d),? (?:(?:which|that) (?:was|is) )?(?:played|activated) (?:from|out of) (?:the |my )?hand(?=[.;,?!]|$)/gi,
    'i activate $2 from the hand. My opponent chains $1',
  ],
];

/** "I play X, get hit with Y": Y is used by the opponent. */
const suffered: readonly Rewriting[] = [
  [
    /\b(i (?:activate|play|use|flip|summon|resolve)d? [^.;]*?)(?:,(?: and| but)?| and| but) (?:i )?(?:get|got) hit (?:with|by) (?:an? |their |his |her )?(#\d)(?=[.,;?!]|$| and\b)/gi,
    '$1 and my opponent activates $2',
  ],
];

/** "X activates to negate it" behind what a player does: the other player uses X. */
const toNegate: readonly Rewriting[] = [
  [
    /\b(i (?:[a-z]+ )?(?:summon|activate|play|use|set)(?:ed|s|d)? [^.;#]*?(?:#\d)?)(?:,? and|,? but|,|;|\.) (?:then )?(?:my opponent's |their |his |her )?(#\d)(?:'s effect)? (?:activates|is activated|triggers|responds|is used|goes off)(?: its effect)? to (?:negate|stop) (?:it|that|the summon|that summon)(?=[.,;?!]|$)/gi,
    '$1. My opponent activates $2',
  ],
  [
    /\b(on|targeting) (?:the|that) (?:very |same )?(?:monster|one)(?: (?:that|which) is)? being (?:flip |normal |special |tribute )?summoned(?=[.,;?!]|$)/gi,
    '$1 that monster',
  ],
];

/** "They hit me with X", "they got me with X": X is used; what it does is for its text to say. */
const hitting: readonly Rewriting[] = [
  [
    /\b(i|they|he|she|my opponent) (?:then |just )?(?:hits?|smacks?|smacked|gets?|got|surprises?|surprised) (?:me|them|him|her|my opponent) with (?:an? |my |their |his |her )?(#\d)(?=[.,;?!]|$| and\b)/gi,
    '$1 activates $2',
  ],
];

/** "X Summons itself by its own effect" of a monster with a procedure, and Flip effects that target. */
const summoning: readonly Rewriting[] = [
  [new RegExp(`\\b${who} (?:brings?|brought) out (?=${ref})`, 'gi'), '$1 special summon~ '],
  [/\b(i|we|they) special summon~/gi, '$1 special summon'],
  [/\b(he|she|my opponent) special summon~/gi, '$1 special summons'],
  [
    new RegExp(
      `\\b${who} ((?:flip|normal|tribute|special|synchro|xyz|link) summon(?:s|ed)?) (${ref}),?(?: and)? target(?:s|ed|ing)? (${ref})(?: with (?:its|his|her) effect)?(?=[.,;?!]|$| and\\b)`,
      'gi',
    ),
    "$1 $2 $3 and $1 activate~ $3's effect targeting $4",
  ],
  [/\b(i|we|they) activate~/gi, '$1 activate'],
  [/\b(he|she|my opponent) activate~/gi, '$1 activates'],
];

/** "A -> they chain B -> I chain C". */
const arrows: readonly Rewriting[] = [[new RegExp(` ?(?:->|=>|>>|\u2192) ?(?=${who}\\b)`, 'gi'), '. ']];

/** "In the same Standby Phase": the one that was spoken of. "Destroyed, but not by battle": by an effect. */
const small: readonly Rewriting[] = [
  [/,? (?:in|during) (?:the|that) same (?:draw|standby|main|battle|end) phase(?: [12])?(?=[.?!,]|$)/gi, ''],
  [/\b(destroyed),? (?:but )?not (?:by|in|through|via) battle\b/gi, '$1 by a card effect'],
];

/** What is told of answers and hits, in the order in which it happens. */
export const answersTold: readonly Rewriting[] = [
  ...arrows,
  ...behind,
  ...chainedTo,
  ...suffered,
  ...toNegate,
  ...hitting,
  ...summoning,
  ...small,
];

const sweep = new RegExp(
  `\\b${who} (?:nukes?|nuked|wipes?|wiped|clears?|cleared|blows up|blew up) (?:(?:the|my|their|his|her|my opponent's) )?(?:entire |whole )?(?:field|board|monsters|backrow) (?:with|using|via) (?:(?:an?|my|their|his|her) )?#(\\d)(?=[.,;?!]|$| (?:and|while|when)\\b)`,
  'gi',
);

const goes = new RegExp(
  `\\b${who} (?:go(?:es)?|went)(?: for| with)? (?:(?:an?|my|their|his|her) )?#(\\d)(?=[.,;?!]|$| (?:on|targeting|and)\\b)`,
  'gi',
);

/**
 * "They go X", "they nuke the board with X" of a Spell or Trap: it is activated; of a monster it is not said which effect
 * does it.
 */
export const withSweeps = (text: string, cards: readonly CardModel[]): string =>
  [goes, sweep].reduce(
    (words, form) =>
      words.replace(form, (all: string, player: string, card: string) => {
        const facts = cards[Number(card)]?.facts;
        if (facts === undefined || facts.cardType === 'monster') return all;
        return `${player} activate${/^(?:i|we|they)$/i.test(player) ? '' : 's'} #${card}`;
      }),
    text,
  );
