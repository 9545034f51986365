import type { Filter } from '../../card-model/filter.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import type { Part } from '../../card-model/part.ts';
import { type Spoken, says } from '../../card-model/sayings.ts';
import { takingVerbs, verbFacts } from '../../card-model/verbs.ts';
import { isField } from '../../vocabulary/places.ts';
import { isNegated, isWorking } from '../negation.ts';
import { rule } from '../rule.ts';
import { isUnderWay } from '../state/battle.ts';
import type { Card, Duel } from '../state/duel.ts';
import { hasNotHappened } from '../state/missing.ts';
import { anyHolds } from '../stats/count.ts';
import { whereWords } from '../trigger/trigger-case.ts';

interface UntouchedCase {
  readonly card: Card;
}

const text = ['unknown', 'what "{words}" of {by} makes of {card}'] as const;

/** What was played has not moved the card, and no text that lies there says that something takes it away. */
export const untouched = rule({
  id: 'text/described-cards',
  reasons: {
    stays: ['permits', 'nothing that was done moved {card}: it is still {where}'],
    drawn: ['unknown', 'whether {card} is among the cards that were drawn was not said'],
    text,
  },
  decide(duel: Duel, { card }: UntouchedCase) {
    if (
      !isOver(duel) ||
      card.gone ||
      duel.timeline.some(({ card: about }) => about?.id === card.id && isMove(about))
    )
      return null;
    const facts = { card: card.model.name, where: whereWords(card) };
    if (mayBeDrawn(duel, card)) return { code: 'drawn', facts };
    const taking = takenBy(duel, card);
    return taking === undefined ? { code: 'stays', facts } : { code: 'text', facts: { ...facts, ...taking } };
  },
});

/** Did its owner draw cards that nobody named, while it was in the Deck? */
const mayBeDrawn = ({ timeline }: Duel, { place, owner }: Card): boolean =>
  place === 'deck' &&
  timeline.some(({ card, perhaps, by }) => !card && perhaps?.includes('drawn') && by?.player === owner);

interface NotDoneCase extends UntouchedCase {
  readonly deed: string;
}

/** None of the effects that resolved does that at all, and no text that lies there does. */
export const notDone = rule({
  id: 'text/described-cards',
  reasons: { none: ['forbids', 'nothing that was done is that {card} is {deed}: it is {where}'], text },
  decide(duel: Duel, { card, deed }: NotDoneCase) {
    if (!isOver(duel)) return null;
    const facts = { deed, where: whereWords(card) };
    const taking = takenBy(duel, card);
    return taking === undefined ? { code: 'none', facts } : { code: 'text', facts: { ...facts, ...taking } };
  },
});

/** Has what was told been played to its end? */
function isOver(duel: Duel): boolean {
  const { resolved, chain, battle, summoning } = duel;
  if (chain.length > 0 || summoning !== undefined) return false;
  return battle === undefined ? resolved.length > 0 : !isUnderWay(duel);
}

/** A text that lies there and may take the card away. */
function takenBy(duel: Duel, card: Card): { readonly words: string; readonly by: string } | undefined {
  for (const by of Object.values(duel.cards)) {
    const [words] = isThere(duel, by) ? by.model.parts.flatMap((part) => takingIn(duel, part, by, card)) : [];
    if (words !== undefined) return { words, by: by.model.name };
  }
  return undefined;
}

const isMove = ({ before, after }: { readonly before: Card; readonly after: Card }): boolean =>
  before.moves !== after.moves || before.place !== after.place;

/** Is it where a text applies without being activated? */
const isThere = (duel: Duel, by: Card): boolean =>
  isField(by.place)
    ? isWorking(duel, by) && !isNegated(duel, by)
    : by.place === 'gy' || by.place === 'banished';

/** What a text that is not activated, or was not read, says of cards that go somewhere: words that may be about the card. */
function takingIn(duel: Duel, part: Part, by: Card, card: Card): readonly string[] {
  const all: readonly Taking[] =
    part.kind === 'unread'
      ? [part]
      : part.kind === 'continuous' && part.appliesIn?.includes(by.place) !== false
        ? part.does.flatMap((each) => movesOf(each))
        : [];
  const ofItself = (each: Taking): boolean =>
    each.what === 'this' || (says(each, 'this-card') && !says(each, 'other-cards'));
  return all
    .filter((each) => (each.moves || says(each, 'takes')) && (by.id === card.id || !ofItself(each)))
    .filter(({ what }) => !isDescribed(what) || isOfKind(what.filter.cardType, card))
    .filter(({ upon, holds: needed }) => {
      const is = needed === undefined ? 'unknown' : anyHolds(duel, needed, by, by.controller);
      return is !== 'no' && !hasNotHappened(duel, upon);
    })
    .map(({ reads }) => reads);
}

const isOfKind = (kind: Filter['cardType'], { model: { facts } }: Card): boolean =>
  kind === undefined || kind === facts.cardType || (kind === 'spell-trap' && facts.cardType !== 'monster');

/** Words by which cards may go somewhere, of which, in what case, and the events of which one has to have happened for it. */
type Taking = Pick<Instruction, 'what' | 'holds' | 'upon'> &
  Spoken & { readonly reads: string; readonly moves?: true };

/** What its player can do by it was not told, and so was not done. */
const movesOf = ({ do: verb, reads, may, insteadOf, ...rest }: Instruction): readonly Taking[] => {
  // What goes elsewhere in place of the GY does so when it is moved, and that is played.
  if (may || insteadOf !== undefined) return [];
  if (verb === 'described') return reads === undefined ? [] : [{ ...rest, reads }];
  return movesCards(verb)
    ? [{ ...rest, reads: `${verb.replaceAll('-', ' ')} ${reads ?? ''}`.trim(), moves: true }]
    : [];
};

const movesCards = (verb: Instruction['do']): boolean =>
  takingVerbs.has(verb) && verbFacts[verb].event !== undefined;
