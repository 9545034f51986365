import type { CardModel } from '../../effects/card-model.ts';
import { isDescribed } from '../../effects/instruction.ts';
import { cardOf, type Duel } from '../../engine/duel.ts';
import { fits } from '../../engine/fits.ts';
import { fitsList } from '../../engine/material-summon/case.ts';
import { textOf } from '../propositions/card-topics.ts';
import { setUp } from '../set-up.ts';
import { type CardSetup, noNormalSummons } from '../situation.ts';
import { type EveryWordPrinciple, ruled } from './principle.ts';
import { type Fusion, fusionAsked, type Lying } from './reading/fusion-asked.ts';

/**
 * May these monsters, where they lie, be used by that effect for the Fusion Summon of that monster? By the list of materials,
 * with the names that each has in its place, and by what the effect takes and Summons (rule fusion-summon/how). Monsters
 * that were told of beside them are only asked for a yes.
 */
export const fusedInto: EveryWordPrinciple = (sketch, books, ruleset) => {
  const asked = fusionAsked(sketch);
  if (asked === undefined) return undefined;
  const { goal, effect, materials, whole } = asked;
  const list = goal.summoning.materials;
  const takes = takesOf(effect);
  if (list === undefined || takes === undefined || !isFusionSummoned(goal)) return undefined;
  if (materials.some(({ card }) => speaksOfMaterial(card))) return undefined;
  const far = materials.find(({ place }) => !takes.places.includes(place));
  if (far !== undefined)
    return whole
      ? ruled(
          'no',
          'fusion-summon/how',
          `${effect.name} does not take ${far.card.name} from there`,
          reads(asked),
        )
      : undefined;
  const setups = materials.map(
    ({ card, place }, at): CardSetup => ({
      id: `m${at}`,
      card: card.name,
      place: place === 'field' ? 'monster-zone' : 'hand',
      controller: 'P0',
    }),
  );
  const cards: CardSetup[] = [
    { id: 'goal', card: goal.name, place: 'extra-deck', controller: 'P0' },
    ...setups,
  ];
  const set = setUp(
    {
      ruleset,
      turnPlayer: 'P0',
      phase: 'main-1',
      ...noNormalSummons,
      cards,
      actions: [],
      question: { ask: 'who-may' },
      assumed: [],
    },
    books.catalogue,
    books.tables,
  );
  if (!set.ok || !isSummoned(set.value, takes.filter)) return undefined;
  const choices = whole ? [materials.map((_, at) => at)] : subsets(materials.length);
  const usable = choices.filter(
    (each) => !takes.itself || each.some((at) => materials[at]?.card.name === effect.name),
  );
  const verdicts = usable.map((each) =>
    fitsList(
      set.value,
      list,
      each.map((at) => cardOf(set.value, `m${at}`)),
      'P0',
    ),
  );
  if (verdicts.includes('yes'))
    return ruled('yes', 'fusion-summon/how', `they are what ${goal.name} asks for`, reads(asked), [
      'nothing else forbids the Fusion Summon',
    ]);
  if (!whole || verdicts.length === 0 || verdicts.includes('open')) return undefined;
  return ruled('no', 'fusion-summon/how', `they are not what ${goal.name} asks for there`, reads(asked));
};

const reads = ({ effect }: Fusion) =>
  effect.parts.flatMap((part) =>
    'does' in part && part.does.some(({ do: verb }) => verb === 'fusion-summon')
      ? [{ model: effect, part }]
      : [],
  );

const isFusionSummoned = ({ facts, summoning: { special, ways } }: CardModel): boolean =>
  facts.cardType === 'monster' &&
  facts.abilities.includes('Fusion') &&
  special !== 'cannot-be' &&
  (ways.length === 0 || ways.includes('fusion-summoned'));

/** Its text says more of what it can be used for. */
const speaksOfMaterial = (model: CardModel): boolean =>
  /\b(?:cannot be used|can only be used|substitute|treated?|counts?) [^.]*\bmaterial|\bmaterial[^.]*\b(?:treated?|substitute)/i.test(
    textOf(model),
  );

const isSummoned = (duel: Duel, filter: Parameters<typeof fits>[0]): boolean => {
  const goal = cardOf(duel, 'goal');
  const fit = fits(filter, goal, [goal.model.name], { id: '', player: 'P0' });
  return fit.verdict === 'yes' && fit.open.length + fit.assumed.length === 0;
};

const handOrField =
  /^(?:by )?(?:using|with) (?:monsters|cards|materials) (?:from|of|in) your hand (?:or|and\/or) (?:your )?(?:field|side of the field)(?: as (?:fusion )?materials?)?(?<itself>, including this card(?: you control)?)?$/i;
const field =
  /^(?:by )?(?:using|with) monsters you control(?: as (?:fusion )?materials?)?(?<itself>, including this card(?: you control)?)?$/i;

/** From where the one Fusion Summon of a card takes its materials; undefined where its words say more. */
function takesOf({ parts }: CardModel) {
  const [only, more] = parts.flatMap((part) =>
    'does' in part ? part.does.filter(({ do: verb }) => verb === 'fusion-summon') : [],
  );
  if (only === undefined || more !== undefined || only.onlyIf !== undefined || !isDescribed(only.what))
    return undefined;
  const anywhere = handOrField.exec(only.reads ?? '');
  const said = anywhere ?? field.exec(only.reads ?? '');
  if (said === null) return undefined;
  const places: readonly Lying['place'][] = anywhere === null ? ['field'] : ['hand', 'field'];
  return { places, itself: said.groups?.['itself'] !== undefined, filter: only.what.filter };
}

const subsets = (count: number): readonly (readonly number[])[] =>
  count > 6
    ? []
    : Array.from({ length: 2 ** count - 1 }, (_, bits) =>
        Array.from({ length: count }, (__, at) => at).filter((at) => ((bits + 1) >> at) % 2 === 1),
      );
