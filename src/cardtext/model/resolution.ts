import { type Instruction, isDescribed, pointingWords } from '../../card-model/instruction.ts';
import { directAttack, type TriggerEvent } from '../../card-model/part.ts';
import { takingVerbs } from '../../card-model/verbs.ts';
import { defined } from '../../platform/defined.ts';
import type { EffectFacts, Leaf } from '../effect-facts.ts';
import { lists } from '../phrases/words/words.ts';
import { withResults } from './conditions/results.ts';
import type { When } from './conditions/when.ts';
import { countedOf, groupsOf } from './counted.ts';
import { isChoice } from './leaves.ts';
import { withLookedUp } from './looked-up.ts';
import { offField, onField } from './meant/described-targets.ts';
import { ofTheirs, speaksOfOpponent } from './meant/theirs.ts';
import { chosenOf } from './options.ts';
import type { Payment } from './payment.ts';
import { withPointing } from './pointing.ts';
import { withMonster } from './summons/as-monster.ts';
import { withRankUp } from './summons/rank-ups.ts';
import { withTributesOfRitual } from './summons/ritual-spells.ts';

/** What the effect does at resolution, in the order of its sentences. */
export function resolutionOf(
  effect: EffectFacts,
  leaves: readonly Leaf[],
  when: When,
  payment: Payment,
): readonly Instruction[] {
  const { offers, head } = effect;
  // "Activate the appropriate effect" stands where a cost would.
  const offered = offers ?? (payment.cost.some(isChoice) ? 'one' : null);
  const chosen = withTributesOfRitual(withResults(chosenOf(leaves, offered, effect)).map(inItsCase));
  const read = ofTheirs(chosen, speaksOfOpponent(wordsOf(effect)));
  const made = summonedThisWay(ofJustCome(fromWhereItIs(read), payment.targets.length === 0));
  const pointed = withPointing(withRankUp(onTheSummon(made), payment.targets), payment);
  const meant = narrowed(ofEvent(pointed, when, payment))
    .map(withLookedUp(when, payment))
    .map(ofItsDestroyer)
    .map(withMonster);
  const done = destroyedAndBanished(meant.map(ofNegated)).map(ofAnother).map(whileTaken);
  return speaksOfItself(when, payment, head) ? withItself(done) : done;
}

/** All words of an effect. */
export const wordsOf = ({ head, leaves }: EffectFacts): string =>
  [...head, ...leaves].map(({ text }) => text).join(' ');

/** "Negate that activation, and if you do, destroy that card", whatever was done before. */
function ofNegated(each: Instruction, at: number, does: readonly Instruction[]): Instruction {
  const negated = does[at - 1]?.do === 'negate-activation' || does[at - 1]?.do === 'negate-effect';
  const points = /^that (?:card|monster)$/.test(pointingWords(each.what) ?? '');
  return negated && points && each.joined === 'if-you-do' ? { ...each, what: 'those' } : each;
}

/** "Discard 1 monster, and if you do, Special Summon this card": what goes for it is another card. */
function ofAnother(each: Instruction, at: number, does: readonly Instruction[]): Instruction {
  const then = does[at + 1];
  const comes = then?.do === 'special-summon' && then.what === 'this' && then.joined === 'if-you-do';
  if (!comes || !takingVerbs.has(each.do) || !isDescribed(each.what)) return each;
  return { ...each, what: { ...each.what, filter: { ...each.what.filter, other: true } } };
}

/** "Take control of it until the End Phase, but it cannot attack": it cannot for as long as it is controlled so. */
function whileTaken(each: Instruction, at: number, does: readonly Instruction[]): Instruction {
  const taken = does.slice(0, at).findLast(({ do: verb }) => verb === 'take-control');
  if (each.do !== 'change-status' || each.until !== undefined || taken?.until === undefined) return each;
  const isIt = each.what === 'those' || JSON.stringify(each.what) === JSON.stringify(taken.what);
  return isIt ? { ...each, until: taken.until } : each;
}

