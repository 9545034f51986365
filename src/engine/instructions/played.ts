import type { Was } from '../../card-model/conjunctions.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import type { Target } from '../../card-model/part.ts';
import { type Saying, says } from '../../card-model/sayings.ts';
import { verbFacts, verbWords } from '../../card-model/verbs.ts';
import type { EventName } from '../../vocabulary/events.ts';
import type { TossResult } from '../../vocabulary/tosses.ts';
import { type Card, type ChainLink, cardOf, type Duel, otherPlayer, type Player } from '../state/duel.ts';
import type { Change, Happens } from '../state/event.ts';
import { touchedBy, type Unknown } from '../state/missing.ts';
import { type EffectSource, sourceOf } from '../state/unaffected.ts';

/** What a part of an effect is played from. */
export interface EffectContext {
  /** As it is when this part is played: what the parts before it did has been done. */
  readonly duel: Duel;
  /** As it was before this effect did anything; undefined for what is done later, in another phase. */
  readonly begun?: Duel;
  readonly link: ChainLink;
  readonly chain: number;
  /** What the activation targets, as its text has it. */
  readonly targets: readonly Target[];
  /** The cards that the players were told to have chosen, and that no part has taken yet. */
  readonly told: readonly string[];
  /** The cards that the part before it dealt with; `open` where nobody said which. */
  readonly previousCards: readonly string[] | 'open';
  /** Where that is open: the named cards of which they may be; left out: any. */
  readonly mayBe?: readonly string[];
  /** The cards that the last part with each verb dealt with. */
  readonly dealt?: Readonly<Partial<Record<Instruction['do'], readonly string[] | 'open'>>>;
  /** Cards that this effect has moved itself, with their count of moves since. */
  readonly moved: Readonly<Record<string, number>>;
  /** Is something else done in place of this part, as a text allows a player? Undefined where that was not said. */
  readonly instead?: boolean;
  /** Nothing was said of what the players chose or decided. */
  readonly unsaid?: true;
  /** What the coins and dice showed that were not tossed yet, and what the last toss came to. */
  readonly results?: readonly TossResult[];
  readonly tossed?: readonly TossResult[];
  /** It is a cost that is paid, no effect that resolves. */
  readonly paying: boolean;
}

/** What playing a part comes to. */
export interface EffectOutcome {
  readonly was: Was;
  /** What happens at once. */
  readonly happens: readonly Happens[];
  /** What happens right after that, in a moment of its own. */
  readonly next?: readonly Happens[];
  /** What else becomes of the Duel in the same moment. */
  readonly changes: readonly Change[];
  /** Cards that come into being: Tokens. */
  readonly createdCards: readonly Card[];
  /** The cards that it dealt with, for "those"; undefined where it is about none, and those before it stay meant. */
  readonly previousCards?: readonly string[] | 'open';
  readonly mayBe?: readonly string[];
  /** What the coins or dice of it showed. */
  readonly tossed?: readonly TossResult[];
  /** The told cards that it took. */
  readonly usedChoices: readonly string[];
  /** It is not played: cards that were told for it may be none of any other part. */
  readonly unplayed?: true;
  readonly missing: readonly Unknown[];
  readonly assumed: readonly string[];
  /** Told cards that it could not take, and why. */
  readonly refused: readonly Refusal[];
  /** Cards that it would have been done to, but for a rule or a text. */
  readonly spared?: readonly Refusal[];
}

/** Why a card that was told to be chosen cannot be: `rule` is an entry of the rulebook. */
export interface Refusal {
  readonly id: string;
  readonly rule: string;
  readonly because: string;
  /** What happens in place of it. */
  readonly instead?: Happens;
}

/** How a verb is played. Pure. */
export type Executor = (playing: EffectContext, instruction: Instruction) => EffectOutcome;

const empty = {
  happens: [],
  changes: [],
  createdCards: [],
  usedChoices: [],
  missing: [],
  assumed: [],
  refused: [],
};

export const done = (more: Partial<EffectOutcome> = {}): EffectOutcome => ({
  ...empty,
  was: 'done',
  ...more,
});

/** It cannot be done, or there is nothing to do it with. */
export const nothing = (more: Partial<EffectOutcome> = {}): EffectOutcome => ({
  ...empty,
  was: 'nothing',
  previousCards: [],
  ...more,
});

