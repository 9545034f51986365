import { z } from 'zod';
import { type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import { controlLimitSchema } from '../../../card-model/lasting/control-limit.ts';
import { formsOf } from '../../forms.ts';

/** What a text says of the monsters that players can control together, by the words of its sentence. */
const forms = formsOf(
  'control-limits',
  z.strictObject({ who: z.enum(['both', 'opponent']), controls: controlLimitSchema }),
);

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
  const said = forms.find(([form]) => form.test(words))?.[1];
  return said === undefined ? each : { ...each, do: 'restrict', ...said };
}

/** "Send all other face-up monsters they control to the GY." */
const sendsTheOthers = ({ do: verb, what }: Instruction): boolean =>
  verb === 'send-to-gy' &&
  isDescribed(what) &&
  what.count === 'all' &&
  what.filter.other === true &&
  what.filter.faceUp === true &&
  what.filter.reads === 'they control';
