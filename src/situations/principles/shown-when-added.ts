import { isActivated } from '../../effects/activated.ts';
import { isDescribed } from '../../effects/instruction.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { agreed } from './reading/asked-effects.ts';
import type { SketchCard } from './reading/sketch.ts';

const asksToShow =
  /\b(?:must|(?:do|does|did|will|would) (?:i|we|they|he|she|my opponent|the opponent|opp) (?:really |still )?(?:have|need) to|is (?:he|she|my opponent) required to|am i required to) (?:\w+ )?(?:show|reveal|prove)\b/;
const added =
  /\b(?:add(?:s|ed)?|search(?:es|ed)?|fetch(?:es|ed)?|grab(?:s|bed)?|tutor(?:s|ed)?|resolv(?:e|es|ed)|us(?:e|es|ed)|activat(?:e|es|ed)|play(?:s|ed)?)\b/;

/**
 * A card that an effect adds from the Deck is shown where the effect asks for a certain card, and not where any card will do
 * (rule knowledge/search-shown).
 */
export const shownWhenAdded: KeyWordPrinciple = ({ told, question, cards }) => {
  if (!asksToShow.test(question) || !added.test(told) || speaksAgainst(told)) return undefined;
  const [source, another] = cards.filter((each) => searches(each).length > 0);
  if (source === undefined || another !== undefined || /\bhand\b.*\b(?:whole|entire|rest)\b/.test(question))
    return undefined;
  return agreed(
    searches(source).map(({ part, certain }) =>
      ruled(
        certain ? 'yes' : 'no',
        'knowledge/search-shown',
        certain
          ? `${source.model.name} asks for a certain card, so the other player sees that it is one`
          : `${source.model.name} adds any card, so there is nothing to verify`,
        [{ model: source.model, part }],
      ),
    ),
  );
};

/** Its effects that add from the Deck, and whether they ask for a certain card. */
const searches = ({ model }: SketchCard) =>
  model.parts.flatMap((part) =>
    isActivated(part)
      ? part.does.flatMap(({ do: verb, what, from }) => {
          if (verb !== 'add-to-hand' || !isDescribed(what) || !(what.from ?? from ?? []).includes('deck'))
            return [];
          return [{ part, certain: Object.keys(what.filter).some((key) => key !== 'owner') }];
        })
      : [],
  );
