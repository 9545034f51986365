import type { VerbId } from '../../words/verbs.ts';
import type { Happening } from './happenings.ts';
import { effectsOf, isDone, type Meaning } from './move-meanings.ts';
import type { Sketch, SketchCard } from './sketch.ts';

/** The one card that "it" can be: named before, and not what does it; the object or subject of what was told last. */
export function spokenOf(happening: Happening, { happenings, cards }: Sketch): SketchCard | undefined {
  const earlier = happenings.slice(0, happenings.indexOf(happening)).toReversed();
  const agents = [happening.means, ...happening.by.map(({ card }) => card)];
  for (const { what, by } of earlier) {
    const named = [...what, ...by].flatMap(({ card }) => card ?? []).filter((each) => !agents.includes(each));
    const [only, other] = [...new Set(named)];
    if (other !== undefined) return undefined;
    if (only !== undefined) return cards.find((each) => each.ref === only.ref);
  }
  return undefined;
}

/** The card by which or for which it is done: said to be the reason, the means, or what was activated beside it. */
export function agentOf(
  card: SketchCard,
  { reason, means, frame, by, aim }: Happening,
  at: number,
  { happenings, cards }: Sketch,
): SketchCard | undefined {
  const ofSketch = (found: { readonly ref: string } | undefined) =>
    cards.find((each) => each.ref === found?.ref);
  const named = reason.find((each) => each.card !== undefined)?.card;
  if (named !== undefined) return ofSketch(named);
  if (reason.some(({ words }) => words === 'it')) return card;
  const next = happenings[at + 1];
  if (next?.frame.purpose === true && uses.has(next.verb)) {
    const used = next.what.find((each) => each.card !== undefined)?.card;
    if (used !== undefined) return ofSketch(used);
  }
  const left = frame.complements.find(({ prep, value }) => prep === 'from' && value.kind === 'card')?.value;
  if (left?.kind === 'card') return cards.find(({ model }) => model.name === left.name);
  if (means !== undefined && means.ref !== card.ref) return ofSketch(means);
  const before = happenings[at - 1];
  if (frame.form === 'ing' && before !== undefined && uses.has(before.verb)) {
    const used = before.what.find((each) => each.card !== undefined)?.card;
    if (used !== undefined) return ofSketch(used);
  }
  const doer = by.find((each) => each.card !== undefined)?.card;
  if (doer !== undefined && doer.ref !== card.ref) return ofSketch(doer);
  // "It died to X".
  if (frame.passive)
    return ofSketch(aim.find((each) => each.card !== undefined && each.card.ref !== card.ref)?.card);
  return undefined;
}

/** "X is Summoned": by the one card that was told to be activated before and does that. */
export function impliedAgent(happening: Happening, meaning: Meaning, sketch: Sketch): SketchCard | undefined {
  if (!happening.frame.passive && happening.by.some(({ player }) => player !== undefined)) return undefined;
  const before = sketch.happenings.slice(0, sketch.happenings.indexOf(happening));
  const used = before.flatMap(({ verb, told, what }) =>
    told && uses.has(verb) ? what.flatMap(({ card }) => card?.ref ?? []) : [],
  );
  const doing = sketch.cards.filter(
    (each) =>
      used.includes(each.ref) &&
      effectsOf(each).some(({ does }) => does.some((instruction) => isDone(instruction, meaning))),
  );
  return doing.length === 1 ? doing[0] : undefined;
}

const uses: ReadonlySet<Happening['verb']> = new Set<VerbId>(['activate', 'use', 'chain', 'pay']);
