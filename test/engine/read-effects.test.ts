import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { readCardText } from '../../src/cardtext/read-card-text.ts';
import { readLeaf } from '../../src/cardtext/read-leaf.ts';
import type { Duel } from '../../src/engine/state/duel.ts';
import { hasCards, published } from '../support/card-texts.ts';
import { boardOf } from '../support/effect-boards.ts';
import { wrongWith } from '../support/invariants.ts';
import { isPlayedWhole, statesOf } from '../support/play-board.ts';

/** Every how manieth card is played here; `npm run bench` plays all of them. */
const EVERY = 6;

/**
 * Of the effects that are read whole, at least this share is played with nothing missing, and at least so many: a text
 * that is read in its words alone makes the share smaller, and no effect less well played.
 */
const LEAST = 0.75;
const FEWEST = 1900;

const idsOf = (duel: Duel): readonly string[] => Object.keys(duel.cards);

test.skipIf(!hasCards)(
  'effects of real cards: played on boards made for them, every state is in order',
  async () => {
    const { cards: all } = await published();
    const cards = all.filter((_, at) => at % EVERY === 0);
    const wrong: string[] = [];
    let played = 0;
    let whole = 0;
    for (const card of cards) {
      for (const effect of readCardText(card, readLeaf).effects) {
        const board = boardOf(card, effect);
        if (board === null) continue;
        const states = statesOf(board);
        const last = states.at(-1) ?? board.duel;
        played += 1;
        whole += isPlayedWhole(states) ? 1 : 0;
        const before = idsOf(board.duel);
        const found = [
          ...states.flatMap(wrongWith),
          ...(idsOf(last).slice(0, before.length).join() === before.join() ? [] : ['a card is lost']),
          ...last.missing.map(({ words }) => words).filter((words) => /undefined|\[object/.test(words)),
          // The same actions give the same Duel.
          ...(played % 10 > 0 || isDeepStrictEqual(statesOf(board).at(-1), last) ? [] : ['another Duel']),
        ];
        if (found.length > 0) wrong.push(`${card.name}: ${found.join('; ')}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(played).toBeGreaterThan(1500);
    expect(whole / played).toBeGreaterThan(LEAST);
    expect(whole).toBeGreaterThan(FEWEST);
  },
);
