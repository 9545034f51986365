import { type Filter, filterSchema } from '../../../card-model/filter.ts';
import { type Instruction, pointingWords } from '../../../card-model/instruction.ts';
import type { Activated, LinkCondition } from '../../../card-model/link-condition.ts';
import { verbFacts, verbs } from '../../../card-model/verbs.ts';
import { fieldPlaces, type Place } from '../../../vocabulary/places.ts';
import { meaningsOf } from '../../forms.ts';
import { linkWords } from '../../timing/link-words.ts';

/** "Negate any Trap effects that target this card": which effects a text negates, and what becomes of their cards. */
export const withNegatedActivations = (all: readonly Instruction[]): readonly Instruction[] =>
  all.flatMap((each, at): readonly Instruction[] => {
    const before = all[at - 1];
    if (destroysIt(each) && before !== undefined && negatedBy(before) !== undefined) return [];
    const negates = negatedBy(each);
    if (negates === undefined) return [each];
    const next = all[at + 1];
    return [
      { ...each, negates: next !== undefined && destroysIt(next) ? { ...negates, destroys: true } : negates },
    ];
  });

const wordsOf = ({ what }: Instruction): string | undefined => pointingWords(what);

const negatedBy = (each: Instruction): Activated | undefined =>
  each.do === 'negate-effects' ? activatedIn(wordsOf(each) ?? '') : undefined;

const destroysIt = (each: Instruction): boolean =>
  each.do === 'destroy' &&
  each.joined === 'if-you-do' &&
  /^(?:it|them|that (?:\w+ )?[Cc]ard)$/.test(wordsOf(each) ?? '');

const effects =
  /^(?:(?:all|any|an?) )?(?<whose>your opponent's |opponent's )?(?<attribute>LIGHT |DARK )?(?<kind>monster|Spell\/Trap|Spell|Trap|card) effects?(?<who> activated by your opponent| your opponent activates)?(?<rest>.*?)(?:, except "(?<but>[^"]+)" monsters)?$/;
const kinds = meaningsOf('activated-kinds', filterSchema);

function activatedIn(words: string): Activated | undefined {
  const said = effects.exec(words)?.groups;
  const rest = said === undefined ? undefined : restOf((said['rest'] ?? '').trim());
  if (said === undefined || rest === undefined) return undefined;
  const attribute = attributes.find((each) => each === said['attribute']?.trim());
  const { but } = said;
  return {
    of: {
      ...kinds[said['kind'] ?? ''],
      ...(attribute === undefined ? {} : { attribute }),
      ...(but === undefined ? {} : { except: [{ archetype: but }] }),
      ...rest.of,
    },
    ...((said['whose'] ?? said['who']) === undefined ? {} : { byWhom: 'opponent' as const }),
    ...(rest.link === undefined ? {} : { link: rest.link }),
  };
}
const attributes = ['LIGHT', 'DARK'] as const;

const places: Readonly<Record<string, readonly Place[]>> = {
  'on the field or in the GY': [...fieldPlaces, 'gy'],
  'in the GY': ['gy'],
  'on the field': fieldPlaces,
};
/** What may be done to cards in the GY. */
const moves = verbs.filter((verb) => {
  const { touches = [], in: only, notIn } = verbFacts[verb];
  return (
    touches.some((each) => each === 'place') && only === undefined && notIn !== 'gy' && verb !== 'tribute'
  );
});
/** What effects have to include, that are said to do something with cards that lie in the GY. */
const withGy: Readonly<Record<string, LinkCondition>> = {
  'that would move a card in the GY to a different place': {
    includes: [{ do: [...moves], from: ['gy'], entirely: true }],
  },
  'that changes Types or Attributes in the GY': {
    includes: [{ do: ['change-type', 'change-attribute'], from: ['gy'], entirely: true }],
  },
};

/** Where they are activated, and at what. */
function restOf(words: string): { readonly of?: Filter; readonly link?: LinkCondition } | undefined {
  if (words === '') return {};
  const where = places[words.replace(/^(?:that )?activated?(?:s)? /, '')];
  if (where !== undefined) return { of: { in: [...where] } };
  const link = withGy[words];
  if (link !== undefined) return { link };
  const [, aim = words, alone] = /^(.+?)( \(and no other cards\))?$/.exec(words) ?? [];
  const read = linkWords(aim.replace(/^that target /, 'that targets ').replace(/^activated /, ''));
  return read === undefined || alone === undefined ? read : { ...read, link: { ...read.link, alone: true } };
}
