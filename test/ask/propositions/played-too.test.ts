import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../../src/ask/rule-on-words.ts';
import { ruleOn } from '../../../src/situations/rule-on.ts';
import { situationSchema } from '../../../src/situations/situation.ts';
import { books } from '../../support/project-data.ts';

/** The answer that the engine plays for a described monster. */
function played(facts: object, more: object, question: object): string {
  const card = { name: 'Paper Monster', facts: { cardType: 'monster', ...facts }, parts: [] };
  const asked = situationSchema.parse({
    ruleset: 'tcg',
    turnPlayer: 'P0',
    phase: 'main-1',
    cards: [{ id: 'it', card, owner: 'P0', place: 'hand', ...more }],
    actions: [],
    question: { card: 'it', ...question },
  });
  const verdict = ruleOn(asked, books);
  if (!verdict.ok) throw new Error(verdict.problem.expected);
  return verdict.value.answer;
}

const general = (text: string) => ruleOnWords(text, books, 'tcg')?.answer;
const field = { place: 'monster-zone', faceUp: true, position: 'attack' };
const effect = { abilities: ['Effect'], level: 4 };
const gemini = { abilities: ['Effect', 'Gemini'], level: 7 };

describe('what a formal statement says of a kind of monster is what the engine plays for one', () => {
  test.for([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('Tributes for Level %i', (level) => {
    const said = general(`A Level ${level} monster. How many Tributes?`);
    const does = played({ abilities: ['Normal'], level }, {}, { ask: 'how-many-tributes', as: 'summon' });
    expect([said, does]).toEqual([does, does]);
  });

  test.for<[string, object, object, object]>([
    [
      'A Ritual Monster in hand. Can it be Normal Summoned?',
      { abilities: ['Ritual', 'Effect'], level: 4 },
      {},
      { ask: 'normal-summon', as: 'summon' },
    ],
    [
      'A Ritual Monster in hand. Can it be Normal Set?',
      { abilities: ['Ritual', 'Effect'], level: 4 },
      {},
      { ask: 'normal-summon', as: 'set' },
    ],
    [
      'Level 7 Gemini on the field, Normal Summoned again. Are Tributes needed?',
      gemini,
      field,
      { ask: 'needs-tributes', as: 'again' },
    ],
    [
      'A Gemini whose effects are negated. Can it be Normal Summoned again?',
      gemini,
      { ...field, negated: true },
      { ask: 'normal-summon', as: 'again' },
    ],
    [
      'A Normal Monster. Is it a non-Effect Monster?',
      { abilities: ['Normal'], level: 4 },
      {},
      { ask: 'non-effect-monster' },
    ],
    ["A monster's type line says Effect. Is it an Effect Monster?", effect, {}, { ask: 'effect-monster' }],
  ])('%s', ([text, facts, more, question]) => {
    const does = played(facts, more, question);
    expect(does).toMatch(/^(?:yes|no)$/);
    expect(general(text)).toMatch(new RegExp(`^${does}\\b`));
  });
});
