import words from '../../../data/lexicon/described.json' with { type: 'json' };
import { defined } from '../../platform/defined.ts';
import { causes } from '../../vocabulary/causes.ts';
import { events } from '../../vocabulary/events.ts';
import { phaseNames, phases } from '../../vocabulary/phases.ts';
import { places } from '../../vocabulary/places.ts';
import { summonWays } from '../../vocabulary/summons.ts';
import type { Filter } from '../filter.ts';
import type { During, LinkCondition } from '../link-condition.ts';
import {
  type ActivatedEffect,
  type ContinuousEffect,
  directAttack,
  type EachTime,
  type Limit,
  ofChosenEffect,
  type Target,
  type TriggerEvent,
} from '../part.ts';
import type { Verb } from '../verbs.ts';
import { cardsWords, placeNames } from './describe-cards.ts';
import { filterWords } from './describe-filter.ts';
import { describeInstruction, describeInstructions, unended } from './describe-instruction.ts';

/** Says an effect model in the form of card text, in our words. What comes out is a reading, not the printed text. */
export function describeEffect(part: ActivatedEffect): string {
  const before = [when(part), duringWords(part.during), ...part.conditions.map(conditionWords)].filter(
    (each) => each !== '',
  );
  const [cost, does] = [describeInstructions(part.cost), describeInstructions(part.does)];
  // Targets that were not read are the words of the text, which may stand among the costs or effects too.
  const said = `${cost}; ${does}`.toLowerCase();
  const targets = part.targets.filter(
    ({ filter: { reads = '?' } }) => reads !== ofChosenEffect && !said.includes(unended(reads).toLowerCase()),
  );
  const paid = [cost, ...targets.map(targetWords)].filter((each) => each !== '').join(', then ');
  const condition = before.join(', ');
  const acts = [paid, does].filter((each) => each !== '').join('; ');
  return sentence([condition, acts].filter((each) => each !== '').join(': '));
}

/** Says a Continuous Effect. */
export const describeContinuous = (part: ContinuousEffect): string =>
  sentence(
    [part.conditions.map(conditionWords).join(', '), describeInstructions(part.does)]
      .filter((each) => each !== '')
      .join(': '),
  );

/** Says what is done each time that something happens. */
export const describeEachTime = ({ on, does }: EachTime): string =>
  sentence(`each time ${on.map(describeEvent).join(', or ')}: ${describeInstructions(does)}`);

/** "It is your Standby Phase" is "during your Standby Phase"; a time that is named stands as it is. */
const conditionWords = (words: string): string => {
  if (['at ', 'during ', 'after ', 'before '].some((time) => words.startsWith(time))) return words;
  return words.startsWith('it is ') ? `during ${words.slice('it is '.length)}` : `while ${words}`;
};

/** Says how often an effect may be used: "once per turn, all cards of this name together". */
export function describeLimit(limit: Limit): string {
  const times = limit.times === 1 ? 'once' : `${limit.times} times`;
  const per = words.per[limit.per];
  const scope = limit.scope === 'name' ? 'all cards of this name together' : 'each copy for itself';
  const counts =
    limit.counts === 'use'
      ? 'counts as used even if the activation is negated'
      : 'counts activations that are not negated';
  const chain = limit.oneInChain ? '; one such effect per Chain' : '';
  return `${times} ${per} (${scope}; ${counts}${chain})`;
}

/** The condition of an activation: its timing word and events, its phase, or nothing. */
function when(part: ActivatedEffect): string {
  switch (part.kind) {
    case 'flip':
      return 'FLIP';
    case 'trigger': {
      if (part.on.length === 0) return phaseWords(part);
      const word = part.word === 'each-time' ? 'each time' : part.word;
      return `${word} ${part.on.map(describeEvent).join(', or ')}`;
    }
    case 'quick':
    case 'activation':
      return part.on.length === 0 ? '' : `when ${part.on.map(describeEvent).join(', or ')}`;
    case 'ignition':
      return '';
  }
}

