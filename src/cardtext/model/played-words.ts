import { z } from 'zod';
import described from '../../../data/lexicon/described.json' with { type: 'json' };
import type { CardModel } from '../../card-model/card-model.ts';
import { attributes, type MonsterFacts } from '../../card-model/facts.ts';
import { type Instruction, isDescribed, type Later, pointingWords } from '../../card-model/instruction.ts';
import type { Part } from '../../card-model/part.ts';
import { takingVerbs, type Verb } from '../../card-model/verbs.ts';
import { defined } from '../../platform/defined.ts';
import { monsterTypes } from '../../vocabulary/monster-types.ts';
import { fieldPlaces, type Place } from '../../vocabulary/places.ts';
import { bindsOnly } from '../footprint.ts';
import { meaningsOf } from '../forms.ts';
import { withSayings } from '../what-words-say.ts';
import { withFieldsOfWords } from './lasting/fields-of-words.ts';
import { withOwnLoss } from './lasting/own-loss.ts';

/** The model with what its words say in fields as well, where these are played. */
export function withFields(model: CardModel): CardModel {
  const { summoning, parts } = model;
  const words = parts.flatMap(wordsIn);
  const standsIn = words.find((each) => speaksOfStandIn.test(each));
  const used = {
    ...(standsIn === undefined ? {} : { standsIn: standInOf(standsIn.trim()) }),
    ...(words.some((each) => onlyAbove.test(each)) ? { onlyListedMaterials: true as const } : {}),
  };
  const procedures = summoning.procedures?.map(({ follows, ...way }) => ({
    ...way,
    uses: way.uses.map(inFields),
    ...(follows === undefined ? {} : { follows: follows.map(inFields) }),
  }));
  return withSayings({
    ...model,
    summoning: { ...summoning, ...used, ...(procedures === undefined ? {} : { procedures }) },
    parts: parts.map(withPlayedWords).map(withFieldsOfWords).map(withOwnLoss),
  });
}

const wordsIn = (part: Part): readonly string[] =>
  'reads' in part
    ? [part.reads]
    : part.kind === 'continuous'
      ? part.does.flatMap(({ reads }) => reads ?? [])
      : [];

const speaksOfStandIn = /\bsubstitute\b/i;
const onlyAbove =
  /\bcan only be (?:done|conducted) with the above\b|\bFusion Summoned with the above Fusion Material/i;
const standInWords =
  /^(?:this card(?: in your (?<places>[^.]*?)| on the (?<onField>field))? can be used as a substitute|you can substitute this card) for any 1 Fusion[ -]Materials? (?:Monsters? )?(?:whose name is (?:specifically )?(?:listed|mentioned)|mentioned by name) on (?:the|an? "(?<series>[^"]+)") Fusion Monster(?: Card)?, but the other (?:Fusion )?materials?(?:\(s\))? must be correct\.?$/i;
const standInPlaces = [
  [/\bhand\b/i, 'hand'],
  [/\bfield\b/i, 'monster-zone'],
  [/\b(?:GY|Graveyard)\b/i, 'gy'],
] as const;

/** Where, and for what, a monster stands in for one that a Fusion Monster lists by name; without places, in the hand and on the field. */
function standInOf(words: string): NonNullable<CardModel['summoning']['standsIn']> {
  const found = standInWords.exec(words)?.groups;
  if (found === undefined) return 'not-read';
  const { places, onField, series } = found;
  const said = places ?? onField ?? 'hand or field';
  const from = standInPlaces.flatMap(([form, place]) => (form.test(said) ? [place] : []));
  return { from, ...(series === undefined ? {} : { series }) };
}

const leavesBanished = /^if this (?:face-up )?card would leave the field, banish it instead\.?$/i;
const goesElsewhere =
  /^if this (?:face-up )?card would be sent (?:from the field )?to the GY,.*\binstead\.?$/i;
const ofTimings = /^(?:if|when|each time|during|at)\b/i;

/** A part with what its words say in fields as well: Tokens, counters, later times, how something is done. */
function withPlayedWords(part: Part): Part {
  if (part.kind === 'unclassified') {
    if (leavesBanished.test(part.reads)) return { ...part, goesInstead: 'banished' };
    return goesElsewhere.test(part.reads) ? { ...part, goesInstead: 'elsewhere' } : part;
  }
  if (part.kind === 'unread') return ofTimings.test(part.reads) ? { ...part, timed: true } : part;
  if (!('does' in part)) return part;
  const does = part.does
    .map((each) => asEffectMonster(each, part.kind === 'continuous'))
    .flatMap(eitherOf)
    .map(inFields);
  return 'cost' in part
    ? { ...part, does: does.map(withIdle), cost: part.cost.map(inFields) }
    : { ...part, does };
}

