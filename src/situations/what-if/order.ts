import { events } from '../../vocabulary/events.ts';
import { were } from './cause.ts';
import { askedCard, type Changes, nameOf, withActions } from './change.ts';

/** What happened after it in the same resolution could not have happened; and something could have happened after it. */
export const orderChanges: Changes = (situation) => {
  const card = askedCard(situation);
  return situation.actions.flatMap((action, at) => {
    if (action.do !== 'resolve' || action.happens === undefined) return [];
    const { happens } = action;
    const moment = happens.findIndex((each) => each.some((one) => one.card === card));
    const event = happens[moment]?.find((one) => one.card === card)?.event;
    if (event === undefined) return [];
    const what = `${nameOf(situation, card)} ${were(events.present(event))}`;
    return moment < happens.length - 1
      ? [
          {
            words: `${what} as the last thing of the effect`,
            label: 'as the last thing',
            situation: withActions(situation, at, 1, { ...action, happens: happens.slice(0, moment + 1) }),
          },
        ]
      : [
          {
            words: `${what}, and the effect then did something else`,
            label: 'and then something else',
            situation: withActions(situation, at, 1, {
              ...action,
              happens: [...happens, [{ event: 'something-else', note: 'something else is done' }]],
            }),
          },
        ];
  });
};
