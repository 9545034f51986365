import { type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import { verbFacts } from '../../../card-model/verbs.ts';
import { wordTest } from '../../../card-model/word-test.ts';
import type { EventName } from '../../../vocabulary/events.ts';
import { fieldPlaces } from '../../../vocabulary/places.ts';
import { destroyedInstead, withInstead } from '../../events/destroyed-instead.ts';
import { type Card, cardOf } from '../../state/duel.ts';
import { endOf } from '../../state/endings.ts';
import type { Happens } from '../../state/event.ts';
import { concerned } from '../concerned.ts';
import { returnLater } from '../later.ts';
import { perCard } from '../per-card.ts';
import {
  byLink,
  done,
  type EffectContext,
  type EffectOutcome,
  type Executor,
  everyCard,
  note,
  open,
  type Refusal,
  wordsOf,
} from '../played.ts';
import type { Reach } from '../pool.ts';
import { wasJustNegated } from './negated-summon.ts';

/** What each verb that moves cards can reach, where the text says no more (rules move/destroy, move/tribute, move/discard). */
const reaches: Readonly<Partial<Record<Instruction['do'], Reach>>> = {
  destroy: { places: fieldPlaces, never: ['gy', 'banished', 'xyz-material'] },
  tribute: { places: ['monster-zone'], filter: { controller: 'you' } },
  discard: { places: ['hand'] },
  'return-to-hand': { never: ['hand'] },
  'add-to-hand': { never: ['hand'] },
  'return-to-deck': { never: ['deck'] },
  'send-to-gy': { never: ['gy'] },
};

/** Words that say how cards go, and nothing of which cards or whether. */
export const onlyHow = wordTest(
  /^(?:(?:,? ?(?:in any order|face-up|on (?:the )?(?:top|bottom)(?: of)?|on the top or bottom of)))+$/,
);

/** Destroys, sends, banishes, returns, Tributes, discards, or adds to the hand. */
export const move: Executor = (playing, instruction) => {
  const { reads, insteadOf } = instruction;
  // From now on cards go elsewhere: nothing is moved by that now, and what it does later is not played.
  if (insteadOf !== undefined) {
    const lasting = redirecting(playing, instruction);
    if (lasting !== undefined) return lasting;
    const words = `"${wordsOf(instruction)} instead of being sent to the GY" is not played`;
    return open(playing, instruction, words, everyCard(playing));
  }
  if (reads !== undefined && !onlyHow.test(reads)) return inWords(playing, instruction);
  const ordered = instruction.do === 'return-to-deck' && reads !== undefined;
  const played = perCard(playing, instruction, ordered ? {} : moveReach(instruction), (card) => ({
    // A card of the Deck that is put on top of it stays in the Deck.
    happens: [
      card.place === 'deck' && ordered
        ? note(playing, `${card.model.name} is put ${reads} the Deck`)
        : moved(playing, instruction, card),
    ],
    ...returnLater(playing, instruction, card),
  }));
  if (instruction.do !== 'destroy') return played;
  const happens = withInstead(playing.duel, played.happens);
  return {
    ...played,
    happens,
    spared: [...(played.spared ?? []), ...savedBy(played.happens, happens, playing)],
  };
};

/** The monsters in whose place an Equip Card is destroyed. */
const savedBy = (
  would: readonly Happens[],
  happens: readonly Happens[],
  { duel }: EffectContext,
): readonly Refusal[] =>
  would.flatMap(({ event, card: id }) => {
    const gone = happens.some((each) => each.event === event && each.card === id);
    if (event !== 'destroyed' || id === undefined || gone) return [];
    const saves = happens.find(
      ({ card }) => card !== undefined && cardOf(duel, card).equippedTo === id,
    )?.card;
    const name = saves === undefined ? 'another card' : cardOf(duel, saves).model.name;
    const rule = destroyedInstead(duel, cardOf(duel, id), 'effect')?.rule ?? 'destroy/substitution-mandatory';
    return [{ id, rule, because: `${name} is destroyed in its place` }];
  });

/**
 * "Until the end of this turn, any card sent to the GY is banished instead": it binds whatever is sent there from now on.
 * Undefined where which cards, or until when, only words say.
 */
function redirecting(playing: EffectContext, instruction: Instruction): EffectOutcome | undefined {
  const { what, until, reads, onlyIf, delayed, do: verb } = instruction;
  const { card, player } = playing.link;
  const end = until === undefined ? null : endOf(playing.duel, until, player);
  const plain = reads === undefined && onlyIf === undefined && delayed === undefined;
  if (verb !== 'banish' || !plain || end === null || !isDescribed(what) || what.count !== 'all')
    return undefined;
  return done({
    happens: [note(playing, 'from now on cards are banished instead of going to the GY')],
    changes: [
      (duel) => ({ ...duel, redirects: [...(duel.redirects ?? []), { by: card, player, what, until: end }] }),
    ],
  });
}

/** Words that no field has may say which cards, or whether: what they do to the cards is open. */
export const inWords: Executor = (playing, instruction) =>
  open(playing, instruction, `"${wordsOf(instruction)}" is not played`, concerned(playing, instruction));

/** What a verb of moving can reach, as this instruction has it. */
export function moveReach({ do: verb, who, what }: Instruction): Reach {
  const reach = reaches[verb] ?? {};
  if (verb === 'discard') return { ...reach, filter: { owner: who === 'opponent' ? 'opponent' : 'you' } };
  // What the opponent adds to their hand may come from the other hand.
  if (verb === 'add-to-hand' && who === 'opponent') return {};
  // What is done with this card is done by the player whose effect it is; "on the field" is on either side of it.
  const onField = isDescribed(what) && what.from?.join() === 'monster-zone';
  return verb === 'tribute' && (what === 'this' || onField) ? { places: ['monster-zone'] } : reach;
}

function moved(playing: EffectContext, instruction: Instruction, card: Card): Happens {
  const event: EventName =
    instruction.do === 'banish' && instruction.faceDown
      ? 'banished-face-down'
      : (verbFacts[instruction.do].event ?? 'something-else');
  const { to: goal } = instruction;
  const to =
    goal === 'extra-deck' || (goal === 'banished' && instruction.do === 'destroy') ? { to: goal } : {};
  const from = wasJustNegated(playing.duel, card.id) ? { fromNowhere: true as const } : {};
  return { event, card: card.id, ...byLink(playing), ...to, ...from };
}
