import {
  type Counted,
  type EffectObject,
  type Instruction,
  isDescribed,
} from '../../card-model/instruction.ts';
import { takingVerbs, type Verb, verbFacts } from '../../card-model/verbs.ts';
import { setOf } from '../../platform/list-of.ts';
import type { EventName } from '../../vocabulary/events.ts';
import { damageOf } from '../phrases/amounts.ts';
import { kindIn } from './conditions/dealt-cards.ts';
import type { When } from './conditions/when.ts';
import { countedOf } from './counted.ts';
import type { Payment } from './payment.ts';
import { dealtWith, participles as done } from './pointing.ts';
import { type EachOf, eachIn, ratings } from './quantities.ts';

const monster = `(?:[\\w'/-]+ )*?(?:monster|card|target)(?:\\(s\\)|s)?(?: (?:that was )?(?:${done})(?: (?:to the GY|from [\\w' ]+))?(?: (?:by this effect|this way|to activate this (?:card|effect)))?| (?:it|that monster|this card) is battling)?`;
const stat =
  '(?:current )?(?<original>original )?(?:(?<value>ATK/DEF|ATK and DEF|ATK|DEF)|(?<rating>Level/Rank|Level or Rank|Link Rating|Level|Rank))';
const share = '(?<times>half |double |twice )?(?:of )?(?:the )?';
const where = '(?: (?:in|on) the (?<where>GY|field|hand|Deck))?';
const factor = '(?: x (?<by>\\d+))?';
/** "Its name becomes that monster's original name". */
const likeThat = new RegExp(
  `^(?:to |the same as )?(?<whose>${monster})'s(?: (?<original>original )?(?:name|Type|Attribute))?$`,
);
/** What stands behind "equal to", or what a value becomes. */
const forms = [
  new RegExp(`^${share}(?<whose>this card|the equipped monster|${monster})'s ${stat}${where}${factor}$`),
  new RegExp(`^${share}${stat} (?<whose>it|that monster) had on the (?<where>field)${factor}$`),
  new RegExp(`^${share}(?<whose>(?:that|the) ${monster})'s$`),
  new RegExp(`^${share}(?<whose>its|their) (?<all>combined |total )?${stat}${where}${factor}$`),
  new RegExp(
    `^${share}(?<all>combined |total )?${stat} (?:of )?(?<whose>(?:that|the|those) ${monster})(?: had)?${where}${factor}$`,
  ),
];
/** How much it is: of LP and damage, of ATK and DEF. */
const equal = /^(?:(?:damage|LP|(?<how>gains|loses)), equal to|(?<by>increase|reduce) by) (?<much>.+)$/;
/** What was done to the cards that are counted: "Spell Card banished by this effect", "of those destroyed monsters". */
const doneTo = [
  new RegExp(`^(?<done>${done})(?: (?:by this effect|this way|to activate this (?:card|effect)))?$`),
  new RegExp(`^(?:of )?(?:the |those )?(?<done>${done}) (?<kind>.+)$`),
  new RegExp(
    `^(?<kind>.+?)(?: that was|,? you)? (?<done>${done})(?: to (?:the|your|their) (?:GY|hand|Deck)| into the Deck)?(?: by this effect| this way| to activate this (?:card|effect))?$`,
  ),
];
/** How long it lasts is the same without these words. */
export const lasts =
  /(?:^|,? )\((?:even if (?:this card|it) leaves the field|permanently|This (?:ATK )?(?:gain |increase |loss |change )?remains even if this card leaves the field\.?)\)$/;

export const points: ReadonlySet<Verb> = setOf('inflict-damage take-damage gain-lp lose-lp');
const stats: ReadonlySet<Verb> = new Set<Verb>(['change-atk', 'change-def']);

const likening: ReadonlySet<Verb> = new Set<Verb>(['change-name', 'change-type', 'change-attribute']);

/** The cards that an effect speaks of before its words, by what it was activated for, what was paid and what was done. */
interface Spoken {
  readonly when: Pick<When, 'on' | 'phase'>;
  readonly payment: Pick<Payment, 'cost' | 'targets'>;
  readonly before: readonly Instruction[];
  readonly own: EffectObject | undefined;
  readonly asks: boolean;
}

