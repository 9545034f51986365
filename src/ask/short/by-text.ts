import {
  activationPlaces,
  answeredEvents,
  canMissTiming,
  doesDo,
  effectsOf,
  isActivated,
  isMandatory,
  isTrigger,
  spellSpeed,
} from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { isExtraDeckMonster } from '../../card-model/facts.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import { type ActivatedEffect, ofChosenEffect, type Part, type TriggerEvent } from '../../card-model/part.ts';
import { elapsedMs } from '../../platform/elapsed.ts';
import { citationsFor } from '../../situations/cite.ts';
import type { Books } from '../../situations/rule-on.ts';
import { unplayed, type Verdict } from '../../situations/verdict.ts';
import type { Place } from '../../vocabulary/places.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import { negatesBy, negatesSummons } from './negates-by.ts';
import { alike, asNamed, isWhollyRead, type OfText, readAs, readOfEach, unlessMeant } from './reads.ts';
import type { ShortCard } from './short-question.ts';
import { bothUsed, limited, usedAgain } from './use-limits.ts';

/** Does it keep players from something, as from Summons? */
const restricts = (part: Part): boolean =>
  ('does' in part && part.does.some(({ do: verb }) => verb === 'restrict' || verb === 'described')) ||
  part.kind === 'unclassified';

/** With its Trigger Effects alone, where it has one. */
const triggersOf = (model: CardModel): CardModel =>
  model.parts.some(isTrigger)
    ? { ...model, parts: model.parts.filter((part) => !isActivated(part) || isTrigger(part)) }
    : model;

const printedValues = ['atk', 'def', 'level', 'rank', 'link', 'scale', 'attribute', 'type'] as const;

const ofTexts: Readonly<Record<string, (model: CardModel) => OfText | undefined>> = {
  targets: (model) =>
    model.facts.cardType === 'spell' && model.facts.property === 'Equip'
      ? readAs(true, 'equips')
      : readOfEach(
          model,
          'targets',
          ({ targets }) => (targets.some(isOfChosen) ? null : targets.length > 0),
          asNamed(model),
        ),
  'own-way': ownWay,
  'used-from-hand': ({ facts, parts }) => {
    const [own] = parts.filter((part) => part.kind === 'not-an-effect' && part.what === 'hand-activation');
    const isOpen = own !== undefined && 'needs' in own && own.needs !== undefined;
    return facts.cardType !== 'trap' || isOpen || !isWhollyRead({ parts })
      ? undefined
      : readAs(own !== undefined, 'from-hand');
  },
  'misses-timing': (model) =>
    readOfEach(model, 'missed-timing', (part) => canMissTiming(part) === true, triggersOf(model)),
  'negates-summon': (model) => {
    const mayDo = doesDo(model, 'described') || !isWhollyRead(model) || model.parts.some(restricts);
    return mayDo || negatesBy(model) === 'answering' || negatesSummons(model)
      ? undefined
      : readAs(false, 'no-summon');
  },
  'negates-nothing': (model) => {
    const negates = (each: Instruction): boolean =>
      each.do.startsWith('negate') || (each.do === 'described' && mayNegate(each));
    const may = (part: Part): boolean =>
      'does' in part ? part.does.some(negates) : part.kind !== 'unread' || mayNegate(part);
    return model.parts.some((part) => part.kind !== 'not-an-effect' && may(part))
      ? undefined
      : readAs(false, 'nothing');
  },
  'is-quick': (model) => {
    const isQuick = (part: ActivatedEffect): boolean | null =>
      model.facts.cardType !== 'monster' || 'quickIf' in part ? null : part.kind === 'quick';
    return readOfEach(model, 'quick', isQuick, model);
  },
  'in-own-turn': (model) => usedIn(model, 'you'),
  'in-other-turn': (model) => usedIn(model, 'opponent'),
  'spell-speed': (model) => {
    const speed = alike(model, (part) => spellSpeed(part, model.facts));
    return speed === undefined
      ? undefined
      : { answer: `${speed}`, rule: 'chain/spell-speed-of-effects', because: `its Spell Speed is ${speed}` };
  },
  ...Object.fromEntries(
    printedValues.map((which) => [`printed-${which}`, (model: CardModel) => printed(model, which)]),
  ),
  mandatory: (model) => mandatory(model, true),
  optional: (model) => mandatory(model, false),
  'once-per-turn': (model) => limited(model, (limit) => limit !== 'none'),
  'hard-once-per-turn': (model) => limited(model, (limit) => limit === 'name'),
  'soft-once-per-turn': (model) => limited(model, (limit) => limit === 'card'),
  'used-twice': (model) => usedAgain(model, ['none']),
  'two-copies': (model) => usedAgain(model, ['none', 'card']),
  'both-effects': bothUsed,
};

/** Does its text let it be Special Summoned from the hand, where that holds which it asks for? */
function ownWay(model: CardModel): OfText | undefined {
  const { procedures: [own] = [], special, unreadWays, ways } = model.summoning;
  const effect = effectsOf(model).find(
    (part) => part.activatesIn?.includes('hand') && part.does.some(({ what }) => what === 'this'),
  );
  const isOpen = ways.includes('summoned-by-own-procedure') || unreadWays || special === 'cannot-be';
  if (own === undefined && (isOpen || isExtraDeckMonster(model.facts) || !isWhollyRead(model)))
    return undefined;
  const read = readAs((own ?? effect) !== undefined, 'own-way');
  const asks = own === undefined ? effect?.conditions : own.onlyIf?.map(({ words }) => words);
  const lacks = asks?.length
    ? `this does not hold: ${asks.join(', and ')}`
    : 'what its text asks for is not there';
  if (read === undefined || (own?.uses.length === 0 && !asks?.length)) return read;
  const other = unlessMeant('another card, or a Pendulum Summon, brings it', 'yes');
  return { ...read, unless: [own || effect ? unlessMeant(lacks, 'no') : other] };
}

