import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { negatesSummons } from '../words/tell-summon-negation.ts';
import { aims } from './names-as-verbs.ts';
import { type NegationAsked, negatesBy } from './negations.ts';

const owned = "(?:my own |my opponent's |my |their |his |her |the |that |this )";
const object = `(?<object>(?:${owned}?#(?<of>\\d)|it|that|this|him|her|(?:that|the|this) (?:monster|card)))`;
const uses = '(?<verb>activate|use|chain|play|flip|cast|fire off|respond with)';

/** "Can I activate X to ...": who, with what, and what for. */
const asked = new RegExp(
  `^(?<lead>.*?(?:^|[.;!?,] ))(?:so |and |then |but )?(?:can|could|may) (?<who>i|they|he|she|my opponent|p0|p1) (?:still |now |then |just )?${uses} (?:my |their |his |her |the |an? )?#(?<by>\\d)(?<effect>'s effect)?(?<aim> (?:on|targeting) ${owned}?#\\d)?(?: in response)? (?:in order )?to (?<purpose>[^.?!]+)\\?*$`,
  'is',
);

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
 * asked first. A purpose that the text of X says nothing of leaves the words as they are. Undefined where no purpose is asked
 * for that is read here.
 * @param words a message with a ref for each card, its question last
 */
export function withPurposesAsked(words: string, cards: readonly CardModel[]): NegationAsked | undefined {
  const groups = asked.exec(words)?.groups;
  const model = cards[Number(groups?.['by'] ?? Number.NaN)];
  if (groups === undefined || model === undefined) return undefined;
  const { lead = '', who = '', verb = '', by = '', effect = '', aim = '', purpose = '' } = groups;
  const x = `#${by}`;
  const told = lead.replace(/[,;] $/, '. ');
  if (ofSummon.test(purpose))
    return negatesSummons(model) && aim === ''
      ? { words: `${told}can ${who} negate the summon with ${x}?` }
      : undefined;
  const s = /^(?:he|she|my opponent|p0|p1)$/i.test(who) ? 's' : '';
  const stopped = ofEffect.exec(purpose)?.groups?.['what'];
  if (stopped !== undefined && negatesBy(model) === 'answering' && aim === '')
    return { words: `${told}can ${who} chain ${x}${effect} to ${effectAsked(stopped)}?` };
  if (stopped !== undefined) {
    // What only has to lie there is stopped by what destroys it, too: of the card that was activated last.
    const last = activated.exec(told)?.groups?.['card'];
    if (!/^(?:stop|prevent)/i.test(purpose) || !(destroys(model) && aims(model)) || last === undefined)
      return undefined;
    const use = `chain${s} ${x}${effect} targeting #${last}`;
    return {
      words: `${told}${who} ${use}. Is #${last} stopped?`,
      first: `${told}can ${who} ${use.replace(/^chains/, 'chain')}?`,
    };
  }
  const outcome = outcomeOf(purpose);
  if (outcome === undefined || (told === '' && outcome.of === undefined)) return undefined;
  const at = aim === '' ? aimFor(model, outcome, told, by) : aim;
  if (at === undefined) return undefined;
  const base = verb.toLowerCase() === 'chain' ? 'chain' : 'activate';
  return {
    words: `${told}${who} ${base}${s} ${x}${effect}${at}. ${outcome.asks}?`,
    first: `${told}can ${who} ${base} ${x}${effect}${at}?`,
  };
}

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
  if (!aims(model)) return '';
  if (of !== undefined) return ` targeting ${of}`;
  const attacker =
    /#(\d) attacks?\b|\battacks? (?:(?:my|me|the|their|his|her) ?)*(?:#\d )?(?:directly )?with (?:his |her |their |my |an? )?#(\d)/i.exec(
      told,
    );
  const at = attacker?.[1] ?? attacker?.[2];
  if (answersAttacks(model)) return '';
  return at === undefined || at === by ? undefined : ` targeting #${at}`;
}

/** Does it answer an attack, so that what attacks is what it targets? */
const answersAttacks = ({ parts }: CardModel): boolean =>
  parts
    .filter(isActivated)
    .some((part) => 'on' in part && part.on.some(({ event }) => event === 'attack-declared'));
