import type { Ability } from '../../../effects/facts.ts';
import type { Place } from '../../../vocabulary/places.ts';
import type { SummonWay } from '../../../vocabulary/summons.ts';
import type { Frame, Phrase } from '../../words/frame.ts';
import type { Happening, Thing } from './happenings.ts';
import type { Side } from './side.ts';
import type { Sketch, SketchCard } from './sketch.ts';

/** The ways of Summoning that use monsters up. */
export const usingUp = ['fusion', 'ritual', 'synchro', 'xyz', 'link'] as const;
export type UsingUp = (typeof usingUp)[number];

/** A monster that would be used up, and where it is, as far as that was told. */
export interface Material {
  readonly card?: SketchCard;
  readonly place?: Place | 'field';
  readonly side?: Side;
}

/** A question whether a Summon can use these monsters. */
export interface SummonWith {
  readonly way: UsingUp;
  /** The monster that would be Summoned. */
  readonly summoned?: SketchCard;
  /** The Spell or Trap that would Summon it. */
  readonly effect?: SketchCard;
  readonly materials: readonly Material[];
  /** The material that they are used in place of. */
  readonly insteadOf?: SketchCard;
  /** They are all that is used: "fuse A and B into X". */
  readonly whole: boolean;
}

const abilityOf: Readonly<Record<UsingUp, Ability>> = {
  fusion: 'Fusion',
  ritual: 'Ritual',
  synchro: 'Synchro',
  xyz: 'Xyz',
  link: 'Link',
};

const wayOfSummon = (way: SummonWay | undefined): UsingUp | undefined =>
  usingUp.find((each) => way === `${each}-summoned`);

/** A Summon of that way is what the verb says. */
const wayOfVerb = (verb: Frame['verb']): UsingUp | undefined =>
  usingUp.find((each) => verb === `${each}-summon`);

/** Words that say nothing here. */
const idle: ReadonlySet<string> = new Set([
  'so',
  'and',
  'then',
  'ok',
  'okay',
  'legal',
  'or',
  'not',
  'any',
  'one',
  'possible',
]);

/**
 * Reads such a question by the grammar; undefined where it asks something else, where something was told besides which
 * cards there are, and where a card of the text has no part in it.
 */
export function summonWith({ cards, happenings, unread }: Sketch): SummonWith | undefined {
  const from = happenings.findIndex(({ frame }) => frame.asked);
  const [told, asked] = [happenings.slice(0, from), happenings.slice(from)];
  if (from === -1 || unread.some((each) => !idle.has(each))) return undefined;
  if (!told.every(isThere) || !asked.every(({ frame }) => frame.asked || frame.purpose)) return undefined;
  if (asked.some(({ verb, frame }) => frame.negated || !(wayOfVerb(verb) !== undefined || using.has(verb))))
    return undefined;
  const phrases = asked.flatMap(({ frame }) => frame.complements.map(({ value }) => value));
  const ways = [
    ...asked.map(({ verb }) => wayOfVerb(verb)),
    ...phrases.map((each) => (each.kind === 'thing' ? wayOfSummon(each.way) : undefined)),
  ].filter((each) => each !== undefined);
  const summoned = summonedIn(asked, cards);
  const way = ways[0] ?? (summoned && kindOf(summoned));
  if (way === undefined || ways.some((each) => each !== way)) return undefined;
  if (summoned !== undefined && kindOf(summoned) !== way) return undefined;
  const effects = cards.filter(({ model }) => model.facts.cardType !== 'monster');
  const [effect, other] = effects;
  if (other !== undefined || (effect !== undefined && !summonsBy(effect, way))) return undefined;
  const replaced = asked.flatMap(({ verb, what, frame: { complements } }) => [
    ...complements.flatMap(({ prep, value }) => (prep === 'instead-of' ? [cardOf(value)] : [])),
    ...(verb === 'replace' ? what.map(({ card }) => card?.model.name) : []),
  ]);
  const insteadOf = cards.find(({ model }) => replaced.includes(model.name));
  const named = cards.filter((each) => each !== summoned && each !== effect && each !== insteadOf);
  const materials = [
    ...named.map((card) => ({ card, ...whereabouts(card, told, asked) })),
    ...unnamed(asked),
  ];
  if (materials.length === 0) return undefined;
  return {
    way,
    ...(summoned === undefined ? {} : { summoned }),
    ...(effect === undefined ? {} : { effect }),
    materials,
    ...(insteadOf === undefined ? {} : { insteadOf }),
    whole:
      insteadOf === undefined &&
      asked.some(({ verb }) => wayOfVerb(verb) !== undefined) &&
      !phrases.some((each) => each.kind === 'thing' && each.noun === 'material'),
  };
}

