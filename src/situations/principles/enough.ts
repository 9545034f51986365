import type { CardModel } from '../../effects/card-model.ts';
import type { Filter } from '../../effects/filter.ts';
import type { Instruction } from '../../effects/instruction.ts';
import { isDescribed } from '../../effects/instruction.ts';
import type { ActivatedEffect } from '../../effects/part.ts';
import { mayFreeZones } from '../../effects/zones-needed.ts';
import type { Place } from '../../vocabulary/places.ts';
import { type Books, ruleOn } from '../rule-on.ts';
import type { Situation } from '../situation.ts';
import { type Found, type KeyWordPrinciple, ruled } from './principle.ts';
import { bystanders } from './reading/against.ts';
import { agreed } from './reading/asked-effects.ts';
import { type Attempt, attemptAsked } from './reading/attempt.ts';
import { clausesOf } from './reading/clauses.ts';
import { groupsTold } from './reading/groups-told.ts';
import { isTold, needsOf } from './reading/needs.ts';
import { resourcesTold } from './reading/resources-told.ts';
import { roomsTold } from './reading/room-told.ts';
import type { Sketch } from './reading/sketch.ts';
import { type Supply, situationOf } from './reading/supply.ts';
import { written } from './reading/verb-words.ts';

type Way = Attempt['ways'][number];

/**
 * Is there enough of what an activation or a Summon takes: LP, cards in the hand, in the Deck or in the GY, zones? What
 * was told of that is put into a situation, everything else is granted, and the engine rules (damage/paying-lp,
 * cost/must-be-payable, activation/must-be-able-to-resolve, own-procedure/zone and own-procedure/condition). It answers
 * where what was told is what the card takes, and nothing that was told besides can change it.
 */
export const isEnough: KeyWordPrinciple = (sketch, books, ruleset) => {
  const text = `${sketch.told} ${sketch.question}`;
  const resources = resourcesTold(text);
  const asked = attemptAsked(sketch);
  if (resources === undefined || asked === undefined || tellsMore(sketch, asked)) return undefined;
  const told: Supply = { resources, rooms: roomsTold(text), groups: groupsTold(text) };
  const cases = asked.ways.flatMap((way) =>
    [0, 1].map((counted) =>
      judged(situationOf(asked, way, told, counted, sketch, ruleset), way, asked, told, books),
    ),
  );
  return agreed(cases)?.found;
};

/** What is found of one way in which the words can be meant. */
interface Judged {
  readonly answer: string;
  readonly found: Found;
}

/** Words that make a situation another one than it is without them. */
const against =
  /n't\b|\b(?:not(?! a single| one\b)|never|unless|except|instead|would|unaffected|immune|cannot|control of|steals?|stole|damage step)\b|\bnegat/;
/** What is done besides may change what there is. */
const changes = new RegExp(
  `\\b${written(
    'pay',
    'lose',
    'gain',
    'take',
    'discard',
    'draw',
    'mill',
    'destroy',
    'banish',
    'return',
    'shuffle',
    'add',
    'tribute',
    'send',
    'steal',
    'detach',
    'set',
    'equip',
    'activate',
    'chain',
    'resolve',
  )}\\b`,
);

function tellsMore(sketch: Sketch, { card }: Attempt): boolean {
  if (bystanders(sketch, [card]).length > 0) return true;
  return clausesOf(sketch.told).some(
    ({ words }) =>
      (against.test(words) && (/\bnegat|\bwould\b|\binstead\b/.test(words) || !saysHowMuch(words))) ||
      (changes.test(words) && !words.includes(card.ref) && !saysHowMuch(words)),
  );
}

/** "All my zones are taken", "the Set cards in my zones": says what there is, and nothing that is done. */
function saysHowMuch(words: string): boolean {
  const told = resourcesTold(words);
  const some = told !== undefined && Object.values(told).some((each) => Object.keys(each).length > 0);
  return some || roomsTold(words).length > 0 || groupsTold(words).length > 0;
}

/** The rules by which there is too little, whatever else is so. */
const decides: ReadonlySet<string> = new Set([
  'damage/paying-lp',
  'cost/must-be-payable',
  'activation/must-be-able-to-resolve',
  'own-procedure/zone',
  'own-procedure/used-up',
  'own-procedure/condition',
  'target/chosen-at-activation',
]);

/** What whoever asks whether it can be paid takes for granted. */
const granted: ReadonlySet<string> = new Set(['timing/after-an-action', 'target/chosen-at-activation']);

