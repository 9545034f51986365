import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { negatesSummons } from '../words/tell-summon-negation.ts';
import { aims } from './names-as-verbs.ts';
import { type NegationAsked, negatesBy } from './negations.ts';

const owned = "(?:my own |my opponent's |my |their |his |her |the |that |this )";
const object = `(?<object>(?:${owned}?#(?<of>\\d)|it|that|this|him|her|(?:that|the|this) (?:monster|card)))`;
const uses =
  '(?<verb>activate|use|chain|play|flip|cast|fire off|respond with|tribute|sacrifice|discard|send|banish|remove)';

/** "Can I activate X to ...": who, with what, and what for. */
const asked = new RegExp(
  `^(?<lead>.*?(?:^|[.;!?,] ))(?:so |and |then |but )?(?:can|could|may) (?<who>i|they|he|she|my opponent|p0|p1) (?:still |now |then |just )?${uses} (?:my |their |his |her |the |an? )?#(?<by>\\d)(?<effect>'s effect)?(?: (?:to (?:the )?gy|from (?:the )?game|from (?:my |the |his |her |their )?(?:hand|gy|field)))?(?<aim> (?:on|targeting) ${owned}?#\\d)?(?: in response)? (?:in order )?to (?<purpose>[^.?!]+)\\?*$`,
  'is',
);

/** What is done to a card as the cost of its own effect: "Tribute X to negate it" uses that effect. */
const costs: Readonly<Record<string, readonly string[]>> = {
  tribute: ['tribute', 'send-to-gy'],
  sacrifice: ['tribute', 'send-to-gy'],
  discard: ['discard', 'send-to-gy'],
  send: ['send-to-gy', 'tribute', 'discard'],
  banish: ['banish'],
  remove: ['banish'],
};

const paysItself = ({ parts }: CardModel, verbs: readonly string[]): boolean =>
  parts
    .filter(isActivated)
    .some(({ cost }) => cost.some(({ do: does, what }) => verbs.includes(does) && what === 'this'));

const ends = '(?: (?:with it|with that|instead|then|now|first|right away))?$';
const ofSummon = new RegExp(
  `^(?:negate|stop|counter|prevent) (?:the|that|this|his|her|their|its|my opponent's)(?: (?:normal|special|tribute|flip|synchro|xyz|link|fusion|pendulum|ritual))? summon(?: of ${owned}?#\\d)?${ends}`,
  'i',
);
const ofAttack =
  /^(?:stop|negate|end|prevent|block|cancel) (?:the|that|this|his|her|their|its|my opponent's) attack$/i;
const ofEffect =
  /^(?:negate|counter|stop|prevent) (?<what>(?:my |their |his |her |the )?#\d(?:'s (?:effect|activation))?|it|that|this|(?:the|that|its|this|his|her|their) (?:effect|activation|spell|trap|card))$/i;
const ofLife = new RegExp(`^(?:save|protect|rescue|keep) ${object}(?: alive| safe| on the field)?$`, 'i');

/** What is done to a card, and how it is asked for. */
const deeds: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(?:destroy|kill|pop|blow up) ${object}$`, 'i'), 'destroyed'],
  [new RegExp(`^(?:get rid of|remove|take out|out|clear) ${object}$`, 'i'), 'gone'],
  [new RegExp(`^(?:banish|exile) ${object}$`, 'i'), 'banished'],
];

/**
 * "Can I activate X to destroy it?" asks two things: whether X can be activated, and whether that comes of it. The first is
 * asked first. Of a purpose that is not read here, or that the text of X says nothing of, only the first is known. Undefined
 * where no purpose is asked for.
 * @param words a message with a ref for each card, its question last
 */
export function withPurposesAsked(words: string, cards: readonly CardModel[]): NegationAsked | undefined {
  const groups = asked.exec(words)?.groups;
  const model = cards[Number(groups?.['by'] ?? Number.NaN)];
  if (groups === undefined || model === undefined) return undefined;
  const { lead = '', who = '', verb = '', by = '', effect = '', aim = '', purpose = '' } = groups;
  const paid = costs[verb.toLowerCase()];
  if (paid !== undefined && !paysItself(model, paid)) return undefined;
  const use: Use = {
    words,
    told: lead.replace(/[,;] $/, '. '),
    who,
    s: /^(?:he|she|my opponent|p0|p1)$/i.test(who) ? 's' : '',
    verb: verb.toLowerCase(),
    by,
    what: paid === undefined ? `#${by}${effect}` : `#${by}'s effect`,
    aim,
    purpose,
    isCost: paid !== undefined,
    model,
  };
  return served(use) ?? usable(use);
}

/** What is used, by whom, and what for. */
interface Use {
  readonly words: string;
  readonly told: string;
  readonly who: string;
  /** The ending of a verb of whoever uses it. */
  readonly s: string;
  readonly verb: string;
  readonly by: string;
  readonly what: string;
  readonly aim: string;
  readonly purpose: string;
  /** It is the cost of its own effect that is said. */
  readonly isCost: boolean;
  readonly model: CardModel;
}

