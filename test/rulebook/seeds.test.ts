import { describe, expect, test } from 'vitest';
import { books } from '../support/project-data.ts';
import { hasSeeds, placesOfDocuments, seedPlaces } from '../support/seed-places.ts';

const { rulebook } = books;

/** Chapter and number of a rule of 003, as the rulebook keeps it, with the chapter that its section stands in. */
const places = seedPlaces.flatMap(({ file, sections }) => {
  let chapter = '';
  return sections.flatMap(({ section, groups, rules }) => {
    if (groups && /^\d\. /.test(section)) chapter = section;
    const heading = [{ file, section, chapter, groups, rule: undefined, number: undefined }];
    // A number that is printed twice is two rules: the second has a `b` in the rulebook.
    const numbered = rules.map((rule, at) => ({
      file,
      section,
      chapter,
      groups: undefined,
      rule,
      number: `${chapter.slice(0, 1)}.${rule}${rules.indexOf(rule) === at ? '' : 'b'}`,
    }));
    return [...heading, ...numbered];
  });
});

describe('every heading and every number of the seed documents is carried by a rule', () => {
  const carried = places.filter(({ groups }) => groups === undefined);
  test.for(
    carried.map((place) => [place.file.slice(0, 3), place.section, place.number ?? '', place] as const),
  )('%s, %s %s', ([, , , { file, section, rule, number }]) => {
    const carries = rulebook.rules.filter(({ seed }) =>
      seed.some(
        (at) => at.file === file && at.section === section && (rule === undefined || at.rule === rule),
      ),
    );
    expect(carries.map(({ id }) => id)).not.toEqual([]);
    if (number !== undefined) expect(rulebook.byNumber(number)?.number).toBe(number);
  });
});

test('a rule names no place that the documents do not have', () => {
  // The rules of a section are also rules of its chapter: 3.04 has no section of its own.
  const known = new Set(
    places.flatMap(({ file, section, rule, chapter }) =>
      rule === undefined
        ? [`${file} ${section}`, `${file} ${section} ${/^\d\d\.\d+/.exec(section)?.[0] ?? ''}`.trim()]
        : [`${file} ${section} ${rule}`, `${file} ${chapter} ${rule}`],
    ),
  );
  const named = rulebook.rules.flatMap(({ id, seed }) =>
    seed.map(({ file, section, rule }) => [id, [file, section, rule ?? ''].join(' ').trim()] as const),
  );
  expect(named.filter(([, place]) => !known.has(place))).toEqual([]);
});

test.skipIf(!hasSeeds)(
  'the list of places is that of the documents themselves (needs ../shared/seeds)',
  () => {
    expect(seedPlaces).toEqual(placesOfDocuments());
  },
);
