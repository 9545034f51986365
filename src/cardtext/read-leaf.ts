import type { Instruction } from '../card-model/instruction.ts';
import type { Target } from '../card-model/part.ts';
import { clausesOf } from './clauses.ts';
import type { Phrase, ReadPhrase } from './effect-facts.ts';
import { readClause } from './phrases/read-clause.ts';

/** Turns the words of an effect into instructions by the grammar of phrases; null where it does not read them whole. */
export const readLeaf: ReadPhrase = (role, text, given) => {
  if (role === 'condition') return null;
  const read = readClause(text, role === 'cost' ? 'activation' : 'resolution', given);
  if (read !== null) return { instructions: read.instructions, targets: read.targets };
  const chosen = chooses.test(text) ? readClause(text, 'activation', given) : null;
  if (chosen !== null) return { instructions: chosen.instructions, targets: chosen.targets };
  return role === 'resolution' ? readInner(text, given) : null;
};

/** A sentence that names the target of an activation without a semicolon after it. */
const chooses = /^(?:You can )?(?:activate this card by targeting|target)\b/i;

/** Heads that tell a time, not a case: what follows them is an effect of its own, and no part of this resolution. */
const later = /^(?:When|Each time|During|At|Once|Twice|After|Before|While|FLIP)\b/;

/** A sentence within an effect that has signs of its own: a bullet with its case, what it targets and pays. */
function readInner(text: string, given: readonly Target[] | undefined): Phrase | null {
  const { head, activation, may, resolution, flip, sign } = clausesOf({
    text,
    span: [0, text.length],
    bullet: true,
    first: true,
    line: 0,
  });
  if ((head === null && activation === null) || flip || sign !== ';' || resolution.text === '') return null;
  const before = activation === null ? null : readClause(activation.text, 'activation', given);
  if (activation !== null && before === null) return null;
  const own = before?.targets ?? [];
  const does = readClause(resolution.text, 'resolution', own.length > 0 ? own : given);
  if (does === null) return null;
  const told = head === null ? {} : later.test(head.text) ? { delayed: head.text } : { onlyIf: head.text };
  const within = (all: readonly Instruction[], mayLeave: boolean): readonly Instruction[] | null => {
    const clash = all.some((each) => Object.keys(told).some((key) => key in each));
    if (clash) return null;
    return all.map((each, at) => ({ ...each, ...told, ...(mayLeave && at === 0 ? { may: true } : {}) }));
  };
  const pays = within(before?.instructions ?? [], may !== null);
  const instructions = within(does.instructions, may !== null && (pays?.length ?? 0) === 0);
  if (pays === null || instructions === null) return null;
  return { instructions, targets: own, ...(pays.length === 0 ? {} : { pays }) };
}
