import type { Instruction } from '../../card-model/instruction.ts';
import type { Part } from '../../card-model/part.ts';
import { wordTest } from '../../card-model/word-test.ts';
import { holdsInBattle } from '../continuous/battle-conditions.ts';
import { isLeftAlone } from '../continuous/granted-immunity.ts';
import { reaches } from '../continuous/reaches.ts';
import { isEquippedMonster, isNegated, isOfBoxThere, isWorking } from '../negation.ts';
import { rule } from '../rule.ts';
import type { Card, Duel, Ternary } from '../state/duel.ts';
import { sourceOf } from '../state/unaffected.ts';
import { anyHolds } from '../stats/count.ts';
import type { PositionCase } from './position.ts';

/** "Cannot change its battle position", "cannot attack or change ...", "their battle positions cannot be changed". */
const keeps = wordTest(
  /\bbattle positions? (?:also )?cannot be changed\b|\bcannot (?:[\w ]+ or )?change (?:its|their|his|the) battle positions?\b/i,
);

/** "All face-up monsters on the field are changed to Attack Position and their battle positions cannot be changed." */
const ofAll = wordTest(/^all (?:face-up )?monsters (?:on the field )?are changed\b/i);
const ofFaceUp = wordTest(/^all face-up\b/i);
/** What a text says of its own card alone: mostly for the turns after it has attacked. */
const ofOwn = wordTest(/^(?:this card's\b|if this card attack|it\b)/i);
const afterAttack = wordTest(/\bif this card attack|\buntil (?:the )?end/i);

/** What a text on `by` comes to for the position of the card. */
interface Kept {
  readonly by: Card;
  readonly words: string;
  readonly holds: Ternary;
}

/** Does what the words speak of, in a sentence that was not taken apart, take in this card? */
function reachesBySentence(by: Card, words: string, card: Card): Ternary {
  if (ofAll.test(words)) return card.faceUp || !ofFaceUp.test(words) ? 'yes' : 'no';
  if (ofOwn.test(words)) return ofItself(by, words, card);
  return 'unknown';
}

/** A monster that has attacked goes to Defense Position: one that is in Attack Position has not. */
function ofItself(by: Card, words: string, card: Card): Ternary {
  if (by.id !== card.id) return 'no';
  if (!afterAttack.test(words)) return 'yes';
  return card.position === 'attack' ? 'no' : 'unknown';
}

const both = (...all: readonly Ternary[]): Ternary =>
  all.includes('no') ? 'no' : all.includes('unknown') ? 'unknown' : 'yes';

/** What one thing that a Continuous Effect does says of the position of the card. */
function saidBy(duel: Duel, by: Card, part: Part, said: Instruction, card: Card): readonly Kept[] {
  const words = said.reads ?? '';
  if (part.kind !== 'continuous' || !keeps.test(words)) return [];
  const { what, onlyIf, holds: asked, until } = said;
  const reached =
    said.do === 'described'
      ? reachesBySentence(by, words, card)
      : until !== undefined && typeof what === 'object' && 'reads' in what
        ? ofItself(by, `${words} until the end`, card)
        : reaches(duel, by, what ?? 'this', card);
  const asks = [...part.conditions, ...(asked === undefined && onlyIf !== undefined ? [onlyIf] : [])];
  const is = both(
    reached,
    asked === undefined ? 'yes' : anyHolds(duel, asked, by, by.controller),
    ...asks.map((each) => holdsInBattle(duel, by, each).is),
    isLeftAlone(duel, card, sourceOf(by)) === 'no' ? 'yes' : 'unknown',
  );
  return is === 'no' ? [] : [{ by, words, holds: is }];
}

/** The texts that keep the position of this card as it is, or may do that. */
function keptBy(duel: Duel, card: Card): readonly Kept[] {
  const told = card.changes.flatMap((change): readonly Kept[] =>
    change.is === 'status' && keeps.test(change.words)
      ? [{ by: duel.cards[change.by.card] ?? card, words: change.words, holds: 'yes' }]
      : [],
  );
  const applied = Object.values(duel.cards)
    .filter((by) => (isWorking(duel, by) || isEquippedMonster(by)) && !isNegated(duel, by))
    .flatMap((by) =>
      by.model.parts
        .filter((part) => isOfBoxThere(by, part))
        .flatMap((part): readonly Kept[] => {
          if (part.kind === 'unread' || part.kind === 'unclassified')
            return keeps.test(part.reads) ? [{ by, words: part.reads, holds: 'unknown' }] : [];
          return 'does' in part ? part.does.flatMap((said) => saidBy(duel, by, part, said, card)) : [];
        }),
    );
  return [...told, ...applied];
}

/** A text that keeps a monster's battle position as it is goes before the rule that it may be changed by hand. */
export const positionKept = rule({
  id: 'wording/cannot-wins',
  reasons: {
    kept: ['forbids', 'a text of {source} keeps {card} from changing its battle position: "{words}"'],
    'perhaps-kept': [
      'unknown',
      'whether a text of {source} keeps {card} from changing its battle position is not settled: "{words}"',
    ],
  },
  decide(duel: Duel, { card }: PositionCase) {
    const all = keptBy(duel, card);
    const found = all.find((each) => each.holds === 'yes') ?? all[0];
    if (found === undefined) return null;
    return {
      code: found.holds === 'yes' ? 'kept' : 'perhaps-kept',
      facts: { card: card.model.name, source: found.by.model.name, words: found.words },
    };
  },
});