/** The time of an effect that answers no event: its conditions may name it as well. */
function phaseWords({
  phase,
  conditions,
  unreadTiming,
}: Extract<ActivatedEffect, { kind: 'trigger' }>): string {
  if (unreadTiming !== undefined) return unreadTiming.charAt(0).toLowerCase() + unreadTiming.slice(1);
  if (phase === undefined) return conditions.length > 0 ? '' : 'at its timing';
  const named = conditions.some((each) =>
    ['Phase', 'Step', 'calculation'].some((time) => each.includes(time)),
  );
  return named ? '' : `during the ${phases.term(phase)}`;
}

function duringWords(during: During | undefined): string {
  if (during === undefined) return '';
  const whose = { you: 'your ', opponent: "your opponent's " };
  const time = during.phases === undefined ? 'turn' : phaseNames(during.phases);
  return `during ${during.turn === undefined ? (during.phases === undefined ? 'a ' : 'the ') : whose[during.turn]}${time}`;
}

/** What is asked of a Chain Link: "that targets this card". */
function linkWords({ phases: named, targets, alone, includes }: LinkCondition): string {
  const said = [
    named === undefined ? '' : `during the ${phaseNames(named)}`,
    targets === undefined ? '' : `that targets ${targets === 'this' ? 'this card' : filterWords(targets)}`,
    alone ? 'and no other card' : '',
    includes === undefined
      ? ''
      : `that would ${includes.map(({ do: [verb], from }) => (verb === undefined ? `do something${placeWords(from)}` : includedWords(verb, from))).join(' or ')}`,
  ];
  return said.filter((each) => each !== '').join(', ');
}

/** What an effect would do: "add 1 card from the Deck to the hand". */
const includedWords = (verb: Verb, from: Target['from']): string =>
  describeInstruction({
    do: verb,
    what: { count: 1, filter: verb.endsWith('-summon') ? { cardType: 'monster' } : {}, ...defined({ from }) },
  });

/** Says what LP a trigger asks for: "you take battle or effect damage". */
export function lpWords({ how, who }: NonNullable<TriggerEvent['lp']>): string {
  const whose = who === undefined ? 'a player' : who === 'you' ? 'you' : 'your opponent';
  const verb = { damage: 'take', gain: 'gain', payment: 'pay' }[how];
  return `${whose} ${verb}${who === 'you' ? '' : 's'} ${how === 'damage' ? 'damage' : 'LP'}`;
}

/** Says an event as a condition: "this card is sent from the hand to the GY by a card effect". */
export function describeEvent(wanted: TriggerEvent): string {
  const { lp } = wanted;
  if (lp !== undefined && wanted.of !== 'this' && Object.keys(wanted.of).length === 0) {
    const battle = wanted.event === 'inflicted-battle-damage';
    const sort = lp.how !== 'damage' ? '' : battle ? 'battle ' : 'effect ';
    const { byWhom, ...rest } = wanted;
    const source = byWhom === undefined ? '' : ` from ${byWhom === 'you' ? 'your' : "your opponent's"} cards`;
    return `${lpWords(lp).replace('damage', `${sort}damage`)}${source}${detailsOf(rest)}`;
  }
  const subject = wanted.of === 'this' ? 'this card' : filterWords(wanted.of);
  if (wanted.event === 'effect-activated' && wanted.of !== 'this') return activationWords(wanted, subject);
  const happens = wanted.event === 'special-summoned' ? 'is Special Summoned' : events.present(wanted.event);
  const direct = wanted.reads === directAttack && wanted.event === 'attack-declared';
  const verb = direct
    ? 'declares a direct attack'
    : wanted.declared
      ? happens.replace(/^is /, 'would be ')
      : happens;
  const { reads, ...told } = wanted;
  const asked = direct || reads === undefined ? told : { ...told, reads };
  const origin =
    wanted.from === undefined || wanted.event === 'left-the-field'
      ? ''
      : ` from the ${placeNames(wanted.from).join(' or ')}`;
  const { attacked } = wanted;
  const on = attacked === undefined ? '' : ` on ${whichWords(attacked)}`;
  const use = wanted.for === undefined ? '' : ` (to be ${wanted.for.map(summonWays.term).join(' or ')})`;
  return `${subject} ${verb}${on}${origin}${detailsOf(asked, use)}`;
}

