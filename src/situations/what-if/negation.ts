import { type Changes, nameOf, resolvedBy, withActions } from './change.ts';

/** What was negated could have been left alone: effects, a Chain Link, a Summon. */
export const negationChanges: Changes = (situation) => [
  ...effectChanges(situation),
  ...linkChanges(situation),
  ...summonChanges(situation),
];

const effectChanges: Changes = (situation) =>
  situation.cards.flatMap((setup) => {
    if (setup.negated !== true) return [];
    const name = nameOf(situation, setup.id);
    const cards = situation.cards.map((each) => (each === setup ? { ...each, negated: false } : each));
    return [
      {
        words: `the effects of ${name} were not negated`,
        label: 'effects not negated',
        situation: { ...situation, cards },
      },
    ];
  });

const linkChanges: Changes = (situation) => {
  const activatedAt = resolvedBy(situation);
  return situation.actions.flatMap((action, at) => {
    if (action.do !== 'resolve' || action.negated === undefined) return [];
    const { negated, ...resolves } = action;
    const activated = situation.actions[activatedAt.get(at) ?? -1];
    const name = nameOf(situation, activated?.do === 'activate' ? activated.card : undefined);
    return [
      {
        words: `the ${negated} of ${name} had not been negated`,
        label: `${negated} not negated`,
        situation: withActions(situation, at, 1, resolves),
      },
    ];
  });
};

const summonChanges: Changes = (situation) =>
  situation.actions.flatMap((action, at) =>
    action.do === 'negate-summon'
      ? [
          {
            words: 'the Summon had not been negated',
            label: 'Summon not negated',
            situation: withActions(situation, at, 1, { do: 'complete-summon' }),
          },
        ]
      : [],
  );
