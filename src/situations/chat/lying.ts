import type { CardModel } from '../../effects/card-model.ts';
import type { Rewriting } from './spelling.ts';

const owned = "(?:(?:my opponent's|my|their|his|her|the|an?) )?";
const list = `${owned}#\\d(?:(?:, (?:and )?| and | & )${owned}#\\d)*`;
const begins = '(?<=^|[.;!?] )(?:so |and |but |also )?';
const side = '(?: (?:side|half|field|board|end)(?: of the (?:field|board))?)';
const theirs = "(?:my opponent's|opponent's|the opponent's|their|his|her)";

/** Where cards lie, as players say it, in the words that the readers know. */
export const lying: readonly Rewriting[] = [
  // "With X on my side, ...", "with X on their board I ...".
  [
    new RegExp(`${begins}with (${list}) (?:face-?up |active |out |up )?on my${side},? `, 'gi'),
    'i control $1. ',
  ],
  [
    new RegExp(`${begins}with (${list}) (?:face-?up |active |out |up )?on ${theirs}${side},? `, 'gi'),
    'my opponent controls $1. ',
  ],
  // "Without any monsters on my side, ...", "with no monsters on either side, ...".
  [new RegExp(`${begins}(?:without any|with no) monsters? on my${side},? `, 'gi'), 'i control no monsters. '],
  [
    new RegExp(`${begins}(?:without any|with no) monsters? on ${theirs}${side},? `, 'gi'),
    'my opponent controls no monsters. ',
  ],
  [
    new RegExp(
      `${begins}(?:without any|with no) monsters? on (?:either|both|any)(?: players?'s?'?)?${side.replace('side', 'sides?')},? `,
      'gi',
    ),
    'i control no monsters. My opponent controls no monsters. ',
  ],
  // "Can I X with no monsters on either side?", "with no cards on my field".
  [
    new RegExp(
      `(?<=^|[.;!?] )([^.;!?]*?),? (?:without any|with no|while there are no|when there are no) monsters? on (?:either|both|any)(?: players?'s?'?)?${side.replace('side', 'sides?')}(?=[.;!?,]|$)`,
      'gi',
    ),
    'i control no monsters. My opponent controls no monsters. $1',
  ],
  [
    /(?<=^|[.;!?] )([^.;!?]*?),? (?:without any|with no|while i (?:have|control) no) (cards?|monsters?)(?: (?:on|in) my (?:own )?(?:field|board|side(?: of the (?:field|board))?))(?=[.;!?,]|$)/gi,
    'i control no $2. $1',
  ],
  // "There's an X face-up".
  [
    /\bthere(?:'s| is) (?:already )?(?:an? |my |the )?(#\d) (?:face-?up|up|out|active|in play)(?: on (?:the |my )?(?:field|board))?(?=[.,;?!]|$| and\b)/gi,
    '$1 is on the field',
  ],
  // "I have two set cards: X and Y", "my set cards are X and Y".
  [
    new RegExp(
      `\\b(i|my opponent|they|he|she) (?:have|has|had|control|controls|got) (?:only )?(?:two|three|four|[2-5]) (?:set|face-?down)(?: down)? (?:cards|monsters|spells|traps|backrows?)(?:,|:| -|, namely|, which are|:? they are)? (${list})`,
      'gi',
    ),
    '$1 have set: $2~',
  ],
  [new RegExp(`\\bmy set cards are (${list})`, 'gi'), 'i have set: $1~'],
  // "They have a set monster, it's X".
  [
    /\b(an?|1|one|my|their|his|her) (set|face-?down) (?:monster|card|spell|trap|backrow)(?:,|:| -)? (?:and )?(?:it'?s|it is|it was|which is|which was|that is|namely|it turns out to be|being) (?:actually |really |an? )?(#\d)/gi,
    '$1 $2 $3',
  ],
  // "I have X in hand and nothing on my field".
  [
    /\b(in (?:my |the )?hand),? and (?:i (?:have|control) )?(?:nothing|no cards|no monsters?(?! (?:in|and)\b)) (?:on|at) (?:my|the) (?:own )?(?:field|board|side(?: of the field)?)(?=[.,;?!]|$)/gi,
    '$1. i control no monsters',
  ],
  // "My GY is empty": no card lies there.
  [/\bmy gy is empty(?! (?:except|but|besides|apart))/gi, 'i have no cards in my gy'],
  [/\bmy opponent's gy is empty(?! (?:except|but|besides|apart))/gi, 'my opponent has no cards in the gy'],
  [/\bmy hand is empty(?! (?:except|but|besides|apart))/gi, 'i have no cards in my hand'],
  [/\bi have (?:an? )?empty hand(?=[.,;?!]|$| and\b)/gi, 'i have no cards in my hand'],
  [new RegExp(`${begins}with (?:an? |my )?empty hand,? `, 'gi'), 'i have no cards in my hand. '],
];

/** "Because of X, ...", "thanks to X ...": what applies lies face-up on the field; of a card that does not stay there it says something else. */
export function withReasons(text: string, cards: readonly CardModel[]): string {
  return text
    .replace(
      new RegExp(
        `${begins}(?:because of|thanks to|due to|owing to|courtesy of) (?:(my|my opponent's|their|his|her|the|an?) )?#(\\d),? `,
        'gi',
      ),
      (all: string, whose: string | undefined, at: string) => {
        if (!stays(cards[Number(at)])) return all;
        if (whose !== undefined && /^my$/i.test(whose)) return `i control #${at}. `;
        const other = whose !== undefined && /^(?:my opponent's|their|his|her)$/i.test(whose);
        return other ? `my opponent controls #${at}. ` : `#${at} is on the field. `;
      },
    )
    .replace(
      /((?:^|[.;!?] )(?:[^.;!?#]*? )?)((?:my |their |his |her |the |my opponent's )?#\d) under (?:an? |the |my |their )?#(\d) (?=(?:is|was|gets?|got|attacks?|attacked|battles?)\b)/gi,
      (all: string, before: string, what: string, at: string) => {
        const begin = /^[.;!?] /.exec(before)?.[0] ?? '';
        return stays(cards[Number(at)])
          ? `${begin}#${at} is on the field. ${before.slice(begin.length)}${what} `
          : all;
      },
    )
    .replace(
      new RegExp(`\\b(i|my opponent|they|he|she) have set: (${list})~`, 'gi'),
      (_, who: string, all: string) => {
        const has = /^(?:i|they)$/i.test(who) ? 'have' : 'has';
        return `${who} ${has} ${all.replace(new RegExp(`${owned}(#\\d)`, 'gi'), 'a set $1')}`;
      },
    );
}

/** Does the card lie on the field while what it says applies? */
function stays(model: CardModel | undefined): boolean {
  const facts = model?.facts;
  if (facts === undefined) return false;
  const lasting =
    facts.cardType === 'monster' || facts.property === 'Continuous' || facts.property === 'Field';
  return lasting && model?.parts.some(({ kind }) => kind === 'continuous') === true;
}

const banished =
  /\b(?:(my opponent's|my|their|his|her|that|the) )banished (?:copy of )?(#\d)(?!'s|\w|,| and #| or #)/gi;

/** "Can I take that banished X": that it lies there stands in a sentence before. */
export const withBanishedTold = (text: string): string =>
  text
    .split(/(?<=[.;!?]) /)
    .map((sentence) => {
      if (/\b(?:if|unless|no|not|never|or)\b|n't\b/i.test(sentence)) return sentence;
      const lies: string[] = [];
      const words = sentence.replace(banished, (_, whose: string, card: string) => {
        const owner = /^(?:that|the)$/i.test(whose) ? '' : `${whose} `;
        lies.push(`${owner}${card} is banished. `);
        return `${owner}${card}`;
      });
      return lies.length === 1 ? `${lies.join('')}${words}` : sentence;
    })
    .join(' ');
