import { noNormalSummons, type Situation } from '../situation.ts';
import type { EveryWordPrinciple } from './principle.ts';
import { cardAt, form, said } from './reading/forms.ts';

const what = '(?:tributes?|tributed monsters?|monsters?)';
const use = '(?:normal summon|tribute summon|summon|set|tribute set|normal set)';
const asks = [
  form('how many tributes? (?:does|do) {z} (?:need|require|take|cost)'),
  form('how many tributes? (?:is|are) (?:needed|required) (?:for|by) {z}'),
  form('how many tributes? (?:for|is) {z}'),
  form(
    `how many ${what} (?:do|must|should|can) i (?:need|have|use|tribute)(?: to tribute)? (?:for|to ${use}) {z}`,
  ),
  form(`how many tributes? (?:do i need |is needed |are needed )?to ${use} {z}`),
  form('(?:does|do) {z} (?:need|require) tributes?'),
];

/** "How many Tributes does X need?", where nothing else is told: by the engine (rules normal-summon/one-tribute and others). */
export const tributesNeeded: EveryWordPrinciple = ({ cards, sentences }, _, ruleset) => {
  const z = cardAt(cards, said(sentences.asked, asks)?.['z']);
  if (sentences.told.length > 0 || cards.length !== 1 || z?.facts.cardType !== 'monster') return undefined;
  const as = /\bset\b/.test(sentences.asked) ? 'set' : 'summon';
  const isWhether = /^(?:does|do)\b/.test(sentences.asked.trim());
  const situation: Situation = {
    ruleset,
    turnPlayer: 'P0',
    phase: 'main-1',
    ...noNormalSummons,
    cards: [{ id: 'z', card: z, controller: 'P0', place: 'hand' }],
    actions: [],
    question: isWhether
      ? { ask: 'needs-tributes', card: 'z', as }
      : { ask: 'how-many-tributes', card: 'z', as },
    assumed: [],
  };
  return { situation };
};
