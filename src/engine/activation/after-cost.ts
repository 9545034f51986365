import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { atLeast } from '../../card-model/zones-needed.ts';
import type { Place } from '../../vocabulary/places.ts';
import { inNumbers } from '../instructions/counted.ts';
import { moveReach } from '../instructions/deeds/moving.ts';
import { executors } from '../instructions/executors.ts';
import type { EffectContext } from '../instructions/played.ts';
import { mayBeTaken, poolOf } from '../instructions/pool.ts';
import type { Card, Duel } from '../state/duel.ts';
import { type ActivationCase, asIfActivated } from './activation-case.ts';
import { costReach } from './cost.ts';

/** May the cost itself make possible what the effect does? Then that is not judged before it is paid. */
export function movesCards({ do: verb }: Instruction): boolean {
  const touches = verbFacts[verb].touches;
  if (touches === undefined) return verb === 'described';
  return touches.some((each) => each === 'place' || each === 'control' || each === 'position');
}

/** Where cards come to that a cost moves; undefined where it may put them anywhere. */
function filledBy(cost: readonly Instruction[]): readonly Place[] | undefined {
  const places = cost.filter(movesCards).map(({ do: verb, what }): readonly Place[] | undefined => {
    if (verb === 'discard') return ['gy', 'banished', 'monster-zone'];
    if (verb === 'banish') return ['banished'];
    // A monster that leaves the field takes with it what was attached to it or equipped, and a Pendulum Monster goes to the Extra Deck.
    if (verb === 'tribute' || verb === 'send-to-gy')
      return [
        'gy',
        'banished',
        ...(isDescribed(what) && what.from?.join() === 'hand' ? [] : (['extra-deck'] as const)),
      ];
    return fills[verb];
  });
  return places.includes(undefined) ? undefined : places.flatMap((each) => each ?? []);
}

const fills: Readonly<Partial<Record<Instruction['do'], readonly Place[]>>> = {
  'add-to-hand': ['hand'],
  destroy: ['gy', 'banished', 'extra-deck'],
  detach: ['gy', 'banished'],
  equip: ['spell-trap-zone'],
  'return-to-hand': ['hand', 'extra-deck'],
  'special-summon': ['monster-zone'],
};

/** The parts that take cards from where nothing that the cost moves can come to. */
export function untouchedByCost(
  cost: readonly Instruction[],
  parts: readonly Instruction[],
): readonly Instruction[] {
  const filled = filledBy(cost);
  if (!cost.some(movesCards)) return parts;
  return parts.filter((each) => {
    const { what, from } = takenBy(each);
    const places = isDescribed(what) ? (what.from ?? from ?? verbFacts[each.do].in) : undefined;
    return places !== undefined && filled !== undefined && places.every((place) => !filled.includes(place));
  });
}

/** The cards that a part takes, by its fields or by what its words begin with. */
export const takenBy = ({ what, from, begins }: Instruction): Pick<Instruction, 'what' | 'from'> =>
  begins === undefined ? { what, from } : { what: begins.what, from: begins.from };

/** Is there surely nothing that the part could be done with, or less than it takes? */
export function isImpossible(playing: EffectContext, part: Instruction): boolean {
  const { begins } = part;
  if (part.do !== 'described')
    return executors[part.do](playing, part).was === 'nothing' || takesMoreThanThereAre(playing, part);
  return begins !== undefined && isImpossible(playing, withoutQualified(begins));
}

/** "Special Summon 2 monsters from your hand": as many as the text names have to be there. */
function takesMoreThanThereAre(playing: EffectContext, part: Instruction): boolean {
  const { what, from } = part;
  if (!isDescribed(what) || typeof what.count !== 'number' || what.upTo || what.among !== undefined)
    return false;
  const places = what.from ?? from;
  if (what.count < 2 || places === undefined || part.do === 'special-summon-token') return false;
  const { sure, perhaps, complete } = poolOf(playing, { ...what, from: [...places] }, moveReach(part));
  return complete && sure.length + perhaps.length < what.count;
}

const withoutQualified = ({ qualified: _, ...deed }: NonNullable<Instruction['begins']>): Instruction => deed;

