import { isActivated } from '../../card-model/activated.ts';
import { wordTest } from '../../card-model/word-test.ts';
import { rule } from '../rule.ts';
import type { Card, Duel } from '../state/duel.ts';

/** A monster whose text gives no way of its own, or gives it in words that were not read. */
export const noProcedure = rule({
  id: 'own-procedure/what-it-is',
  reasons: {
    none: ['forbids', 'the text of {card} gives it no way of its own to be Special Summoned'],
    'not-read': ['unknown', 'the way that the text of {card} gives was not read: {words}'],
    'perhaps-in-text': [
      'unknown',
      'whether a part of the text of {card} that was not read gives it such a way',
    ],
    'no-text': ['unknown', 'the text of {card} was not said'],
  },
  decide(_: Duel, { card }: { readonly card: Card }) {
    const { name, facts, summoning, parts } = card.model;
    if (facts.cardType !== 'monster') return { code: 'none', facts: { card: name } };
    if (summoning.procedure !== undefined)
      return { code: 'not-read', facts: { card: name, words: summoning.procedure } };
    const own = summoning.ways.includes('summoned-by-own-procedure') || summoning.unreadWays !== undefined;
    const perhaps = parts.some(
      (part) =>
        (part.kind === 'unread' || (part.kind === 'not-an-effect' && part.what === 'summoning-procedure')) &&
        ofSpecialSummons.test(part.reads),
    );
    if (own || perhaps) return { code: 'perhaps-in-text', facts: { card: name } };
    const silent = parts.length === 0 && !facts.abilities.includes('Normal');
    return { code: silent ? 'no-text' : 'none', facts: { card: name } };
  },
});

/** Has its text an effect of its own that Special Summons it: another question than its procedure? */
export const summonsItself = ({ model }: Card): boolean =>
  model.parts.some(
    (part) =>
      isActivated(part) &&
      part.does.some(({ do: verb, what }) => verb === 'special-summon' && what === 'this'),
  );

const ofSpecialSummons = wordTest(/Special Summon/i);
