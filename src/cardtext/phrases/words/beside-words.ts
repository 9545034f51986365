import {
  type Beside,
  type BesideProperty,
  type BesideValue,
  besideProperties,
  besideTerm,
  besideValues,
} from '../../../card-model/beside.ts';
import type { PlainFilter } from '../../../card-model/filter.ts';
import type { Place } from '../../../vocabulary/places.ts';
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
  `^(?:with (?:an? )?|whose )(?<original>original )?(?<of>${kind}) (?:is |are )?(?:(?<how>${more}) than(?<equal> or equal to)?|(?<equal2>equal to or )(?<how2>${more}) than) (?<other>${noun})$`,
);
const exactly = /^that (?:is|are) (?<by>\d) (?<of>Rank|Level)s? (?<how>higher|lower) than (?<other>.+)$/;

/** How a card stands to another one, and whom the words point at ("": it is left to what was spoken of before). */
interface Told {
  readonly beside: Omit<Beside, 'to'>;
  readonly to: Beside['to'] | { readonly reads: string };
  readonly from?: readonly Place[];
}

/** What words behind a noun say of how its card stands to another one; null: they say something else. */
export function besideIn(words: string): Told | null {
  const [, said = words, place] = /^(.*?) from your (Deck|Extra Deck|GY|hand)$/.exec(words) ?? [];
  const found = alikeIn(said) ?? valueIn(said);
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
  const [all, others] = [propertiesIn(of), not === undefined ? undefined : propertiesIn(not)];
  if (others !== undefined && how === 'different') return null;
  const any = /\bor\b/.test(of) && all.length > 1;
  if (any && how === 'different') return null;
  const to = otherIn(other, of.endsWith('s'));
  const beside = {
    ...(how === 'same' ? { same: all, ...(others && { different: others }) } : { different: all }),
    ...(any && { any }),
    ...(original && { original: true as const }),
  };
  return { beside, to };
}

function valueIn(words: string): Told | null {
  const {
    of,
    how,
    how2 = how,
    other,
    equal,
    equal2 = equal,
    original,
    by,
  } = (before.exec(words) ?? behind.exec(words) ?? exactly.exec(words))?.groups ?? {};
  const value = besideValues.find((each) => each === propertiesIn(of ?? '')[0]);
  if (value === undefined || how2 === undefined) return null;
  const less = how2 === 'lower' || how2 === 'less';
  const is = less ? (['less', 'at-most'] as const) : (['more', 'at-least'] as const);
  const { rest, than, printed, had } = ofOther(other);
  const beside = {
    value: {
      of: value,
      is: is[equal2 === undefined ? 0 : 1],
      ...(than !== undefined && than !== value && { than }),
      ...(by && { by: Number(by) }),
    },
    ...((original || printed) && { original: true as const }),
    ...(had && { had: true as const }),
  };
  return { beside, to: otherIn(rest, false) };
}

/** "That monster's original ATK", "the ATK of this card", "the Level the Tributed monster had on the field". */
function ofOther(words = ''): {
  readonly rest: string;
  readonly than?: BesideValue;
  readonly printed: boolean;
  readonly had: boolean;
} {
  const value = (said = ''): { readonly than?: BesideValue } => {
    const than = besideValues.find((each) => each === propertiesIn(said)[0]);
    return than === undefined ? {} : { than };
  };
  const owned =
    /^(?<rest>.+?)(?:'s|')(?: (?<printed>original )?(?<of>Level|Rank|Link Rating|ATK|DEF))?(?: (?:on the field|in the GY))?$/.exec(
      words,
    )?.groups;
  if (owned !== undefined)
    return {
      rest: owned['rest'] ?? '',
      ...value(owned['of']),
      printed: owned['printed'] !== undefined,
      had: false,
    };
  const apart =
    /^the (?<printed>original )?(?<of>Level|Rank|Link Rating|ATK|DEF) (?:of (?<rest>.+)|(?<had>.+) had on the field)$/.exec(
      words,
    )?.groups;
  if (apart !== undefined)
    return {
      rest: apart['rest'] ?? apart['had'] ?? '',
      ...value(apart['of']),
      printed: apart['printed'] !== undefined,
      had: apart['had'] !== undefined,
    };
  return {
    rest: words.replace(/ had on the field$/, ''),
    printed: false,
    had: / had on the field$/.test(words),
  };
}

function propertiesIn(words: string): BesideProperty[] {
  const all = words.split(/, (?:and |or )?|\/| and | or /).map((each) => each.replace(/s$/, ''));
  return all.flatMap((each) => besideProperties.find((one) => besideTerm(one) === each) ?? []);
}

const ofAll =
  /^(?:the|any|every|all|your) (?<kind>card|monster)s? (?<where>you control|your opponent controls|in your (?<gy>GY))(?<also>,? (?:and|or) in your GY)?$/;
const fields = ['monster-zone', 'spell-trap-zone', 'field-zone', 'pendulum-zone'] as const;

/** Whom the words point at. */
function otherIn(words: string | undefined, several: boolean): Told['to'] {
  if (words === undefined) return several ? 'each-other' : { reads: '' };
  if (/^(?:each|one an)other$|^each other$/.test(words)) return 'each-other';
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