/** "A Spell Card is activated", "a monster effect is activated by your opponent that targets this card". */
function activationWords(wanted: TriggerEvent, subject: string): string {
  const alone = wanted.of !== 'this' && Object.keys(wanted.of).length === 0;
  const what = wanted.link?.activatesCard
    ? `${subject}${['a Spell', 'a Trap', 'a Spell/Trap'].includes(subject) ? ' Card' : ''}`
    : alone
      ? 'a card or effect'
      : `the effect of ${subject}`;
  return `${what} is activated${detailsOf(wanted)}`;
}

/** Which card or cards: this one, the monster that this one is equipped to, or those that fit. */
const whichWords = (which: 'this' | 'equipped' | Filter): string =>
  which === 'this' ? 'this card' : which === 'equipped' ? 'the equipped monster' : filterWords(which);

/** Between which monsters an attack is; nothing where that is not asked. */
export const involvesWords = ({ involves }: TriggerEvent): string =>
  involves === undefined ? '' : `it involves ${involves.map(whichWords).join(' and ')}`;

/** For which Summon it is used; nothing where that is not asked. */
export const forWords = ({ forCard }: TriggerEvent): string =>
  forCard === undefined ? '' : `for the Summon of ${filterWords(forCard)}`;

/** By which card it happens; nothing where that is not asked. */
export function byWords({ byCard, by }: TriggerEvent): string {
  if (byCard === undefined) return '';
  const inBattle = typeof byCard === 'string' || by?.join() === 'battle';
  return `${inBattle ? 'in battle with' : 'by the effect of'} ${whichWords(byCard)}`;
}

/** By what, by whom, and what else is asked of an event. */
function detailsOf(wanted: TriggerEvent, use = ''): string {
  const caused = wanted.by === undefined ? '' : ` ${wanted.by.map(causes.term).join(' or ')}`;
  const side = wanted.byWhom === 'you' ? 'your' : "your opponent's";
  const how =
    wanted.byWhom === undefined ? caused : caused.replace('by a card effect', `by ${side} card effect`);
  const whose =
    wanted.byWhom === undefined || how !== caused
      ? ''
      : wanted.byWhom === 'you'
        ? ' by you'
        : ' by your opponent';
  const said = [
    wanted.was === undefined ? '' : `it was ${filterWords(wanted.was)}`,
    wanted.of === 'this' && wanted.lp !== undefined ? `so that ${lpWords(wanted.lp)}` : '',
    byWords(wanted),
    involvesWords(wanted),
    forWords(wanted),
    wanted.link === undefined ? '' : linkWords(wanted.link),
    wanted.reads ?? '',
  ];
  const notes = said.filter((each) => each !== '').join(', ');
  const more = notes === '' ? '' : ` (${notes})`;
  return `${how}${use}${whose}${goalWords(wanted.to)}${more}`;
}

/** Where it is after a destruction or another event that leaves that open. */
function goalWords(to: TriggerEvent['to']): string {
  if (to === undefined) return '';
  return to.join() === 'gy' ? ' and sent to the GY' : ` and goes to the ${to.map(places.term).join(' or ')}`;
}

const targetWords = (target: Target): string => {
  const { reads } = target.filter;
  if (target.count === 'any' && target.from === undefined && reads?.includes('target')) return reads;
  const count = target.upTo
    ? `up to ${target.count}`
    : target.count === 'any'
      ? 'any number of'
      : String(target.count);
  const bound = target.bound === undefined ? '' : ', no more than there are of what its text counts';
  return `target ${count} ${cardsWords(target, target.from, 'in')}${bound}`;
};

const placeWords = (from: Target['from']): string =>
  from === undefined ? '' : ` in the ${from.map(places.term).join(' or ')}`;

const sentence = (text: string): string =>
  text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`.replace(/\.\.$/, '.');
