import type { Part } from '../part.ts';
import { type Spoken, says } from '../sayings.ts';
import type { Either } from '../value.ts';

/** A text by which a face-up card puts itself away while this holds; null where the words were not read. */
export interface SelfDestruction {
  readonly while: Either | null;
  readonly event: 'destroyed' | 'sent-to-gy';
  readonly words: string;
}

/** What a part says of its card that keeps it from staying on the field: it applies without being activated. */
export function selfDestructions(part: Part): readonly SelfDestruction[] {
  switch (part.kind) {
    case 'continuous':
      return part.does.flatMap((each): readonly SelfDestruction[] => {
        const { do: verb, what, onlyIf, holds, destroyedWith } = each;
        // What is destroyed with another card waits for that.
        if (destroyedWith !== undefined) return [];
        if (verb === 'described') return inWords(each);
        const sends = verb === 'send-to-gy' && holds !== undefined;
        if ((verb !== 'destroy' && !sends) || what !== 'this' || onlyIf === undefined) return [];
        const words = `${onlyIf}, ${sends ? 'send this card to the GY' : 'destroy this card'}`;
        if (holds === undefined) return says(each, 'if') ? [{ while: null, event: 'destroyed', words }] : [];
        return [{ while: holds, event: sends ? 'sent-to-gy' : 'destroyed', words }];
      });
    case 'unclassified':
    case 'unread':
      return inWords(part);
    default:
      return [];
  }
}

const inWords = (said: Spoken & { readonly reads?: string | undefined }): readonly SelfDestruction[] =>
  says(said, 'destroys-itself') ? [{ while: null, event: 'destroyed', words: said.reads ?? '' }] : [];
