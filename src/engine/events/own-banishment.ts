import { isActivated } from '../../card-model/activated.ts';
import { wordTest } from '../../card-model/word-test.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import { isField } from '../../vocabulary/places.ts';
import { isNegated } from '../negation.ts';
import type { Card, Duel } from '../state/duel.ts';

const words = wordTest(/^if this (?:face-up )?card would leave the field, banish it instead\.?$/i);

/**
 * Is the monster banished wherever else it would go from the field, by its own text (rule move/banish-instead)? Face-down
 * the text does not apply, and neither does it while the monster's effects are negated.
 */
export const isBanishedWhenLeaving = (duel: Duel, card: Card): boolean =>
  isOnField(card) &&
  card.faceUp &&
  card.model.parts.some((part) => part.kind === 'unclassified' && words.test(part.reads)) &&
  !isNegated(duel, card);

/** A monster that goes elsewhere instead of to the GY by its own text, which is not played: where it goes is open. */
export const mayGoElsewhere = (duel: Duel, card: Card): boolean =>
  isOnField(card) &&
  card.faceUp &&
  card.model.parts.some((part) => part.kind === 'unclassified' && elsewhere.test(part.reads)) &&
  !isNegated(duel, card);

const elsewhere = wordTest(
  /^if this (?:face-up )?card would be sent (?:from the field )?to the GY,.*\binstead\.?$/i,
);

/**
 * May it be banished so because an effect of its own brought it? Its Special Summon was told, and not by what; what a
 * resolved effect has left to be done is a change of the card, and no doubt.
 */
export function mayBeBanishedWhenLeaving(duel: Duel, card: Card): boolean {
  if (!isOnField(card) || card.changes.some(({ is }) => is === 'banished-when-leaving')) return false;
  const came = duel.timeline.findLast((event) => event.card?.id === card.id && event.names.some(isSummonWay));
  if (came === undefined || came.stage.in === 'resolution') return false;
  const by = came.by?.card;
  return (
    came.names.includes('special-summoned') && (by === undefined || by === card.id) && bringsItself(card)
  );
}

const isOnField = (card: Card): boolean => isField(card.place) && card.role === 'monster';

const onLeaving = wordTest(/\bleaves? the field\b/);

/** "Special Summon this card, but banish it when it leaves the field" */
const bringsItself = ({ model }: Card): boolean =>
  model.parts.some(
    (part) =>
      isActivated(part) &&
      part.does.some(({ do: verb, what }) => verb === 'special-summon' && what === 'this') &&
      part.does.some(
        ({ do: verb, delayed, reads = '' }) =>
          verb === 'banish' && [delayed ?? '', reads].some((words) => onLeaving.test(words)),
      ),
  );