const isOfChosen = ({ filter }: ActivatedEffect['targets'][number]): boolean =>
  filter.reads === ofChosenEffect;

const mayNegate = ({ touches }: Pick<Instruction, 'touches'>): boolean =>
  touches === undefined || touches.includes('negation');

/** In whose turn one of its effects can be activated, as far as that follows from what kind of effects they are, and what they ask for. */
function usedIn(model: CardModel, whose: 'you' | 'opponent'): OfText | undefined {
  const { facts } = model;
  const may = (part: ActivatedEffect): boolean | null => {
    const { kind, needs = [], conditions, during } = part;
    const asked = needs.flatMap(({ holds }) => holds.flat());
    const [turn = during?.turn] = asked.flatMap((each) => ('turnOf' in each ? each.turnOf : []));
    const isSlow = kind === 'activation' && facts.cardType === 'spell' && facts.property !== 'Quick-Play';
    const events = answeredEvents(part);
    const mayHang = needs.length < conditions.length || events.length > 0;
    // Monsters of a player attack in the turn of that player.
    if (events.length > 0 && events.every(isOpposingAttack)) return whose === 'opponent';
    if (part.damageStep === 'only' && mayHang && whose === 'you') return null;
    if (part.does.some(saysWhen)) return null;
    if (kind === 'activation' && part.does.length === 0 && effectsOf(model).length > 1) return null;
    if ((kind === 'ignition' && !('quickIf' in part)) || isSlow) return whose === 'you';
    if (kind === 'trigger' || kind === 'flip' || (facts.cardType !== 'monster' && mayHang)) return null;
    return (turn ?? whose) === whose;
  };
  const named = asNamed(model);
  if (!isWhollyRead(named)) return undefined;
  const numbers = (so: boolean | null) =>
    effectsOf(named).flatMap((part) => (may(part) === so ? [model.parts.indexOf(part) + 1] : []));
  const [some, others, open] = [numbers(true), numbers(false), numbers(null)];
  const other = (some.length > 0 ? others : open).join(' or ');
  const read = readAs(some.length > 0, 'turn');
  if (read === undefined || some.length + others.length === 0) return undefined;
  if (other === '') return read;
  return some.length > 0
    ? { ...read, unless: [unlessMeant(`part ${other} is meant`, 'no')] }
    : { ...read, unless: [unlessMeant(`part ${other} is meant, and what it asks for is so then`, 'yes')] };
}

/** "You can only activate this effect during your Main Phase": a restriction that lasts for no time. */
const saysWhen = ({ do: verb, who, until, touches }: Instruction): boolean =>
  verb === 'restrict' && who === 'you' && until === undefined && touches?.includes('activation') === true;

const isOpposingAttack = ({ event, of, byWhom }: TriggerEvent): boolean =>
  event === 'attack-declared' && (byWhom === 'opponent' || (of !== 'this' && of.controller === 'opponent'));

/** What is printed on a card beside its text. */
function printed({ facts }: CardModel, which: (typeof printedValues)[number]): OfText | undefined {
  const value = facts.cardType === 'monster' ? facts[which] : undefined;
  if (value === undefined || value === '?') return undefined;
  const answer = which === 'atk' || which === 'def' ? `${which.toUpperCase()} ${value}` : `${value}`;
  return { answer, rule: 'card-types/general', because: `${answer} is printed on it` };
}

/** Where a card is when its effect answers what happened to itself. */
const goesTo = (part: ActivatedEffect): readonly Place[] | undefined =>
  answeredEvents(part).some(({ event }) => event === 'sent-to-gy') ? ['gy'] : undefined;

/** What negates a monster on the field works on no effect that is used elsewhere. */
export function awayOf(model: CardModel, to: CardModel): Place | undefined {
  const isUp = to.parts.some((part) => !isActivated(part) && part.kind !== 'not-an-effect');
  const isOfField = effectsOf(model).every(({ targets }) =>
    targets.every(({ from }) => !from?.includes('gy')),
  );
  if (negatesBy(model) !== 'targeting' || isUp || !isOfField) return undefined;
  const all = effectsOf(to).map((part) => activationPlaces(part, to.facts) ?? goesTo(part));
  return all.some((each) => each?.includes('monster-zone') !== false) ? undefined : all[0]?.[0];
}

function mandatory(model: CardModel, asked: boolean): OfText | undefined {
  const is = alike(triggersOf(model), isMandatory);
  const read = readAs(is, 'mandatory');
  return read && { ...read, answer: is === asked ? 'yes' : 'no' };
}

/** Is it asked how the text of a card is read? */
export const isOfText = (asks: string): boolean => Object.hasOwn(ofTexts, asks);

/** Rules on a question about a card alone by how its text is read; undefined where that does not settle it. */
export function ruleOnText(
  asks: string,
  { model }: ShortCard,
  books: Books,
  ruleset: Ruleset,
): Verdict | undefined {
  const start = performance.now();
  const read = ofTexts[asks]?.(model);
  if (read === undefined || books.rulebook.byId(read.rule) === undefined) return undefined;
  const because = `${model.name}: ${read.because}`;
  const findings = [
    { rule: read.rule, verdict: read.answer === 'yes' ? 'permits' : 'forbids', because },
  ] as const;
  return unplayed({
    answer: read.answer,
    headline: `${because}.`,
    tier: 'text',
    ruleset,
    findings,
    citations: citationsFor(findings, books.rulebook, ruleset),
    ...(read.unless && { certainty: 'unless', unless: read.unless }),
    ms: elapsedMs(start),
  });
}
