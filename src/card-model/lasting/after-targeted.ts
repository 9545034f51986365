import type { Instruction } from '../instruction.ts';
import type { Part } from '../part.ts';

/** A text by which a card destroys itself when an effect that targeted it has resolved: whose effect, and of which kind of card. */
export interface AfterTargeted {
  readonly whose?: 'opponent';
  readonly kind?: 'monster' | 'spell' | 'trap';
  /** Only if it was face-up when it was targeted. */
  readonly faceUp: boolean;
}

const form =
  /^after resolving (?<whose>an opponent's |your opponent's )?(?:an? )?(?<kind>card|monster|Spell|Trap)(?:'s)? effect that targets this (?<up>face-up )?card$/i;

const kinds = { monster: 'monster', spell: 'spell', trap: 'trap' } as const;

/** "After resolving a card effect that targets this face-up card, destroy this card." */
export const afterTargeted = (part: Part): readonly AfterTargeted[] =>
  part.kind === 'continuous' && part.conditions.length === 0 ? part.does.flatMap(read) : [];

function read({ do: verb, what, onlyIf = '' }: Instruction): readonly AfterTargeted[] {
  const found = verb === 'destroy' && what === 'this' ? form.exec(onlyIf)?.groups : undefined;
  if (found === undefined) return [];
  const kind = Object.entries(kinds).find(([word]) => word === found['kind']?.toLowerCase())?.[1];
  return [
    {
      ...(found['whose'] === undefined ? {} : { whose: 'opponent' }),
      ...(kind === undefined ? {} : { kind }),
      faceUp: found['up'] !== undefined,
    },
  ];
}
