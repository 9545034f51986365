import {
  activationPlaces,
  allDone,
  answeredEvents,
  canMissTiming,
  doesDo,
  effectsOf,
  isActivated,
  isForLater,
  isMandatory,
  isTrigger,
  spellSpeed,
} from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { isExtraDeckMonster } from '../../card-model/facts.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { materialKinds } from '../../card-model/lasting/lasting-fields.ts';
import { staysOnField } from '../../card-model/lasting/stays-on-field.ts';
import { type ActivatedEffect, ofChosenEffect, type Part, type TriggerEvent } from '../../card-model/part.ts';
import { specialSummonVerbs, type Verb } from '../../card-model/verbs.ts';
import { elapsedMs } from '../../platform/elapsed.ts';
import { citationsFor } from '../../situations/cite.ts';
import type { Books } from '../../situations/rule-on.ts';
import { unplayed, type Verdict } from '../../situations/verdict.ts';
import type { Place } from '../../vocabulary/places.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import { asMaterial } from './as-material.ts';
import { mayNegate, negatesBy, negatesSummons } from './negates-by.ts';
import { amount, isCost, isTold, ownTrait } from './own-text.ts';
import { alike, asNamed, isWhollyRead, type OfText, readAs, readOfEach, unlessMeant } from './reads.ts';
import type { ShortQuestion } from './short-question.ts';
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

