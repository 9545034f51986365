import type { CardModel } from '../../src/card-model/card-model.ts';
import { attributes, type MonsterFacts } from '../../src/card-model/facts.ts';
import type { Filter } from '../../src/card-model/filter.ts';
import type { Instruction } from '../../src/card-model/instruction.ts';
import { monsterTypes } from '../../src/vocabulary/monster-types.ts';
import type { Place } from '../../src/vocabulary/places.ts';

/** Where the cards lie that an instruction of this kind takes. */
export const fieldOf = (verb: Instruction['do']): Place => {
  switch (verb) {
    case 'discard':
    case 'reveal':
      return 'hand';
    case 'detach':
      return 'xyz-material';
    case 'banish':
      return 'gy';
    case 'special-summon':
    case 'normal-summon':
    case 'ritual-summon':
      return 'hand';
    case 'fusion-summon':
    case 'synchro-summon':
    case 'xyz-summon':
    case 'link-summon':
      return 'extra-deck';
    default:
      return 'monster-zone';
  }
};

/** A card such as the filter asks for; what it does not say is left ordinary. */
export function fitting(asked: Filter, place: Place, at = 0): CardModel {
  const filter = { ...asked, ...besideOf(asked) };
  const alternative = { ...filter, ...filter.anyOf?.[0] };
  const { cardType, names, archetype, property, abilities, type, attribute } = alternative;
  const name = names?.[0] ?? `Fitting ${archetype ?? 'Newt'}${at === 0 ? '' : ` ${at}`}`;
  const bare = { name, summoning: { ways: [] }, parts: [], sources: [] };
  if (cardType === 'spell' || cardType === 'trap' || cardType === 'spell-trap' || property !== undefined) {
    const kind = cardType === 'trap' ? 'trap' : 'spell';
    return { ...bare, facts: { cardType: kind, property: property ?? 'Normal' } };
  }
  if (
    cardType === undefined &&
    !filter.monsterCard &&
    (place === 'spell-trap-zone' || place === 'field-zone')
  ) {
    return { ...bare, facts: { cardType: 'spell', property: 'Continuous' } };
  }
  const except = filter.except ?? [];
  const plain = except.some((each) => each.abilities?.join() === 'Effect');
  const kinds =
    abilities ?? (place === 'extra-deck' ? ['Fusion', 'Effect'] : plain ? ['Normal'] : ['Effect']);
  const isXyz =
    kinds.includes('Xyz') || alternative.ranks !== undefined || alternative.rankAtMost !== undefined;
  const isLink =
    kinds.includes('Link') ||
    [alternative.links, alternative.linkAtMost, alternative.linkAtLeast].some((each) => each !== undefined);
  const level =
    alternative.levels?.[0] ??
    alternative.levelAtMost ??
    alternative.levelAtLeast ??
    (kinds.includes('Synchro') ? 8 : 4) + at;
  const rank = alternative.ranks?.[0] ?? alternative.rankAtMost ?? alternative.rankAtLeast ?? 4;
  const facts: MonsterFacts = {
    cardType: 'monster',
    abilities: [
      ...new Set([...kinds, ...(isXyz ? (['Xyz'] as const) : []), ...(isLink ? (['Link'] as const) : [])]),
    ],
    type:
      type ?? monsterTypes.filter((each) => !except.some((other) => other.type === each))[at] ?? 'Warrior',
    attribute:
      attribute ??
      attributes.filter((each) => !except.some((other) => other.attribute === each))[at] ??
      'EARTH',
    atk: alternative.atkAtMost ?? alternative.atkAtLeast ?? 1500,
    ...(isLink
      ? { link: alternative.links?.[0] ?? alternative.linkAtMost ?? alternative.linkAtLeast ?? 2 }
      : { def: alternative.defAtMost ?? (filter.beside?.to === 'itself' ? 1500 : 1000) }),
    ...(isXyz ? { rank } : isLink ? {} : { level }),
    ...(kinds.includes('Pendulum') ? { scale: 4 } : {}),
  };
  const { names: cards, archetypes: [archetypeListed] = [] } = filter.listsMaterial ?? {};
  const listed = cards ? { names: cards } : archetypeListed ? { archetype: archetypeListed } : undefined;
  const made = listed === undefined ? {} : { anyOf: [listed, { cardType: 'monster' as const }] };
  const groups = kinds.some((kind) => extraDeckKinds.has(kind)) ? [{ count: 2, filter: made }] : undefined;
  return {
    ...bare,
    facts,
    summoning: {
      ways: [],
      ...(groups && { materials: { groups } }),
      ...(filter.normalSummonable === false && { noNormalSummonSet: true as const }),
    },
  };
}

/** A monster that stands so to an ordinary one: what of it is more or less. */
function besideOf({ beside, listsMaterial, summonedFrom }: Filter): Filter {
  const { of, is, by = 1 } = beside?.value ?? {};
  const more = beside?.to === 'each-other' ? 0 : is === 'more' ? by : is === 'less' ? -by : 0;
  return {
    ...((listsMaterial ?? summonedFrom) ? { abilities: ['Fusion', 'Effect'] } : {}),
    ...(of === 'atk' && { atkAtMost: 1500 + more * 100 }),
    ...(of === 'level' && { levels: [4 + more] }),
    ...(of === 'rank' && { ranks: [4 + more] }),
    ...(of === 'link' && { links: [2 + more] }),
  };
}
const extraDeckKinds: ReadonlySet<string> = new Set(['Fusion', 'Synchro', 'Xyz', 'Link']);
