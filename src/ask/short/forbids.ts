import type { CardModel } from '../../card-model/card-model.ts';

/** What the text of a card answers, limits and brings, for a question about it and another card. */

/** Does it limit Summons? */
export const limitsSummons = ({ parts }: CardModel): boolean =>
  parts.some((part) => 'does' in part && part.does.some(({ bans }) => bans?.summons !== undefined));

/** Does it bring monsters of its own, or do something later, so that what it does is not done to what lies there alone? */
export const bringsOthers = ({ parts }: CardModel): boolean =>
  parts.some(
    (part) =>
      part.kind === 'unread' ||
      ('does' in part &&
        part.does.some(
          ({ do: verb, delayed }) => delayed !== undefined || verb.startsWith('special-summon'),
        )),
  );