/** Damage, LP, ATK and DEF by a card that the effect speaks of, or for each card that something was done to. */
export const withLookedUp =
  (when: Spoken['when'], payment: Spoken['payment']) =>
  (each: Instruction, at: number, all: readonly Instruction[]): Instruction => {
    const { reads = '', counted, value, do: verb, what: own, becomes, onlyIf = '' } = each;
    const paid = { when, payment, before: all.slice(0, at), own, asks: false };
    if (verb === 'special-summon-token') return tokens(each, paid);
    const taken = soMany(each, paid);
    if (taken !== undefined) return taken;
    const changes = stats.has(verb) || verb === 'change-level';
    const counts = points.has(verb) || changes || verb === 'draw';
    const likes = likening.has(verb) && becomes ? likeThat.exec(reads.replace(lasts, ''))?.groups : undefined;
    if (counted !== undefined || value !== undefined || !(counts || likes !== undefined)) return each;
    const spoken = {
      when,
      payment,
      before: all.slice(0, at),
      own: changes || likes !== undefined ? own : undefined,
      // What a condition speaks of may be meant as well.
      asks: /\bmonster\b/.test(onlyIf),
    };
    if (likes !== undefined) {
      const like = meant(likes['whose'] ?? '', spoken, true);
      return like === undefined ? each : { ...each, like };
    }
    const words = changes
      ? reads.replace(lasts, '').replace(/^(?:to|the same as) (?=t)/, '')
      : reads.replace(/^equal to (.+), cards$/, 'LP, equal to $1');
    const { how, by, much } = equal.exec(words)?.groups ?? {};
    const looked = becomes
      ? lookedUp(words, verb, spoken)
      : (eachOf(sameNumber(words) ?? eachIn(words, each.amount), spoken) ??
        (much === undefined ? undefined : (damageOf(much) ?? lookedUp(much, verb, spoken))));
    if (looked === undefined) return each;
    const less = how === 'loses' || by === 'reduce';
    return { ...each, counted: less && !('each' in looked) ? { ...looked, less: true } : looked };
  };

const number =
  /^(?<before>in any order, )?(?:(?<most>up)|equal) to the number (?:of )?(?<kind>.+?)(?: ?\+ ?(?<plus>\d+))?(?:, (?<after>on (?:the )?(?:top|bottom)(?: of)?))?$/;
/** "Destroy cards, up to the number of Dragon monsters you control", "add cards equal to the number discarded": how many are taken. */
function soMany(each: Instruction, spoken: Spoken): Instruction | undefined {
  const { what, do: verb, reads, ...rest } = each;
  if (
    !isDescribed(what) ||
    what.count !== 'any' ||
    (verbFacts[verb].event === undefined && verb !== 'excavate')
  )
    return undefined;
  const { reads: said, ...filter } = what.filter;
  const { before, most, kind, plus, after } = number.exec(reads ?? said ?? '')?.groups ?? {};
  if (kind === undefined || (reads !== undefined && said !== undefined)) return undefined;
  const so = { by: 1, ...(plus === undefined ? {} : { plus: Number(plus) }) };
  const dealt = eachOf({ ...so, kind }, spoken);
  const counted = dealt === undefined ? countedOf(kind) : null;
  if (dealt === undefined && counted === null) return undefined;
  const left = [before?.slice(0, -2), after].filter((words) => words !== undefined).join(', ');
  const { by: amount, ...more } = so;
  return {
    ...rest,
    do: verb,
    what: { ...what, filter, ...(most === undefined ? {} : { upTo: true }) },
    ...(left === '' ? {} : { reads: left }),
    ...(dealt === undefined && counted !== null
      ? { value: { how: 'gains', amount, each: counted, ...more } }
      : { counted: dealt }),
  };
}

const tokenWords =
  /^(?<facts>\([^()]*\)), (?:(?<all>as possible, as many)|(?<same>an equal number of|that many)|with (?:the same Level as|a Level equal to) (?<whose>.+))$/;

