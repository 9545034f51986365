import type { CardModel } from '../../effects/card-model.ts';
import type { Rewriting } from './spelling.ts';

const it = '(?:it|he|she|her|him|this|that|my monster|the monster)';
const whose = "(?:my |the |their |his |her |my opponent's )?";
const now = '(?: now| then| after(?:wards)?| after that| in the end| at the end)?';
const value = '(atk|attack|def|defense)(?: points| value| total)?';

/** Questions for ATK and DEF: what they ask, asked in the one way that the readers know. */
const stats: readonly Rewriting[] = [
  // "New ATK?", "what's the final ATK?", "ATK?"
  [
    new RegExp(
      `(?<=[.;!] |^|, )(?:and |so )?(?:what(?:'s| is) (?:the|its|her|his) )?(?:new|final|resulting|total|end) ${value}(?: of ${it})?${now}(?=\\?)`,
      'gi',
    ),
    'what is its $1',
  ],
  [new RegExp(`(?<=[.;!] |^)(?:and |so )?(?:its |the )?${value}${now}(?=\\?)`, 'gi'), 'what is its $1'],
  [/(?<=[.;!] |^)(?:new |final |its )?stats(?=\?)/gi, 'what are its atk and def'],
  [
    new RegExp(
      `\\b(?:what|how much) (atk|attack|def|defense) (?:does|do|will|would) ${it} (?:have|end up with|sit at|end up at|be at|land on|get to|go to)${now}(?=\\?)`,
      'gi',
    ),
    'what is its $1',
  ],
  [
    new RegExp(
      `\\b(?:what|how much) (atk|attack|def|defense) (?:does|do|will|would) ${whose}(#\\d) (?:have|end up with|sit at|end up at|be at|land on|get to|go to)${now}(?=\\?)`,
      'gi',
    ),
    'what is the $1 of $2',
  ],
  [new RegExp(`\\bhow (?:big|strong|beefy|large) is (?:it|he|she)${now}(?=\\?)`, 'gi'), 'what is its atk'],
  [
    new RegExp(`\\bhow (?:big|strong|beefy|large) is ${whose}(#\\d)${now}(?=\\?)`, 'gi'),
    'what is the atk of $1',
  ],
  [
    /\bwhat(?:'s| is) (?:its|his|her) (atk|attack|def|defense) (?:afterwards|after that|in the end|at the end)(?=\?)/gi,
    'what is its $1',
  ],
];

/** How battles go. */
const lies = '((?:face-?down |set )?#\\d)';
const bigger =
  '(?:(?:an? )?(?:bigger|stronger|larger|higher-?atk) (?:monster|one)|something(?: bigger| stronger)?)';
const battles: readonly Rewriting[] = [
  // "My X gets run over by Y": it is attacked, and flipped if it was face-down.
  [
    new RegExp(`\\bmy ${lies} (?:gets?|got|is|was) (?:run|ran|rolled) over by ${whose}(#\\d)`, 'gi'),
    "my opponent's $2 attacks my $1 and it is destroyed",
  ],
  [
    new RegExp(`\\bmy ${lies} (?:gets?|got|is|was) (?:run|ran|rolled) over(?: by ${bigger})?`, 'gi'),
    'my opponent attacks my $1 and it is destroyed',
  ],
  [
    new RegExp(
      `\\b(?:they|my opponent|he|she) (?:runs?|ran|rolls?|rolled) over my ${lies} with ${whose}(#\\d)`,
      'gi',
    ),
    "my opponent's $2 attacks my $1 and it is destroyed",
  ],
  [
    new RegExp(
      `\\b(?:they|my opponent|he|she) (?:runs?|ran|rolls?|rolled) over my ${lies}(?: with ${bigger})?`,
      'gi',
    ),
    'my opponent attacks my $1 and it is destroyed',
  ],
  [
    /(#\d) (?:runs|ran|rolls|rolled) over ((?:my |their |his |her |my opponent's )?(?:face-?down |set )?#\d)/gi,
    '$1 attacks $2 and it is destroyed',
  ],
  [
    new RegExp(`(#\\d) (?:suicides|suicided|kamikazes|rams|rammed) (?:itself )?into (${whose}#\\d)`, 'gi'),
    '$1 attacks $2 and is destroyed by battle',
  ],
  [
    /\bi (?:suicided?|ram|rammed|crash|crashed|run|ran|swing|swung|slam|slammed) (?:my )?(#\d) into (?:their |his |her |my opponent's )?(#\d)/gi,
    "my $1 attacks my opponent's $2",
  ],
  [
    /\b(?:they|he|she|my opponent) (?:suicides?|suicided|rams?|rammed|crash(?:es|ed)?|runs?|ran|swings?|swung|slams?|slammed) (?:(?:their|his|her) )?(#\d) (?:in)?to (?:my )?(#\d)/gi,
    "my opponent's $1 attacks my $2",
  ],
  [
    new RegExp(
      `\\bmy (#\\d) (?:attacks?|attacked|crash(?:es|ed)? into|runs? into|ran into) (?:an? |some )?${bigger} and (?:dies|died|is destroyed|gets destroyed|loses)`,
      'gi',
    ),
    'my $1 is destroyed by battle',
  ],
];

/** How much room there is, and what is attacked by nobody that was named. */
const zonesFull =
  '(?:is|are) (?:(?:all|completely|totally|already|currently) )*(?:full(?: up)?|occupied|filled(?: up)?|clogged(?: up)?)';
const backrow = '(?:back ?row|(?:spells? ?(?:&|and|/) ?traps?|s ?/ ?t)(?: card)? zones?)';
const room: readonly Rewriting[] = [
  [
    new RegExp(`\\b(?:all (?:five |5 )?(?:of )?)?my (?:five |5 )?${backrow} ${zonesFull}`, 'gi'),
    'my spell & trap zones are full',
  ],
  [
    new RegExp(
      `\\b(?:all (?:five |5 )?(?:of )?)?my (?:five |5 )?(?:main )?monster zones? ${zonesFull}`,
      'gi',
    ),
    'my monster zones are full',
  ],
  [/(?<=^|[.;!?] )([^.;!?]+?),? while (my (?:spell & trap|monster) zones are full)(?=[.;])/gi, '$2. $1'],
  [
    /(?<=^|[.;!?] )(?:my )?(#\d) (?:is|was|gets|got) attacked(?=[.;,]| and\b)(?!.*\b(?:they|opponent|their)\b)(?<!\b(?:they|opponent|their)\b.*)/gi,
    'my opponent attacks my $1',
  ],
];

/** What comes, goes and works. */
const others: readonly Rewriting[] = [
  [
    /(#\d) (?:comes|came) (?:down|in play|into play)\b(?= (?:while|when|and|as)\b|[.,?])/gi,
    '$1 is activated',
  ],
  [
    /\b(?:does|do|will|would) (?:that|this|it) (?:set off|turn on|trip|trigger off|fire off|kick off) (?:my |his |her |their |the )?(#\d)(?:'s)?(?: (?:own )?(?:trigger|effect|search|ability))?(?=\?)/gi,
    'does the effect of $1 activate',
  ],
  [
    /\b(?:does|do|will|would) (?:my |the |their )?(#\d)(?:'s (?:effect|trigger|ability))? (?:kick in|come online|go live|fire|fire off|turn on)(?=\?)/gi,
    'does the effect of $1 activate',
  ],
  [/\bis (?:my |the |their )?(#\d) live(?: here| now| then)?(?=\?)/gi, 'can i activate $1'],
  // Nobody activates the effects of the other player's monsters: "his" is a monster's.
  [
    /\b((?:can|could|may|do) i (?:still |get to )?(?:use|activate)) (?:his|her) (?=[^?#]*\beffects?\b)/gi,
    '$1 its ',
  ],
  // "Does that let X jump in from my hand?"
  [
    /\b(?:does|do|will|would|did) (?:that|this|it) (?:let|allow) (?:my |his |her |their |the )?(#\d) (?:to )?(?:jump|come|hop|pop|drop)(?: in| out| down)*(?: (?:on|onto|to) (?:the |my )?field)?( from (?:my |the |his |her |their )?(?:hand|gy))?(?=\?)/gi,
    'does the effect of $1$2 activate',
  ],
  [
    /\b(?:does|do|will|would|did) (?:that|this|it) (?:let|allow) me (?:to )?(?:use|activate|trigger) (?=(?:my |the )?#\d)/gi,
    'can i activate ',
  ],
  [
    /\bwithout (?:any )?(?:tributing(?: (?:anything|any monsters?|a monster))?|sacrificing(?: anything)?|tributes)(?= ?[.,;?!]|$| (?:by|with|and|through|via|thanks)\b)/gi,
    'without a tribute',
  ],
  [/\bin spite of\b|\bdespite\b/gi, 'although'],
];

/**
 * Idioms of players in the words that the readers know: what a monster "wears", how a battle "goes", and how ATK is asked
 * for. Each says the same with other words; nothing is added.
 * @param text a message with a ref ("#0") for each card
 */
export function withIdioms(text: string, cards: readonly CardModel[]): string {
  let words = text;
  for (const [from, to] of [...stats, ...battles, ...room, ...others]) words = words.replace(from, to);
  return withWorn(withHits(words, cards), cards);
}

const worn =
  /(?:,? (?:which|that|who) (?:is|was) )?,?(?: ?(?:wearing|holding|carrying|sporting|equipped with|armed with|that wears|that holds|that has|with|has|wears|holds|carries)) (?:an? |the |my |its )?#(\d)(?: equipped(?: to it)?| on it| attached| on him| on her)?/;

/** "My X wearing Y gets hit", "my X has Y on it and ...", "Y is on my X": that it is equipped stands in a sentence before. */
function withWorn(text: string, cards: readonly CardModel[]): string {
  const isEquip = (at: string | undefined): boolean => {
    const facts = cards[Number(at ?? NaN)]?.facts;
    return facts !== undefined && facts.cardType === 'spell' && facts.property === 'Equip';
  };
  const isMonster = (at: string | undefined): boolean =>
    cards[Number(at ?? NaN)]?.facts.cardType === 'monster';
  const turned = text
    .replace(
      /(?:(?:my|their|his|her|the|an?) )?#(\d),? (?:which is |that is )?(?:equipped|attached) (?:on|to|onto) ((?:my |their |the |my opponent's )?)#(\d),? (?=(?:is|was|gets?|got|has been) )/gi,
      (all, equip: string, owner: string, monster: string) =>
        isEquip(equip) && isMonster(monster)
          ? `${owner}#${monster} is equipped with #${equip}. #${equip} `
          : all,
    )
    .replace(
      /#(\d) (?:is|sits|lies) on ((?:my |their |the |an? |my opponent's )?)#(\d)(?= and\b|[.,;]|$)/gi,
      (all, equip: string, owner: string, monster: string) =>
        isEquip(equip) && isMonster(monster) ? `${owner}#${monster} is equipped with #${equip}` : all,
    )
    .replace(
      /#(\d) (?:wears|holds|carries|is wearing|is holding|is carrying|has) (?:an? |the )?#(\d)(?: on it| equipped| on)?(?= and\b|[.,;]|$)/gi,
      (all, monster: string, equip: string) =>
        isEquip(equip) && isMonster(monster) ? `#${monster} is equipped with #${equip}` : all,
    );
  const sentences = turned.split(/(?<=[.;!?]) /);
  return sentences
    .map((sentence) => {
      const found = new RegExp(`((?:my |their |my opponent's |the )?)#(\\d)${worn.source}`, 'i').exec(
        sentence,
      );
      const [all, owner = '', monster, equip] = found ?? [];
      if (
        all === undefined ||
        !isEquip(equip) ||
        !isMonster(monster) ||
        /#\d is equipped with #\d(?: and\b|[.,;]|$)/.test(sentence)
      )
        return sentence;
      return `${owner}#${monster} is equipped with #${equip}. ${sentence.replace(all, `${owner}#${monster}`)}`;
    })
    .join(' ');
}

const negates = /\bnegate (?:that|the|its) (?:effect|activation)/i;
const negatesTarget =
  /\btarget 1 [^.;:]*monster[^.]*\bnegate (?:its|that (?:target|monster)'s|the) effects?\b/i;

/** "X was hit by Y", "they hit my X with Y": of a Y that answers activations, it is chained; of one that targets, it is used on X. */
function withHits(text: string, cards: readonly CardModel[]): string {
  const told = (hit: string, by: string): string | undefined => {
    const [what, card] = [cards[Number(hit)], cards[Number(by)]];
    const words = card?.text?.main ?? '';
    if (what === undefined || /\b(?:destroy|banish|return|shuffle)\b/i.test(words)) return undefined;
    if (what.facts.cardType === 'monster')
      return negatesTarget.test(words) ? `my opponent uses #${by} on my #${hit}` : undefined;
    return negates.test(words) ? `i activate #${hit} and my opponent chains #${by} to it` : undefined;
  };
  return text
    .replace(
      /(?:my )?#(\d) (?:was|is|got|gets|has been) (?:hit|ashed|stopped) (?:by|with) (?:their |my opponent's |an? )?#(\d)(?= and\b|[.,;?]|$)/gi,
      (all, hit: string, by: string) => told(hit, by) ?? all,
    )
    .replace(
      /\b(?:they|my opponent|he|she) (?:hit|hits|stop|stops|stopped) (?:my )?#(\d) with (?:their |an? )?#(\d)(?= and\b|[.,;?]|$)/gi,
      (all, hit: string, by: string) => told(hit, by) ?? all,
    );
}
