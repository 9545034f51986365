import type { CardModel } from '../../effects/card-model.ts';
import { type NameBan, nameBanOf } from '../../effects/name-bans.ts';
import { type EveryWordPrinciple, type Ruled, ruled } from './principle.ts';
import { cardAt, form, said } from './reading/forms.ts';
import { withoutRunOn } from './reading/run-on.ts';
import type { SketchCard } from './reading/sketch.ts';
import { done, written } from './reading/verb-words.ts';

const time =
  '(?: (?<time>this turn|last turn|earlier(?: this turn)?|(?:on|in|during) (?:my|their|opp) (?:last )?turn|turn before|previous turn|same turn|two turns ago|2 turns ago))?';
const there = '(?:up|out|on|active|face-up|in play|on (?:(?:my|their) (?:side of )?)?field)';
const declares =
  '(?:declared|declares|declare|declaring|named|names|naming|called|calls|calling|chose|choosing|set to|locked on|for|on)';
const uses = `(?:${written('activate', 'use', 'chain', 'resolve')}|has|have|played|plays|got|control|controls|flipped|flips)`;
const named = [
  form(
    `{src}(?: (?:is|was))?(?: still)?(?: ${there})*(?: with)? {name}(?: (?:is|was|being))? (?:declared|named|called)(?: (?:is|was))?(?: ${there})*${time}`,
  ),
  form(
    `{src}(?: (?:is|was|got|has been))?(?: (?:used|activated|resolved|played))?(?: ${there})*(?: and)? ?${declares} {name}(?: (?:is|was|got))?(?: (?:used|activated|resolved|played))?(?: ${there})*${time}`,
  ),
  form(
    `{src}(?: (?:is|was) resolved)? (?:banished|hit|targeted|resolved on|negated|took out) {name}(?: (?:in|from) (?:my|their) gy)?${time}`,
  ),
  form(
    `(?:i|opp) (?:have |has )?(?:just )?${declares} {name} (?:with|by|using|off|for) {src}(?: effect)?${time}`,
  ),
  form(
    `(?:i|opp) (?:have |has )?(?:just )?(?:banished|banish|banishes|hit|hits|negated|negate) {name}(?: (?:in|from) (?:my|their) gy)? (?:with|using|by|via) {src}${time}`,
  ),
  form(
    `(?:i|opp) (?:have |has )?(?:just )?${uses} {src}(?: effect)?(?: ${there})*${time.replace('time', 'time2')}(?: and)? (?:${declares}|targeting|to banish|banishing|against|banish|banished|targeted)(?: copy of)? {name}(?: (?:in|from) (?:my|their) gy)?${time}`,
  ),
  form(
    `{name} (?:is|was|has been|got) (?:declared|named|called|banished|hit)(?: (?:in|from) (?:my|their) gy)? (?:with|by) {src}${time}`,
  ),
];
const gone = [
  form(
    `(?:then |later )?{src} (?:is|was|gets|got|has been|being)(?: then)? (?:${done('destroy', 'banish', 'return')}|removed|gone|off field|no longer on field|negated)(?: (?:by|with) {by})?`,
  ),
  form('(?:then )?{src} (?:leaves|left|has left) field'),
  form(
    `(?:then )?(?:i|opp) (?:then )?(?:${written('destroy', 'banish', 'return')}|mst|msts) {src}(?: with {by})?`,
  ),
];
const before = [
  form(
    '(?:my |their )?{name} (?:is|was) (?:on field|face-up|face-up on field|set|there|set on field|face-down)(?: before| first| when it was activated| before that)?',
  ),
  form(
    '(?:i|opp) (?:had|have|control|controls|controlled|has) {name}(?: (?:set|face-up|face-down|on field|in play))*(?: (?:before|first|before that|when it was activated))*',
  ),
  form('(?:my |their )?{name} (?:is|was) on field(?: before)?'),
];
const another = '(?:(?:another|second|other|different|2nd|new|copy of|own) )*';
const activating = [
  form(
    `(?:i|opp) (?:then |in hand |want to |try to |tries to |wants to |now )*(?:activate|activates|use|uses|chain|chains|activated|used|chained|drop|drops|play|plays|have|has|hold|normal summon|summon) ${another}{name}(?: effect| copy)?(?: (?:from|in) (?:my |their )?hand)?(?: (?:now|this turn|same turn|same|turn|in same turn|next turn|on (?:my|their) turn|later|in response|to it|during (?:my|their) turn))*`,
  ),
];
const asksUse = [
  form(
    `can (?:i|opp|we) (?:still |legally |now )*(?<deed>activate|use|play|chain|summon|normal summon|tribute summon|ss|special summon|set|attack with|flip summon|declare attack with|drop|discard|tribute|banish|send) ${another}(?:(?:effect of )?${another}{name}|(?<it>it|this|that))(?: (?:'s )?effect| copy)?(?: (?:from|in) (?:my |their )?hand)?(?<cost> (?:as|for) (?:a )?cost| to gy)?(?: (?:now|again|this turn|next turn|same turn))*`,
  ),
  form('(?<deed>can) (?:{name}|(?<it>it)) (?:still )?attack'),
];
const asksNegated = [
  form(
    `(?:is|are|will|would|does|do|gets?) (?:my |their |opp |its |${another})*(?:{name}|it|that|effect)(?: (?:'s )?effect)?(?: (?:from|in) (?:my |their )?hand)?(?: (?:also|still|then|get|be|gets|getting))* (?:negated|affected)(?: (?:by (?:it|{src})))?(?: (?:this turn|now|too|too\\?))*`,
  ),
];
const asksWorks = [
  form(
    `(?:does|do|will|would|can) (?:my |their |its |${another})*(?:{name}|it|that|effect)(?: (?:'s )?effect)?(?: (?:still|also))* (?:resolve|work|apply|do anything|go through|resolve properly|resolve with effect|resolve normally)(?: (?:this turn|now|next turn))*`,
  ),
];

