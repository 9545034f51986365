import type { CardModel } from '../../card-model/card-model.ts';
import { attributes } from '../../card-model/facts.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { type Spoken, says } from '../../card-model/sayings.ts';
import { monsterTypes } from '../../vocabulary/monster-types.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { isInForce, isOfBoxThere, isSaidThere } from '../negation.ts';
import type { CardChange, PropertyMade } from '../state/card-changes.ts';
import { type Card, cardOf, type Duel, type Ternary, withCard } from '../state/duel.ts';
import { sourceOf } from '../state/unaffected.ts';
import { anyHolds } from '../stats/count.ts';
import { isLeftAlone, reaches } from './protections.ts';

/** What of a monster Continuous Effects change here, in the order in which it is worked out: a Level may hang on the others. */
const properties = ['type', 'attribute', 'level'] as const;
type Property = (typeof properties)[number] | 'kind';

/** Changes of Continuous Effects have ids that begin so: they end when the effect stops applying, and by nothing else. */
const prefix = 'continuous ';

/**
 * What Continuous Effects make of the Types, Attributes and Levels of monsters stands in the cards, in the order in which they
 * began to apply, and is asked there by everybody (factsNow); what is not known of it is unsaid there.
 */
export function withProperties(duel: Duel): Duel {
  const sources = Object.values(duel.cards).filter(
    (card) => isField(card.place) && changedBy(card.model).length > 0,
  );
  const changed = Object.values(duel.cards).some(({ changes }) => changes.some(isContinuous));
  if (sources.length === 0 && !changed) return duel;
  return ([...properties, 'kind'] as const).reduce(
    (now, property) => withProperty(now, property, sources),
    duel,
  );
}

const isContinuous = ({ id }: CardChange): boolean => id.startsWith(prefix);

function withProperty(duel: Duel, property: Property, sources: readonly Card[]): Duel {
  const working = sources.map(({ id }) => cardOf(duel, id)).filter((card) => isInForce(duel, card));
  return Object.values(duel.cards).reduce((now, card) => {
    if (card.model.facts.cardType !== 'monster') return now;
    const wanted = working.flatMap((source) => changesOf(duel, source, card, property));
    const left = card.changes.filter(
      (each) => !each.id.startsWith(`${prefix}${property}`) || wanted.some((change) => change.id === each.id),
    );
    const fresh = wanted.filter((change) => !card.changes.some((each) => each.id === change.id));
    // Of several that were told to lie there, which began to apply last was not said.
    const made = fresh.map((each) =>
      each.is === 'type' ? each.type : each.is === 'attribute' && each.attribute,
    );
    const which = new Set(made).size > 1 && property !== 'kind' ? property : undefined;
    const begun = which === undefined ? fresh : fresh.map(({ id }) => ({ id, is: 'unsaid', which }) as const);
    return begun.length === 0 && left.length === card.changes.length
      ? now
      : withCard(now, card.id, { changes: [...left, ...begun] });
  }, duel);
}

/** What a Continuous Effect has to say of properties, with the place that it has in its text. */
interface Said {
  readonly at: string;
  readonly part: CardModel['parts'][number];
  readonly property: Property;
  /** Undefined: only words say it. */
  readonly instruction?: Instruction;
}

const said = new WeakMap<CardModel, readonly Said[]>();

function changedBy(model: CardModel): readonly Said[] {
  const known = said.get(model) ?? model.parts.flatMap(saidIn);
  said.set(model, known);
  return known;
}

const verbs: Readonly<Partial<Record<Instruction['do'], Property>>> = {
  'change-type': 'type',
  'change-attribute': 'attribute',
  'change-level': 'level',
};

function saidIn(part: CardModel['parts'][number], place: number): readonly Said[] {
  const inWords = (each: Spoken, at: string): readonly Said[] =>
    says(each, 'properties') ? properties.map((property) => ({ at, part, property })) : [];
  if (part.kind === 'unread') return inWords(part, String(place));
  if (part.kind !== 'continuous') return [];
  return part.does.flatMap((instruction, nth) => {
    const at = `${place}.${nth}`;
    const property = instruction.gemini ? 'kind' : verbs[instruction.do];
    if (property !== undefined) return [{ at, part, property, instruction }];
    const { do: verb } = instruction;
    return verb === 'described' || verb === 'change-status' ? inWords(instruction, at) : [];
  });
}

