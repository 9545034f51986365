import type { ActivatedEffect } from '../../../effects/part.ts';
import type { EventName } from '../../../vocabulary/events.ts';
import type { Place } from '../../../vocabulary/places.ts';
import { agentOf, impliedAgent, spokenOf } from './agent-told.ts';
import type { Happening } from './happenings.ts';
import {
  asMaterial,
  effectsOf,
  fieldWays,
  isDone,
  isMaterial,
  type Meaning,
  materialsOf,
  meaningOf,
  withMaterial,
} from './move-meanings.ts';
import type { Sketch, SketchCard } from './sketch.ts';

/** Why something happened to a card. */
export type Why =
  /** It was paid; `of`: for which card. */
  | { readonly is: 'cost'; readonly of?: SketchCard }
  | { readonly is: 'effect'; readonly of: SketchCard; readonly does: readonly Done[] }
  /** It was Tributed or used as material for a Summon. */
  | { readonly is: 'material'; readonly of?: SketchCard }
  | { readonly is: 'battle' };

/** An effect that does it, and which of its instructions. */
export interface Done {
  readonly effect: ActivatedEffect;
  readonly at: number;
}

/** Something that was told to have happened to a named card: what it is called in the rules, and why. */
export interface Move {
  readonly card: SketchCard;
  readonly events: readonly EventName[];
  /** One of these happened besides; which, was not told: "I Summon X". */
  readonly oneOf?: readonly EventName[];
  /** Where the card was, as far as it is known. */
  readonly from?: readonly Place[];
  /** Where it is then; left out where the words leave it open. */
  readonly to?: Place;
  readonly why?: Why;
  /** Which of the happenings of the sketch it is. */
  readonly at: number;
}

/** Where a card is that something is done to on the field. */
const field: readonly Place[] = ['monster-zone', 'spell-trap-zone', 'field-zone', 'pendulum-zone'];

/** What a text tells to have happened to its named cards, in its order; what is not clear is passed over. */
export function movesIn(sketch: Sketch): readonly Move[] {
  return sketch.happenings.flatMap((happening, at) => {
    if (!happening.told) return [];
    const materials = materialsOf(happening, sketch).map(
      (card): Move => ({ card, ...asMaterial(fieldWays[happening.verb]), why: { is: 'material' }, at }),
    );
    return [
      ...materials,
      ...moved(happening, sketch).flatMap((card) => moveOf(card, happening, at, sketch) ?? []),
    ];
  });
}

/** The cards to which it happens; "it" is the one card that was told of before and does it not itself. */
function moved(happening: Happening, sketch: Sketch): readonly SketchCard[] {
  const named = happening.what.flatMap(({ card }) => card ?? []);
  if (named.length > 0 || !happening.what.some(({ words }) => words === 'it')) return named;
  const it = spokenOf(happening, sketch);
  return it === undefined ? [] : [it];
}

function moveOf(card: SketchCard, happening: Happening, at: number, sketch: Sketch): Move | undefined {
  const { verb, frame, faceDown } = happening;
  const meaning = meaningOf(happening);
  if (meaning === undefined || (verb === 'turn' && !faceDown)) return undefined;
  const to = meaning.to ?? placeTold(frame.complements, ['to', 'in']);
  if ((verb === 'send' || verb === 'go') && (placeTold(frame.complements, ['to', 'in']) ?? 'gy') !== 'gy')
    return undefined;
  const why = whyOf(card, happening, meaning, at, sketch);
  const fromTold = placeTold(frame.complements, ['from']);
  const from = fromTold === undefined ? (meaning.from ?? takenFrom(why)) : [fromTold];
  const oneOf = verb === 'summon' && why?.is !== 'effect' ? anySummon : undefined;
  const events = [
    ...meaning.events,
    ...returned(verb, to),
    ...(verb === 'turn' ? flippedDown : []),
    ...(verb === 'summon' && why?.is === 'effect' ? bySpecial : []),
  ];
  if (events.length === 0 && oneOf === undefined) return undefined;
  const leaves = from?.every((place) => field.includes(place)) === true && verb !== 'turn';
  return {
    card,
    events: leaves ? [...events, 'left-the-field'] : events,
    ...(oneOf === undefined ? {} : { oneOf }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined || verb === 'turn' ? {} : { to }),
    ...(why === undefined ? {} : { why }),
    at,
  };
}

