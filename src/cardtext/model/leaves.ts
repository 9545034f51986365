import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { isKept } from '../../card-model/lasting/protection.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { fieldPlaces, isField, type Place } from '../../vocabulary/places.ts';
import type { EffectFacts, Leaf } from '../effect-facts.ts';
import { deniesIn, footprintOf } from '../footprint.ts';
import { staticSort } from '../statics/statics.ts';
import { includedIn } from './included-deeds.ts';
import { withBan } from './lasting/bans.ts';
import { withProtection } from './lasting/protections.ts';
import { withMaterialBar } from './summons/material-bars.ts';
import { withMaterialUse } from './summons/material-use.ts';
import { withNormalSummons } from './summons/normal-summons.ts';

/** Instructions of words; words that were not read are described as they stand. */
export const instructionsOf = ({ does, text }: Leaf): readonly Instruction[] =>
  does?.some(({ grants }) => grants)
    ? does
    : (does ?? [{ do: 'described' as const, reads: text }])
        .map(withNormalSummons)
        .map(withBan)
        .map(withMaterialBar)
        .map(withProtection)
        .map(withMaterialUse)
        .map(withOwnPlaces)
        .map(withAll)
        .map(withTouches);

/** "Destroy as many monsters on the field as possible": all of them, where no zone has to be free for them. */
function withAll(each: Instruction): Instruction {
  const { what, to } = each;
  const all = isDescribed(what) && what.count === 'any' && what.filter.reads === 'as possible, as many';
  if (!all || !isKept(each.do) || (to !== undefined && isField(to))) return each;
  const { reads: _, ...filter } = what.filter;
  return { ...each, what: { ...what, count: 'all', filter } };
}

const ownPlaces =
  /^from your (?<first>hand|field|GY)(?:,? or (?:your )?(?:face-up )?(?:from your )?(?<second>hand|field|GY))$/;
const placeOf: Readonly<Record<string, readonly Place[]>> = {
  hand: ['hand'],
  field: fieldPlaces,
  GY: ['gy'],
};

const givesWords = /^that gives (?:it|this card|that card|that monster) (\d+) (ATK\/DEF|ATK|DEF)$/;

/** "This card from your hand or field", "draw 1 card from your Deck": where the card is that is meant, and what says no more. */
function withOwnPlaces(each: Instruction): Instruction {
  const { reads = '', ...rest } = each;
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
  const whole = typeof what === 'object' && 'reads' in what && what.reads === 'their entire hand';
  if (whole && (who === 'opponent' || who === 'both'))
    return { ...each, what: { count: 'all', from: ['hand'], filter: who === 'both' ? {} : { owner: who } } };
  const from = [first, second].flatMap((place) => placeOf[place ?? ''] ?? []);
  return from.length === 0 || each.from !== undefined ? each : { ...rest, from };
}

/** With what its words alone can touch, of an instruction whose verb does not say it. */
export function withTouches(each: Instruction): Instruction {
  const { do: verb, reads } = each;
  return verbFacts[verb].touches !== undefined || reads === undefined
    ? each
    : { ...each, ...(verb === 'described' ? includedIn(reads) : {}), ...touchesOf(reads) };
}

/** What words can touch, and when, as far as their verbs tell that. */
export function touchesOf(words: string): Pick<Instruction, 'touches' | 'upon' | 'denies'> {
  const { aspects, upon } = footprintOf(words);
  return {
    ...(aspects === 'everything' ? {} : { touches: [...aspects] }),
    ...(upon === undefined ? {} : { upon: [...upon] }),
    ...(deniesIn(words) ? { denies: true } : {}),
  };
}

/** Sentences that say how the card is activated ("Activate this card by paying 1000 LP"), with what they pay and target. */
export const activationLeaves = ({ leaves }: EffectFacts): readonly Leaf[] =>
  leaves.filter(({ text }) => activatesBy.test(text));

/** What happens at resolution, sentence by sentence. */
export const resolutionLeaves = (effect: EffectFacts): readonly Leaf[] => {
  const own = leavesOfTheirOwn(effect);
  return effect.leaves.filter(
    (leaf) => leaf.role === 'resolution' && !activatesBy.test(leaf.text) && !own.includes(leaf),
  );
};

/** Sentences behind an effect that are no part of its resolution: who may respond, bans, how often it is Summoned. */
export const leavesOfTheirOwn = ({ leaves }: EffectFacts): readonly Leaf[] => {
  const [first, ...more] = leaves.filter(({ role }) => role === 'resolution');
  return [
    ...(first !== undefined && standsAlone(first.text) ? [first] : []),
    ...more.filter(({ text, bullet }) => standsAlone(text) || (bullet === undefined && isLasting(text))),
  ];
};

const activatesBy = /^Activate this card by\b/i;

const standsAlone = (text: string): boolean => {
  const sort = staticSort(text);
  return sort === 'cannot-be-responded-to' || (sort === 'restriction' && ofTheTurn.test(text));
};
const ofTheTurn = /\b(?:the|during the) turn (?:you|this card)\b|^The turn you\b/i;

function isLasting(text: string): boolean {
  const sort = staticSort(text);
  if (sort === 'unread') return false;
  return onceSummoned.test(text) || (cannotBeDone.test(text) && !ofEffectOrTime.test(text));
}
const onceSummoned = /^You can only (?:\w+ )?Summon "[^"]+" once per (?:turn|Duel)\.$/;
const cannotBeDone = /^(?:(?:Your opponent|You) cannot|Neither player can) /;
const ofEffectOrTime =
  /\b(?:turn|Phase|until|these|those|chosen|this effect|the following|same Chain|it|its|them|this way|that (?!are|were|is|was|have|has|you|your|mentions?)\w+)\b/i;

/** Does the player choose one of several effects here? */
export const isChoice = ({ do: verb, reads = '' }: Instruction): boolean =>
  verb === 'activate-one' &&
  !/\b(?:both|all|each|these|simultaneously)\b(?! of)/.test(
    reads.replace(/ \(but you .*\)|\bof these\b/g, ''),
  );
