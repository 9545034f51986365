import { type KeyWordPrinciple, ruled } from './principle.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { agreed, asksIfComes, effectsAsked } from './reading/asked-effects.ts';
import { lentMonster } from './reading/lent.ts';
import { askedPlayer } from './reading/side.ts';

/** What happens to the monster, where both players would say that it did. */
const leaves =
  /\b(?:destroyed|died|dies|sent to|tributed|banished|left the field|leaves the field|returned|bounced)\b/;

/**
 * An effect that asks for what happens to cards of its own player's field or GY is not met by a monster of which the other
 * player is the controller, or the owner (rules control/control-possess-own, trigger/condition-met).
 */
export const notControlled: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const lent = lentMonster(sketch);
  if (lent === undefined || !leaves.test(told) || !asksIfComes(question) || speaksAgainst(told, 'stolen'))
    return undefined;
  const named = cards.filter((card) => question.includes(card.ref) && card !== lent.card);
  const [card, other] = named;
  if (
    card === undefined ||
    other !== undefined ||
    bystanders(sketch, [card, lent.card, ...lent.by]).length > 0
  )
    return undefined;
  // "My Y", or what "I" do with it: the one who asks controls it.
  const mine =
    new RegExp(`\\bmy (?:[a-z-]+ )*${card.ref}`).test(`${told} ${question}`) ||
    askedPlayer(question) === 'me';
  const theirs = new RegExp(`\\b(?:their|his|her|opponent's|opponents) (?:[a-z-]+ )*${card.ref}`).test(
    `${told} ${question}`,
  );
  if (mine === theirs) return undefined;
  const player = mine ? 'me' : 'opponent';
  return agreed(
    effectsAsked(question, [card])
      .filter(({ part }) => part.kind === 'trigger')
      .map(({ part }) => {
        if (part.kind !== 'trigger' || part.on.length === 0) return undefined;
        const reads = [{ model: card.model, part }];
        const met = part.on.map(({ of, was }) => {
          if (of === 'this' || of.controller !== 'you' || (was?.controller ?? 'you') !== 'you')
            return undefined;
          return lent.owner === player ? false : undefined;
        });
        if (!met.every((each) => each === false)) return undefined;
        return ruled(
          'no',
          'trigger/condition-met',
          'its text asks for a card that its player controls, and the other player controlled that one',
          reads,
        );
      }),
  );
};