/** "As many "X Tokens" (...) as possible", "an equal number of" them, "with the same Level as the banished monster": how many, and which Level. */
function tokens(each: Instruction, spoken: Spoken): Instruction {
  const { what } = each;
  if (!isDescribed(what)) return each;
  const { facts, all, same, whose } = tokenWords.exec(what.filter.reads ?? '')?.groups ?? {};
  if (facts === undefined) return each;
  const told = { ...what, filter: { ...what.filter, reads: facts } };
  if (all !== undefined) return { ...each, what: { ...told, count: 'all' } };
  const counted =
    same === undefined
      ? (lookedUp(`Level of ${whose}`, 'change-level', spoken) ??
        lookedUp(`${whose}`, 'change-level', spoken))
      : eachOf({ by: 1, kind: 'card taken' }, spoken);
  return counted === undefined ? each : { ...each, what: told, counted };
}

/** "Shuffle any number of cards into the Deck, then draw the same number of cards", "that many cards": one for each. */
function sameNumber(words: string): EachOf | undefined {
  const [same, , done] = /^(?:(you \w+), )?(?:the same number of|that many) cards$/.exec(words) ?? [];
  if (same === undefined) return undefined;
  return { by: 1, kind: done === undefined ? 'card taken' : `card ${done}` };
}

/** The same of the monster that battles alone, where an effect speaks of nothing else. */
export const withBattled = (each: Instruction): Instruction =>
  withLookedUp({ on: [] }, { cost: [], targets: [] })(each, 0, []);

function lookedUp(words: string, verb: Verb, spoken: Spoken): Counted | undefined {
  const found = forms.map((form) => form.exec(words)?.groups).find((groups) => groups !== undefined);
  if (found === undefined) return undefined;
  const { whose = '', times, original, value, rating, where: at, by, all } = found;
  // A monster that was sent to the GY has there what is printed on it.
  const { on } = spoken.when;
  const inGy =
    at === undefined && destroyed.test(whose) && on.length > 0 && on.every(({ to }) => to?.join() === 'gy');
  const printed = original !== undefined || (at !== undefined && at !== 'field');
  const of = meant(whose, spoken, printed || inGy);
  if (of === undefined) return undefined;
  const share =
    times === undefined ? {} : { times: times === 'half ' ? ('half' as const) : ('double' as const) };
  const more = {
    of,
    ...(printed || of === 'event' ? { original: true as const } : {}),
    ...(at === 'field' ? { had: true as const } : {}),
    ...(all === undefined ? {} : { all: true as const }),
    ...(by === undefined ? {} : { by: Number(by) }),
    ...share,
  };
  const which = ratings[rating ?? (value === undefined && verb === 'change-level' ? 'Level' : '')];
  if (which !== undefined) return { rating: which, ...more };
  const named = value ?? (verb === 'change-def' ? 'DEF' : verb === 'change-atk' ? 'ATK' : undefined);
  const both = named !== 'ATK' && named !== 'DEF';
  // Damage is as much as one value; what changes both ATK and DEF takes each from its own.
  if (both && !stats.has(verb)) return undefined;
  return { stat: named === 'DEF' || (both && verb === 'change-def') ? 'def' : 'atk', ...more };
}

/** "300 damage for each card destroyed". */
function eachOf(said: EachOf | undefined, { payment, before }: Spoken): Counted | undefined {
  if (said === undefined) return undefined;
  const { kind, ...counts } = said;
  const all = [...payment.cost, ...before];
  const found = doneTo.map((form) => form.exec(kind ?? '')?.groups).find(Boolean);
  const last = found === undefined ? lastTaken(kind, all) : dealt(found['done'] ?? '', all);
  if (last === undefined) return undefined;
  const each = { each: { dealt: last.do }, ...counts };
  const noun = found?.['kind']?.replace(/\(s\)|(?<=[a-z])s$/, '');
  const asked = isDescribed(last.what) ? last.what.filter.cardType : undefined;
  const any = last.do === 'detach' ? /^(?:card|material)$/ : /^card$/;
  if (noun === undefined || any.test(noun) || noun === asked) return each;
  const cards = kindIn(noun);
  return cards === undefined ? undefined : { ...each, cards };
}

