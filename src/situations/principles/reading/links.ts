import type { VerbId } from '../../words/verbs.ts';
import { spokenOf } from './agent-told.ts';
import type { Happening, Thing } from './happenings.ts';
import { costs, does } from './move-meanings.ts';
import { type Move, movesIn } from './moves.ts';
import type { Sketch, SketchCard } from './sketch.ts';

/** The activation of a card or of one of its effects, as it was told. */
export interface Link {
  readonly card: SketchCard;
  /** It was told to answer another activation: it is Chain Link 2 or higher. */
  readonly chained: boolean;
  /** The card to which it was said to be chained. */
  readonly to?: SketchCard;
  /** Which of the happenings of the sketch it is. */
  readonly at: number;
}

const uses: ReadonlySet<Happening['verb']> = new Set<VerbId>(['activate', 'use', 'chain', 'trigger']);

/** The activations that a text tells, in its order. */
export function linksIn(sketch: Sketch): readonly Link[] {
  const found: Link[] = [];
  const moves = movesIn(sketch);
  for (const [at, happening] of sketch.happenings.entries()) {
    if (!happening.told) continue;
    const link = uses.has(happening.verb)
      ? linkOf(happening, at, found.length > 0, sketch)
      : implied(happening, moves, at, found, sketch);
    if (link === undefined) continue;
    // "They chain X to Y" tells of Y's activation too.
    if (link.to !== undefined && !found.some(({ card }) => card === link.to))
      found.push({ card: link.to, chained: false, at });
    found.push(link);
  }
  return found;
}

/** "I Tribute X for Y": what is paid for Y tells that Y is activated; so does what it did, of a Spell or Trap. */
function implied(
  { frame, means, verb, reason }: Happening,
  moves: readonly Move[],
  at: number,
  found: readonly Link[],
  sketch: Sketch,
): Link | undefined {
  const why = moves.find((each) => each.at === at)?.why;
  const of = why === undefined || why.is === 'battle' || why.is === 'material' ? undefined : why.of;
  const withCard = frame.complements.some(
    ({ prep, value }) => prep === 'with' && value.kind === 'card' && value.name === means?.model.name,
  );
  const forCard = reason.find((each) => each.card !== undefined)?.card;
  const card = sketch.cards.find(
    (each) =>
      each === of ||
      (withCard && each.ref === means?.ref && does(each, verb)) ||
      (each.ref === forCard?.ref && costs(each, verb)),
  );
  if (card === undefined || found.some((each) => each.card === card)) return undefined;
  if (why?.is === 'effect' && card.model.facts.cardType === 'monster') return undefined;
  const responds = frame.complements.some(({ prep }) => prep === 'in-response');
  return { card, chained: found.length > 0 && responds, at };
}

function linkOf(happening: Happening, at: number, isLater: boolean, sketch: Sketch): Link | undefined {
  const { verb, aim, frame } = happening;
  const card = used(happening, sketch);
  if (card === undefined) return undefined;
  const to = verb === 'chain' ? cardIn(aim, sketch) : undefined;
  const responds = frame.complements.some(({ prep }) => prep === 'in-response');
  const chained = to !== undefined || (isLater && (verb === 'chain' || responds)) || (frame.link ?? 1) > 1;
  return { card, chained, ...(to === undefined || to === card ? {} : { to }), at };
}

/** The card that was activated: named, the means, or "its effect". */
function used(happening: Happening, sketch: Sketch): SketchCard | undefined {
  const { what, by, means, verb, frame } = happening;
  const named = cardIn(what, sketch);
  if (named !== undefined) return named;
  if (verb === 'trigger') return cardIn(by, sketch);
  // "its effect activates".
  const ownEffect = verb === 'activate' && frame.objects.length === 0 ? frame.subject : [];
  const ofIts = [...frame.objects, ...ownEffect].some(
    (each) => each.kind === 'effect' && each.of?.kind === 'pronoun',
  );
  const it = ofIts || what.some(({ words }) => words === 'it') ? spokenOf(happening, sketch) : undefined;
  return it ?? sketch.cards.find(({ ref }) => ref === means?.ref);
}

const cardIn = (things: readonly Thing[], { cards }: Sketch): SketchCard | undefined => {
  const found = things.find(({ card }) => card !== undefined)?.card;
  return cards.find(({ ref }) => ref === found?.ref);
};
