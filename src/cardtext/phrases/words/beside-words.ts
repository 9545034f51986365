import { z } from 'zod';
import {
  type Beside,
  type BesideProperty,
  type BesideValue,
  besideProperties,
  besideTerms,
  besideValues,
} from '../../../card-model/beside.ts';
import type { PlainFilter } from '../../../card-model/filter.ts';
import type { Place } from '../../../vocabulary/places.ts';
import { meaningsOf } from '../../forms.ts';
import { placesOf } from './place-filters.ts';

const kind = '(?:Type|Attribute|name|Level|Rank|Link Rating|ATK|DEF)s?';
const list = `${kind}(?:(?:, (?:and |or )?|/| and | or )${kind})*`;
const noun = '(?:the|that|those|this|a|it|its|each|every|other)\\b.*?';

/** "with the same Level as that monster, but a different name". */
const alike = new RegExp(
  `^(?:with|that have) (?:(?:the|an?) )?(?<how>same|different) (?<original>original )?(?<of>${list})(?: (?:as|from|than|to) (?<other>${noun}))?(?:,? but (?:with )?(?:an? )?different (?:original )?(?<not>${list}))?$`,
);
const more = '(?:lower|less|higher|greater|more)';
/** "with less ATK than that monster", "with an equal or lower Level". */
const before = new RegExp(
  `^with (?:an? )?(?<equal>equal or )?(?<how>${more}) (?<of>${kind})(?: than (?<other>${noun}))?$`,
);
/** "with ATK less than or equal to that monster's", "whose Level is lower than this card's". */
const behind = new RegExp(
  `^(?:with (?:an? )?|whose )(?<original>original )?(?<of>${kind}) (?:is |are )?(?<equal>equal to or )?(?<how>${more}) than(?<equalToo> or equal to)? (?<other>${noun})$`,
);
const exactly = /^that (?:is|are) (?<by>\d) (?<of>Rank|Level)s? (?<how>higher|lower) than (?<other>.+)$/;

/** "whose ATK equals its own DEF", "whose current ATK is different from its original ATK". */
const own =
  /^whose (?:current )?(?<of>ATK|DEF) (?:is )?(?<how>equals|does not equal|different from|higher than|lower than) (?:its|their) (?:own|(?<printed>original)) (?<than>ATK|DEF)$/;
const ownIs = meaningsOf('own-values-beside', z.literal(['equal', 'unequal', 'more', 'less']));

/** How a card stands to another one, and whom the words point at ("": it is left to what was spoken of before). */
interface Told {
  readonly beside: Omit<Beside, 'to'>;
  readonly to: Beside['to'] | { readonly reads: string };
  readonly from?: readonly Place[];
}

/** What words behind a noun say of how its card stands to another one; null: they say something else. */
export function besideIn(words: string): Told | null {
  const [, said = words, place] = /^(.*?) from your (Deck|Extra Deck|GY|hand)$/.exec(words) ?? [];
  const found = alikeIn(said) ?? ownIn(said) ?? valueIn(said);
  const from = place === undefined ? undefined : placesOf({ place });
  return found === null ? null : { ...found, ...(from === undefined ? {} : { from }) };
}

/** The filter that it makes, the other card being this one. */
export const besideFilter = ({ beside, from }: Told, to: Beside['to']): PlainFilter => ({
  beside: { to, ...beside },
  ...(from === undefined ? {} : { in: [...from], owner: 'you' }),
});

/** The filter of words that say themselves which other card is meant; null for any others. */
export function besideFilterIn(words: string, isAnother: boolean): PlainFilter | null {
  const told = besideIn(words);
  if (told === null) return null;
  const { to } = told;
  if (typeof to === 'string' || !('reads' in to)) return besideFilter(told, to);
  return isAnother && to.reads === '' ? besideFilter(told, 'this') : null;
}