/** Words that say of some time from then on what is done each time that something happens in it. */
const waits =
  /^(?:(?:for the rest of |during )?(?:this|the|your next|their next)\b[^,]*, )?(?:each time|whenever|the first time)\b|^(?:for the rest of |during )?this turn, (?:if|when)\b/i;

/** What an effect leaves in words: does it do nothing by itself? */
function withIdle(each: Instruction): Instruction {
  const { do: verb, reads = '', upon, bans, protects } = each;
  if (!inWords.has(verb) || reads === '' || (bans ?? protects) !== undefined) return each;
  if (bindsOnly(reads)) return { ...each, idle: true };
  return upon !== undefined && waits.test(reads) ? { ...each, idle: 'upon' } : each;
}
const inWords: ReadonlySet<Verb> = new Set<Verb>(['described', 'restrict', 'change-status']);

const gainsEffects =
  /^(?:it|(?<all>All Gemini Monsters on the field)) (?:becomes an Effect Monster|are treated as Effect Monsters),? and gains? (?:its|their) effects?\.?$/i;

/** "It becomes an Effect Monster, and gains its effects": of an Equip Card the equipped monster. */
function asEffectMonster(each: Instruction, equips: boolean): Instruction {
  const said = each.do === 'described' ? gainsEffects.exec(each.reads ?? '') : null;
  if (said === null) return each;
  const all: Instruction['what'] = {
    count: 'all',
    from: ['monster-zone'],
    filter: { cardType: 'monster', abilities: ['Gemini'], faceUp: true },
  };
  const what = said.groups?.['all'] !== undefined ? all : equips ? 'equipped' : 'those';
  return { ...each, do: 'change-status', what, gemini: true };
}

/** "In Attack Position or face-down Defense Position", "increase or decrease by 1": one of two, as its player picks. */
function eitherOf({ reads = '', ...each }: Instruction): readonly Instruction[] {
  // Of several cards each may come in another way.
  if (each.do === 'special-summon' && reads === 'as a Tuner')
    return [each, { do: 'change-status', what: 'those', joined: 'and', tuner: true, reads: 'is a Tuner' }];
  const one = isDescribed(each.what) ? each.what.count === 1 : each.what !== 'targets';
  const does = each.do === 'special-summon' || each.do.startsWith('change-');
  const two = one && does ? ofTwo[reads] : undefined;
  if (two === undefined) return [reads === '' || reads === '(if any)' ? each : { ...each, reads }];
  return two.map((fields, at) => ({ ...each, ...fields, ...(at === 0 ? {} : { joined: 'or' as const }) }));
}
const [attack, defense] = [{ position: 'attack' }, { position: 'defense' }] as const;
const faceUp = { faceUp: true } as const;
const ofTwo: Readonly<Record<string, readonly Partial<Instruction>[]>> = {
  'in Attack Position or face-down Defense Position': [attack, { ...defense, faceDown: true }],
  'in face-up or face-down Defense Position': [defense, { ...defense, faceDown: true }],
  'to face-up Attack or Defense Position': [
    { ...attack, ...faceUp },
    { ...defense, ...faceUp },
  ],
  'increase or decrease by 1': [{ amount: 1 }, { amount: -1 }],
};

/** Words that say how cards go, come or are placed, and nothing of which cards or whether. */
const howTheyGo =
  /^(?:(?:,? ?(?:in any order|face-up|on (?:the )?(?:top|bottom)(?: of)?|on (?:either )?the top or bottom of|to the (?:top|bottom) of)))+$/;
const howTheyCome = /^(?:face-up|to your (?:field|side of the field))$/;
const asContinuous = /^(?:face-up, )?as (?:a )?(?:face-up )?Continuous (?:Spell|Trap)s?$/;
const mostEquips = /^\(max\. \d+\)$/;