function changesOf(duel: Duel, source: Card, card: Card, property: Property): readonly CardChange[] {
  return changedBy(source.model)
    .filter((each) => each.property === property && isOfBoxThere(source, each.part))
    .flatMap(({ at, part, instruction }) => {
      if (instruction !== undefined && isSaidThere(source, instruction) === 'no') return [];
      const applies = instruction === undefined ? inWords(card) : applying(duel, source, instruction, card);
      if (applies === 'no') return [];
      const made = instruction === undefined ? null : propertyMade(instruction);
      const idOf = (is: string) =>
        `${prefix}${property} ${source.id} ${source.moves} ${at} ${card.moves} ${is}`;
      const plain = part.kind === 'continuous' && part.conditions.length === 0;
      // Words that may make it an Effect Monster say nothing of what it is until then.
      if (property === 'kind')
        return made !== null && applies === 'yes' && plain ? [{ ...made, id: idOf(made.is) }] : [];
      const change =
        made === null || applies === 'unknown' || !plain
          ? ({ is: 'unsaid', which: property } as const)
          : made;
      return [{ ...change, id: idOf(change.is) }];
    });
}

/** Words that nobody read may change any face-up monster. */
const inWords = (card: Card): Ternary => (isFaceUpMonster(card) ? 'unknown' : 'no');

const isFaceUpMonster = ({ place, faceUp, role }: Card): boolean =>
  place === 'monster-zone' && faceUp && role === 'monster';

/** Does the effect change the monster now? A Level is nothing that an Xyz or Link Monster has. */
function applying(duel: Duel, source: Card, each: Instruction, card: Card): Ternary {
  const { what, onlyIf, holds, delayed, upon, until } = each;
  if (!placesOf(what).includes(card.place) || (isField(card.place) && !isFaceUpMonster(card))) return 'no';
  const { facts } = card.model;
  const abilities = facts.cardType === 'monster' ? facts.abilities : [];
  if (each.do === 'change-level' && abilities.some((one) => one === 'Xyz' || one === 'Link')) return 'no';
  const reached = reaches(duel, source, what, card);
  const left = source.id === card.id ? 'no' : isLeftAlone(duel, card, sourceOf(source));
  const holding =
    onlyIf === undefined
      ? 'yes'
      : holds === undefined
        ? 'unknown'
        : anyHolds(duel, holds, source, source.controller);
  if (reached === 'no' || left === 'yes' || holding === 'no') return 'no';
  const sure = reached === 'yes' && left === 'no' && holding === 'yes' && isPlaced(what);
  return sure && delayed === undefined && upon === undefined && until === undefined ? 'yes' : 'unknown';
}

/** Where the monsters are that it changes; where no field says it, those in the hand may be among them. */
const placesOf = (what: Instruction['what']): readonly Place[] =>
  isDescribed(what) ? (what.from ?? ['monster-zone', 'hand']) : ['monster-zone'];

const isPlaced = (what: Instruction['what']): boolean => !isDescribed(what) || what.from !== undefined;

/** What an instruction makes of the Type, Attribute, Level or name of a card; null where only words say it. */
export function propertyMade({
  do: verb,
  amount,
  becomes,
  reads,
  name,
  tuner,
  gemini,
}: Instruction): PropertyMade | null {
  switch (verb) {
    case 'change-level':
      if (amount === undefined || reads !== undefined) return null;
      return becomes ? { is: 'level', becomes: amount } : { is: 'level', plus: amount };
    case 'change-type': {
      const type = monsterTypes.find((each) => each === reads);
      return type === undefined ? null : { is: 'type', type };
    }
    case 'change-attribute': {
      const attribute = attributes.find((each) => each === reads);
      return attribute === undefined ? null : { is: 'attribute', attribute };
    }
    case 'change-name':
      return name === undefined || reads !== undefined ? null : { is: 'name', name };
    case 'change-status':
      return gemini ? { is: 'effect-monster' } : tuner === undefined ? null : { is: 'tuner' };
    default:
      return null;
  }
}