/** "Banish any number of cards from your hand, and this card gains 500 ATK for each": what was taken right before. */
function lastTaken(kind: string | undefined, all: readonly Instruction[]): Instruction | undefined {
  const last = all.findLast(({ do: verb, what }) => verb !== 'pay-lp' && what !== undefined);
  if (kind === 'card taken') return last !== undefined && takingVerbs.has(last.do) ? last : undefined;
  const some = isDescribed(last?.what) && (last.what.count === 'any' || last.what.upTo === true);
  return kind === undefined && some ? last : undefined;
}

/** The only sort of thing that was done so. */
function dealt(participle: string, all: readonly Instruction[]): Instruction | undefined {
  const [last, ...others] = all.filter(
    ({ do: verb, what }) => dealtWith[participle]?.includes(verb) && what !== undefined,
  );
  return others.length === 0 ? last : undefined;
}

const battling =
  /^(?:that |the )?(?:opponent's (?:battling )?|attacking )monster(?: (?:it|that monster|this card) is battling)?$/;
const isDone = new RegExp(`\\b(${done})\\b`);
const that = /^(?:its?|their|(?:that|the|those) (?:face-up |opponent's )?(?:target|monster|card)s?)$/;
const battles: ReadonlySet<EventName> = setOf(
  'attack-declared inflicted-battle-damage destroyed something-else',
);
const destroyed = /^(?:(?:that |the )?(?:destroyed )?monster|its)$/;

function meant(whose: string, spoken: Spoken, printed: boolean): EffectObject | undefined {
  const { when, payment, before, own } = spoken;
  if (whose === 'this card') return 'this';
  if (whose === 'the equipped monster') return 'equipped';
  const participle = isDone.exec(whose)?.[1];
  if (participle !== undefined) {
    const last = dealt(participle, [...payment.cost, ...before]);
    if (last !== undefined) return last.what === 'this' ? undefined : { dealt: last.do };
  }
  if (/\btarget(?:ed)?\b/.test(whose)) {
    const [only, ...others] = payment.targets;
    return only?.count === 1 && others.length === 0 && !/target(?:ed)?s\b/.test(whose)
      ? { target: 0 }
      : undefined;
  }
  if (participle === undefined && that.test(whose) && !spoken.asks) {
    const [only, ...others] = spokenOf(spoken, whose === 'its' || whose === 'their');
    const its = own !== undefined && (whose === 'its' || whose === 'their');
    const aside = /opponent's/.test(whose) && !('target' in Object(only));
    if (only !== undefined && !aside) return others.length === 0 && !its ? only : undefined;
  }
  if (battling.test(whose) && when.on.every(({ event }) => battles.has(event)))
    return { reads: /attacking/.test(whose) ? 'the attacking monster' : "the opponent's battling monster" };
  const answers =
    printed &&
    destroyed.test(whose) &&
    when.phase === undefined &&
    when.on.length > 0 &&
    when.on.every(({ event, of }) => event === 'destroyed' && of !== 'this');
  return answers && before.every(({ what }) => what === undefined || what === 'event' || what === 'this')
    ? 'event'
    : undefined;
}

/** What is done to cards that nothing after it calls "that monster". */
const unspoken: ReadonlySet<Verb> = new Set<Verb>(['detach', 'special-summon-token']);

/** The cards that the effect has spoken of, apart from the one that is changed; this card only where "its" may be that. */
function spokenOf({ payment, before, own }: Spoken, pronoun: boolean): readonly EffectObject[] {
  const said = [
    ...payment.targets.map((_, target): EffectObject => ({ target })),
    ...[...payment.cost, ...before].flatMap(({ do: verb, what }): EffectObject[] => {
      if (what === undefined || what === 'those' || unspoken.has(verb)) return [];
      if (what === 'this') return pronoun ? [what] : [];
      return ['target' in Object(what) ? what : { dealt: verb }];
    }),
  ];
  const different = new Map(said.map((each) => [JSON.stringify(each), each]));
  different.delete(JSON.stringify(own ?? null));
  return [...different.values()];
}