/** What cannot be used at all cannot be used for that; whether it serves for it is left open. */
function usable({
  words,
  told,
  who,
  verb,
  what,
  aim,
  purpose,
  isCost,
  model,
}: Use): NegationAsked | undefined {
  const isOther = verb === 'use' && model.facts.cardType === 'monster';
  // Whether a Summon can still be negated hangs on how it is made.
  if (negatesSummons(model) && summons.test(told)) return undefined;
  if (told === '' || isOther || (isCost && !/^(?:negate|stop|counter)/i.test(purpose))) return undefined;
  return { words, first: `${told}can ${who} ${verb === 'chain' ? 'chain' : 'activate'} ${what}${aim}?` };
}

function served({ told, who, s, verb, by, what, aim, purpose, model }: Use): NegationAsked | undefined {
  if (ofSummon.test(purpose))
    return negatesSummons(model) && aim === ''
      ? { words: `${told}can ${who} negate the summon with #${by}?` }
      : undefined;
  const stopped = ofEffect.exec(purpose)?.groups?.['what'];
  if (
    stopped !== undefined &&
    negatesSummons(model) &&
    /^(?:it|that|this)$/i.test(stopped) &&
    summonsLast.test(told)
  )
    return { words: `${told}can ${who} negate the summon with #${by}?` };
  if (stopped !== undefined && negatesBy(model) === 'answering' && aim === '')
    return { words: `${told}can ${who} chain ${what} to ${effectAsked(stopped)}?` };
  if (stopped !== undefined) {
    // What only has to lie there is stopped by what destroys it, too: of the card that was activated last.
    const last = activated.exec(told)?.groups?.['card'];
    if (!/^(?:stop|prevent)/i.test(purpose) || !(destroys(model) && aims(model)) || last === undefined)
      return undefined;
    return {
      words: `${told}${who} chain${s} ${what} targeting #${last}. Is #${last} stopped?`,
      first: `${told}can ${who} chain ${what} targeting #${last}?`,
    };
  }
  const outcome = outcomeOf(purpose);
  if (outcome === undefined || (told === '' && outcome.of === undefined)) return undefined;
  const at = aim === '' ? aimFor(model, outcome, told, by) : aim;
  if (at === undefined) return undefined;
  const base = verb === 'chain' ? 'chain' : 'activate';
  return {
    words: `${told}${who} ${base}${s} ${what}${at}. ${outcome.asks}?`,
    first: `${told}can ${who} ${base} ${what}${at}?`,
  };
}

const summons = /\bsummon/i;
/** A Summon was told last, and nothing that was activated. */
const summonsLast =
  /(?:^|[.;!?] )(?:(?!\b(?:activat|chain|flips?\b|uses?\b|plays?\b)|[.;!?]).)*\bsummon(?:s|ed)?\b(?:(?!\b(?:activat|chain|flips?\b|uses?\b|plays?\b)|[.;!?]).)*[.;!?] $/is;

/** The Spell or Trap that was activated last, its effect not spoken of. */
const activated =
  /^.*\b(?:activate[sd]?|uses?|used|plays?|played|flips?|flipped|chains?|chained) (?:my |their |his |her |the |an? )?#(?<card>\d)(?!'s|.*#\d (?:activates|attacks))(?!.*\b(?:activate[sd]?|uses?|plays?|flips?|chains?) (?:my |their |his |her |the |an? )?#)/is;

const destroys = ({ parts }: CardModel): boolean =>
  parts.filter(isActivated).some(({ does }) => does.some(({ do: verb }) => verb === 'destroy'));

const effectAsked = (what: string): string =>
  /^(?:the|that|its|this|his|her|their) /i.test(what) && !what.includes('#') ? 'it' : what;

interface Outcome {
  /** The question whether it came about. */
  readonly asks: string;
  /** What it is done to, as it was said; undefined of an attack. */
  readonly of?: string;
}

function outcomeOf(purpose: string): Outcome | undefined {
  if (ofAttack.test(purpose)) return { asks: 'Is the attack stopped' };
  const saved = ofLife.exec(purpose)?.groups?.['object'];
  if (saved !== undefined) return { asks: `Does ${saved} survive`, of: saved };
  for (const [form, done] of deeds) {
    const of = form.exec(purpose)?.groups?.['object'];
    if (of !== undefined) return { asks: `Is ${of} ${done}`, of };
  }
  return undefined;
}

/** What X targets for it: what it is to be done to, or the monster that attacks; undefined where that is not said. */
function aimFor(model: CardModel, { of }: Outcome, told: string, by: string): string | undefined {
  if (!aims(model) || answersAttacks(model)) return '';
  if (of !== undefined) return ` targeting ${of}`;
  const attacker =
    /#(\d) attacks?\b|\battacks? (?:(?:my|me|the|their|his|her) ?)*(?:#\d )?(?:directly )?with (?:his |her |their |my |an? )?#(\d)/i.exec(
      told,
    );
  const at = attacker?.[1] ?? attacker?.[2];
  return at === undefined || at === by ? undefined : ` targeting #${at}`;
}

/** Does it answer an attack, so that what attacks is what it targets? */
const answersAttacks = ({ parts }: CardModel): boolean =>
  parts
    .filter(isActivated)
    .some((part) => 'on' in part && part.on.some(({ event }) => event === 'attack-declared'));
