import { type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import type { ControlLimit } from '../../../card-model/lasting/control-limit.ts';

const kindIn = (word = ''): 'type' | 'attribute' => (word.toLowerCase() === 'type' ? 'type' : 'attribute');

/** What a text says of the monsters that players can control together, by the words of its sentence. */
const forms: readonly (readonly [RegExp, (words: readonly string[]) => Said | undefined])[] = [
  [
    /^Each player can only control 1 (Type|Attribute) of monster$/i,
    ([kind]) => ({ who: 'both', controls: { oneKind: kindIn(kind) } }),
  ],
  [
    /^Each player can only control 1 monster of each (Type|Attribute)$/i,
    ([kind]) => ({ who: 'both', controls: { oneOfEach: kindIn(kind) } }),
  ],
  [
    /^If a player controls 2 or more monsters of the same (?:Type|Attribute), they must send some to the GY so they control no more than 1 monster of that (?:Type|Attribute)$/i,
    () => ({ who: 'both', controls: { sends: true } }),
  ],
  [
    /^If there is 1 or more monster\(?s?\)? on the field of the controller of this card, (?:his\/her|their) opponent cannot place a monster on the field if (?:his\/her|their) number of monsters would exceed the number of monsters that are on the field of this card's controller$/i,
    () => ({ who: 'opponent', controls: { asMany: 'you' } }),
  ],
  [
    /^The cards that are already on the field before this card's activation are unaffected by this effect$/i,
    () => ({ who: 'opponent', controls: { spares: 'there-before' } }),
  ],
];

interface Said extends Pick<Instruction, 'who'> {
  readonly controls: ControlLimit;
}

/** A sentence on which monsters players can control together, with what it comes to; others as they are. */
export function withControlLimit(each: Instruction): Instruction {
  if (sendsTheOthers(each))
    return {
      do: 'restrict',
      who: 'both',
      reads: 'all other face-up monsters that they control are sent to the GY',
      controls: { sends: true },
    };
  if (each.do !== 'described' || each.reads === undefined) return each;
  const words = each.reads.trim().replace(/\.$/, '');
  for (const [form, make] of forms) {
    const found = form.exec(words);
    const said = found === null ? undefined : make(found.slice(1));
    if (said !== undefined) return { ...each, do: 'restrict', ...said };
  }
  return each;
}

/** "Send all other face-up monsters they control to the GY." */
const sendsTheOthers = ({ do: verb, what }: Instruction): boolean =>
  verb === 'send-to-gy' &&
  isDescribed(what) &&
  what.count === 'all' &&
  what.filter.other === true &&
  what.filter.faceUp === true &&
  what.filter.reads === 'they control';
