import { cardOf, type Duel } from '../duel.ts';
import { rule } from '../rule.ts';
import { unmetBond } from '../state/bonds.ts';
import { type DeedAsked, type DeedCase, deedsAsked, deedWords, isDeed, ruleOfDeed } from './deeds.ts';

/** Where cards go: a card that last went to one of these places was not put into another by the same. */
const destinations: ReadonlySet<DeedAsked> = new Set<DeedAsked>([
  'banished',
  'sent-to-gy',
  'returned-to-hand',
  'returned-to-deck',
]);

/** It went elsewhere: what became of it last is on the timeline. One rule a place. */
const elsewhereRules = deedsAsked
  .filter((deed) => destinations.has(deed))
  .map((deed) =>
    rule({
      id: ruleOfDeed[deed],
      reasons: { elsewhere: ['forbids', '{card} was {deed} instead'] },
      decide(duel: Duel, asked: DeedCase) {
        if (asked.deed === deed || !destinations.has(asked.deed)) return null;
        const last = duel.timeline.findLast(
          ({ card }) => card?.id === asked.card && card.before.moves !== card.after.moves,
        );
        if (last === undefined || !isDeed(deed, last) || last.doubt !== undefined) return null;
        const facts = { card: cardOf(duel, asked.card).model.name, deed: deedWords[deed] };
        return { code: 'elsewhere', facts, event: last.index };
      },
    }),
  );

/** What would follow from a bond does not, as the other card was lost otherwise than its text asks. */
const bondUnmet = rule({
  id: 'effect/continuous-starts',
  reasons: {
    unmet: ['forbids', 'what the text of {by} asks for has not happened: the other card was lost otherwise'],
  },
  decide(duel: Duel, { card, deed }: DeedCase) {
    const by = unmetBond(duel, card, deed);
    return by === undefined ? null : { code: 'unmet', facts: { by: by.model.name } };
  },
});

/** Why a deed was not done, by what was done instead. */
export const otherwiseRules = [...elsewhereRules, bondUnmet];
