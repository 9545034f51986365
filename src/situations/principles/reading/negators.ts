import { isActivated } from '../../../effects/activated.ts';
import type { Part } from '../../../effects/part.ts';
import { textOf } from '../../propositions/card-topics.ts';
import { linksIn } from './links.ts';
import type { Sketch, SketchCard } from './sketch.ts';
import { done, written } from './verb-words.ts';

/** What a card negates when it answers: a Summon, an activation, an effect. */
export type Negates = 'summon' | 'activation' | 'effect';

/** A card that was negated by another, and what of it. */
export interface Negation {
  readonly card: SketchCard;
  readonly by: SketchCard;
  readonly what: Negates;
}

/** What an effect of this card negates, by its text. */
export function negatesOf({ parts }: SketchCard['model']): ReadonlySet<Negates> {
  const does = parts.flatMap((part: Part) => ('does' in part && part.kind !== 'continuous' ? part.does : []));
  const found = new Set<Negates>();
  for (const { do: verb } of does) {
    if (verb === 'negate-summon') found.add('summon');
    if (verb === 'negate-activation') found.add('activation');
    if (verb === 'negate-effect') found.add('effect');
  }
  return found;
}

const card = '#\\d';
const owner =
  "(?:(?:my|the|their|a|an|own|first|opponent's|freshly|newly|just|flipped|activated|chained|(?:[a-z]+ )?activation of|(?:[a-z]+ )?summon of) )*";
const hits = `(?:${written('negate', 'hit')}|stop(?:s|ped)?|answer(?:s|ed)?)`;
const verbs = `(?:${done('negate', 'hit')}|stopped|answered)(?: and destroyed)?(?: by| with)?`;

const forms: readonly RegExp[] = [
  // "Y negates my X", "Y negated the Summon of my X"
  new RegExp(
    `(?<by>${card}) (?:just |then )?${hits}(?: and destroy(?:s|ed)?)?(?: the)? ?(?:activation of |summon of )?${owner}(?<what>${card})`,
  ),
  // "they used Y on my Link Summon of X", "they Yed my X"
  new RegExp(
    `\\b(?:use[sd]?|activate[sd]?|chain(?:s|ed)?|play(?:s|ed)?) (?<by>${card}) (?:on|to|against|for) ${owner}(?<what>${card})`,
  ),
  new RegExp(`\\b(?:opponent|they|he|she|opp|i) (?<by>${card}) ?(?:'d |ed )?${owner}(?<what>${card})`),
  // "X's activation was negated by Y", "X got negated by Y", "Summon of X gets hit by Y"
  new RegExp(
    `(?<what>${card})(?:(?!#\\d)[^.;?]){0,60}? (?:is|was|were|gets|got|been) (?:chained with |just )?${verbs} (?<by>${card})`,
  ),
  // "X ... and it was hit by Y", "opponent negated it with Y"
  new RegExp(
    `(?<what>${card})(?:(?!#\\d)[^?]){0,60}?\\b(?:negate[sd]?|stop(?:s|ped)|answer(?:s|ed)|counter(?:s|ed)) (?:it|that|the summon|the activation|this) with (?<by>${card})`,
  ),
  new RegExp(
    `(?<what>${card})(?:(?!#\\d)[^;?]){0,80}?[;,.]? (?:and |but )?(?:it )?(?:was|got|is) (?:negated|hit|stopped) (?:by|with) (?<by>${card})`,
  ),
  // "I flip X and Y negates it", "X; Y negated that", "... Y negates the Summon"
  new RegExp(
    `(?<what>${card})(?:(?!#\\d)[^?]){0,80}?(?<by>${card}) (?:then |just )?(?:negat(?:es|ed)|stops|stopped|hits) (?:it|that|this|the (?:link |xyz |synchro |fusion |pendulum |normal |flip )?summon|the activation)`,
  ),
  // "uses Y to stop the Summon"
  new RegExp(
    `(?<what>${card})(?:(?!#\\d)[^?]){0,80}?(?:uses|used|activates|activated|chains|chained) (?<by>${card}) to (?:stop|negate) (?:it|that|the (?:link |xyz |synchro )?summon)`,
  ),
  // "when they Yed it", "X got Yed"
  new RegExp(
    `(?<what>${card})(?:(?!#\\d)[^?]){0,60}?\\b(?:they|got|gets|was|opponent|is) (?<by>${card})(?:ed|'d|d)?(?: it)?[.,;?]`,
  ),
];

/** The one negation that was told; undefined where none was, or more than one. */
export function negationTold(sketch: Sketch): Negation | undefined {
  const { told, cards } = sketch;
  for (const form of forms) {
    const groups = form.exec(told)?.groups;
    const by = cards.find(({ ref }) => ref === groups?.by);
    const negated = cards.find(({ ref }) => ref === groups?.what);
    if (by === undefined || negated === undefined || by === negated) continue;
    const what = whatOf(by, negated, told);
    if (what !== undefined) return { card: negated, by, what };
  }
  return byElimination({ told, cards }) ?? byHappenings(sketch);
}

