import { isActivated } from '../../../effects/activated.ts';
import type { Instruction, Verb } from '../../../effects/instruction.ts';
import type { ActivatedEffect } from '../../../effects/part.ts';
import type { EventName } from '../../../vocabulary/events.ts';
import type { Place } from '../../../vocabulary/places.ts';
import type { VerbId } from '../../words/verbs.ts';
import type { Happening } from './happenings.ts';
import type { Sketch, SketchCard } from './sketch.ts';

/** What a verb of players is as an event, and with which verbs card texts do it. */
export interface Meaning {
  readonly events: readonly EventName[];
  readonly printed: readonly Verb[];
  readonly from?: readonly Place[];
  readonly to?: Place;
}

const specially: readonly Verb[] = ['special-summon'];
const meanings: Partial<Readonly<Record<VerbId, Meaning>>> = {
  tribute: { events: ['tributed', 'sent-to-gy'], printed: ['tribute'], from: ['monster-zone'], to: 'gy' },
  discard: { events: ['discarded', 'sent-to-gy'], printed: ['discard'], from: ['hand'], to: 'gy' },
  mill: { events: ['sent-to-gy'], printed: ['send-to-gy'], from: ['deck'], to: 'gy' },
  detach: { events: ['detached', 'sent-to-gy'], printed: ['detach'], from: ['xyz-material'], to: 'gy' },
  send: { events: ['sent-to-gy'], printed: ['send-to-gy'], to: 'gy' },
  go: { events: ['sent-to-gy'], printed: ['send-to-gy'], to: 'gy' },
  destroy: { events: ['destroyed', 'sent-to-gy'], printed: ['destroy'], to: 'gy' },
  banish: { events: ['banished'], printed: ['banish'], to: 'banished' },
  return: { events: [], printed: ['return-to-hand', 'return-to-deck'] },
  shuffle: { events: ['returned-to-deck'], printed: ['return-to-deck'], to: 'deck' },
  add: { events: ['added-to-hand'], printed: ['add-to-hand'], to: 'hand' },
  put: { events: [], printed: ['return-to-hand', 'return-to-deck', 'place'] },
  turn: { events: [], printed: ['flip-face-down', 'change-position'] },
  bring: { events: ['special-summoned'], printed: specially, to: 'monster-zone' },
  revive: { events: ['special-summoned'], printed: specially, from: ['gy'], to: 'monster-zone' },
  'special-summon': { events: ['special-summoned'], printed: specially, to: 'monster-zone' },
  summon: { events: [], printed: specially, to: 'monster-zone' },
  'normal-summon': { events: ['normal-summoned'], printed: ['normal-summon'], to: 'monster-zone' },
};

/** Being used as material; for these Summons, of a monster on the field. */
export const asMaterial = (from: readonly Place[] | undefined): Meaning => ({
  events: from === undefined ? materialEvents : [...materialEvents, 'left-the-field'],
  printed: [],
  ...(from === undefined ? {} : { from }),
  to: 'gy',
});
const materialEvents: readonly EventName[] = ['used-as-material', 'sent-to-gy'];
/** Summons of which the materials are on the field, with where that is. */
export const fieldWays: Readonly<Partial<Record<string, readonly Place[]>>> = {
  'tribute-summon': ['monster-zone'],
  'synchro-summon': ['monster-zone'],
  'link-summon': ['monster-zone'],
};

/** Summons for which monsters are used as material; Xyz Material goes nowhere. */
export const withMaterial: ReadonlySet<Happening['verb']> = new Set<VerbId>([
  'tribute-summon',
  'synchro-summon',
  'link-summon',
  'fusion-summon',
  'ritual-summon',
]);

/** "I Link Summon Y using X": the monsters that are named as what it is done with. */
export const materialsOf = ({ verb, frame, what }: Happening, { cards }: Sketch): readonly SketchCard[] => {
  if (!withMaterial.has(verb)) return [];
  const names = frame.complements.flatMap(({ prep, value }) =>
    prep === 'with' && value.kind === 'card' ? [value.name] : [],
  );
  return cards.filter(
    ({ model, ref }) =>
      names.includes(model.name) &&
      model.facts.cardType === 'monster' &&
      !what.some(({ card }) => card?.ref === ref),
  );
};

/** "as Synchro Material"; Xyz Material goes nowhere. */
export const isMaterial = ({ frame: { complements } }: Happening): boolean =>
  complements.some(
    ({ prep, value }) =>
      (prep === 'as' || prep === 'for') &&
      value.kind === 'thing' &&
      value.noun === 'material' &&
      value.way !== 'xyz-summoned',
  );

/** "As Synchro Material": of a monster on the field. */
function materialFrom({ frame: { complements } }: Happening): readonly Place[] | undefined {
  const ways = complements.flatMap(({ value }) => (value.kind === 'thing' ? (value.way ?? []) : []));
  return ways.some((way) => way === 'synchro-summoned' || way === 'link-summoned')
    ? ['monster-zone']
    : undefined;
}

/** What a happening is as an event; undefined where its verb is none that is done to cards. */
export function meaningOf(happening: Happening): Meaning | undefined {
  const { verb } = happening;
  if (verb === 'be') return undefined;
  return verb === 'use' && isMaterial(happening) ? asMaterial(materialFrom(happening)) : meanings[verb];
}

/** Does an effect of the card do what a verb of players tells: "they search with X"? */
export function does(card: SketchCard, verb: Happening['verb']): boolean {
  const meaning = verb === 'be' ? undefined : meanings[verb];
  return (
    meaning !== undefined &&
    effectsOf(card).some((effect) => effect.does.some((each) => isDone(each, meaning)))
  );
}

/** Is what a verb of players tells a cost of the card: "I discard a card for X"? */
export function costs(card: SketchCard, verb: Happening['verb']): boolean {
  const printed = verb === 'be' ? undefined : verb === 'pay' ? payLp : meanings[verb]?.printed;
  return effectsOf(card).some(({ cost }) => cost.some((each) => printed?.includes(each.do) === true));
}
const payLp: readonly Verb[] = ['pay-lp'];

/** The activated effects of a card. */
export const effectsOf = ({ model }: SketchCard): readonly ActivatedEffect[] =>
  model.parts.filter(isActivated);

/** Is this what the verb means, as card texts say it? */
export const isDone = ({ do: verb }: Instruction, { printed }: Meaning): boolean => printed.includes(verb);
