import type { Complement, Draft } from './frame.ts';

/** What players say shortly, as a frame of the verb that it means: "X died in battle" is "X was destroyed by battle". */
export function inPlainVerbs(frame: Draft): Draft {
  if (frame.verb === 'die') {
    const complements = frame.complements.map((each) =>
      isBattle(each) ? { ...each, prep: 'by' as const } : each,
    );
    return { ...frame, verb: 'destroy', form: 'past', passive: true, complements };
  }
  // "X came back with Y", "X came back via Y": that Y Special Summoned it.
  if (frame.verb === 'come-back' && !frame.asked && !frame.modal && frame.complements.some(isByCard)) {
    const complements = frame.complements.map((each) =>
      isByCard(each) ? { ...each, prep: 'by' as const } : each,
    );
    return { ...frame, verb: 'special-summon', form: 'past', passive: true, complements };
  }
  // "it hits the GY", "it ends up in the GY": where it goes.
  const place = frame.complements.find(({ prep, value }) => prep === 'in' && value.kind === 'place');
  if (frame.verb === 'hit' && frame.objects.length === 0 && place !== undefined && !frame.passive) {
    const complements = frame.complements.map((each) =>
      each === place ? { ...each, prep: 'to' as const } : each,
    );
    return { ...frame, verb: 'go', complements };
  }
  return frame;
}

const isByCard = ({ prep, value }: Complement): boolean =>
  (prep === 'by' || prep === 'with' || prep === 'from' || prep === 'off') && value.kind === 'card';

const isBattle = ({ prep, value }: Complement): boolean =>
  (prep === 'in' || prep === 'during') && value.kind === 'thing' && value.noun === 'battle';