interface Told {
  readonly time: string | undefined;
  readonly gone: boolean;
  readonly before: boolean;
}

/**
 * "They declared X with Y. Can I activate X?": cards that cannot be used, or whose effects are negated, by a name, and for
 * how long (rule wording/cannot-be-used). Every copy of the name is meant, whoever owns it.
 */
export const declaredNames: EveryWordPrinciple = ({ cards, sentences }) => {
  const { told, asked } = withoutRunOn(sentences);
  const sources = cards.flatMap((card) => {
    const ban = nameBanOf(card.model);
    return ban === undefined ? [] : [{ card, ban }];
  });
  const found = sources.flatMap(({ card, ban }) => {
    const read = toldOf(told, cards, card.model);
    return read === undefined ? [] : [{ card, ban, ...read }];
  });
  const [only, more] = found;
  if (only === undefined || more !== undefined) return undefined;
  return answerTo(asked, cards, only.name, only.ban, only.card.model, only);
};

/** What was told of a name that this card deals with, every sentence of it. */
function toldOf(
  sentences: readonly string[],
  cards: readonly SketchCard[],
  source: CardModel,
): (Told & { readonly name: CardModel }) | undefined {
  let name: CardModel | undefined;
  let when: string | undefined;
  let isGone = false;
  let wasThere = false;
  const used = new Set<CardModel>([source]);
  for (const sentence of sentences) {
    const words = sentence
      .replace(/^(?:and|but|then|so|if|when|while) /, '')
      .replace(/^next turn (.*)$/, '$1 next turn');
    const declared = said(words, named);
    if (name === undefined && declared !== undefined && cardAt(cards, declared['src']) === source) {
      name = cardAt(cards, declared['name']);
      when = declared['time'] ?? declared['time2'];
      if (name === undefined || name === source) return undefined;
      used.add(name);
      continue;
    }
    const left = said(words, gone);
    if (left !== undefined && cardAt(cards, left['src']) === source) {
      const by = cardAt(cards, left['by']);
      if (by !== undefined) used.add(by);
      isGone = true;
      continue;
    }
    const lay = said(words, before);
    if (
      lay !== undefined &&
      (name === undefined || cardAt(cards, lay['name']) === name) &&
      /\b(?:before|first|when|had|was)\b/.test(words)
    ) {
      wasThere = true;
      continue;
    }
    const use = said(words, activating);
    if (use !== undefined && cardAt(cards, use['name']) === name) {
      // "Next turn I use another copy": what was told before is of the turn before that.
      if (/\bnext turn\b/.test(words))
        when = when === undefined || when === 'this turn' ? 'last turn' : 'two turns ago';
      continue;
    }
    return undefined;
  }
  if (name === undefined || cards.some(({ model }) => !used.has(model))) return undefined;
  return { name, time: when, gone: isGone, before: wasThere };
}

