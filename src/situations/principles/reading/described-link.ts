import type { CardModel } from '../../../effects/card-model.ts';
import { cardModelSchema } from '../../../effects/card-model.ts';
import type { Facts } from '../../../effects/facts.ts';
import type { Part } from '../../../effects/part.ts';
import type { Place } from '../../../vocabulary/places.ts';

/** What players call an activation without naming the card, in the words of `same-words.ts`. */
export const describedLink =
  "(?<kind>(?:(?:normal|continuous|field|equip|quick-play|quick play|ritual|counter) )?(?:spell|trap)(?: card)?(?: (?:from|in) (?:their |my )?hand)?|(?:effect of (?:a )?)?(?:face-up |already (?:active|face-up) )(?:continuous|field|equip) (?:spell|trap) ?(?:'s effect|effect)?|pendulum effect|(?:pendulum monster|pendulum)(?: card| monster)?(?: (?:in|into|to) (?:their |my )?pendulum-zone)?(?: from (?:their |my )?hand)?(?: as (?:a )?spell(?: card)?)?|(?:quick effect|ignition effect|trigger effect|effect) of (?:effect )?monster(?<of> (?:in|from|on) (?:their |my )?(?:hand|gy|field|monster-zone))?|(?:quick |trigger |ignition )?monster(?: 's)? (?:effect|trigger)(?<where> (?:in|from|on) (?:their |my )?(?:hand|gy|field|monster-zone))?|hand ?-?trap)";

type SpellTrapFacts = Exclude<Facts, { cardType: 'monster' }>;

const does = [{ do: 'described' as const, reads: 'what it does was not told' }];
const activation: Part = partOf('activation');

function partOf(kind: 'activation' | 'ignition' | 'quick', activatesIn?: Place): Part {
  const all = { conditions: [], cost: [], targets: [], does, on: [] };
  const { on, ...withoutEvents } = all;
  const place = activatesIn === undefined ? {} : { activatesIn: [activatesIn] };
  return kind === 'ignition' ? { kind, ...withoutEvents, ...place } : { kind, ...all, ...place };
}

const cardOf = (facts: CardModel['facts'], part: Part): CardModel =>
  cardModelSchema.parse({ name: 'the card', facts, parts: [part] });

const spells = ['Normal', 'Continuous', 'Field', 'Equip', 'Quick-Play', 'Ritual'] as const;
const traps = ['Normal', 'Continuous', 'Counter'] as const;

/** The cards, with one activated effect each, that may be meant by such words. */
export function describedCards(kind: string): readonly CardModel[] {
  const words = kind.replace(/quick play/, 'quick-play');
  if (words === 'pendulum effect')
    return [cardOf({ cardType: 'spell', property: 'Continuous' }, partOf('ignition', 'spell-trap-zone'))];
  if (/^pendulum/.test(words))
    return /pendulum-zone|as /.test(words)
      ? [cardOf({ cardType: 'spell', property: 'Continuous' }, activation)]
      : [];
  const [, property, type] =
    /(\bnormal|continuous|field|equip|quick-play|ritual|counter)? ?\b(spell|trap)\b/.exec(words) ?? [];
  if (type !== undefined) {
    const meant = (all: readonly string[]) =>
      all.filter((each) => property === undefined || each.toLowerCase() === property);
    const facts = (type === 'spell' ? meant(spells) : meant(traps)).map(
      (each) => ({ cardType: type, property: each }) as SpellTrapFacts,
    );
    const faceUp = /face-up|already/.test(words);
    return facts.map((each) => cardOf(each, faceUp ? partOf('ignition', placeOn(each)) : activation));
  }
  const places: readonly Place[] = /hand/.test(words)
    ? ['hand']
    : /\bgy\b/.test(words)
      ? ['gy']
      : /field|monster-zone/.test(words)
        ? ['monster-zone']
        : ['hand', 'gy', 'monster-zone'];
  const kinds = /quick|hand ?-?trap/.test(words)
    ? (['quick'] as const)
    : /ignition/.test(words)
      ? (['ignition'] as const)
      : (['quick', 'ignition'] as const);
  return kinds.flatMap((each) =>
    places.map((place) =>
      cardOf({ cardType: 'monster', abilities: ['Effect'], level: 4 }, partOf(each, place)),
    ),
  );
}

const placeOn = ({ property }: SpellTrapFacts): Place =>
  property === 'Field' ? 'field-zone' : 'spell-trap-zone';
