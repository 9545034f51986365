import {
  type DescribedCards,
  type EffectObject,
  type Instruction,
  isDescribed,
} from '../../card-model/instruction.ts';
import { ofChosenEffect, type Target } from '../../card-model/part.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { fieldPlaces, isField, type Place } from '../../vocabulary/places.ts';

interface Aimed {
  readonly targets: readonly Target[];
  readonly does: readonly Instruction[];
}

/** An old text that targets without the word: the one sort of open cards that it takes is what it targets. */
export function withOldTargets(aimed: Aimed): Aimed {
  const { targets, does } = aimed;
  const [only, ...more] = targets;
  const inWords = only?.count === 'any' && only.from === undefined && only.filter.reads !== undefined;
  if (only === undefined || !inWords || more.length > 0 || only.filter.reads === ofChosenEffect) return aimed;
  const taking = does.filter(({ what }) => isDescribed(what) && what.count !== 'all');
  const [taken, ...others] = taking;
  const what = taken === undefined ? undefined : onTheField(taken, does);
  if (taken === undefined || others.length > 0 || !isDescribed(what) || !isPlain(taken, what)) return aimed;
  const { among: _, extreme, count, ...target } = what;
  if (extreme !== undefined || typeof count !== 'number') return aimed;
  const meant: EffectObject = count === 1 && !what.upTo ? { target: 0 } : 'targets';
  const chosen = taken.do === 'choose';
  const left = chosen ? does.filter((each) => each !== taken) : does;
  if (left.length === 0) return aimed;
  // "Select 1 monster and destroy it": nothing else was spoken of in between.
  const it = chosen ? left.find((each) => each.what !== undefined) : undefined;
  return {
    targets: [{ ...target, count }],
    does: left.map(({ joined, ...each }, at) => ({
      ...each,
      ...(joined === undefined || (chosen && at === 0) ? {} : { joined }),
      ...(each.what === taken.what || isChosen(each.what) || (left[at] === it && each.what === 'those')
        ? { what: meant }
        : {}),
      ...(isChosen(each.onto) ? { onto: meant } : {}),
    })),
  };
}

/** "Select 1 face-up monster", "destroy 1 monster equipped with A": without a place it is one on the field. */
function onTheField({ do: verb, what }: Instruction, does: readonly Instruction[]): EffectObject | undefined {
  if (!isDescribed(what) || what.from !== undefined) return what;
  const { faceUp, equipCard } = what.filter;
  const then =
    verb === 'choose' ? does.find((each) => each.what === 'those' || isChosen(each.what))?.do : verb;
  const there =
    faceUp !== undefined || (then !== undefined && verbFacts[then].in?.join() === fieldPlaces.join());
  if (!there || equipCard) return what;
  return { ...what, from: what.filter.cardType === 'monster' ? ['monster-zone'] : [...fieldPlaces] };
}

/** Is it taken at once, by the player, from where cards lie open? */
const isPlain = ({ who, may, onlyIf, delayed, option }: Instruction, { from }: DescribedCards): boolean =>
  (who === undefined || who === 'you') &&
  may === undefined &&
  onlyIf === undefined &&
  delayed === undefined &&
  option === undefined &&
  from?.every((place) => isField(place) || open.has(place)) === true;
const open: ReadonlySet<Place> = new Set<Place>(['gy', 'banished']);

const isChosen = (what: EffectObject | undefined): boolean =>
  typeof what === 'object' && 'dealt' in what && what.dealt === 'choose';
