import { type Instruction, pointingWords } from '../../../card-model/instruction.ts';
import type { Bond } from '../../../card-model/lasting/lasting-fields.ts';
import type { ContinuousEffect, Part } from '../../../card-model/part.ts';

const afterTargeted =
  /^after resolving (?<whose>an opponent's |your opponent's )?(?:an? )?(?<kind>card|monster|Spell|Trap)(?:'s)? effect that targets this (?<up>face-up )?card$/i;
const withNamed = /^if "([^"]+)" (?:on the field is destroyed|is destroyed on the field)$/i;
const kinds = { monster: 'monster', spell: 'spell', trap: 'trap' } as const;

/** What a part does to its own card, or to the one that it is bound to, without a Chain Link: its conditions as fields. */
export function withOwnLoss(part: Part): Part {
  if (part.kind !== 'continuous') return part;
  // With "and if you do, banish it" more comes of it.
  const bonds = part.conditions.length === 0 && !part.does.some(({ joined }) => joined === 'if-you-do');
  const does = part.does.map((each) => {
    const bond = bonds ? bondOf(each) : undefined;
    return { ...each, ...lostWith(each, part), ...(bond === undefined ? {} : { bond }) };
  });
  return { ...part, does };
}

function lostWith(
  { do: verb, what, onlyIf = '' }: Instruction,
  { conditions }: ContinuousEffect,
): Pick<Instruction, 'destroyedWith' | 'afterTargeted'> {
  if (verb !== 'destroy' || what !== 'this') return {};
  const destroyedWith = withNamed.exec(onlyIf)?.[1];
  if (destroyedWith !== undefined) return { destroyedWith };
  const found = conditions.length === 0 ? afterTargeted.exec(onlyIf)?.groups : undefined;
  if (found === undefined) return {};
  const kind = Object.entries(kinds).find(([word]) => word === found['kind']?.toLowerCase())?.[1];
  return {
    afterTargeted: {
      ...(found['whose'] === undefined ? {} : { whose: 'opponent' }),
      ...(kind === undefined ? {} : { kind }),
      faceUp: found['up'] !== undefined,
    },
  };
}

const whenGone =
  /^(?:when|if) (?:(?<own>this card)|it|that (?:monster|target|card)|the (?:target(?:ed monster)?|selected monster|equipped monster|Summoned monster))(?: on the field)? (?:(?<leaves>(?:leaves|is removed from) the field)|is (?<destroyed>destroyed))$/i;
const boundCard =
  /^(?:it|that (?:monster|target|card)|the (?:target(?:ed monster)?|selected monster|equipped monster|Summoned monster))$/i;
const deeds: Readonly<Partial<Record<Instruction['do'], Bond['deed']>>> = {
  destroy: 'destroyed',
  banish: 'banished',
  'send-to-gy': 'sent-to-gy',
};

function bondOf({ do: verb, what, onlyIf = '' }: Instruction): Bond | undefined {
  const said = whenGone.exec(onlyIf)?.groups;
  const deed = deeds[verb];
  const to = objectOf(what);
  if (said === undefined || deed === undefined || to === undefined) return undefined;
  const of = said['own'] === undefined ? 'bound' : 'this';
  return of === to
    ? undefined
    : { when: said['leaves'] === undefined ? 'destroyed' : 'leaves', of, deed, to };
}

function objectOf(what: Instruction['what']): Bond['to'] | undefined {
  if (what === 'this') return 'this';
  if (what === 'equipped') return 'bound';
  return boundCard.test(pointingWords(what) ?? '') ? 'bound' : undefined;
}
