import type { Filter } from '../../card-model/filter.ts';
import type { Part } from '../../card-model/part.ts';
import { says } from '../../card-model/sayings.ts';
import { isField } from '../../vocabulary/places.ts';
import { fitsNow } from '../names.ts';
import { isWorking } from '../negation.ts';
import { askedOf, type Rule, ruleOfTexts, surest } from '../rule.ts';
import type { Card, Duel, Player, Ternary } from '../state/duel.ts';
import { allOf, oneOf } from '../state/values/ternary.ts';

/** A card that is to come face-up to the field of a player; `leaving` go from there for it. */
export interface ComingCase {
  readonly card: Card;
  readonly player: Player;
  readonly leaving?: readonly string[];
  /** Monsters of the player leave for it as Tributes, and nobody said which. */
  readonly takesTributes?: boolean;
}

/** "You can only control 1", or "there can only be 1 on the field". */
interface OnlyOne {
  readonly filter: Filter;
  readonly onField: boolean;
}

/** Which cards there may be only one of, by text of this card that is no effect. */
const limitsOf = ({ model }: Card): readonly OnlyOne[] =>
  model.parts.flatMap((part) =>
    part.kind === 'not-an-effect' && part.onlyOne !== undefined
      ? [{ filter: part.onlyOne, onField: part.onlyOneOn === 'field' }]
      : [],
  );

/** A text that makes another one of such texts: what there may be only one of then is not played. */
const changesLimits = (duel: Duel): boolean =>
  Object.values(duel.cards).some(
    (card) => isField(card.place) && isWorking(duel, card) && card.model.parts.some(speaksOfLimits),
  );

const speaksOfLimits = (part: Part): boolean =>
  (part.kind === 'unread' || part.kind === 'unclassified'
    ? [part]
    : part.kind === 'continuous'
      ? part.does
      : []
  ).some((each) => says(each, 'changes-limit'));

/** Does a text let the two not be on one field, or one side of it, together? */
function clash(duel: Duel, one: Card, other: Card, sameSide: boolean): Ternary {
  const all = [one, other].flatMap((source) =>
    limitsOf(source)
      .filter(({ onField }) => sameSide || onField)
      .map(({ filter, onField }) => {
        const view = { id: source.id, player: source.controller };
        const are = [one, other].map((each) => fitsNow(duel, filter, each, view));
        return allOf([...are, onField && changesLimits(duel) ? 'unknown' : 'yes']);
      }),
  );
  return oneOf(all);
}

/** The face-up card beside which this one may not be there, or perhaps not; undefined where there is none. */
export function secondBeside(
  duel: Duel,
  { card, player, leaving = [] }: ComingCase,
): { readonly other: Card; readonly is: 'yes' | 'unknown' } | undefined {
  const found = Object.values(duel.cards)
    .filter(
      (other) =>
        other.id !== card.id &&
        isField(other.place) &&
        other.faceUp &&
        other.gone !== true &&
        !leaving.includes(other.id),
    )
    .flatMap((other) => {
      const is = clash(duel, card, other, other.controller === player);
      return is === 'no' ? [] : [{ other, is }];
    });
  return surest(found);
}

/** A second face-up copy of what a player may control only once does not come to the field. */
export const onlyOneCopy = ruleOfTexts(
  'field-limit/only-one-copy',
  'there',
  'perhaps-there',
  (duel, asked: ComingCase) => {
    const own = Object.values(duel.cards).filter(
      ({ controller, role }) => asked.takesTributes && controller === asked.player && role === 'monster',
    );
    const leaving = [...(asked.leaving ?? []), ...own.map(({ id }) => id)];
    const stays = secondBeside(duel, { ...asked, leaving });
    const first = stays ?? secondBeside(duel, asked);
    return first && { is: stays?.is ?? 'unknown', facts: { other: first.other.model.name } };
  },
);

/** The same rule, asked of what comes to the field in another case; null where the case brings nothing there that is known. */
export const onlyOneFor = <Case>(coming: (question: Case) => ComingCase | null): Rule<Case> =>
  askedOf(onlyOneCopy, coming);
