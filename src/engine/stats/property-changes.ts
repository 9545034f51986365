import type { Filter, PlainFilter } from '../../card-model/filter.ts';
import { wordTest } from '../../card-model/word-test.ts';
import { isField } from '../../vocabulary/places.ts';
import { isWorking } from '../negation.ts';
import type { Card, Duel } from '../state/duel.ts';

/** Words of an effect that makes something of the Types, Attributes or Levels of monsters while it applies. */
const ofProperties = wordTest(
  /\b(?:becomes?|treated as|changes?)\b[^.]*\b(?:Types?|Attributes?|Levels?|LIGHT|DARK|EARTH|WATER|FIRE|WIND)\b/,
);

const changesProperties = ({ model }: Card): boolean =>
  model.parts.some((part) => {
    if (part.kind === 'unread') return ofProperties.test(part.reads);
    if (part.kind !== 'continuous') return false;
    return part.does.some(
      ({ do: verb, reads = '' }) =>
        verb === 'change-type' ||
        verb === 'change-attribute' ||
        verb === 'change-level' ||
        ((verb === 'described' || verb === 'change-status') && ofProperties.test(reads)),
    );
  });

/**
 * May something that applies make other Types, Attributes or Levels of monsters on the field than those that are printed?
 * What applies of that is not played, so whatever asks for them is open then.
 */
export const propertiesAreOpen = (duel: Duel): boolean =>
  Object.values(duel.cards).some(
    (card) => isField(card.place) && isWorking(duel, card) && changesProperties(card),
  );

const asked = [
  'type',
  'attribute',
  'levelAtMost',
  'levelAtLeast',
  'levels',
] as const satisfies readonly (keyof PlainFilter)[];

/** Does a filter ask for a Type, an Attribute or a Level? */
export const asksProperty = (filter: Filter): boolean =>
  [filter, ...(filter.anyOf ?? []), ...(filter.except ?? [])].some((each) =>
    asked.some((field) => each[field] !== undefined),
  );
