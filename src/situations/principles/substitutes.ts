import type { Materials } from '../../effects/materials.ts';
import { cardOf, type Duel } from '../../engine/duel.ts';
import { fitsList } from '../../engine/material-summon/case.ts';
import { textOf } from '../propositions/card-topics.ts';
import { setUp } from '../set-up.ts';
import { type CardSetup, noNormalSummons } from '../situation.ts';
import { type EveryWordPrinciple, type Ruled, ruled } from './principle.ts';
import { fusionSummonsAny } from './reading/fusion-effects.ts';
import type { SketchCard } from './reading/sketch.ts';
import { type Material, type SummonWith, summonWith } from './reading/summon-with.ts';

/**
 * A monster whose text lets it stand in for a material: only for one that the list names, and not where the text of the
 * monster that is Summoned lets nothing stand in (rules fusion-summon/how, synchro-summon/how).
 */
export const substitutes: EveryWordPrinciple = (sketch, books, ruleset) => {
  const asked = summonWith(sketch);
  const { summoned, materials = [], insteadOf } = asked ?? {};
  const list = summoned?.model.summoning.materials;
  const [standIn, more] = materials.filter(
    ({ card }) => card !== undefined && substitutesFor(card, asked) !== undefined,
  );
  if (asked === undefined || summoned === undefined || list === undefined) return undefined;
  if (standIn?.card === undefined || more !== undefined) return undefined;
  const kind = ofKind.exec(substitutesFor(standIn.card, asked) ?? '')?.groups?.['kind'];
  if (kind !== undefined && !summoned.model.name.includes(kind)) return undefined;
  const place = placeOf(standIn, standIn.card, asked);
  if (place === 'open') return undefined;
  const no = (because: string) => ruled('no', `${asked.way}-summon/how`, because);
  if (place === 'no') return no(`${standIn.card.model.name} does not stand in for a material from there`);
  if (onlyAbove.test(textOf(summoned.model)))
    return no(`${summoned.model.name} asks for the very materials that it lists`);
  if (insteadOf !== undefined && materials.length === 1) return forThat(standIn.card, insteadOf, asked, list);
  if (
    !asked.whole ||
    asked.way !== 'fusion' ||
    (asked.effect !== undefined && !fusionSummonsAny(asked.effect.model))
  )
    return undefined;
  const setups = materials.map(
    ({ card }, at): CardSetup => ({
      id: `m${at}`,
      card: card?.model ?? summoned.model,
      place: 'monster-zone',
      controller: 'P0',
    }),
  );
  if (materials.some(({ card }) => card === undefined)) return undefined;
  const duel = setUp(
    {
      ruleset,
      turnPlayer: 'P0',
      phase: 'main-1',
      ...noNormalSummons,
      cards: setups,
      actions: [],
      question: { ask: 'who-may' },
      assumed: [],
    },
    books.catalogue,
    books.tables,
  );
  return duel.ok ? amongAll(asked, list, materials.indexOf(standIn), duel.value) : undefined;
};

const onlyAbove =
  /\bcan only be (?:done|conducted) with the above\b|\bFusion Summoned with the above Fusion Material/i;

const byName = /\bsubstitute\b[^.]*\bfor (?:any )?1 Fusion[ -]Material\b[^.]*\bname(?:d)?\b/i;
const forTuner = /\bsubstitute this card for any 1 "(?<name>[^"]+)" Tuner\b/i;

/** It stands in for materials of Fusion Monsters of a kind only. */
const ofKind = /\bon an? "(?<kind>[^"]+)" Fusion Monster/;

/** The sentence by which it stands in for materials of that way. */
function substitutesFor({ model }: SketchCard, asked: SummonWith | undefined): string | undefined {
  const form = asked?.way === 'fusion' ? byName : asked?.way === 'synchro' ? forTuner : undefined;
  return form === undefined
    ? undefined
    : textOf(model)
        .split(/(?<=[.\n])/)
        .find((sentence) => form.test(sentence));
}

/** May it stand in from where it was told to be? */
function placeOf({ place, side }: Material, card: SketchCard, asked: SummonWith): 'yes' | 'no' | 'open' {
  if (side === 'opponent') return 'open';
  if (place === undefined || place === 'field') return 'yes';
  const sentence = substitutesFor(card, asked) ?? '';
  const said = /\bin your (?<places>[^.]*?) can\b/i.exec(sentence)?.groups?.['places'];
  if (said === undefined) return 'open';
  return new RegExp(`\\b${place}\\b`, 'i').test(said) ? (place === 'hand' ? 'yes' : 'open') : 'no';
}

/** Is it for one that the list names, and of the kind that it stands in for? */
function forThat(
  card: SketchCard,
  other: SketchCard,
  { way, summoned }: SummonWith,
  { groups }: Materials,
): Ruled | undefined {
  const named = groups.some(({ filter }) => filter.names?.includes(other.model.name) === true);
  const kind = forTuner.exec(textOf(card.model))?.groups?.['name'];
  const { facts, name } = other.model;
  const fits =
    way === 'fusion' ||
    (kind !== undefined &&
      name.includes(kind) &&
      facts.cardType === 'monster' &&
      facts.abilities.includes('Tuner'));
  const isIt = named && fits;
  const because = isIt
    ? `${card.model.name} can stand in for ${name}, which ${summoned?.model.name} names`
    : `${card.model.name} stands in only for such a material as the list names`;
  return ruled(
    isIt ? 'yes' : 'no',
    `${way}-summon/how`,
    because,
    [],
    isIt ? ['the other materials go with it'] : [],
  );
}

/** Do the others fit the rest of the list, with one that is named left out for it? */
function amongAll(
  { materials, summoned }: SummonWith,
  list: Materials,
  standIn: number,
  duel: Duel,
): Ruled | undefined {
  const others = materials.flatMap((_, at) => (at === standIn ? [] : [cardOf(duel, `m${at}`)]));
  const fits = list.groups.flatMap(({ filter, count }, at) => {
    if (filter.names === undefined) return [];
    const groups = list.groups.flatMap((each, index) =>
      index !== at ? [each] : count > 1 ? [{ ...each, count: count - 1 }] : [],
    );
    return [fitsList(duel, { ...list, groups }, others, 'P0')];
  });
  if (fits.includes('open')) return undefined;
  const is = fits.includes('yes');
  const name = materials[standIn]?.card?.model.name;
  const because = is
    ? `${name} stands in for one that ${summoned?.model.name} names, and the rest fits`
    : `with ${name} for one of them, the others are not what ${summoned?.model.name} asks for`;
  return ruled(
    is ? 'yes' : 'no',
    'fusion-summon/how',
    because,
    [],
    is ? ['the effect that Fusion Summons can use them'] : [],
  );
}
