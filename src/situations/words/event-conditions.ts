import type { CardSetup, Situation } from '../situation.ts';

/** Words of a condition on an event that say whose the card was, or where: true of a card that nobody took over. */
const own =
  /^it was a (face-up )?card(?: (?:in your possession|you control|in its owner's control|on the field))?$/;

/**
 * Does a condition on an event that only a card's words say follow from what was told? Whose the card was does while no
 * control changed, and that it was face-up where that was said and nothing turned it.
 */
export function followsFromTold(condition: string, card: CardSetup, { actions }: Situation): boolean {
  const said = own.exec(condition);
  if (said === null) return false;
  const events = actions.flatMap((action) => {
    if (action.do === 'activate') return action.cost ?? [];
    if (action.do === 'resolve') return (action.happens ?? []).flat();
    return action.do === 'happen' ? action.events : [];
  });
  const turned = events.some(
    ({ event }) =>
      event === 'control-changed' || event === 'flipped-face-down' || event === 'flipped-face-up',
  );
  return !turned && (said[1] === undefined || card.faceUp === true);
}
