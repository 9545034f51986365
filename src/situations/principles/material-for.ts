import { isActivated } from '../../effects/activated.ts';
import { type CardModel, cardModelSchema } from '../../effects/card-model.ts';
import type { Ability, MonsterFacts } from '../../effects/facts.ts';
import type { Filter } from '../../effects/filter.ts';
import { cardOf, type Duel } from '../../engine/duel.ts';
import { fits } from '../../engine/fits.ts';
import { fitsList } from '../../engine/material-summon/case.ts';
import { namesOf } from '../../engine/names.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import { setUp } from '../set-up.ts';
import { type CardSetup, noNormalSummons, type Situation } from '../situation.ts';
import { type EveryWordPrinciple, type Found, ruled } from './principle.ts';
import { answerOf } from './reading/answer-of.ts';
import { type MaterialQuestion, materialQuestion, onlyThere, type Sort } from './reading/materials-told.ts';
import { printedOf } from './reading/meant.ts';

/** The ways that use monsters up, by the kind of monster that they Summon. */
const ways = { Fusion: 'fusion', Synchro: 'synchro', Xyz: 'xyz', Link: 'link' } as const;
type Way = (typeof ways)[keyof typeof ways];

/** May these monsters be used for the Summon of that one? By its list of materials, and by what cannot be material at all. */
export const materialFor: EveryWordPrinciple = ({ cards, sentences }, books, ruleset) => {
  const asked = materialQuestion(sentences, cards);
  if (asked === undefined || !onlyThere(sentences.told)) return undefined;
  const { facts, name, summoning } = asked.summoned.model;
  const changes = asked.cards.some(({ model }) => mayChange(model));
  if (facts.cardType !== 'monster' || facts.abilities.includes('Pendulum')) return undefined;
  const [way, other] = Object.entries(ways).flatMap(([kind, each]) =>
    facts.abilities.some((ability) => ability === kind) ? [each] : [],
  );
  if (way === undefined || other !== undefined || (asked.way ?? way) !== way) return undefined;
  // Texts that speak of another way, or of what the material may be treated as, are not judged here.
  const own = standingTextOf(asked.summoned.model);
  const open =
    summoning.procedures !== undefined ||
    summoning.procedure !== undefined ||
    /\balso\b|\btreated?\b|\bas if\b/i.test(own) ||
    /\balso (?:be )?(?:\w+ )?Summon/i.test(asked.summoned.model.text?.main ?? '');
  if (asked.cards.some(({ model }) => speaksOfMaterials(model))) return undefined;
  const never = neverMaterial(asked, way);
  if (never !== undefined)
    return open && never.unlessAsked ? undefined : ruled('no', never.rule, never.because);
  if (open) return undefined;
  const list = summoning.materials;
  if (list === undefined || list.groups.some(({ filter }) => isOpen(filter))) return undefined;
  const tooMany = tooManyOf(asked, way, facts);
  if (tooMany)
    return ruled(
      'no',
      `${way}-summon/${way === 'link' ? 'counting-materials' : 'how'}`,
      `${name} takes fewer materials than that`,
    );
  const models = [...asked.cards.map(({ model }) => model), ...asked.sorts.flatMap(modelsOf)];
  const setups = models.map(
    (model, at): CardSetup => ({ id: `m${at}`, card: model, place: 'monster-zone', controller: 'P0' }),
  );
  const situation = situationOf(ruleset, name, setups);
  const duel = setUp(situation, books.catalogue, books.tables);
  if (!duel.ok) return undefined;
  const found =
    asked.whole && models.length > 1
      ? all(asked, way, duel.value, situation)
      : eachOf(asked, way, facts, duel.value, models);
  const isNo = found !== undefined && answerOf(found, books) === 'no';
  return isNo && changes ? undefined : found;
};

/** Does the card say, without being activated, what it can be material for, or what it is treated as? */
const speaksOfMaterials = (model: CardModel): boolean =>
  /\bmaterials?\b|\btreated\b|\bsubstitute|\bLevel\b/i.test(standingTextOf(model));