const using: ReadonlySet<Frame['verb']> = new Set<Frame['verb']>(['use', 'tribute', 'activate', 'replace']);

/** Does it tell only that cards are there? */
const isThere = ({ verb, told, frame: { negated } }: Happening): boolean =>
  told && !negated && (verb === 'control' || verb === 'be' || verb === 'want');

const kindOf = ({ model: { facts } }: SketchCard): UsingUp | undefined =>
  facts.cardType === 'monster'
    ? usingUp.find((each) => facts.abilities.includes(abilityOf[each]))
    : undefined;

/** The monster that is to be Summoned: of a verb that says so, or what the material is for. */
function summonedIn(asked: readonly Happening[], cards: readonly SketchCard[]): SketchCard | undefined {
  const into = asked.flatMap(({ verb, frame: { complements } }) =>
    complements.flatMap(({ prep, value }) =>
      prep === 'for' || (prep === 'to' && verb === 'fusion-summon') ? [cardOf(value)] : [],
    ),
  );
  const goals = asked
    .filter(({ verb }) => wayOfVerb(verb) !== undefined)
    .flatMap(({ what }) => what.map(({ card }) => card?.model.name));
  const names = [...into, ...goals].filter((each) => each !== undefined);
  return names
    .map((name) => cards.find(({ model }) => model.name === name))
    .find((each) => each && kindOf(each));
}

const cardOf = (phrase: Phrase): string | undefined =>
  phrase.kind === 'card'
    ? phrase.name
    : phrase.kind === 'thing' && phrase.of !== undefined
      ? cardOf(phrase.of)
      : undefined;

/** Does an effect of the card Summon in that way? */
export const summonsBy = ({ model }: SketchCard, way: UsingUp): boolean =>
  model.parts.some((part) => 'does' in part && part.does.some(({ do: verb }) => verb === `${way}-summon`));

/** Where it was told to be: each of several cards in its own place, or all of them in one. */
function whereabouts(
  card: SketchCard,
  told: readonly Happening[],
  asked: readonly Happening[],
): Omit<Material, 'card'> {
  const spoken = [...asked, ...told.toReversed()].flatMap(({ what, by, frame }) => {
    const at = [...what, ...by].filter((each) => each.card !== undefined);
    const index = at.findIndex((each) => each.card?.ref === card.ref);
    const isUsed = frame.complements.some(
      ({ value }) => value.kind === 'card' && value.name === card.model.name,
    );
    if (index === -1 && !isUsed) return [];
    const places = frame.complements.flatMap(({ value }) => (value.kind === 'place' ? [value] : []));
    const place =
      places.length === at.length && index >= 0 ? places[index] : places.length === 1 ? places[0] : undefined;
    return [{ ...placed(place), ...sided(at[index]) }];
  });
  return Object.assign({}, ...spoken.toReversed());
}

const placed = (phrase: Extract<Phrase, { kind: 'place' }> | undefined): Omit<Material, 'card'> =>
  phrase === undefined
    ? {}
    : {
        place: phrase.place === 'monster-zone' ? 'field' : phrase.place,
        ...(phrase.owner === 'me' || phrase.owner === 'opponent' ? { side: phrase.owner } : {}),
      };

const sided = (thing: Thing | undefined): Omit<Material, 'card'> =>
  /^my /.test(thing?.words ?? '')
    ? { side: 'me' }
    : /^their /.test(thing?.words ?? '')
      ? { side: 'opponent' }
      : {};

/** "A monster in my hand", "my opponent's monster". */
const unnamed = (asked: readonly Happening[]): readonly Material[] =>
  asked.flatMap(({ what, frame }) => {
    const places = frame.complements.flatMap(({ value }) => (value.kind === 'place' ? [value] : []));
    return what
      .filter(({ words, card }) => card === undefined && /\bmonsters?$/.test(words))
      .map((each) => ({ ...placed(places.length === 1 ? places[0] : undefined), ...sided(each) }));
  });
