import type { Instruction } from '../../../card-model/instruction.ts';
import type { Place } from '../../../vocabulary/places.ts';
import { isPassive } from '../../grammar/agents.ts';
import type { Frame } from '../../grammar/frame.ts';
import type { ToldCard } from '../cards/told-cards.ts';
import type { Teller } from '../teller.ts';

const usedBy: Readonly<Partial<Record<Frame['verb'], Instruction['do']>>> = {
  tribute: 'tribute',
  banish: 'banish',
  send: 'send-to-gy',
  discard: 'discard',
  return: 'return-to-hand',
  shuffle: 'return-to-deck',
};

/**
 * "Special Summons X by banishing A and B": where the text of X has a procedure that does that, the Summon is made by it,
 * with these cards. Undefined where the frame behind is no part of the Summon.
 */
export function byUsing(frame: Frame, next: Frame | undefined, teller: Teller): Frame | undefined {
  const verb = next === undefined ? undefined : usedBy[next.verb];
  if (next === undefined || verb === undefined || next.form !== 'ing' || next.negated) return undefined;
  if (next.verb === 'tribute' && isWithTributes(frame, next)) {
    const tributes = next.objects.map((value) => ({ prep: 'with' as const, value }));
    return { ...frame, complements: [...frame.complements, ...tributes] };
  }
  if (frame.verb !== 'special-summon' || frame.asked || frame.negated || isPassive(frame)) return undefined;
  if (frame.complements.some(({ prep }) => prep === 'by' || prep === 'with')) return undefined;
  const [card, more] = frame.objects.flatMap((each) => teller.cardsOf(each, frame));
  const uses = card?.model.summoning.procedures?.some((each) => each.uses.some((one) => one.do === verb));
  if (uses !== true || more !== undefined) return undefined;
  return {
    ...frame,
    complements: [
      ...frame.complements,
      { prep: 'by', value: { kind: 'thing', noun: 'procedure', qualities: [] } },
      ...next.objects.map((value) => ({ prep: 'with' as const, value })),
      // Where they were: "from my GY"; where they go is what the text of the monster says.
      ...next.complements
        .filter(({ prep }) => prep === 'from' || prep === 'in')
        .map(({ value }) => ({ prep: 'after' as const, value })),
    ],
  };
}

const tributeSummons: ReadonlySet<Frame['verb']> = new Set<Frame['verb']>([
  'tribute-summon',
  'normal-summon',
  'tribute-set',
]);

/** "Tribute Summons X, Tributing A": a player's own Summon, and what it Tributes for that. */
const isWithTributes = (frame: Frame, { complements, objects, detail }: Frame): boolean =>
  tributeSummons.has(frame.verb) &&
  !frame.asked &&
  !frame.negated &&
  !isPassive(frame) &&
  frame.complements.length + complements.length === 0 &&
  objects.length > 0 &&
  !detail &&
  frame.subject.every(({ kind }) => kind === 'player');

/** Where the cards are that a monster's own procedure uses up, where nobody said it. */
export const usedFrom = ({ model }: ToldCard): Place => {
  const [first] = model.summoning.procedures?.[0]?.uses ?? [];
  const what = first?.what;
  if (first?.do === 'discard') return 'hand';
  return (typeof what === 'object' && 'from' in what ? what.from?.[0] : undefined) ?? 'monster-zone';
};
