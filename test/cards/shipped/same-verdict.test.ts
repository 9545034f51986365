import { expect, test } from 'vitest';
import type { CardModel } from '../../../src/card-model/card-model.ts';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { withPhrases } from '../../../src/cards/shipped/map-words.ts';
import { withoutWords } from '../../../src/cards/shipped/without-words.ts';
import { readSituation } from '../../../src/situations/language/read.ts';
import { ruleOn } from '../../../src/situations/rule-on.ts';
import { books } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

const hammer = textSpell('Paper Hammer', 'Target 1 monster on the field; destroy it.');
const child = textMonster('Paper Child', 'You can discard this card; draw 1 card.');
const guard = (text: string): CardModel =>
  text.startsWith('Special Summon')
    ? textTrap('Paper Guard', text, 'Continuous')
    : textMonster('Paper Guard', text);
const board = 'P0 has in the hand: "Paper Hammer"; P1 controls: "Paper Guard"';
const struck = `${board}; P0 activates "Paper Hammer", targeting "Paper Guard"; resolve; where is "Paper Guard"?`;
const mayTarget = `${board}; can P0 activate "Paper Hammer", targeting "Paper Guard"?`;
const mayAttack = 'phase: the Battle Step; P0 controls: "Paper Guard"; can "Paper Guard" attack directly?';

const answer = (model: CardModel, line: string): unknown => {
  const catalogue = makeCatalogue([hammer, child, model]);
  const read = readSituation(line, { catalogue, ruleset: 'tcg' });
  if (!read.ok) return read.problems;
  const ruled = ruleOn(read.situation, { ...books, catalogue });
  return ruled.ok ? [ruled.value.answer, ruled.value.certainty] : ruled.problem;
};

test.for([
  [
    'keeps it from being destroyed',
    'Cannot be destroyed in any way by the lights of a card effect that come by night.',
    struck,
    'cannot tell',
  ],
  [
    'says nothing of that',
    'The lights of this card may well be seen from the other end of the street by night.',
    struck,
    'GY',
  ],
  [
    'keeps it from being targeted',
    'No lights by night in the street may target this card from the other end of it.',
    mayTarget,
    'cannot tell',
  ],
  [
    'keeps it from attacking',
    'Monsters that the lights of the night can be seen from cannot in any way attack then.',
    mayAttack,
    'cannot tell',
  ],
  [
    'may keep the monsters of its own player from being destroyed',
    'If a monster that you control would be destroyed by a card effect in the night, the lights take its place.',
    'P0 has in the hand: "Paper Hammer"; P0 controls: "Paper Guard"; P1 controls: "Paper Child"; P0 activates "Paper Hammer", targeting "Paper Child"; resolve; where is "Paper Child"?',
    'GY',
  ],
  [
    'keeps its battle position as that of all others',
    'All face-up monsters on the field are changed to Attack Position by the night and their battle positions cannot be changed.',
    'P0 controls: "Paper Guard", "Paper Child" (Attack Position); can "Paper Child" change its battle position?',
    'no',
  ],
  [
    'makes it a monster',
    'Special Summon this card as a Normal Monster (Rock/EARTH/Level 4/ATK 1700/DEF 300) (this card is also still a Trap).',
    'P0 has Set: "Paper Guard"; P0 activates "Paper Guard"; resolve; where is "Paper Guard"?',
    'Monster Zone',
  ],
] as const)('words that are left out decide as those that are here: what %s', ([, text, line, expected]) => {
  const whole = guard(text);
  const shipped = withPhrases(withoutWords(whole));
  expect(JSON.stringify(shipped)).not.toContain('night');
  expect(answer(whole, line)).toEqual([expected, expect.anything()]);
  expect(answer(shipped, line)).toEqual(answer(whole, line));
});
