import { describe, expect, test } from 'vitest';
import { engineFloors, floors } from './floors.ts';
import { circlesOf, floorOf, type Import, importsOf, unitOf } from './graph.ts';

const imports = importsOf();

/** The imports of a list of floors that go up or sideways. */
function upwards(list: readonly (readonly string[])[]): readonly string[] {
  const wrong = imports.flatMap(({ from, to }) => {
    const [own, other] = [floorOf(from, list), floorOf(to, list)];
    if (own === undefined || other === undefined || own > other) return [];
    const above = unitOf(to, list);
    if (own === other && unitOf(from, list) === above) return [];
    return [`${from} -> ${above}`];
  });
  return [...new Set(wrong)].toSorted();
}

test('every source file is on a floor', () => {
  const files = [...new Set(imports.flatMap(({ from, to }) => [from, to]))];
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => floorOf(file, floors) === undefined)).toEqual([]);
  const engine = files.filter((file) => file.startsWith('src/engine/'));
  expect(engine.filter((file) => floorOf(file, engineFloors) === undefined)).toEqual([]);
});

test('imports go down the floors of test/floors/floors.ts; where one cannot, the mend is to move what it needs', () => {
  expect([...upwards(floors), ...upwards(engineFloors)]).toEqual([]);
});

test('src/discord answers by what commands give it, and does not look into the engine', () => {
  const looks = imports.filter(
    ({ from, to }) => from.startsWith('src/discord/') && to.startsWith('src/engine/'),
  );
  expect(looks).toEqual([]);
});

test('no files import each other in a circle when the program runs', () => {
  expect(circlesOf(imports)).toEqual([]);
});

describe('the graph', () => {
  const of = (...edges: readonly string[]): readonly Import[] =>
    edges.map((edge) => {
      const [from = '', to = '', type] = edge.split(' ');
      return { from, to, type: type === 'type' };
    });

  test('circles are those of the running program, each found once', () => {
    expect(circlesOf(of('a b', 'b c', 'c a', 'd a', 'e f type', 'f e', 'g g'))).toEqual([
      ['a', 'b', 'c'],
      ['g'],
    ]);
    expect(circlesOf(of('a b', 'b a', 'c d', 'd c', 'b c'))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  test('a floor is that of the folder, or of the loose file', () => {
    const list = [['x/one.ts'], ['x/two', 'x/three']];
    expect(
      ['x/one.ts', 'x/two/a.ts', 'x/three/b/c.ts', 'x/twofold/a.ts'].map((each) => floorOf(each, list)),
    ).toEqual([0, 1, 1, undefined]);
  });

  test('imports of types alone are told from others', () => {
    const type = (from: string, to: string) =>
      imports.find((each) => each.from === from && each.to === to)?.type;
    expect(type('src/situations/ruling.ts', 'src/situations/situation.ts')).toBe(true);
    expect(type('src/situations/ruling.ts', 'src/situations/language/read.ts')).toBe(false);
    expect(imports.some(({ to }) => to === 'src/app/app.ts')).toBe(true);
  });
});