/** By which card and player it is done. */
export const byLink = ({ link }: EffectContext): { readonly by: string; readonly player: Player } => ({
  by: link.card,
  player: link.player,
});

/** Whose effect is played, for cards that some effects leave alone. */
export const effectOf = ({ duel, link }: EffectContext): EffectSource => ({
  ...sourceOf(cardOf(duel, link.card), link.player),
  activated: true,
});

/** An event that is about no named card, in words. */
export const note = (playing: EffectContext, words: string, more: Partial<Happens> = {}): Happens => ({
  event: 'something-else',
  ...byLink(playing),
  note: words,
  ...more,
});

/** Every named card: what nobody can say more of may deal with any. */
export const everyCard = ({ duel }: EffectContext): readonly string[] => Object.keys(duel.cards);

/** Whether it is done, or how, is not known: something may happen, and what is missing says why. */
export const open = (
  playing: EffectContext,
  instruction: Instruction,
  words: string,
  may: readonly string[],
): EffectOutcome => ({
  ...empty,
  was: 'open',
  previousCards: 'open',
  ...meantWith(playing, may),
  unplayed: true,
  happens: [note(playing, wordsOf(instruction), { unsure: true, ...perhaps(instruction) })],
  missing: [
    {
      card: playing.link.card,
      words,
      may,
      verb: instruction.do,
      ...touchedBy(instruction),
      ...binding(instruction),
      ...mayFree(playing, instruction),
    },
  ],
});

/** "Those" behind a part of which it is open what it did are cards of that part, or of those before it. */
function meantWith(
  { previousCards, mayBe }: EffectContext,
  may: readonly string[],
): Pick<EffectOutcome, 'mayBe'> {
  const before = previousCards === 'open' ? mayBe : previousCards;
  return before === undefined ? {} : { mayBe: [...before, ...may] };
}

/** May it negate a link that itself answers another one? Whatever resolves after that may not, or may after all. */
const mayFree = ({ link }: EffectContext, instruction: Instruction): { readonly forced?: true } =>
  link.number > 2 && says(instruction, 'negates-link') ? { forced: true } : {};

/** A sentence that no form reads and that says what cannot be done. */
const binding = ({ do: verb, denies }: Instruction): { readonly binds?: true } =>
  verb === 'described' && denies ? { binds: true } : {};

/** What an instruction says, as far as the engine has words for it. */
export const wordsOf = ({ do: verb, reads }: Instruction): string => reads ?? verbWords(verb);

/** What a sentence that no form reads may have done, by the verb in it. */
const inSentence: readonly (readonly [Saying, ...EventName[]])[] = [
  ['flips', 'flipped-face-up', 'position-changed'],
  ['destroys', 'destroyed', 'sent-to-gy', 'left-the-field'],
];

/** What an instruction may have done to cards that nobody named. */
export function perhaps(instruction: Instruction): { readonly perhaps?: readonly EventName[] } {
  const { do: verb } = instruction;
  if (verb === 'described') {
    const said = inSentence.flatMap(([saying, ...events]) => (says(instruction, saying) ? events : []));
    return said.length === 0 ? {} : { perhaps: [...new Set(said)] };
  }
  const { event } = verbFacts[verb];
  if (event === undefined) return {};
  const toGy: readonly EventName[] = ['destroyed', 'tributed', 'discarded', 'sent-to-gy', 'banished'];
  const also: readonly EventName[] = toGy.includes(event)
    ? ['sent-to-gy', 'banished', 'left-the-field']
    : ['left-the-field'];
  return { perhaps: [...new Set([event, ...also])] };
}

/** The players that an instruction is about. */
export function playersOf({ duel, link }: EffectContext, who: Instruction['who']): readonly Player[] {
  if (who === 'attacker') return duel.battle === undefined ? [] : [duel.battle.player];
  if (who === 'both') return [link.player, otherPlayer(link.player)];
  return [who === 'opponent' ? otherPlayer(link.player) : link.player];
}

/** The name of a card, for sentences. */
export const nameOf = (duel: Duel, id: string): string => cardOf(duel, id).model.name;

/** An id that no other change of the card has. */
export const changeId = ({ duel, chain, link }: EffectContext, { changes }: Card): string =>
  `${chain}.${link.number} ${duel.moment} ${changes.length}`;
