import { vocabulary } from './terms.ts';

/** How an event came about: what a card's text asks for with "by battle", "by card effect", "as material". */
export const causes = vocabulary('cause', {
  effect: { term: 'by a card effect', forms: ['by effect', 'card effect', 'effects', "a card's effect"] },
  cost: { term: 'as cost', forms: ['as a cost', 'for cost', 'by cost'] },
  tribute: {
    term: 'as Tribute for a Tribute Summon',
    forms: ['for a tribute summon', 'as tribute', 'tribute summon'],
  },
  material: {
    term: 'as material for a Summon',
    forms: [
      'as material',
      'materials',
      'synchro material',
      'link material',
      'fusion material',
      'xyz material',
    ],
  },
  battle: { term: 'by battle', forms: ['in battle', 'as a result of battle'] },
  rule: { term: 'by the game mechanics', forms: ['game mechanics', 'by rule'] },
});

export type Cause = (typeof causes.ids)[number];
