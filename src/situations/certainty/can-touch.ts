import { type Aspect, type Footprint, touches } from '../../card-model/aspects.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { type Verb, verbFacts } from '../../card-model/verbs.ts';
import { footprintOf } from '../language/read-card-text.ts';
import { unreadClauses } from './unread.ts';

/** Can a card's text touch this, by verbs, by fields, or by words that are not played (but for those of `but`)? */
export function canTouch(
  model: CardModel,
  aspect: Aspect,
  by: (verb: Verb) => boolean,
  but?: Aspect,
): boolean {
  const touch = (footprint: Footprint): boolean =>
    touches(footprint, [aspect]) &&
    (but === undefined || footprint.aspects === 'everything' || !footprint.aspects.includes(but));
  const say = (reads: string | undefined): boolean => reads !== undefined && touch(footprintOf(reads));
  return (
    model.parts.some((part) =>
      'does' in part
        ? part.does.some(
            ({ do: verb, reads }) => by(verb) || (verbFacts[verb].touches === undefined && say(reads)),
          )
        : part.kind === 'not-an-effect' && say(part.reads),
    ) || unreadClauses(model).some(({ footprint }) => touch(footprint))
  );
}
