import { type DescribedCards, type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import { restrictionsOn } from '../../restrictions/restriction.ts';
import { type Duel, otherPlayer, type Player, partOfLink } from '../../state/duel.ts';
import type { Change, Happens } from '../../state/event.ts';
import { countIn, loses, moveUnseen } from '../../state/players.ts';
import { perCard } from '../choose.ts';
import { inNumbers } from '../counted.ts';
import {
  done,
  type EffectContext,
  type EffectOutcome,
  type Executor,
  note,
  nothing,
  playersOf,
  wordsOf,
} from '../played.ts';
import { inWords } from './moving.ts';

/** Draws: cards that were told, and for the rest cards that nobody named (rule move/draw-or-add). */
export const draw: Executor = (playing, told) => {
  const instruction = inNumbers(playing, told, () => null);
  const { amount = instruction.reads === undefined ? 1 : undefined, who, reads } = instruction;
  if (instruction.toHand !== undefined) return drawUntil(playing, instruction, instruction.toHand);
  // "For each ..." leaves open how many; that may be none.
  if (amount === undefined || reads !== undefined) return inWords(playing, instruction);
  if (amount === 0) return nothing();
  return drawnBy(playersOf(playing, who).map((player) => drawFor(playing, player, amount)));
};

/** "Draw until you have 3 cards in your hand": as many as are missing, which may be none. */
function drawUntil(playing: EffectContext, instruction: Instruction, hand: number): EffectOutcome {
  const all = playersOf(playing, instruction.who).map((player) => ({
    player,
    now: countIn(playing.duel, player, 'hand'),
  }));
  if (all.some(({ now }) => now === null)) return inWords(playing, instruction);
  const short = all.flatMap(({ player, now }) =>
    now === null || now >= hand ? [] : [drawFor(playing, player, hand - now)],
  );
  return short.length === 0 ? nothing() : drawnBy(short);
}

const drawnBy = (drawn: readonly Drawn[]): EffectOutcome =>
  done({
    happens: drawn.flatMap(({ happens }) => happens),
    changes: drawn.flatMap(({ changes }) => changes),
    usedChoices: drawn.flatMap(({ usedChoices: took }) => took),
    previousCards: drawn.some(({ unseen }) => unseen > 0)
      ? 'open'
      : drawn.flatMap(({ usedChoices: took }) => took),
  });

interface Drawn extends Pick<EffectOutcome, 'happens' | 'changes' | 'usedChoices'> {
  readonly unseen: number;
}

function drawFor(playing: EffectContext, player: Player, amount: number): Drawn {
  const { duel, link, told } = playing;
  const there = countIn(duel, player, 'deck');
  const inDeck = (id: string) => duel.cards[id]?.place === 'deck' && duel.cards[id].owner === player;
  const left = Object.keys(duel.cards).filter(inDeck);
  // Who draws the whole Deck draws every card that was named in it.
  const all = there !== null && there <= amount;
  const took = all ? left : told.filter(inDeck).slice(0, amount);
  const unseen = (there === null ? amount : Math.min(there, amount)) - took.length;
  const named = took.map((id): Happens => ({ event: 'drawn', card: id, by: link.card, player }));
  const words = `${player} draws ${unseen === 1 ? '1 card' : `${unseen} cards`}`;
  // Which card is drawn was not said: it may be one that was named, if such a card is in the Deck.
  const drawn = { event: 'drawn', player, drawn: unseen, perhaps: ['drawn', 'added-to-hand'] } as const;
  const rest = unseen > 0 ? [note(playing, words, drawn)] : [];
  const changes: Change[] = [(now) => moveUnseen(now, player, 'deck', 'hand', unseen)];
  if (there !== null && there < amount) changes.push((now: Duel) => loses(now, player, 'victory/deck-out'));
  return { happens: [...named, ...rest], changes, usedChoices: took, unseen };
}

/** Chooses cards for what comes after it; what an old text selects are its targets, chosen now where none were told. */
export const choosing: Executor = (playing, instruction) => {
  const { what, reads } = instruction;
  if (reads !== undefined) return inWords(playing, instruction);
  const untold = isDescribed(what) && what.among === 'targets' && playing.link.targets.length === 0;
  if (!untold) return perCard(playing, instruction, {}, () => ({}));
  const { among: _, ...anywhere } = what;
  return perCard(playing, { ...instruction, what: anywhere }, {}, () => ({}));
};

/** Reveals cards, or looks at them: they stay where they are. Of fewer told ones than it shows the others are not known. */
export const showing: Executor = (playing, instruction) => {
  const { what, reads } = instruction;
  if (reads !== undefined) return inWords(playing, instruction);
  if (isDescribed(what) && what.filter.taken === 'top') return excavating(playing, instruction);
  const words = instruction.do === 'reveal' ? 'revealed' : 'looked at';
  const shown = perCard(playing, instruction, {}, ({ model }) => ({
    happens: [note(playing, `${model.name} is ${words}`)],
  }));
  const { previousCards: cards } = shown;
  if (cards === undefined || cards === 'open') return shown;
  const asked = !isDescribed(what) || what.upTo || typeof what.count !== 'number' ? 0 : what.count;
  const fewer = shown.usedChoices.length > 0 && cards.length < asked;
  if (fewer) return { ...shown, usedChoices: [], previousCards: 'open' };
  // Who looks at all of them chooses none: one that was told is chosen for what comes after it.
  const all = isDescribed(what) && what.count === 'all' ? { usedChoices: [] } : {};
  const revealed = playing.paying ? [withRevealed(cards)] : [];
  return { ...shown, ...all, changes: [...shown.changes, ...revealed] };
};

/** What the cost of the last Chain Link revealed is what its effect calls so. */
const withRevealed =
  (cards: readonly string[]): Change =>
  (duel) => {
    const link = duel.chain.at(-1);
    if (link === undefined) return duel;
    const revealed = [...(link.revealed ?? []), ...cards];
    return { ...duel, chain: [...duel.chain.slice(0, -1), { ...link, revealed }] };
  };

/** Cards from the top of a Deck are seen, and stay there: which ones is known where the Deck has no others. */
export const excavating: Executor = (playing, instruction) => {
  const { what, reads } = instruction;
  if (
    reads !== undefined ||
    !isDescribed(what) ||
    typeof what.count !== 'number' ||
    what.from?.join() !== 'deck'
  )
    return inWords(playing, instruction);
  const { owner } = what.filter;
  const plain = Object.keys(what.filter).every((key) => key === 'owner' || key === 'taken');
  if (owner === undefined || !plain || what.upTo) return inWords(playing, instruction);
  const { duel, link } = playing;
  const whose = owner === 'you' ? link.player : otherPlayer(link.player);
  const there = countIn(duel, whose, 'deck');
  if (there !== null && there < what.count) return there === 0 ? nothing() : inWords(playing, instruction);
  const named = Object.values(duel.cards).filter((card) => card.place === 'deck' && card.owner === whose);
  const all = there === what.count && named.length === there;
  // Who tells more cards than the text lets be chosen tells first those that are seen.
  const isSeen = what.count === 1 || playing.told.length > what.count || !takesSome(playing, isSeenBefore);
  const tops = takesSome(playing, isOfDeck) || !isSeen ? [] : playing.told.slice(0, what.count);
  const told = tops.filter((id) => named.some((card) => card.id === id));
  const known = all ? named.map(({ id }) => id) : told.length === what.count ? told : undefined;
  return done({
    happens: [
      note(
        playing,
        what.count === 1
          ? 'the top card of the Deck is seen'
          : `the top ${what.count} cards of the Deck are seen`,
        { rule: 'wording/excavate' },
      ),
    ],
    ...(known === undefined
      ? { previousCards: 'open', mayBe: named.map(({ id }) => id) }
      : { previousCards: known, usedChoices: told }),
  });
};

/** Does the effect have a player choose such cards as well? A told one may be that. */
function takesSome({ duel, link }: EffectContext, are: (what: DescribedCards) => boolean): boolean {
  const part = partOfLink(duel, link);
  const does = part !== undefined && 'does' in part ? part.does : [];
  return does.some(({ what }) => isDescribed(what) && are(what));
}
const isOfDeck = ({ from, among, filter }: DescribedCards): boolean =>
  from?.includes('deck') === true && !among && filter.taken === undefined;
const isSeenBefore = ({ among, count }: DescribedCards): boolean =>
  typeof among === 'object' && among.dealt === 'excavate' && count !== 'all';

/** Shuffling changes nothing that anyone knows. */
export const shuffle: Executor = (playing) => done({ happens: [note(playing, 'a Deck is shuffled')] });

/** What was declared, where that was told. */
export const declared: Executor = (playing, instruction) =>
  playing.link.declared === undefined
    ? byChance(playing, instruction)
    : done({ happens: [note(playing, `${playing.link.declared} is declared`)] });

/** The result of a coin or a die, or what is declared, is nobody's to work out: it is what was told. */
export const byChance: Executor = (playing, instruction) => {
  const { amount = 1 } = instruction;
  const tossed = instruction.do === 'declare' ? [] : (playing.results ?? []).slice(0, amount);
  if (tossed.length < amount)
    return inWords(playing, { ...instruction, reads: `${wordsOf(instruction)}: the result was not said` });
  return done({ happens: [note(playing, `the result is ${tossed.join(' and ')}`)], tossed });
};

/** A verb that adds or draws does nothing where a text lets none be added from the Deck (rule wording/cannot-wins). */
export const unlessBarred =
  (verb: Executor): Executor =>
  (playing, instruction) => {
    const players = playersOf(playing, instruction.who);
    const bars = players.map((player) => barsOn(playing.duel, player, instruction));
    if (playing.paying || bars.every((each) => each.length === 0)) return verb(playing, instruction);
    const fromDeck = isFromDeck(instruction);
    if (fromDeck === false) return verb(playing, instruction);
    const sure = bars.every((each) => each.some(({ open }) => open === undefined));
    if (fromDeck === undefined || !sure) return inWords(playing, instruction);
    return nothing({ happens: [note(playing, 'no card can be added from the Deck to the hand')] });
  };

const barsOn = (duel: Duel, player: Player, { do: verb }: Instruction) =>
  restrictionsOn(duel, player).filter(
    ({ ban }) =>
      ban.adds === 'any' || (ban.adds === 'undrawn' && verb !== 'draw') || (ban.draws && verb === 'draw'),
  );

/** Does it take cards of the Deck, and only those? Undefined where that hangs on what was chosen. */
function isFromDeck({ do: verb, what, from }: Instruction): boolean | undefined {
  if (verb === 'draw') return true;
  const places = from ?? (isDescribed(what) ? what.from : undefined);
  if (places === undefined) return undefined;
  if (!places.includes('deck')) return false;
  return places.length === 1 ? true : undefined;
}