const bySpecial: readonly EventName[] = ['special-summoned'];
const anySummon: readonly EventName[] = ['normal-summoned', 'special-summoned'];
const flippedDown: readonly EventName[] = ['flipped-face-down'];

function returned(verb: Happening['verb'], to: Place | undefined): readonly EventName[] {
  if (verb !== 'return' && verb !== 'put') return [];
  if (to === 'hand') return ['returned-to-hand'];
  if (to === 'extra-deck') return ['returned-to-extra-deck'];
  return to === 'deck' ? ['returned-to-deck'] : [];
}

function placeTold(
  complements: Happening['frame']['complements'],
  preps: readonly string[],
): Place | undefined {
  const found = complements.find(({ prep, value }) => preps.includes(prep) && value.kind === 'place')?.value;
  if (found?.kind !== 'place') return undefined;
  return found.place === 'field' ? 'monster-zone' : found.place;
}

/** From where the effect takes it that did it. */
function takenFrom(why: Why | undefined): readonly Place[] | undefined {
  if (why?.is === 'battle') return ['monster-zone'];
  if (why?.is !== 'effect') return undefined;
  const places = why.does.map(({ effect, at }) => {
    const does = effect.does[at];
    const { what } = does ?? {};
    if (typeof what === 'object' && 'target' in what) return effect.targets[what.target]?.from;
    if (what === 'targets') return effect.targets[0]?.from;
    return typeof what === 'object' && 'count' in what ? what.from : does?.from;
  });
  return places.some((each) => each === undefined) ? undefined : places.flatMap((each) => each ?? []);
}

function whyOf(
  card: SketchCard,
  happening: Happening,
  meaning: Meaning,
  at: number,
  sketch: Sketch,
): Why | undefined {
  const { frame, reason, verb } = happening;
  const things = frame.complements.flatMap(({ prep, value }) =>
    value.kind === 'thing' ? [{ prep, value }] : [],
  );
  if (things.some(({ prep, value }) => (prep === 'by' || prep === 'in') && isFight(value.noun)))
    return { is: 'battle' };
  const agent = agentOf(card, happening, at, sketch) ?? impliedAgent(happening, meaning, sketch);
  const forSummon = things.some(({ prep, value }) => prep === 'for' && value.noun === 'summon');
  if (
    forSummon ||
    isMaterial(happening) ||
    isToSummon(sketch.happenings[at + 1]) ||
    isBySummon(happening, sketch.happenings[at - 1])
  )
    return agent === undefined ? { is: 'material' } : { is: 'material', of: agent };
  const asCost = things.some(({ prep, value }) => (prep === 'as' || prep === 'for') && value.noun === 'cost');
  if (asCost) return agent === undefined ? { is: 'cost' } : { is: 'cost', of: agent };
  if (agent === undefined) return undefined;
  const paid = effectsOf(agent).some(({ cost }) => cost.some((each) => meaning.printed.includes(each.do)));
  const does = effectsOf(agent).flatMap((effect) =>
    effect.does.flatMap((each, index) => (isDone(each, meaning) ? [{ effect, at: index }] : [])),
  );
  if (paid === does.length > 0) {
    // "I Tribute X for Y" of a monster that has no such cost is for its Summon.
    const isReason = reason.some((each) => each.card?.ref === agent.ref);
    return !paid && verb === 'tribute' && isReason && agent.model.facts.cardType === 'monster'
      ? { is: 'material' }
      : undefined;
  }
  return paid ? { is: 'cost', of: agent } : { is: 'effect', of: agent, does };
}

/** "I Tribute it to Summon X". */
const isToSummon = (next: Happening | undefined): boolean =>
  next?.frame.purpose === true && (next.verb === 'summon' || next.verb.endsWith('-summon'));

/** "I Tribute Summon Y by Tributing X". */
const isBySummon = ({ frame }: Happening, before: Happening | undefined): boolean =>
  frame.form === 'ing' && before !== undefined && withMaterial.has(before.verb);

const isFight = (noun: string): boolean => noun === 'battle' || noun === 'attack';