/** "... and got hit with Y", "they negate the effect with Y", "they chain Y": what was activated right before was negated. */
function byHappenings(sketch: Sketch): Negation | undefined {
  if (saysNot.test(sketch.told)) return undefined;
  const links = linksIn(sketch);
  const said = sketch.happenings.flatMap(({ verb, told, means, what }, at) => {
    const by = sketch.cards.find(({ ref, model }) => ref === means?.ref && negatesOf(model).size > 0);
    if (!told || (verb !== 'negate' && verb !== 'hit') || by === undefined) return [];
    const named = what.flatMap(({ card: each }) => sketch.cards.filter(({ ref }) => ref === each?.ref));
    const before = links.filter((link) => link.at < at && link.card !== by).at(-1)?.card;
    return [{ by, card: named[0] ?? before }];
  });
  const chained = links.flatMap(({ card: by, to }, at) => {
    const before = to ?? links[at - 1]?.card;
    return before !== undefined && negatesOf(by.model).size > 0 ? [{ by, card: before }] : [];
  });
  const [only, other] = said.length > 0 ? said : chained;
  if (only?.card === undefined || other !== undefined || only.card === only.by) return undefined;
  const what = whatOf(only.by, only.card, sketch.told);
  return what === undefined ? undefined : { card: only.card, by: only.by, what };
}

/**
 * A sentence with a word of negating and one card that negates: it negated the one other card of the sentence, or, where
 * it names no other, the card that was told of last before it.
 */
function byElimination({ told, cards }: Pick<Sketch, 'told' | 'cards'>): Negation | undefined {
  const found = told.split(/[.;] /).flatMap((sentence, at, all): readonly (Negation | undefined)[] => {
    if (!saysNegated.test(sentence) || saysNot.test(sentence)) return [];
    const named = cards.filter(({ ref }) => sentence.includes(ref));
    const [by, another] = named.filter(({ model }) => negatesOf(model).size > 0);
    const [only, more] = named.filter((each) => each !== by);
    const before = all
      .slice(0, at)
      .join(' ')
      .match(/#\d(?!.*#\d)/s)?.[0];
    const card = only ?? cards.find(({ ref }) => ref === before);
    if (by === undefined || another !== undefined || card === undefined || card === by || more !== undefined)
      return [undefined];
    const what = whatOf(by, card, told);
    return [what === undefined ? undefined : { card, by, what }];
  });
  const [first, second] = found;
  return second === undefined && found.length === 1 ? first : undefined;
}

/** What negates, and what it does to a card in players' words; "Counters" and "Counter Traps" are things. */
const stops =
  'countered|counters (?=(?:my|their|his|her|the|it|that|#))|stop(?:s|ped)|den(?:y|ies|ied)|block(?:s|ed)|shuts?(?: it| that)? down|eats?|ate|eaten|runs? into|ran into|walk(?:s|ed) into|fell to|falls to|lost [^.;?]{0,30}to|caught by|met (?:by|with)';
const saysNegated = new RegExp(
  `\\b(?:${done('negate')}|negates|negating|negation|(?:about|going|trying) to negate|${stops})\\b`,
);
const saysNot =
  /\b(?:not|never|cannot|would|could|if|unless|try|tries|want|wants|may|might|can|its own)\b|n't\b/;

function whatOf(by: SketchCard, negated: SketchCard, text: string): Negates | undefined {
  const can = negatesOf(by.model);
  const isMonster = negated.model.facts.cardType === 'monster';
  if (
    isMonster &&
    /\bsummon|\bxyz|\bsynchro|\blink/.test(text) &&
    !/\bactivat|\beffect was|gy effect/.test(text) &&
    can.has('summon')
  )
    return 'summon';
  if (can.has('activation')) return 'activation';
  return can.has('effect') || (negatesByName(by) && /\bnegat/.test(text)) ? 'effect' : undefined;
}

/** "Its effects are negated, as well as those of monsters with the same name." */
const negatesByName = ({ model }: SketchCard): boolean =>
  model.parts.some((part) => isActivated(part) && part.does.some(({ do: verb }) => verb === 'negate-named'));

/** Does the card destroy what it negates? */
export const destroysToo = ({ model }: SketchCard): boolean => /destroy/i.test(textOf(model));

/** Does an effect of the card negate an activation? */
export const isNegator = ({ model }: SketchCard): boolean =>
  model.parts.some(
    (part) => isActivated(part) && part.does.some(({ do: verb }) => verb === 'negate-activation'),
  );