/** "Destroy it, and if you do, banish it": what is destroyed goes there, and never to the GY. */
function destroyedAndBanished(does: readonly Instruction[]): readonly Instruction[] {
  const isOne = (first: Instruction | undefined, then: Instruction | undefined): boolean =>
    first?.do === 'destroy' &&
    then?.do === 'banish' &&
    Object.keys(then).sort().join() === 'do,joined,what' &&
    then.joined === 'if-you-do' &&
    (then.what === 'those' || JSON.stringify(then.what) === JSON.stringify(first.what));
  return does.flatMap((each, at) => {
    if (isOne(does[at - 1], each)) return [];
    return isOne(each, does[at + 1])
      ? [{ ...each, to: 'banished', includes: [{ do: 'banish' }] } as const]
      : [each];
  });
}

/** "Add it to your hand, or if you control a Dragon monster, you can Special Summon it instead": its place and case say that it is instead. */
const inItsCase = ({ reads, ...each }: Instruction): Instruction =>
  eachCounter({ ...each, ...defined({ reads }) }) ??
  (each.do === 'place-counter' && each.what === undefined && reads?.endsWith(', on it')
    ? { ...each, what: { reads: 'it' }, reads: reads.slice(0, -', on it'.length) }
    : reads === undefined ||
        (reads === 'instead' && each.joined === 'or' && each.onlyIf !== undefined && each.may)
      ? each
      : { ...each, reads });

const counterForEach =
  /^(?<amount>\d) (?<counter>(?:[A-Z]\w+ )?[Cc]ounters?)(?<it>, on it)?, for each (?<kind>.+)$/;

function eachCounter(told: Instruction): Instruction | undefined {
  const { amount, counter, it, kind = '' } = counterForEach.exec(told.reads ?? '')?.groups ?? {};
  const each = told.do === 'place-counter' && amount !== undefined ? countedOf(kind) : null;
  if (each === null || counter === undefined) return undefined;
  const value = { how: 'gains' as const, amount: Number(amount), each };
  return { ...told, ...(it === undefined ? {} : { what: { reads: 'it' } }), reads: counter, value };
}

/** "(This is treated as a Fusion Summon.)" is said of the Special Summon, also where other words stand between. */
function onTheSummon(does: readonly Instruction[]): readonly Instruction[] {
  const said = does.findIndex(
    ({ do: verb, treatedAs }) => treatedAs !== undefined && !verb.endsWith('-summon'),
  );
  const summon = does.findLastIndex(({ do: verb }, at) => at < said && verb === 'special-summon');
  if (summon === -1) return does;
  const { treatedAs, ...rest } = does[said] ?? { do: 'described' };
  return does.map((each, at) =>
    at === said ? rest : at === summon && treatedAs !== undefined ? { ...each, treatedAs } : each,
  );
}

/** "Special Summon both this card and 1 monster from your hand": the place is that of the monster; this card is where it was activated. */
const fromWhereItIs = (does: readonly Instruction[]): readonly Instruction[] =>
  does.map((each, at) => {
    const { from, ...rest } = each;
    const next = does[at + 1];
    const both =
      each.what === 'this' && next?.do === each.do && next.joined === 'and' && isDescribed(next.what);
    return both && from !== undefined ? rest : each;
  });

const tokensMade = /^(?:they|them|(?:these|those) tokens?(?:\(s\))?)$/i;
const onlyOne = /^(?:it|(?:that|the) monster)$/;
const severalOf = /^(?:they|them|those monsters)$/;
const putThere: ReadonlySet<Instruction['do']> = new Set<Instruction['do']>([
  'special-summon',
  'special-summon-token',
  'set',
]);

/** What words mean what an instruction has just put there; beside targets "it" alone, which the reader found to be none of them. */
function wordsForNew({ do: verb, what }: Instruction, untargeted: boolean): RegExp | undefined {
  if (!putThere.has(verb) || !isDescribed(what)) return undefined;
  const one = what.count === 1 && what.upTo === undefined;
  if (!untargeted && verb !== 'special-summon-token') return one ? /^it$/ : undefined;
  if (verb !== 'special-summon-token') return one ? onlyOne : severalOf;
  return one ? /^(?:it|they|them)$|^th(?:is|at|ese|ose) tokens?(?:\(s\))?$/i : tokensMade;
}

/** "Special Summon 2 Tokens. They cannot ...": those that just came; other cards where nothing was targeted. */
function ofJustCome(does: readonly Instruction[], untargeted: boolean): readonly Instruction[] {
  const made: Instruction[] = [];
  let words: RegExp | undefined;
  for (const each of does) {
    const reads = pointingWords(each.what);
    const points = reads !== undefined && words?.test(reads) && each.joined !== 'otherwise';
    if (!points) words = wordsForNew(each, untargeted);
    made.push(points ? { ...each, what: 'those' } : each);
  }
  return made;
}

