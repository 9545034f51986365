import type { CardModel } from '../../effects/card-model.ts';
import { aims } from './names-as-verbs.ts';
import type { Rewriting } from './spelling.ts';

const owned = "(?:(?:my opponent's|my|their|his|her|the|an?) )?";
const list = `${owned}#\\d(?:(?:, (?:and )?| and | & )${owned}#\\d)*`;
const begins = '(?<=^|[.;!?] )(?:so |and |but |also |ok |okay )?';
const who = '(i|we|they|he|she|my opponent|p0|p1)';
const amount = '(\\d[\\d,]*) ?(?:lp|life ?points?|life)';
const left = '(?: left| remaining)?';

/** What players tell without a verb, and LP behind what is done while a player has them. */
export const verbless: readonly Rewriting[] = [
  // "Holding X, ...", "with X in hand, ...", "X in hand, ...".
  [
    new RegExp(
      `${begins}(?:i(?:'m| am) )?(?:just |still )?holding (${list})(?: in (?:my )?hand)?[,.;] `,
      'gi',
    ),
    'i have $1 in my hand. ',
  ],
  [new RegExp(`${begins}(?:with )?(${list}) in (?:my )?hand[,.;] `, 'gi'), 'i have $1 in my hand. '],
  // "My opponent at 1500 LP activates X".
  [
    new RegExp(
      `\\b${who},? (?:who is |who's )?(?:at|on|with|sitting at|down to) (?:only |just )?${amount}${left},? (?=(?:then |now |just )?[a-z]+s? )`,
      'gi',
    ),
    '$1 has~ $2 LP. $1 ',
  ],
  // "I attack directly when they are at 800 LP": how many there are before it.
  [
    new RegExp(
      `(?<=^|[.;!?] )([^.;!?]*?),? (?:when|while|with) ${who}(?: (?:is|are|am|being|sitting|only|just|still|already)|'re|'s|'m)* (?:at|on|down to) (?:only |just )?${amount}${left}(?=[.;,?!]|$)`,
      'gi',
    ),
    '$2 has~ $3 LP. $1',
  ],
  [
    new RegExp(
      `(?<=^|[.;!?] )([^.;!?]*?),? (?:when|while) ${who} (?:only |just |still )?(?:have|has|had|got)(?: got)?(?: only| just)? ${amount}${left}(?=[.;,?!]|$)`,
      'gi',
    ),
    '$2 has~ $3 LP. $1',
  ],
  // "My opponent activates X and I chain Y with 3000 LP".
  [
    new RegExp(
      `(?<=^|[.;!?] )((?:[^.;!?]*? )?${who} (?:then |now |just )?(?:chain|activate|flip|use|play)[a-z]* [^.;!?,]*?) (?:with|at) (?:only |just )?${amount}${left}(?=[.;,?!]|$)`,
      'gi',
    ),
    '$2 has~ $3 LP. $1',
  ],
  // "He's at 2100 LP".
  [
    new RegExp(
      `(?<=^|[.;!?,] |\\band )${who}(?: (?:is|are|am)|'s|'re|'m) (?:only |just |still |now )*(?:at|on|down to|sitting at) (?:only |just )?${amount}${left}`,
      'gi',
    ),
    '$1 has~ $2 LP',
  ],
  [/\b(?:he|she) has~/gi, 'my opponent has'],
  [/\b(i|we|they) has~/gi, '$1 have'],
  [/has~/g, 'has'],
  // "I hit him directly with X", "I swing directly with X for game".
  [
    new RegExp(
      `\\b${who} (hits?|pokes?|poked|punch(?:es|ed)?|slaps?|slapped|smacks?|smacked) (?:me|him|her|them|my opponent) directly with (?=${owned}#\\d)`,
      'gi',
    ),
    '$1 attack~ directly with ',
  ],
  [/\b(i|we|they) attack~/gi, '$1 attack'],
  [/attack~/g, 'attacks'],
  [
    /(\b(?:directly|directly with (?:my |his |her |their )?#\d|with (?:my |his |her |their )?#\d directly)) for (?:game|lethal|the win|the game)(?=[.;,?!]|$| and\b)/gi,
    '$1',
  ],
  // "The effect of X on Summon".
  [
    /\b(effect of (?:(?:my|his|her|their|the|an?) )?#\d|#\d's effect) (?:on|upon) (?:(?:normal|special|its) )?summon(?=[.;,?!]|$| (?:during|in|and)\b)/gi,
    '$1',
  ],
];

const activates = '(?:gets?|got|is|was|are|were)';
const aimedAt = new RegExp(
  `(?<=^|[.;!?,] |\\b(?:and|but|then|so|if|when) )my ((?:set|face-?down) )?#(\\d) ${activates} (?:targeted|hit) (?:by|with) (?:my opponent's |his |her |their |an? )?#(\\d)(?=[.;,?!]|$| and\\b)`,
  'gi',
);

const stays = ({ facts, parts }: CardModel): boolean =>
  (facts.cardType === 'monster' || facts.property === 'Continuous' || facts.property === 'Field') &&
  parts.some(({ kind }) => kind === 'continuous');

const there =
  '(?:(?:face-?up |active |out |up )?on (?:the|either) (?:field|board)|face-?up|active|in play|out|up)';
const withThere = new RegExp(
  `${begins}(?:with|while|under) ${owned}#(\\d)(?: (?:is|being))? ${there},? (?=(?:can|could|may|do|does|did|is|are|will|would|i|we|they|he|she|my opponent|my|what|how|p0|p1|#\\d)\\b)`,
  'gi',
);
const aimed = new RegExp(
  `${begins}${owned}#(\\d) (?:on|targeting) (${owned}(?:(?:face-?down|set|face-?up) )?#\\d)(?<behind>[.;] |,? (?:and |then |but )?(?=${who} ))`,
  'gi',
);
const targeted = new RegExp(
  `(?<!\\b(?:can|could|may|do|does|did|will|would) )\\b${who} target(?:s|ed)? (${owned}#\\d) with ${owned}#(\\d)(?=[.;,?!]|$| and\\b)`,
  'gi',
);

const levelSaid = /\b(?:(my|his|her|their|the|an?) )?level (\d+)(?: [a-z]+)? monster,? (?=#(\d))/gi;

/** "With X on the field, ...", "X on my Y, ...", "I targeted Y with X": of cards that lie there, and of cards that target. */
export function withVerbs(text: string, cards: readonly CardModel[]): string {
  const cardAt = (at: string | undefined): CardModel | undefined => cards[Number(at ?? Number.NaN)];
  const mayAim = (at: string | undefined): boolean => {
    const model = cardAt(at);
    if (model === undefined || model.facts.cardType === 'monster') return false;
    return aims(model) || (model.facts.cardType === 'spell' && model.facts.property === 'Equip');
  };
  return text
    .replace(levelSaid, (all, owner: string | undefined, level: string, at: string) => {
      const facts = cardAt(at)?.facts;
      const same = facts?.cardType === 'monster' && facts.level === Number(level);
      return same ? (owner === undefined || /^an?$/i.test(owner) ? '' : `${owner} `) : all;
    })
    .replace(withThere, (all, at: string) => {
      const model = cardAt(at);
      return model !== undefined && stays(model) ? `#${at} is on the field. ` : all;
    })
    .replace(aimed, (all, by: string, of: string, behind: string, next: string | undefined) => {
      if (!mayAim(by)) return all;
      const mine = next === undefined || !/^(?:i|we)$/i.test(next);
      return `${mine ? 'i activate' : 'my opponent activates'} #${by} targeting ${of}${/^[.;]/.test(behind) ? behind : '. '}`;
    })
    .replace(aimedAt, (all, lies: string | undefined, of: string, by: string) =>
      mayAim(by) ? `my opponent activates #${by} targeting my ${lies ?? ''}#${of}` : all,
    )
    .replace(targeted, (all, actor: string, of: string, by: string) =>
      mayAim(by)
        ? `${actor} activate${/^(?:i|we|they)$/i.test(actor) ? '' : 's'} #${by} targeting ${of}`
        : all,
    );
}
