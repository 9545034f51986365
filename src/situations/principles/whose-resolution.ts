import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { activatedEffects, activatorOf, type Source, sources } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { askedDeed } from './reading/asked-deed.ts';
import { departures } from './reading/departures.ts';
import { removalOf } from './reading/removal.ts';
import type { Side } from './reading/side.ts';

/**
 * Who resolves an effect whose monster was taken in response (rule chain/controller-of-the-effect): the player who
 * activated it, to whose hand, field and LP "you" and "your" in its text belong.
 */
export const whoseResolution: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  if (
    !/\bwho(?:se|m)?\b/.test(question) ||
    /\b(?:win|wins|control|controls|owner|own|owns|attack)\b/.test(question)
  )
    return undefined;
  if (speaksAgainst(told, 'stolen')) return undefined;
  const [source] = sources(sketch);
  if (source === undefined || source.model.facts.cardType !== 'monster') return undefined;
  const left = departures(sketch).filter(({ by }) => by !== source);
  const takers = left.flatMap(({ by }) =>
    by !== undefined && removalOf(by.model)?.takesControl ? [by] : [],
  );
  if (takers.length === 0 || left.some(({ by }) => by === undefined || !takers.includes(by)))
    return undefined;
  if (left.some(({ what }) => /#\d/.test(what) && !what.includes(source.ref))) return undefined;
  const asksOf = sketch.cards.filter(({ ref }) => question.includes(ref));
  if (bystanders(sketch, [source, ...takers, ...asksOf]).length > 0) return undefined;
  const asked = askedDeed(question);
  const effects = activatedEffects(source).filter(
    ({ words }) => asked?.kind !== 'deed' || words.clauses.some(asked.fits),
  );
  const [effect] = effects;
  if (effect === undefined || effects.some((each) => speaksOfOthers(each))) return undefined;
  return ruled(effect, activatorOf(sketch, source.ref));
};

/** What another player, or both, do by the effect is not what "who" asks for alone. */
const speaksOfOthers = ({ words }: Source): boolean =>
  /\b(?:your opponent|each player|both players|its (?:owner|controller)|either player)\b/.test(words.does);

function ruled({ card, part }: Source, side: Side | undefined): Ruled {
  const player = side === undefined ? '' : side === 'me' ? ', you' : ', your opponent';
  return {
    answer: `the player who activated the effect${player}`,
    rules: ['chain/controller-of-the-effect'],
    because: 'the player who activated an effect resolves it, whoever controls its card by then',
    reads: [{ model: card.model, part }],
  };
}