const thisWay = /^if (?:it is |it was )?(?:Special )?Summoned (?:this way|by this effect)$/i;

/** "If Summoned this way, banish it when it leaves the field": what the effect has Summoned before is what that is about. */
const summonedThisWay = (does: readonly Instruction[]): readonly Instruction[] =>
  does.map((each, at) => {
    const { onlyIf, what, ...rest } = each;
    const summon = does.slice(0, at).findLast(({ do: verb }) => verb === 'special-summon');
    const between = does
      .slice(0, at)
      .findLast((other) => other.what !== undefined && !thisWay.test(other.onlyIf ?? ''));
    const points = what === 'this' || pointingWords(what) === 'it';
    if (onlyIf === undefined || !thisWay.test(onlyIf) || summon === undefined || between !== summon)
      return each;
    if (summon.may === true || !points || (what === 'this' && summon.what !== 'this')) return each;
    return { ...rest, what: summon.what === 'this' ? 'this' : 'those' };
  });

/** "The monster that destroyed it": words that stand apart mean one monster. */
function ofItsDestroyer(each: Instruction): Instruction {
  const { what, reads = '', ...rest } = each;
  const is = /^(?:the|that) monster$/i.test(pointingWords(what) ?? '');
  return is && /^that destroyed (?:it|this card)(?: by battle)?$/.test(reads)
    ? { ...rest, what: { reads: 'the monster that destroyed this card' } }
    : each;
}

const isOwnBattle = ({ byCard }: When['on'][number]): boolean => byCard === 'this';

/** "If this card is targeted for an attack: Change it": what is attacked is spoken of. */
const isOnItself = ({ attacked }: When['on'][number]): boolean => attacked === 'this';

const spokenOf =
  /^(?:it|them|(?:that|the) (?:(?:(?:Special |Normal )?Summoned|destroyed|added) )?(?<noun>monster|card)(?:\(s\))?(?<yours> you control)?|those (?:(?:(?:Special )?Summoned|destroyed) )?(?:monsters|cards))$/;

const spokenIn = (
  what: Instruction['what'],
): [string | undefined, Readonly<Record<string, string | undefined>>] => {
  const found = spokenOf.exec(pointingWords(what) ?? '');
  return [found?.[0], found?.groups ?? {}];
};

/** What a text says beside of an attack or a destruction in which another monster has a part. */
const ofTwo = /^(?:it involves|in battle with)\b/;
const isOfTwo = ({ involves, by, byCard, reads = '' }: TriggerEvent): boolean =>
  involves !== undefined ||
  (by?.join() === 'battle' && byCard !== undefined && byCard !== 'this') ||
  ofTwo.test(reads);

/** May words behind the semicolon mean what was paid with, and no card of the event? */
function maybePaid({ do: verb, what }: Instruction, then: Instruction, noun: string | undefined): boolean {
  if (what === undefined || what === 'this' || namesNoCard.has(verb)) return false;
  if (offField.has(verb) && onField.has(then.do)) return false;
  return noun !== 'monster' || !isDescribed(what) || what.filter.cardType === 'monster';
}

/** Words that point at a card where none was spoken of: that of the event, but for its own card's event. */
function ofEvent(
  does: readonly Instruction[],
  { on }: When,
  { targets, cost }: Payment,
): readonly Instruction[] {
  const others = on.length > 0 && on.every(({ of, event }) => of !== 'this' && event !== 'something-else');
  if (!others || targets.length > 0) return does;
  const ownAlone = on.every(({ of }) => typeof of === 'object' && of.controller === 'you');
  const points = (each: Instruction): boolean => {
    const { what } = each;
    const [words, groups] = spokenIn(what);
    if (words === undefined || (groups['yours'] !== undefined && !ownAlone)) return false;
    // "Negate that monster's effect" is said of the activated one.
    if (
      each.do === 'negate-effects' &&
      words.includes('monster') &&
      on.some(({ event }) => event === 'effect-activated')
    )
      return false;
    // Of two monsters of a battle it may be either.
    if (!words.includes('destroyed') && on.some(isOfTwo)) return false;
    return !cost.some((paid) => maybePaid(paid, each, groups['noun']));
  };
  // "If this card destroys a monster by battle: It can attack again": what attacks, gets a Counter or first gains ATK is this card.
  const attacks = ({ do: verb, reads = '' }: Instruction, at: number): boolean =>
    verb === 'place-counter' ||
    (at === 0 && verb === 'change-atk') ||
    (verb === 'change-status' && /\battacks?\b/.test(reads));
  const first = does.findIndex((each) => each.what !== undefined && !points(each));
  return does.map((each, at) =>
    points(each) && (first === -1 || at < first)
      ? {
          ...each,
          what: on.every(isOnItself) || (attacks(each, at) && on.every(isOwnBattle)) ? 'this' : 'event',
        }
      : each,
  );
}

