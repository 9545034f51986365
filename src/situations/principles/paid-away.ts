import { isMandatory } from '../../effects/activated.ts';
import type { TriggerEvent } from '../../effects/part.ts';
import type { Place } from '../../vocabulary/places.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import type { Source } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { agreed, askedCards, asksIfComes, effectsAsked } from './reading/asked-effects.ts';
import { departures } from './reading/departures.ts';
import { written } from './reading/verb-words.ts';

/** A way of paying, where the card comes from, and the events that happen to it. */
interface Payment {
  readonly words: string;
  readonly from: readonly Place[];
  readonly events: readonly TriggerEvent['event'][];
}

const payments: readonly Payment[] = [
  { words: written('detach'), from: ['xyz-material'], events: ['detached', 'sent-to-gy'] },
  { words: written('discard'), from: ['hand'], events: ['discarded', 'sent-to-gy'] },
  {
    words: written('tribute'),
    from: ['monster-zone'],
    events: ['tributed', 'sent-to-gy', 'left-the-field'],
  },
];

/**
 * Whether the effect of a card is activated that was paid as a cost: an optional "when" misses its timing, because what it
 * was paid for resolves afterwards (rule trigger/missed-timing-cost); "if" and mandatory ones do not; and none is that
 * asks for another place, or for a card effect (rule trigger/condition-met).
 */
export const paidAway: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  if (!asksIfComes(question) && !/\bmiss/.test(question)) return undefined;
  if (speaksAgainst(told, 'negated') || /\bbanished\b/.test(told)) return undefined;
  const text = `${told} ${question}`;
  const paid = payments.flatMap((payment) =>
    sketch.cards.filter(({ ref }) => isPaid(payment, ref, text)).map((card) => ({ payment, card })),
  );
  const [only] = paid;
  if (only === undefined || paid.length > 1 || bystanders(sketch, [only.card]).length > 0) return undefined;
  if (departures(sketch).some(({ what, by }) => by !== undefined && what.includes(only.card.ref)))
    return undefined;
  const named = askedCards(sketch);
  if (!named.includes(only.card) && /#\d/.test(question)) return undefined;
  const effects = effectsAsked(question, [only.card]).filter(
    ({ part }) => part.kind === 'trigger' && part.on.some((event) => event.of === 'this'),
  );
  return agreed(effects.map((effect) => judged(effect, only.payment, text)));
};

function isPaid({ words }: Payment, ref: string, text: string): boolean {
  const direct = new RegExp(`\\b(?:${words}) (?:my |the |that |a |an |1 |his |their |own )*${ref}(?!'s)`);
  const toPay = new RegExp(
    `\\b(?:${words}) (?:my |the )?${ref}[^.;?]*\\b(?:cost|for|to (?:activate|use|pay|draw|search))\\b|\\b(?:cost|for cost)\\b|detach`,
  );
  const away = new RegExp(`${ref}[^.;?]*\\b(?:was|is|got|gets) (?:just )?(?:${words})|(?:${words}) it\\b`);
  return (direct.test(text) && toPay.test(text)) || (away.test(text) && /detach|\bcost\b/.test(text));
}

function judged({ part, card }: Source, payment: Payment, text: string): Ruled | undefined {
  if (part.kind !== 'trigger') return undefined;
  const reads = [{ model: card.model, part }];
  const met = part.on.filter(
    ({ event, of, from, by, byWhom, byCard }) =>
      of === 'this' &&
      payment.events.includes(event) &&
      (from === undefined || from.some((place) => payment.from.includes(place))) &&
      (by === undefined || by.includes('cost')) &&
      byWhom === undefined &&
      byCard === undefined,
  );
  if (met.length === 0) {
    const asked = part.on.some(({ event }) => payment.events.includes(event));
    const because =
      'what its text asks for did not happen to it: where it came from, or what moved it, is another';
    return asked ? { answer: 'no', rules: ['trigger/condition-met'], because, reads } : undefined;
  }
  if (
    met.some(
      ({ was, reads: further, for: use }) => was !== undefined || further !== undefined || use !== undefined,
    )
  )
    return undefined;
  if (isMandatory(part) || part.word === 'if') {
    const because = `it is ${isMandatory(part) ? 'mandatory' : 'an "if" effect'}, so it is activated after what it was paid for`;
    return { answer: 'yes', rules: ['trigger/if-cannot-miss', 'trigger/condition-met'], because, reads };
  }
  if (part.word !== 'when' || !/\bcost\b|\bfor\b|\bto (?:activate|use|pay|draw)\b|resolv|effect/.test(text))
    return undefined;
  const because = 'it says "when ... you can", and the effect that it was paid for resolves after it';
  return { answer: 'no', rules: ['trigger/missed-timing-cost'], because, reads };
}
