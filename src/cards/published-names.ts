/** What the search by name uses of a published record, and the limit lists. */
export interface NameFacts {
  /** Its names in other languages that differ from the English one, by language code. */
  readonly otherNames?: Readonly<Record<string, string>>;
  /** The numbers of its printings, such as LOB-001, each once. */
  readonly setNumbers?: readonly string[];
  /** How often it was printed in English and in Japanese: what everybody knows was printed often. */
  readonly printings?: number;
}

/** The fields that these are read from. They are read by hand: whatever is odd in them is passed over. */
interface NameFields {
  readonly name: Readonly<Record<string, unknown>> & { readonly en: string };
  readonly sets?: unknown;
}

/** Reads the names and set numbers of a record. */
export function nameFacts({ name, sets }: NameFields): NameFacts {
  const otherNames = textsOf(name, withoutReadings, (text) => text !== '' && text !== name.en);
  const codes = codesOf(sets);
  const setNumbers = [...new Set([...codes.values()].flatMap((each) => [...each]))];
  const printings = (codes.get('en')?.size ?? 0) + (codes.get('ja')?.size ?? 0);
  return {
    ...(Object.keys(otherNames).length === 0 ? {} : { otherNames }),
    ...(setNumbers.length === 0 ? {} : { setNumbers }),
    ...(printings === 0 ? {} : { printings }),
  };
}

/** A name or text without the small letters beside it that say how it is read. */
export const withoutReadings = (text: string): string =>
  text.includes('<') ? text.replace(/<r[tp]>.*?<\/r[tp]>|<\/?r(uby|b)>/g, '').trim() : text;

/** The texts of an object in other languages than English; the source has null where it knows none. */
export function textsOf(
  object: unknown,
  change = (text: string) => text,
  keeps = (_: string): boolean => true,
): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  if (typeof object !== 'object' || object === null) return texts;
  for (const [key, value] of Object.entries(object)) {
    const text = typeof value === 'string' && key !== 'en' ? change(value) : '';
    if (text !== '' && keeps(text)) texts[key] = text;
  }
  return texts;
}

/** The set numbers of each language. */
function codesOf(sets: unknown): ReadonlyMap<string, ReadonlySet<string>> {
  const codes = new Map<string, Set<string>>();
  if (typeof sets !== 'object' || sets === null) return codes;
  for (const [language, list] of Object.entries(sets)) {
    const found = new Set<string>();
    for (const each of Array.isArray(list) ? list : []) {
      const code = typeof each === 'object' && each !== null ? Reflect.get(each, 'set_number') : undefined;
      if (typeof code === 'string') found.add(code);
    }
    codes.set(language, found);
  }
  return codes;
}