function saysHow({ do: verb, reads, to, what }: Instruction): boolean {
  // "Place each card on the bottom of the Deck": which ones it does not say.
  const any =
    isDescribed(what) &&
    what.count === 'all' &&
    what.among === undefined &&
    Object.keys({ ...what.filter, ...what.from }).length === 0;
  if (reads === undefined || any) return false;
  if (verb === 'special-summon') return howTheyCome.test(reads);
  if (verb === 'equip') return mostEquips.test(reads);
  if (verb === 'move') return toAnotherZone.test(reads);
  if (verb === 'place' && to === 'spell-trap-zone' && asContinuous.test(reads)) return true;
  return movingVerbs.has(verb) && howTheyGo.test(reads);
}
const toAnotherZone = /^to another of (?:your|their|its controller's) Main Monster Zones$/;
const movingVerbs: ReadonlySet<Verb> = new Set<Verb>([...takingVerbs, 'add-to-hand', 'place']);

function inFields(read: Instruction): Instruction {
  const each = withOwnPlaces(read);
  const { do: verb, reads = '', delayed, what } = each;
  // "Banish it when this card leaves the field" is for another card's leaving: that is no field.
  const ofAnother = what !== 'this' && /\bthis card\b/.test(delayed ?? '');
  const later = delayed === undefined || ofAnother ? undefined : laterIn(delayed);
  const token =
    verb === 'special-summon-token' && isDescribed(what) ? tokenIn(what.filter.reads ?? '') : undefined;
  const counter = verb === 'place-counter' || verb === 'remove-counter' ? counterIn(reads) : undefined;
  if (verb === 'draw') {
    const { reads: _, ...plain } = each;
    const toHand = drawnUntil.exec(reads)?.[1];
    if (toHand !== undefined) return { ...plain, toHand: Number(toHand) };
  }
  return {
    ...each,
    ...defined({ later, token }),
    ...(counter === undefined ? {} : { counter, ...together(each, counter) }),
    ...(saysHow(each) ? { how: true as const } : {}),
    // What is said of one battle is over with its Damage Step.
    ...(each.until === undefined && ofOneBattle.test(reads) ? { until: 'end-of-damage-step' as const } : {}),
  };
}
const drawnUntil = /^draws? (?:cards )?until .+? (\d+) cards?\b[^,]*$/;
const ofOneBattle = /^(?:cannot|neither can) be destroyed(?: by battle)?(?:, for| by) (?:that|this) battle$/;

const leaving = /^(?:when|if) (?:it|they|that monster|this card) leaves? the field$/;
const laterPhase =
  /^during (?<whose>the|your|your opponent's|this turn's) (?<next>next )?(?<phase>End|Standby) Phase(?: (?<this>of this turn|this turn)| of (?<turn>the next turn|your next turn|your opponent's next turn))?$/i;
const turns = meaningsOf('later-turns', z.literal(['next', 'your-next', 'opponents-next']));

/** When the words of a later time are; undefined where they name none that is played. */
export function laterIn(words: string): Later | undefined {
  if (leaving.test(words)) return 'leaving';
  const found = laterPhase.exec(words)?.groups;
  if (found === undefined) return undefined;
  const { whose, next, this: now, turn = '' } = found;
  const named = now === undefined ? turns[turn] : ('this' as const);
  return {
    phase: found['phase']?.toLowerCase() === 'end' ? 'end' : 'standby',
    ...(whose === 'your' ? { whose: 'you' } : whose === "your opponent's" ? { whose: 'opponent' } : {}),
    ...(next === undefined ? {} : { next: true }),
    ...(named === undefined ? {} : { turn: named }),
  };
}

const counterWords =
  /^(?<name>(?:[\w'&.-]+ )*?|[A-Z]-)counters?(?:, on (?:it|this card|that target|that monster)|, from (?:your|anywhere on the) field)?(?:, \(max\. (?<most>\d+)\))?$/i;

/** The name of a counter and its limit; undefined where the words say more. */
function counterIn(words: string): Instruction['counter'] {
  const found = counterWords.exec(words)?.groups;
  if (found === undefined) return undefined;
  const name = found['name']?.trim() ?? '';
  return {
    name: name === '' ? 'Counter' : name.endsWith('-') ? `${name}Counter` : `${name} Counter`,
    ...(found['most'] === undefined ? {} : { most: Number(found['most']) }),
  };
}

const fromField = /, from (?<whose>your|anywhere on the) field$/;

/** "Remove 2 Spell Counters from your field": from the cards there, as many of each as the player likes. */
function together(
  { do: verb, what, reads = '' }: Instruction,
  counter: NonNullable<Instruction['counter']>,
): Pick<Instruction, 'what' | 'counter'> {
  const whose = fromField.exec(reads)?.groups?.['whose'];
  if (verb !== 'remove-counter' || what !== undefined || whose === undefined) return {};
  const filter = whose === 'your' ? { controller: 'you' as const } : {};
  return { what: { count: 'any', from: [...fieldPlaces], filter }, counter: { ...counter, together: true } };
}

/** What the brackets behind a Token say of it: "(Rock/EARTH/Level 4/ATK 1800/DEF 1800)"; undefined where they say more. */
export function tokenIn(words: string): MonsterFacts | undefined {
  const parts = /^\((?<said>[^()]*)\)$/.exec(words.trim())?.groups?.['said']?.split('/') ?? [];
  if (parts.length === 0) return undefined;
  const bare: MonsterFacts = { cardType: 'monster', abilities: ['Token', 'Normal'] };
  return parts.reduce<MonsterFacts | undefined>(
    (facts, part) => facts && withPiece(facts, part.trim()),
    bare,
  );
}

function withPiece(facts: MonsterFacts, piece: string): MonsterFacts | undefined {
  const attribute = attributes.find((each) => each === piece);
  if (attribute !== undefined) return { ...facts, attribute };
  if (monsterTypes.some((each) => each === piece)) return { ...facts, type: piece };
  if (piece === 'Tuner') return { ...facts, abilities: [...facts.abilities, 'Tuner'] };
  const found = /^(?<what>Level|ATK|DEF) (?<value>\d+|\?)$/.exec(piece)?.groups;
  if (found === undefined) return undefined;
  const value = found['value'] === '?' ? ('?' as const) : Number(found['value']);
  if (found['what'] === 'Level') return value === '?' ? undefined : { ...facts, level: value };
  return found['what'] === 'ATK' ? { ...facts, atk: value } : { ...facts, def: value };
}

const ownPlaces =
  /^from your (?<first>hand|field|GY)(?:,? or (?:your )?(?:face-up )?(?:from your )?(?<second>hand|field|GY))$/;
const placeOf: Readonly<Record<string, readonly Place[]>> = {
  hand: ['hand'],
  field: fieldPlaces,
  GY: ['gy'],
};

const givesWords = /^that gives (?:it|this card|that card|that monster) (\d+) (ATK\/DEF|ATK|DEF)$/;

/** Words that change nothing of what is done: how long it lasts is the same without them. */
const evenIfGone = /^\(?even if (?:this card|it) leaves the field\)?$/;
const { zones } = described;
const toZones: ReadonlyMap<string, keyof typeof zones> = new Map(
  (['pointed-at', 'by-any-link', 'extra', 'same-column'] as const).map((zone) => [zones[zone], zone]),
);
const inTime = /^from (?:your|the) GY \(if it was there when [^()]+\) or hand \(even if not\)$/;

/** "This card from your hand or field", "draw 1 card from your Deck": where the card is that is meant, and what says no more. */
export function withOwnPlaces(each: Instruction): Instruction {
  const { reads = '', ...rest } = each;
  if (each.do === 'special-summon') {
    const zones = toZones.get(reads.replace(/\bzone(?:s|\(s\))/, 'zone').replace('Monster(s)', 'Monster'));
    if (zones !== undefined) return { ...rest, zones };
    // Whether it was there in time is asked when the effect activates.
    if (each.what === 'this' && inTime.test(reads)) return { ...rest, from: ['gy', 'hand'] };
  }
  if (each.do !== 'described' && evenIfGone.test(reads)) return rest;
  if (each.do === 'draw' && reads === 'from your Deck') return { ...rest, amount: each.amount ?? 1 };
  const given = each.do === 'equip' ? givesWords.exec(reads) : null;
  if (given !== null) {
    const [, amount, stat = ''] = given;
    const gives = {
      ...(stat !== 'DEF' && { atk: Number(amount) }),
      ...(stat !== 'ATK' && { def: Number(amount) }),
    };
    return { ...rest, gives };
  }
  const { first, second } = each.what === 'this' ? (ownPlaces.exec(reads)?.groups ?? {}) : {};
  const { who, what } = each;
  // "Your opponent shuffles their entire hand": the hand of that player, or of both.
  const whole = pointingWords(what) === 'their entire hand';
  if (whole && (who === 'opponent' || who === 'both'))
    return { ...each, what: { count: 'all', from: ['hand'], filter: who === 'both' ? {} : { owner: who } } };
  const from = [first, second].flatMap((place) => placeOf[place ?? ''] ?? []);
  return from.length === 0 || each.from !== undefined ? each : { ...rest, from };
}
