import type { Filter } from '../../effects/filter.ts';
import { isField } from '../../vocabulary/places.ts';
import type { Card, Duel, Player } from '../duel.ts';
import { fits } from '../fits.ts';
import { namesOf } from '../names.ts';
import { type Rule, rule } from '../rule.ts';

/** A card that is to come face-up to the field of a player; `leaving` go from there for it. */
export interface ComingCase {
  readonly card: Card;
  readonly player: Player;
  readonly leaving?: readonly string[];
}

/** Which cards its player may control only one of, by text that is no effect ("You can only control 1 ..."). */
const limitsOf = ({ model }: Card): readonly Filter[] =>
  model.parts.flatMap((part) =>
    part.kind === 'not-an-effect' && part.onlyOne !== undefined ? [part.onlyOne] : [],
  );

const isOne = (duel: Duel, filter: Filter, card: Card, { id, controller }: Card): 'yes' | 'no' | 'open' => {
  const { verdict, assumed, open } = fits(filter, card, namesOf(duel, card), { id, player: controller });
  return verdict === 'no' ? 'no' : assumed.length + open.length > 0 ? 'open' : 'yes';
};

/** Does a text let the two not be on one field together? */
function clash(duel: Duel, one: Card, other: Card): 'yes' | 'no' | 'open' {
  const all = [one, other].flatMap((source) =>
    limitsOf(source).map((filter) => {
      const both = [isOne(duel, filter, one, source), isOne(duel, filter, other, source)];
      return both.includes('no') ? 'no' : both.includes('open') ? 'open' : 'yes';
    }),
  );
  return all.find((each) => each === 'yes') ?? all.find((each) => each === 'open') ?? 'no';
}

/** A second face-up copy of what a player may control only once does not come to the field. */
export const onlyOneCopy = rule({
  id: 'field-limit/only-one-copy',
  reasons: {
    there: ['forbids', '{player} controls {other} already, and may control only one such card'],
    'perhaps-there': [
      'unknown',
      '{player} controls {other}, and whether {card} may be there beside it is not settled',
    ],
  },
  decide(duel: Duel, { card, player, leaving = [] }: ComingCase) {
    const found = Object.values(duel.cards)
      .filter(
        (other) =>
          other.id !== card.id &&
          other.controller === player &&
          isField(other.place) &&
          other.faceUp &&
          other.gone !== true &&
          !leaving.includes(other.id),
      )
      .map((other) => ({ other, is: clash(duel, card, other) }))
      .filter(({ is }) => is !== 'no');
    const first = found.find(({ is }) => is === 'yes') ?? found[0];
    if (first === undefined) return null;
    return {
      code: first.is === 'yes' ? 'there' : 'perhaps-there',
      facts: { player, other: first.other.model.name, card: card.model.name },
    };
  },
});

/** The same rule, asked of what comes to the field in another case; null where the case brings nothing there that is known. */
export const onlyOneFor = <Case>(coming: (question: Case) => ComingCase | null): Rule<Case> => ({
  ...onlyOneCopy,
  apply(duel, question) {
    const asked = coming(question);
    return asked === null ? null : onlyOneCopy.apply(duel, asked);
  },
});