const standingTextOf = (model: CardModel): string =>
  model.parts
    .filter((part) => !isActivated(part) && !(part.kind === 'not-an-effect' && part.what === 'material'))
    .map((part) => printedOf(model, part))
    .join(' ');

/** May an effect of the card make another monster of it, as far as lists of materials go? */
const mayChange = ({ parts }: CardModel): boolean =>
  parts.some(
    (part) =>
      (isActivated(part) || part.kind === 'continuous') &&
      part.does.some(({ do: verb, reads }) => changing.has(verb) || /\bname\b|\bLevel\b/i.test(reads ?? '')),
  );
const changing: ReadonlySet<string> = new Set([
  'change-name',
  'change-level',
  'change-type',
  'change-attribute',
]);

/** Words of the list that no field says, or that speak of more than the monster itself. */
const isOpen = ({ reads, summoned, mentions, anyOf = [] }: Filter): boolean =>
  reads !== undefined || summoned !== undefined || mentions !== undefined || anyOf.some(isOpen);

interface Never {
  readonly rule: string;
  readonly because: string;
  /** The monster that is Summoned may ask for such a material. */
  readonly unlessAsked: boolean;
}

/** What cannot be material for such a Summon, whatever the list asks for. */
function neverMaterial({ cards, sorts, summoned }: MaterialQuestion, way: Way): Never | undefined {
  const is = (kind: Ability, word: string): boolean =>
    sorts.some(({ kinds }) => kinds.includes(word)) || cards.some(({ model }) => isKind(model, kind));
  if (way === 'fusion') return undefined;
  if (sorts.some(({ faceDown }) => faceDown))
    return {
      rule: 'material/face-up-only',
      because: 'a face-down monster is no material for that',
      unlessAsked: false,
    };
  const token = sorts.some((each) => each.token) || cards.some(({ model }) => isKind(model, 'Token'));
  if (way === 'xyz' && token)
    return { rule: 'xyz-summon/how', because: 'a Token cannot be Xyz Material', unlessAsked: false };
  if (way === 'link') return undefined;
  for (const [kind, word, rule] of [
    ['Link', 'link', 'link/as-material'],
    ['Xyz', 'xyz', 'xyz-monster/as-material'],
  ] as const) {
    if (!is(kind, word)) continue;
    const asksFor =
      way === 'xyz' && new RegExp(`\\b${kind}\\b|\\bRank\\b`).test(materialLine(summoned.model));
    if (!asksFor)
      return {
        rule,
        because: `${kind === 'Xyz' ? 'an' : 'a'} ${kind} Monster has no Level`,
        unlessAsked: true,
      };
  }
  return undefined;
}

const isKind = ({ facts }: CardModel, kind: Ability): boolean =>
  facts.cardType === 'monster' && facts.abilities.includes(kind);

const materialLine = ({ summoning }: CardModel): string => JSON.stringify(summoning.materials ?? '');

/** Are there more materials than the Summon takes? */
function tooManyOf(
  { cards, sorts, whole, summoned }: MaterialQuestion,
  way: Way,
  facts: MonsterFacts,
): boolean {
  if (!whole) return false;
  const count = cards.length + sorts.reduce((sum, each) => sum + each.count, 0);
  if (way === 'link') return facts.link !== undefined && count > facts.link;
  const groups = summoned.model.summoning.materials?.groups ?? [];
  return (
    groups.every(({ orMore }) => orMore !== true) && count > groups.reduce((sum, each) => sum + each.count, 0)
  );
}

/** Monsters of a sort, of which nothing is known but what was said. */
function modelsOf({ count, token, name, kinds, level }: Sort): readonly CardModel[] {
  const abilities = token ? ['Token'] : kinds.map((kind) => kind.charAt(0).toUpperCase() + kind.slice(1));
  const known = abilities.filter((each) =>
    /^(?:Token|Effect|Normal|Tuner|Link|Xyz|Fusion|Synchro|Ritual|Pendulum|Gemini)$/.test(each),
  );
  return Array.from({ length: Math.min(count, 6) }, (_, at) =>
    cardModelSchema.parse({
      name: token ? `${name} Token`.trim() : `monster ${at + 1}`,
      facts: {
        cardType: 'monster',
        abilities: known.length === 0 ? ['Effect'] : known,
        ...(level === undefined ? {} : { level }),
      },
    }),
  );
}