const ofTexts: Readonly<Record<string, (model: CardModel, other?: CardModel) => OfText | undefined>> = {
  targets: (model) =>
    model.facts.cardType === 'spell' && model.facts.property === 'Equip'
      ? readAs(true, 'equips')
      : readOfEach(
          model,
          'targets',
          ({ targets }) => (targets.some(isOfChosen) ? null : targets.length > 0),
          asNamed(model),
        ),
  'is-activated': (model) =>
    effectsOf(model).length > 0 || !isWhollyRead(model) ? undefined : readAs(false, 'not-activated'),
  'uses-chain': (model) => {
    const parts = model.parts.filter(({ kind }) => kind !== 'not-an-effect');
    const activated = parts.filter(isActivated).length;
    const isMixed = activated > 0 && activated < parts.length;
    const isOpen = !isWhollyRead(model) || parts.some(({ kind }) => kind === 'unclassified');
    return isMixed || isOpen || parts.length === 0 ? undefined : readAs(activated > 0, 'uses-chain');
  },
  'own-way': ownWay,
  stays: (model) => {
    const stays = staysOnField(model);
    const mayStay = effectsOf(model).some(({ does }) => does.some(({ what }) => what === 'this'));
    const isOpen = model.facts.cardType === 'monster' || (!stays && (mayStay || !isWhollyRead(model)));
    return isOpen ? undefined : readAs(stays, 'stays');
  },
  'may-be-set': ({ facts }) => (facts.cardType === 'monster' ? undefined : readAs(true, 'may-be-set')),
  'used-from-hand': ({ facts, parts }) => {
    const [own] = parts.filter((part) => part.kind === 'not-an-effect' && part.what === 'hand-activation');
    const isOpen = own !== undefined && 'needs' in own && own.needs !== undefined;
    return facts.cardType !== 'trap' || isOpen || !isWhollyRead({ parts })
      ? undefined
      : readAs(own !== undefined, 'from-hand');
  },
  'has-effect': ({ facts }) => {
    const isNormal = facts.cardType === 'monster' && !facts.abilities.includes('Effect');
    const isOther = facts.cardType === 'monster' && facts.abilities.includes('Pendulum');
    return isOther ? undefined : readAs(!isNormal, 'has-effect');
  },
  defends: ({ facts }) =>
    facts.cardType === 'monster' && facts.abilities.includes('Link') ? readAs(false, 'link') : undefined,
  pierces: (model) => readAs(ownTrait(model, 'piercing'), 'pierces'),
  'may-fall-in-battle': (model) => {
    const has = ownTrait(model, 'indestructible');
    return readAs(has === undefined ? undefined : !has, 'falls');
  },
  'is-of-kind': ({ facts, parts }, kind) => {
    const asked = kind?.facts;
    if (asked !== undefined && asked.cardType !== 'monster' && kind?.ofKind !== undefined)
      return readAs(
        facts.cardType === asked.cardType && (kind.ofKind === 'any' || facts.property === asked.property),
        'printed',
      );
    const changes = allDone({ parts }).some(({ touches }) => touches?.includes('kind'));
    if (facts.cardType !== 'monster' || asked?.cardType !== 'monster' || kind?.ofKind === undefined)
      return undefined;
    if (changes || facts.abilities.includes('Gemini')) return undefined;
    const is =
      (['attribute', 'type', 'level', 'rank'] as const).every(
        (each) => asked[each] === undefined || asked[each] === facts[each],
      ) &&
      (kind.ofKind === 'any' || facts.abilities.some((each) => each === kind.ofKind));
    return readAs(is, 'printed');
  },
  'does-so': (model, wanted) => {
    const [done] = wanted === undefined ? [] : allDone(wanted);
    const all = done === undefined ? [] : model.parts.flatMap((part) => ('does' in part ? [part] : []));
    const isIt = ({ what }: Instruction): boolean => what === 'this';
    const does =
      (wanted: Instruction, itself: boolean) =>
      (part: (typeof all)[number]): boolean =>
        doesSo({ ...part, does: part.does.filter((each) => isIt(each) === itself) }, wanted);
    const yes = done !== undefined && all.some(does(done, false));
    // Whether what it does to itself alone is meant is not said.
    const isOwn = done !== undefined && all.some(does({ ...done, what: 'this' }, true));
    return yes || (isTold(model) && !isOwn) ? readAs(yes, 'does-so') : undefined;
  },
  'used-from-gy': (model) => {
    const { facts, summoning } = model;
    const places = effectsOf(model).map((part) => activationPlaces(part, facts) ?? goesTo(part));
    const yes = places.some((each) => each?.includes('gy'));
    const isAll =
      isTold(model) && places.every((each) => each !== undefined) && summoning.procedure === undefined;
    return yes || isAll ? readAs(yes, 'in-gy') : undefined;
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
  ...Object.fromEntries(
    (['discard', 'banish', 'tribute', 'send-to-gy', 'pay-lp', 'detach', 'reveal'] as const).map((verb) => [
      `cost-${verb}`,
      (model: CardModel) => isCost(model, verb),
    ]),
  ),
  ...Object.fromEntries(
    materialKinds.map((kind) => [
      `as-${kind}`,
      (model: CardModel) => {
        const may = asMaterial(model, kind);
        return readAs(may && may === 'yes', may === 'has-no-level' ? 'no-level' : 'material');
      },
    ]),
  ),
  'only-one': (model) => {
    const limits = model.parts.flatMap((part) => ('onlyOne' in part && part.onlyOne ? [part.onlyOne] : []));
    const own = limits.some(({ names = [] }) => names.includes(model.name));
    return own || (limits.length === 0 && isWhollyRead(model)) ? readAs(!own, 'only-one') : undefined;
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
  ...Object.fromEntries(
    (['draw', 'gain-lp', 'pay-lp', 'change-atk'] as const).map((verb) => [
      `amount-${verb}`,
      (model: CardModel) => amount(model, verb),
    ]),
  ),
  burns: (model) =>
    effectsOf(model).some((part) => part.kind === 'activation' && !isForLater(part))
      ? undefined
      : amount(model, 'inflict-damage'),
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

/** Does an effect do such a thing, with cards from such places where these are named? */
export function doesSo(
  {
    does,
    cost = [],
    targets = [],
  }: Pick<ActivatedEffect, 'does'> & Partial<Pick<ActivatedEffect, 'cost' | 'targets'>>,
  { do: verb, what: wanted }: Instruction,
): boolean {
  const verbs = sameDeeds.find((each) => each.includes(verb)) ?? [verb];
  const from = isDescribed(wanted) ? wanted.from : undefined;
  return [...cost, ...does].some(({ do: done, what, from: of, includes = [] }) => {
    const places = of ?? (isDescribed(what) ? what.from : targets.flatMap((each) => each.from ?? []));
    const fits = from === undefined || from.some((each) => places?.includes(each));
    const isIncluded = includes.some(
      (each) =>
        verbs.includes(each.do) && (from === undefined || (each.fromDeck === true && from.includes('deck'))),
    );
    return (verbs.includes(done) && fits) || isIncluded;
  });
}

/** Verbs that nobody tells apart who asks what a card does. */
const sameDeeds: readonly (readonly Verb[])[] = [
  ['inflict-damage', 'take-damage'],
  ['negate-activation', 'negate-effect', 'negate-effects', 'negate-named'],
  specialSummonVerbs,
];

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
  { card: { model }, other }: Pick<ShortQuestion, 'card' | 'other'>,
  books: Books,
  ruleset: Ruleset,
): Verdict | undefined {
  const start = performance.now();
  const read = ofTexts[asks]?.(model, other?.model);
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
