import { painter } from '../src/pictures/painting/painter.ts';
import { type PictureKind, pictureKinds, pictureOf } from '../src/pictures/pictures-of.ts';
import type { PictureView } from '../src/pictures/view.ts';
import { type Books, playSituation, ruleOn } from '../src/situations/rule-on.ts';
import type { Ruling } from '../src/situations/ruling.ts';
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
      const painted = await paints.paint(view, 'dark');
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
  return figures;
}

function viewsOf(books: Books, rulings: readonly Ruling[]): ReadonlyMap<PictureKind, readonly PictureView[]> {
  const views = new Map<PictureKind, PictureView[]>();
  for (const { play, ruleset } of rulings) {
    if (play === undefined) continue;
    const situation = { ...play, ruleset };
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