function situationOf(ruleset: Ruleset, name: string, materials: readonly CardSetup[]): Situation {
  return {
    ruleset,
    turnPlayer: 'P0',
    phase: 'main-1',
    ...noNormalSummons,
    cards: [{ id: 'summoned', card: name, place: 'extra-deck', controller: 'P0' }, ...materials],
    actions: [],
    question: {
      ask: 'material-summon',
      card: 'summoned',
      player: 'P0',
      materials: materials.map(({ id }) => id),
    },
    assumed: [],
  };
}

/** All materials together: by the engine, and for a Fusion Summon by the list alone. */
function all(
  { summoned, sorts }: MaterialQuestion,
  way: Way,
  duel: Duel,
  situation: Situation,
): Found | undefined {
  const list = summoned.model.summoning.materials;
  if (list === undefined || (sorts.length > 0 && asksForNames(summoned.model))) return undefined;
  if (way !== 'fusion') return sorts.length > 0 ? undefined : { situation };
  if (sorts.length > 0) return undefined;
  const ids = Object.keys(duel.cards).filter((id) => id !== 'summoned');
  const fit = fitsList(
    duel,
    list,
    ids.map((id) => cardOf(duel, id)),
    'P0',
  );
  if (fit === 'open') return undefined;
  const names = ids.map((id) => cardOf(duel, id).model.name).join(' and ');
  const because = `${names} ${fit === 'yes' ? 'are' : 'are not'} what ${summoned.model.name} asks for`;
  return ruled(fit, 'fusion-summon/how', because, [], ['the effect that Fusion Summons can use them']);
}

const asksForNames = ({ summoning }: CardModel): boolean =>
  /"names"|"archetype"/.test(JSON.stringify(summoning.materials));

/** Each for itself: is there a place for it in the list? */
function eachOf(
  { summoned, sorts, cards }: MaterialQuestion,
  way: Way,
  facts: MonsterFacts,
  duel: Duel,
  models: readonly CardModel[],
): Found | undefined {
  const list = summoned.model.summoning.materials;
  if (list === undefined) return undefined;
  const unnamed = sorts.some(({ token, name }) => !token || name === '');
  if (unnamed && asksForNames(summoned.model)) return undefined;
  const verdicts = models.map((_, at) => {
    const card = cardOf(duel, `m${at}`);
    const each = list.groups.map(({ filter }) =>
      fits(filter, card, namesOf(duel, card), { id: '', player: 'P0' }),
    );
    if (each.some(({ verdict, assumed, open }) => verdict === 'yes' && assumed.length + open.length === 0))
      return 'yes';
    return each.every(({ verdict }) => verdict === 'no') ? 'no' : 'open';
  });
  const rule = way === 'fusion' ? 'fusion-summon/what-can-be-material' : `${way}-summon/how`;
  const names = [...new Set(models.map(({ name }) => name))].join(' and ');
  if (verdicts.includes('no'))
    return sorts.length > 0
      ? undefined
      : ruled('no', rule, `${summoned.model.name} does not ask for ${names} as a material`);
  if (verdicts.includes('open')) return undefined;
  // A Synchro Material has less than the Level of the monster that is Summoned.
  const tooHigh = models.some(
    (model) => model.facts.cardType === 'monster' && (model.facts.level ?? 1) >= (facts.level ?? 99),
  );
  if (way === 'synchro' && (tooHigh || sorts.length + cards.length > 1)) return undefined;
  return ruled(
    'yes',
    rule,
    `${names} can be a material of ${summoned.model.name}`,
    [],
    ['the other materials go with it', 'nothing else forbids it'],
  );
}