function judged(
  situation: Situation,
  way: Way,
  { card: { model } }: Attempt,
  told: Supply,
  books: Books,
): Judged | undefined {
  const played = ruleOn(situation, books);
  if (!played.ok) return undefined;
  const { answer, findings } = played.value;
  const [first] = findings;
  const needs = needsOf(way, model);
  const spoken = needs.filter(({ place }) => told.groups.some((each) => each.place === place));
  // Of a place that was told of in other kinds than it is asked for, nothing is known.
  if (!spoken.every((need) => isTold(need, told.groups))) return undefined;
  const untargeted = withoutTargets(way, told);
  if (untargeted) {
    const because = `there is nothing that ${model.name} could target`;
    return { answer: 'no', found: ruled('no', 'target/chosen-at-activation', because) };
  }
  if (withoutObjects(way, told)) {
    const because = `there is nothing that ${model.name} could do`;
    return { answer: 'no', found: ruled('no', 'activation/must-be-able-to-resolve', because) };
  }
  if (answer === 'no') return decides.has(first?.rule ?? '') ? { answer, found: { situation } } : undefined;
  if (!isAbout(way, model, told) && !(spoken.length > 0 && spoken.length === needs.length)) return undefined;
  if (answer === 'yes') return { answer, found: { situation } };
  // Whoever asks whether it can be paid takes it that what it answers has happened.
  const open = findings.filter(({ verdict }) => verdict === 'unknown');
  if (way.is === 'procedure' || open.some(({ rule }) => !granted.has(rule))) return undefined;
  const because = `there is enough for what ${model.name} takes`;
  const rule = way.part.cost.some(({ do: verb }) => verb === 'pay-lp')
    ? 'damage/paying-lp'
    : 'cost/must-be-payable';
  return {
    answer: 'yes',
    found: ruled('yes', rule, because, [{ model, part: way.part }], ['what it answers has just happened']),
  };
}

/** Was it told that there is no card of a kind that it targets? */
const withoutTargets = (way: Way, told: Supply): boolean =>
  way.is === 'activation' &&
  leavesThem(way.part) &&
  way.part.targets.some(({ from, filter }) => isNone(from, filter, told));

/** Was it told that there is no card of a kind to which all that it does would happen? */
const withoutObjects = (way: Way, told: Supply): boolean =>
  way.is === 'activation' &&
  leavesThem(way.part) &&
  way.part.does.length === 1 &&
  way.part.does.every(({ what, from }) => isDescribed(what) && isNone(what.from ?? from, what.filter, told));

/** What is paid puts no card where there was none. */
const leavesThem = ({ cost }: ActivatedEffect): boolean =>
  cost.every(({ do: verb }) => verb === 'pay-lp' || verb === 'discard');

function isNone(from: readonly Place[] | undefined, filter: Filter, { groups }: Supply): boolean {
  const none = groups.filter(({ count, orMore }) => count === 0 && orMore === undefined);
  const [place, other] = from ?? [];
  if (place === undefined || other !== undefined || (place !== 'gy' && place !== 'monster-zone'))
    return false;
  return isTold({ place, filter }, none);
}

const discards: ReadonlySet<Instruction['do']> = new Set([
  'discard',
  'return-to-deck',
  'reveal',
  'banish',
  'send-to-gy',
]);
const places: ReadonlySet<Instruction['do']> = new Set([
  'special-summon',
  'special-summon-token',
  'take-control',
  'fusion-summon',
]);

/** Does the card take what was told of, and nothing that is not read? Then a yes of the engine is about that. */
function isAbout(
  way: Way,
  { summoning: { procedures = [] } }: CardModel,
  { resources: { me, opponent }, rooms }: Supply,
): boolean {
  if (way.is === 'procedure') {
    return procedures.some(({ uses, to }) => {
      const side = to === 'opponent' ? 'opponent' : 'me';
      const full = rooms.some((room) => room.kind === 'monster' && room.side === side && room.free === 0);
      return full && mayFreeZones(uses) && way.tributes;
    });
  }
  const { cost, does } = way.part;
  const isRead = (each: Instruction) =>
    each.do !== 'described' && (each.reads === undefined || each.do === 'pay-lp');
  if (![...cost, ...does.slice(0, 1)].every(isRead)) return false;
  const some = (verbs: ReadonlySet<Instruction['do']>) =>
    [...cost, ...does].some(({ do: verb }) => verbs.has(verb));
  const fromHand = ({ do: verb, what, from }: Instruction) =>
    verb === 'discard' ||
    (isDescribed(what) && ((what.from ?? from)?.includes('hand') ?? false) && discards.has(verb));
  if (me.lp !== undefined && cost.some(({ do: verb }) => verb === 'pay-lp')) return true;
  if ((me.others ?? me.hand ?? opponent.others) !== undefined && [...cost, ...does].some(fromHand))
    return true;
  if (me.deck !== undefined && does.some(({ do: verb }) => verb === 'draw')) return true;
  const room = rooms.find(({ kind, side }) => kind === 'monster' && side === 'me');
  return (
    room !== undefined && some(places) && (room.free > 0 || mayFreeZones([...cost, ...does.slice(0, -1)]))
  );
}
