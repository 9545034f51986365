import type { Materials } from '../../card-model/materials.ts';
import type { Part } from '../../card-model/part.ts';
import { type WordTest, wordTest } from '../../card-model/word-test.ts';
import { isInSeries } from '../fits.ts';
import { namesOf } from '../names.ts';
import { isNegated } from '../negation.ts';
import type { Card, Duel, Player } from '../state/duel.ts';
import { fitsList } from './material-summon-case.ts';

type Fit = 'yes' | 'no' | 'open';

/** Words by which a monster may stand in for a Fusion Material, whether or not they are of the form below. */
const speaks = wordTest(/\bsubstitute\b/i);
/** For one material that is listed by name, where the others are correct. */
const byName =
  /^(?:this card(?: in your (?<places>[^.]*?)| on the (?<onField>field))? can be used as a substitute|you can substitute this card) for any 1 Fusion[ -]Materials? (?:Monsters? )?(?:whose name is (?:specifically )?(?:listed|mentioned)|mentioned by name) on (?:the|an? "(?<kind>[^"]+)") Fusion Monster(?: Card)?, but the other (?:Fusion )?materials?(?:\(s\))? must be correct\.?$/i;
const onlyAbove = wordTest(
  /\bcan only be (?:done|conducted) with the above\b|\bFusion Summoned with the above Fusion Material/i,
);

const wordsOf = (part: Part): readonly string[] =>
  'reads' in part
    ? [part.reads]
    : part.kind === 'continuous'
      ? part.does.flatMap(({ reads }) => (reads === undefined ? [] : [reads]))
      : [];

const says = ({ model }: Card, words: WordTest): string | undefined =>
  model.parts.flatMap(wordsOf).find((each) => words.test(each));

/** Where the text lets it stand in, by the words for it; a text without them means the hand and the field. */
const places: Readonly<Partial<Record<Card['place'], RegExp>>> = {
  hand: /\bhand\b/i,
  'monster-zone': /\bfield\b/i,
  gy: /\b(?:GY|Graveyard)\b/i,
};

/** May this material stand in for one that the Fusion Monster names? */
function mayStandIn(duel: Duel, summoned: Card, material: Card): Fit | 'not-read' {
  const words = says(material, speaks);
  if (words === undefined) return 'no';
  const found = byName.exec(words.trim())?.groups;
  if (found === undefined) return 'not-read';
  const { kind } = found;
  const said = found['places'] ?? found['onField'] ?? 'hand or field';
  if (kind !== undefined && !isInSeries(kind, namesOf(duel, summoned), summoned.model)) return 'no';
  if (places[material.place]?.test(said) !== true) return material.place === 'deck' ? 'open' : 'no';
  const onField = material.place === 'monster-zone';
  return onField && (!material.faceUp || isNegated(duel, material)) ? 'open' : 'yes';
}

/** Do the materials fit where one stands in for one that the list names (rule fusion-summon/how)? */
export function fitsWithStandIn(
  duel: Duel,
  summoned: Card,
  list: Materials,
  materials: readonly Card[],
  player: Player,
): Fit {
  if (says(summoned, onlyAbove) !== undefined) return 'no';
  const all = materials.map((material): Fit => {
    const may = mayStandIn(duel, summoned, material);
    if (may === 'no') return 'no';
    // For what it stands in such words do not tell.
    if (may === 'not-read') return 'open';
    const others = materials.filter(({ id }) => id !== material.id);
    const fits = withoutOneNamed(list).map((rest) => fitsList(duel, rest, others, player));
    if (fits.includes('yes')) return may;
    return fits.includes('open') ? 'open' : 'no';
  });
  return all.find((each) => each === 'yes') ?? all.find((each) => each === 'open') ?? 'no';
}

/** The lists that are left when one material that is named is left out. */
const withoutOneNamed = (list: Materials): readonly Materials[] =>
  list.groups.flatMap(({ filter }, at) => {
    if (filter.names === undefined) return [];
    const groups = list.groups.flatMap((each, index) => {
      if (index !== at) return [each];
      return each.count > 1 ? [{ ...each, count: each.count - 1 }] : [];
    });
    return [{ ...list, groups }];
  });
