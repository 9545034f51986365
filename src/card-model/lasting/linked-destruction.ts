import type { Instruction } from '../instruction.ts';
import type { Part } from '../part.ts';

/** What a text does without a Chain Link when its card, or the monster that it is bound to, leaves the field or is destroyed. */
export interface Bond {
  readonly when: 'leaves' | 'destroyed';
  readonly of: 'this' | 'bound';
  readonly then: 'destroyed' | 'banished' | 'sent-to-gy';
  readonly to: 'this' | 'bound';
}

const condition =
  /^(?:when|if) (?:(?<own>this card)|it|that (?:monster|target|card)|the (?:target(?:ed monster)?|selected monster|equipped monster|Summoned monster))(?: on the field)? (?:(?<leaves>(?:leaves|is removed from) the field)|is (?<destroyed>destroyed))$/i;
const bound =
  /^(?:it|that (?:monster|target|card)|the (?:target(?:ed monster)?|selected monster|equipped monster|Summoned monster))$/i;

const deeds: Readonly<Partial<Record<Instruction['do'], Bond['then']>>> = {
  destroy: 'destroyed',
  banish: 'banished',
  'send-to-gy': 'sent-to-gy',
};

/** The bonds that a part of a text makes; none where it is of another kind, or more comes of one ("and if you do, banish it"). */
export const bondsIn = (part: Part): readonly Bond[] =>
  part.kind !== 'continuous' ||
  part.conditions.length > 0 ||
  part.does.some(({ joined }) => joined === 'if-you-do')
    ? []
    : part.does.flatMap(({ do: verb, what, onlyIf = '' }): readonly Bond[] => {
        const said = condition.exec(onlyIf)?.groups;
        const then = deeds[verb];
        const to = objectOf(what);
        if (said === undefined || then === undefined || to === undefined) return [];
        const of = said['own'] === undefined ? 'bound' : 'this';
        return of === to
          ? []
          : [{ when: said['leaves'] === undefined ? 'destroyed' : 'leaves', of, then, to }];
      });

function objectOf(what: Instruction['what']): Bond['to'] | undefined {
  if (what === 'this') return 'this';
  if (what === 'equipped') return 'bound';
  return typeof what === 'object' && 'reads' in what && bound.test(what.reads ?? '') ? 'bound' : undefined;
}
