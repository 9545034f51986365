import type { TriggerEvent } from '../../effects/part.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { type Source, sources } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { agreed, askedCards, asksIfComes, effectsAsked } from './reading/asked-effects.ts';
import { departures } from './reading/departures.ts';
import { toldAs } from './reading/event-words.ts';
import type { Sketch } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

type Event = TriggerEvent['event'];

/** Events after which an effect of the card is activated in the GY, and those after which it is on the field. */
const intoGy: ReadonlySet<Event> = new Set(['sent-to-gy', 'discarded']);
const ontoField: ReadonlySet<Event> = new Set(['special-summoned', 'normal-summoned']);

/** What takes a card out of the GY, and what takes it off the field. */
const leavesGy = new RegExp(
  `\\b${written('banish', 'return', 'shuffle', 'revive', 'special-summon', 'add')}\\b`,
);
const leavesField = new RegExp(
  `\\b${written('destroy', 'banish', 'return', 'shuffle', 'tribute', 'send')}\\b`,
);

/**
 * Can a Trigger Effect be activated after its card has moved on from where it would be activated, before the Chain was
 * over (rule trigger/activation-location)? Not from where it is no longer.
 */
export const movedSince: KeyWordPrinciple = (sketch) => {
  const { question, told } = sketch;
  if (!asksIfComes(question) || speaksAgainst(told) || /\bresolv/.test(question)) return undefined;
  const named = askedCards(sketch);
  const [card, other] = named;
  if (card === undefined || other !== undefined || sources(sketch).includes(card)) return undefined;
  const left = departures(sketch).filter(({ what, flipped }) => flipped !== true && what.includes(card.ref));
  const [first] = left;
  if (first === undefined) return undefined;
  const removers = left.flatMap(({ by }) => by ?? []);
  if (bystanders(sketch, [card, ...removers]).length > 0) return undefined;
  const effects = effectsAsked(question, [card]).filter(({ part }) => part.kind === 'trigger');
  return agreed(effects.map((effect) => judged(effect, first.at, sketch)));
};

function judged({ part, card }: Source, at: number, { told }: Sketch): Ruled | undefined {
  if (part.kind !== 'trigger' || part.on.length === 0 || part.activatesIn !== undefined) return undefined;
  const events = part.on.map(({ event }) => event);
  if (!part.on.every(({ of }) => of === 'this')) return undefined;
  const inGy = events.every((event) => intoGy.has(event));
  if (!inGy && !events.every((event) => ontoField.has(event))) return undefined;
  const [before, after] = [told.slice(0, at), told.slice(at)];
  const happened = before
    .split(/[.;]/)
    .some((each) => each.includes(card.ref) && events.some((event) => toldAs(event)?.test(each) === true));
  if (!happened || !(inGy ? leavesGy : leavesField).test(after)) return undefined;
  // Whatever the new place is, it must be told to have moved while the same Chain was going on.
  if (!/\b(?:chain\w*|response|respond\w*|same|finish|resol\w+)\b/.test(told)) return undefined;
  const because = `it would be activated ${inGy ? 'in the GY' : 'on the field'}, and its card is no longer there`;
  return {
    answer: 'no',
    rules: ['trigger/activation-location'],
    because,
    reads: [{ model: card.model, part }],
  };
}