function alikeIn(words: string): Told | null {
  const { how, original, of, other, not } = alike.exec(words)?.groups ?? {};
  if (of === undefined) return null;
  const all = propertiesIn(of);
  const any = /\bor\b/.test(of) && all.length > 1;
  if (how === 'different' && (any || not !== undefined)) return null;
  const beside = {
    ...(how === 'different' ? { different: all } : { same: all }),
    ...(not !== undefined && { different: propertiesIn(not) }),
    ...(any && { any }),
    ...(original && { original: true as const }),
  };
  return { beside, to: otherIn(other, of.endsWith('s')) };
}

function valueIn(words: string): Told | null {
  const said = before.exec(words) ?? behind.exec(words) ?? exactly.exec(words);
  const { of, how, other = '', equalToo, equal = equalToo, original, by } = said?.groups ?? {};
  const value = valueNamed(of);
  if (value === undefined || how === undefined) return null;
  const less = how === 'lower' || how === 'less';
  const is = less ? (['less', 'at-most'] as const) : (['more', 'at-least'] as const);
  const owner = owners.map((each) => each.exec(other)?.groups).find((each) => each !== undefined);
  const { rest = '', printed, had } = owner ?? {};
  const than = valueNamed(owner?.['of']);
  const beside = {
    value: {
      of: value,
      is: is[equal === undefined ? 0 : 1],
      ...(than !== undefined && than !== value && { than }),
      ...(by && { by: Number(by) }),
    },
    ...((original || printed) && { original: true as const }),
    ...(had && { had: true as const }),
  };
  return { beside, to: otherIn(rest, false) };
}

function ownIn(words: string): Told | null {
  const { of, how, printed, than } = own.exec(words)?.groups ?? {};
  const [value, other] = [valueNamed(of), valueNamed(than)];
  const is = ownIs[how ?? ''];
  if (value === undefined || other === undefined || is === undefined) return null;
  const beside = {
    value: { of: value, is, ...(other !== value && { than: other }) },
    ...(printed && { original: true as const }),
  };
  return { beside, to: 'itself' };
}

const stat = '(?<printed>original )?(?<of>Level|Rank|Link Rating|ATK|DEF)';
/** "That monster's original ATK", "the ATK of this card", "the Level the Tributed monster had on the field", "that monster". */
const owners = [
  new RegExp(`^(?<rest>.+?)(?:'s|')(?: ${stat})?(?: (?:on the field|in the GY))?$`),
  new RegExp(`^the ${stat} of (?<rest>.+)$`),
  new RegExp(`^(?:the ${stat} )?(?<rest>.+?)(?<had> had on the field)$`),
  /^(?<rest>.+)$/,
];

const valueNamed = (words = ''): BesideValue | undefined =>
  besideValues.find((each) => each === propertiesIn(words)[0]);

function propertiesIn(words: string): BesideProperty[] {
  const all = words.split(/, (?:and |or )?|\/| and | or /).map((each) => each.replace(/s$/, ''));
  return all.flatMap((each) => besideProperties.find((one) => besideTerms[one] === each) ?? []);
}

const ofAll =
  /^(?:the|any|every|all|your) (?<kind>card|monster)s? (?<where>you control|your opponent controls|in your (?<gy>GY))(?<also>,? (?:and|or) in your GY)?$/;
const fields = ['monster-zone', 'spell-trap-zone', 'field-zone', 'pendulum-zone'] as const;

/** Whom the words point at. */
function otherIn(words: string | undefined, several: boolean): Told['to'] {
  if (words === undefined) return several ? 'each-other' : { reads: '' };
  if (/^(?:each |one an)other$/.test(words)) return 'each-other';
  if (/^this (?:face-up )?(?:card|monster)(?:'s)?$/.test(words)) return 'this';
  const { kind: which, where, gy, also } = ofAll.exec(words)?.groups ?? {};
  if (where === undefined) return { reads: words };
  const field = which === 'monster' ? (['monster-zone'] as const) : fields;
  return {
    all: gy === undefined ? [...field, ...(also ? (['gy'] as const) : [])] : ['gy'],
    whose: where === 'your opponent controls' ? 'opponent' : 'you',
    ...(which === 'monster' ? { monsters: true as const } : {}),
  };
}
