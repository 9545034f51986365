import { painter } from '../src/pictures/painting/painter.ts';
import { type PictureKind, pictureKinds, pictureOf } from '../src/pictures/pictures-of.ts';
import type { PictureView } from '../src/pictures/view.ts';
import { type Books, playSituation, ruleOn } from '../src/situations/rule-on.ts';
import { type Ruling, situationOf } from '../src/situations/ruling.ts';
import { type Figure, figureOf } from './figures.ts';

/** A picture may take so long, in milliseconds. */
const TARGET_MS = 60;

/**
 * How long pictures of the rulings take to be painted, each kind, none kept from before: from asking to having them, and
 * how much of that the processor worked, which says more where other programs run beside it.
 */
export async function pictureFigures(books: Books, rulings: readonly Ruling[]): Promise<readonly Figure[]> {
  const views = viewsOf(books, rulings);
  const paints = painter({ kept: 0 });
  const figures: Figure[] = [];
  for (const [kind, some] of views) {
    const times: number[] = [];
    const worked: number[] = [];
    for (const view of some) {
      const start = performance.now();
      const before = process.cpuUsage();
      const painted = await paints.paint(view);
      if (!painted.ok) throw new Error(painted.problem.expected);
      times.push(performance.now() - start);
      const { user, system } = process.cpuUsage(before);
      worked.push((user + system) / 1000);
    }
    // The first ones begin the thread and warm it up.
    const from = figures.length === 0 ? 5 : 0;
    const what = `a picture: ${pictureKinds[kind]}`;
    figures.push(
      figureOf(what, times.slice(from), TARGET_MS),
      figureOf(`${what}, processor time`, worked.slice(from), TARGET_MS),
    );
  }
  await paints.close();
  const [first] = [...views.values()].flat();
  return first === undefined ? figures : [...figures, ...(await firstPictures(first))];
}

/** As often is a painter begun anew. */
const BEGUN = 10;

/** How long the first picture of a painter takes: of one that nothing was told, and of one that was prepared. */
async function firstPictures(view: PictureView): Promise<readonly Figure[]> {
  const times = async (prepared: boolean): Promise<readonly number[]> => {
    const taken: number[] = [];
    for (let at = 0; at < BEGUN; at += 1) {
      const paints = painter({ paintMs: 30_000, kept: 0 });
      if (prepared) await paints.prepare();
      const start = performance.now();
      const painted = await paints.paint(view);
      if (!painted.ok) throw new Error(painted.problem.expected);
      taken.push(performance.now() - start);
      await paints.close();
    }
    return taken;
  };
  return [
    figureOf('the first picture of a process, its thread begun by it', await times(false)),
    figureOf('the first picture after an answer that offers it', await times(true), TARGET_MS),
  ];
}

function viewsOf(books: Books, rulings: readonly Ruling[]): ReadonlyMap<PictureKind, readonly PictureView[]> {
  const views = new Map<PictureKind, PictureView[]>();
  for (const ruling of rulings) {
    const read = situationOf(ruling, books.catalogue);
    if (!read.ok) continue;
    const situation = read.value;
    const played = playSituation(situation, books);
    const verdict = ruleOn(situation, books);
    if (!played.ok || !verdict.ok) continue;
    for (const kind of ['timeline', 'chain', 'field', 'ladder'] as const) {
      const view = pictureOf(kind, played.value, verdict.value);
      if (view !== undefined) views.set(kind, [...(views.get(kind) ?? []), view]);
    }
  }
  return views;
}