/** "Destroy that monster(s) with 1500 or more ATK": of the event's cards those that fit; "it" is these alone. */
function narrowed(does: readonly Instruction[]): readonly Instruction[] {
  const all = does.map((each): Instruction => {
    const { what, reads = '', ...rest } = each;
    const [only, ...more] =
      what === 'event' && /^with \d+ or (?:more|less) (?:ATK|DEF)$/.test(reads)
        ? (groupsOf(`monsters ${reads} on the field`) ?? [])
        : [];
    return only === undefined || more.length > 0
      ? each
      : { ...rest, what: { count: 'all', ...only, among: 'event' } };
  });
  const first = all.findIndex(({ what }) => isDescribed(what) && what.among === 'event');
  return first === -1
    ? all
    : all.map((each, at) => (at > first && each.what === 'event' ? { ...each, what: 'those' } : each));
}

/** Events that happen to the card itself and in which no other card has a part. */
const ofItsOwn: ReadonlySet<string> = new Set(lists['events-of-its-own']);

/** What is said besides of the event of its own card, and names no other. */
const ofThisAlone =
  /^(?:it was|except by) (?:[\w-]+ )*?(?:a (?:\w+ )?card|drawing it|battle)(?: (?:in|on) [\w& ]+)?$/;

/** What is paid without another card being spoken of. */
const namesNoCard: ReadonlySet<Instruction['do']> = new Set<Instruction['do']>(['detach', 'pay-lp']);

const thisCard = /\bthis (?:face-up |(?:[a-z]+ )?Summoned )?card\b/gi;

/** Do the words before the semicolon speak of this card alone ("If this card is destroyed: Special Summon it")? */
function speaksOfItself(
  { on, conditions, unread }: When,
  { targets, cost }: Payment,
  head: EffectFacts['head'],
): boolean {
  if (targets.length > 0) return false;
  const said = [...conditions, ...(unread === undefined ? [] : [unread])].join(', ');
  const another = /\b(?:monsters?|cards?|Spells?|Traps?|Tokens?|materials?)\b|"/i.test(
    said.replace(thisCard, '').replace(/\bcard effects?\b|\b(?:Spell & Trap|Monster) Zones?\b/gi, ''),
  );
  const own = on.every(
    ({ of, event, byCard, attacked, reads }) =>
      of === 'this' &&
      // What it attacks is spoken of only where the text names it.
      (ofItsOwn.has(event) || (event === 'attack-declared' && attacked === undefined)) &&
      (byCard === undefined || (byCard !== 'this' && event !== 'destroyed')) &&
      (reads === undefined || reads === directAttack || ofThisAlone.test(reads)),
  );
  const named =
    on.length > 0 ||
    cost.some(({ what, onto }) => what === 'this' || onto === 'this') ||
    [said, ...head.map(({ text }) => text)].some((text) => text.search(thisCard) !== -1);
  const paid = cost.every(({ do: verb, what }) => what === 'this' || isIt(what) || namesNoCard.has(verb));
  return own && named && paid && !another;
}

/** Instructions of which the first, and those right behind it, are about "it": that is this card. */
const withItself = (all: readonly Instruction[]): readonly Instruction[] =>
  all.map((each, at) =>
    all.slice(0, at + 1).every(({ what, onlyIf = '' }) => isIt(what) && !onlyIf.includes('"'))
      ? { ...each, what: 'this' }
      : each,
  );

/** The payment of an effect, with "it" as this card where its text speaks of no other. */
export const paymentOfItself = (when: When, payment: Payment, head: EffectFacts['head']): Payment =>
  speaksOfItself(when, payment, head) ? { ...payment, cost: withItself(payment.cost) } : payment;

const isIt = (what: Instruction['what']): boolean => pointingWords(what) === 'it';
