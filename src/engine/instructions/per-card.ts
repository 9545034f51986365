import type { Instruction } from '../../card-model/instruction.ts';
import { type Card, cardOf, type Duel } from '../state/duel.ts';
import type { Change, Happens } from '../state/event.ts';
import { touchedBy } from '../state/missing.ts';
import { nothingSaid } from '../state/players.ts';
import { choose } from './choose.ts';
import { done, type EffectContext, type EffectOutcome, note, nothing, perhaps, wordsOf } from './played.ts';
import type { Reach } from './pool.ts';

/** What is done to one card. */
export interface Deed {
  readonly happens?: readonly Happens[];
  readonly changes?: readonly Change[];
  /** Why it cannot be done to this card after all, or what would have to be known. */
  readonly missing?: string;
}

/** Plays an instruction card by card: what `deed` says for each card that it takes. */
export function perCard(
  playing: EffectContext,
  instruction: Instruction,
  reach: Reach,
  deed: (card: Card) => Deed,
): EffectOutcome {
  const { duel, link } = playing;
  const choice = choose(playing, instruction, reach);
  const deeds = choice.cards.map((id) => ({ id, ...deed(cardOf(duel, id)) }));
  const rest = choice.rest !== 'none';
  const instead = choice.spared.flatMap((each) => each.instead ?? []);
  const unsure = choice.rest === 'whether' ? { unsure: true as const } : {};
  const words = wordsOf(instruction);
  const missing = [
    ...(choice.missing === undefined
      ? []
      : [{ card: link.card, words: choice.missing, may: choice.may, ...touchedBy(instruction) }]),
    ...deeds.flatMap(({ id, missing: why }) =>
      why === undefined ? [] : [{ card: link.card, words: why, may: [id], ...touchedBy(instruction) }],
    ),
  ];
  const more = {
    happens: [
      ...deeds.flatMap(({ happens = [] }) => happens),
      ...instead.filter(({ card }, at) => instead.findIndex((each) => each.card === card) === at),
      ...(rest ? [note(playing, words, { ...unsure, ...perhaps(instruction) })] : []),
    ],
    changes: [...deeds.flatMap(({ changes = [] }) => changes), ...(choice.unseen ? [uncounted] : [])],
    usedChoices: [...choice.took, ...instead.flatMap(({ card }) => card ?? [])],
    missing,
    assumed: choice.assumed,
    refused: choice.refused,
    ...(choice.spared.length === 0 ? {} : { spared: choice.spared }),
  };
  if (choice.cards.length === 0 && choice.rest === 'none') return nothing(more);
  const isOpen = choice.cards.length === 0 && choice.rest === 'whether';
  return done({
    ...more,
    was: isOpen ? 'open' : 'done',
    previousCards: choice.rest === 'none' ? choice.cards : 'open',
  });
}

/** Where a card that nobody named has moved, the counts of cards that nobody named are not known any more. */
function uncounted(duel: Duel): Duel {
  const { P0, P1 } = duel.players;
  const { unseen } = nothingSaid;
  return { ...duel, players: { P0: { ...P0, unseen }, P1: { ...P1, unseen } } };
}