/** The part that is impossible as things stand and, whatever the cost is paid with, also when that is done. */
export function impossibleOncePaid(
  duel: Duel,
  asked: ActivationCase,
  parts: readonly Instruction[],
): Instruction | undefined {
  const { cost } = asked.effect;
  const moving = cost.filter(movesCards);
  const payable = moving.map((each) => paidWith(duel, asked, each));
  if (moving.length === 0 || payable.includes(undefined)) return undefined;
  const playing = asIfActivated(duel, asked);
  const paid = asIfActivated(
    withPaid(
      duel,
      payable.flatMap((each) => each ?? []),
    ),
    asked,
  );
  return parts.find(
    (each) => (isImpossible(playing, each) && isImpossible(paid, each)) || isUsedUpByCost(duel, asked, each),
  );
}

interface Paid {
  readonly card: Card;
  readonly to: Place;
}

/** The cards that a part of the cost may be paid with, and where they go; undefined where nobody can tell. */
function paidWith(duel: Duel, asked: ActivationCase, cost: Instruction): readonly Paid[] | undefined {
  const { what } = cost;
  const [to] = filledBy([cost]) ?? [];
  if (to === undefined || cost.may || cost.onlyIf !== undefined) return undefined;
  if (what === 'this') return [{ card: asked.card, to }];
  if (!isDescribed(what)) return undefined;
  const pool = poolOf(asIfActivated(duel, asked), what, costReach(cost, asked));
  return pool.complete ? mayBeTaken(pool).map((card) => ({ card, to })) : undefined;
}

/** As if all cards that a cost may be paid with had gone where it sends them. */
const withPaid = (duel: Duel, paid: readonly Paid[]): Duel => ({
  ...duel,
  cards: {
    ...duel.cards,
    ...Object.fromEntries(
      paid.map(({ card, to }) => [
        card.id,
        { ...card, place: to, faceUp: true, role: card.model.facts.cardType },
      ]),
    ),
  },
});

/**
 * What is gained by a value of the card that is paid, where that comes to 0 whatever the cost is paid with (rule
 * activation/must-be-able-to-resolve).
 */
export function gainsNothing(
  duel: Duel,
  asked: ActivationCase,
  parts: readonly Instruction[],
): Instruction | undefined {
  const playing = asIfActivated(duel, asked);
  return asked.effect.cost.flatMap((cost) => {
    const gains = parts.filter(({ do: verb, counted }) => {
      const of = gained.has(verb) && counted !== undefined && 'of' in counted ? counted.of : undefined;
      return typeof of === 'object' && 'dealt' in of && of.dealt === cost.do;
    });
    const payable = gains.length === 0 ? [] : (paidWith(duel, asked, cost) ?? []);
    const isNothing = ({ card }: Paid): boolean =>
      gains.every(
        (each) => inNumbers({ ...playing, dealt: { [cost.do]: [card.id] } }, each, Math.round).amount === 0,
      );
    return payable.length > 0 && payable.every(isNothing) ? gains.slice(0, 1) : [];
  })[0];
}
const gained: ReadonlySet<Instruction['do']> = new Set(['change-atk', 'change-def', 'gain-lp']);

/** Does the cost use up the only cards that a part could take: are there fewer than both need together? */
export function isUsedUpByCost(duel: Duel, asked: ActivationCase, part: Instruction): boolean {
  const { what, from } = takenBy(part);
  if (!isDescribed(what) || what.among !== undefined || part.do === 'special-summon-token') return false;
  const [paying, ...more] = asked.effect.cost.filter(movesCards);
  const payable = paying === undefined || more.length > 0 ? undefined : paidWith(duel, asked, paying);
  // A cost that cannot be paid at all uses nothing up.
  if (paying === undefined || payable === undefined || payable.length < howMany(paying.what)) return false;
  const places = what.from ?? from;
  const wanted = { ...what, ...(places === undefined ? {} : { from: [...places] }) };
  const taken = (now: Duel) => poolOf(asIfActivated(now, asked), wanted, moveReach(part));
  const pool = taken(duel);
  if (!pool.complete) return false;
  const paid = mayBeTaken(taken(withPaid(duel, payable)));
  const paidWithIt = payable.some(({ card: { id } }) => paid.some((each) => each.id === id));
  const all = new Set([...mayBeTaken(pool), ...payable.map(({ card }) => card)].map(({ id }) => id));
  return !paidWithIt && all.size < howMany(paying.what) + howMany(what);
}

/** How many cards are taken at least. */
const howMany = (what: Instruction['what']): number =>
  isDescribed(what) ? atLeast(what.count, what.upTo) : 1;