/** Does it last until now? Undefined where the words leave it open. */
function lastsNow({ lasts }: NameBan, { time: when, gone: isGone }: Told): boolean | undefined {
  if (lasts === 'while-there') return !isGone;
  if (when === undefined || /^(?:this turn|earlier|same turn)/.test(when)) return true;
  if (/ago$/.test(when)) return lasts === 'opponents-turn' ? undefined : false;
  if (!/^(?:last turn|previous turn|turn before)$/.test(when)) return undefined;
  return lasts === 'opponents-turn' ? undefined : lasts === 'next-turn';
}

/** What is no use of a card: paying with it. */
const pays: ReadonlySet<string> = new Set(['discard', 'tribute', 'banish', 'send']);
const summons: ReadonlySet<string> = new Set([
  'summon',
  'normal summon',
  'tribute summon',
  'ss',
  'special summon',
  'set',
  'flip summon',
]);

function answerTo(
  asked: string,
  cards: readonly SketchCard[],
  name: CardModel,
  ban: NameBan,
  source: CardModel,
  told: Told,
): Ruled | undefined {
  if (ban.monstersOnly && name.facts.cardType !== 'monster') return undefined;
  const applies = lastsNow(ban, told);
  if (applies === undefined) return undefined;
  const reads = [{ model: source, part: ban.part }];
  const free = ['what else its use asks for is met'];
  const question = asked.replace(/^(?:and|but|so|then) /, '');
  const isOf = (groups: Readonly<Record<string, string>>) =>
    groups['name'] === undefined || cardAt(cards, groups['name']) === name;
  const use = said(question, asksUse);
  if (use !== undefined && isOf(use)) {
    const deed = use['deed'] ?? '';
    const pay = pays.has(deed);
    if (pay && use['cost'] === undefined && deed !== 'tribute') return undefined;
    if (ban.is === 'negated') {
      // What is negated may be activated all the same; a Summon is no effect of the card.
      return ruled(
        'yes',
        'activation/while-negated',
        `${source.name} negates effects by the name, and keeps nothing from being ${summons.has(deed) ? 'Summoned' : 'activated'}`,
        reads,
        free,
      );
    }
    if (told.before && !ban.spares) return undefined;
    if (!applies)
      return ruled('yes', 'effect/continuous-stops', `${source.name} does not apply any more`, reads, free);
    if (pay) return ruled('yes', 'wording/cannot-be-used', 'paying with it is no use of it', reads, free);
    if (told.before) {
      return summons.has(deed)
        ? undefined
        : ruled(
            'yes',
            'wording/cannot-be-used',
            `${source.name} leaves cards alone that lay on the field before`,
            reads,
            free,
          );
    }
    return ruled(
      'no',
      'wording/cannot-be-used',
      `cards with the name that was declared for ${source.name} cannot be used`,
      reads,
    );
  }
  const negated = said(question, asksNegated);
  const works = said(question, asksWorks);
  const groups = negated ?? works;
  if (groups === undefined || !isOf(groups)) return undefined;
  if (groups['src'] !== undefined && cardAt(cards, groups['src']) !== source) return undefined;
  if (ban.is === 'unusable') {
    // Of a card that lay there before only the text that leaves it alone says anything.
    return told.before && ban.spares && negated !== undefined
      ? ruled(
          'no',
          'wording/cannot-be-used',
          `${source.name} leaves cards alone that lay on the field before`,
          reads,
        )
      : undefined;
  }
  const because = applies
    ? `${source.name} negates the effects of every copy of ${name.name}, whoever activates it`
    : `what ${source.name} did is over by then`;
  return ruled(applies === (negated !== undefined) ? 'yes' : 'no', 'negate/effect', because, reads);
}
