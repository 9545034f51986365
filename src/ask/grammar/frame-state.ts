import type { BattleMoment } from '../../engine/answer/battle/in-battle.ts';
import type { Asks, Chunk, Join, VerbForm, Who } from '../text/chunk.ts';
import type { VerbId } from '../text/verbs.ts';
import type { ToldChange } from './battle-changes.ts';
import type { BattleAsked, Remark } from './battle-phrases.ts';
import type { Complement, Draft, Phrase, ToldTime } from './frame.ts';

/** Words that no frame took, and where they stand. */
export interface NotUnderstood {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** What was said of a battle besides deeds: what is asked, at which moments, what else, and LP. */
export interface AboutBattle {
  readonly asked: BattleAsked[];
  readonly moments: BattleMoment[];
  readonly remarks: Remark[];
  readonly changes: ToldChange[];
  /** `from`: where in the text it stands. */
  readonly lp: { readonly who: Who; readonly lp: number; readonly from: number }[];
}

/** Helping words that wait for their verb. */
export interface Helpers {
  passive: boolean;
  modal: boolean;
  negated: boolean;
  asked: boolean;
  /** Where the first of them stands. */
  at: number;
}

/** What is known while chunks are read from left to right: what the next one may belong to. */
export interface Reader {
  readonly all: readonly Chunk[];
  readonly frames: Draft[];
  readonly times: ToldTime[];
  readonly notUnderstood: NotUnderstood[];
  readonly aboutBattle: AboutBattle;
  /** Frames whose subject was said with them, not taken over from before. */
  readonly ownSubject: WeakSet<Draft>;
  /** Reads a stretch of chunks: what stands in brackets is read as a text of its own. */
  readonly read: (from: number, to: number) => void;
  /** What is asked for, where that is neither yes nor no. */
  asks: Asks | undefined;
  /** The frame whose objects and complements may still come. */
  current: Draft | undefined;
  /** Who was spoken of, and waits for a verb. */
  subject: Phrase[] | undefined;
  /** Who goes on doing things where nobody else is named. */
  inherited: Phrase[];
  helpers: Helpers | undefined;
  join: Join | 'start';
  purpose: boolean;
  /** In brackets. */
  detail: boolean;
  /** In a clause of time or condition: its subject does not go on afterwards. */
  aside: boolean;
  /** What was said before the verb that it belongs to. */
  waiting: Complement[];
}

/** Lists a chunk as not understood. Gives the next one. */
export function leave(r: Reader, at: number): number {
  const chunk = r.all[at];
  if (chunk !== undefined) r.notUnderstood.push({ text: chunk.text, from: chunk.from, to: chunk.to });
  return at + 1;
}

/** What waited for a verb that never came is not understood. */
export function finishClause(r: Reader): void {
  const { helpers } = r;
  if (helpers?.passive === true && r.subject !== undefined) start(r, 'be', 's', helpers.at);
  else if (helpers !== undefined) leave(r, helpers.at);
  if (r.subject !== undefined) r.notUnderstood.push(spokenText(r.subject));
  r.subject = undefined;
  r.helpers = undefined;
  r.current = undefined;
  for (const each of r.waiting) r.notUnderstood.push(spokenText([each.value]));
  r.waiting = [];
}

/** "It is the Standby Phase", "we are in the Damage Step": says the time, and nothing of whoever is its subject. */
export function dropTimeClause(r: Reader): void {
  const { current } = r;
  if (current === undefined || current.verb !== 'be' || current.asked || current.negated) return;
  const [only, more] = current.subject;
  const idle = only?.kind === 'pronoun' || (only?.kind === 'player' && only.who === 'both');
  const says = current.objects.length + current.complements.length + current.qualities.length > 0;
  if (!idle || more !== undefined || says || r.frames.at(-1) !== current) return;
  r.frames.pop();
  r.current = undefined;
}

/**
 * "I go to the Battle Phase", "my opponent enters Main Phase 2": the phase says it all, and whose it is where one player goes.
 * Undefined where no player goes on.
 */
export function goesOnTo(r: Reader, phrase: Extract<Phrase, { kind: 'phase' }>): Phrase | undefined {
  const { current } = r;
  const [who, more] = current?.subject ?? [];
  if (current === undefined || current.verb !== 'go' || who?.kind !== 'player' || more !== undefined)
    return undefined;
  const plain = !current.asked && !current.negated && !current.modal && !current.purpose;
  if (!plain || r.frames.at(-1) !== current || current.objects.length + current.complements.length > 0)
    return undefined;
  r.frames.pop();
  r.current = undefined;
  const said = phrase.owner === undefined || phrase.owner === 'own' ? who.who : phrase.owner;
  return { ...phrase, owner: said };
}

/** Ends the frame under way, where no subject or helping word waits for a verb. */
export function finishIdle(r: Reader): void {
  if (r.subject === undefined && r.helpers === undefined) r.current = undefined;
}

/** Gives a complement to the verb before it, or keeps it for the one after it. */
export function addComplement(r: Reader, complement: Complement): void {
  if (r.current === undefined || r.subject !== undefined) r.waiting.push(complement);
  else r.current.complements.push(complement);
}

/** The card that was spoken of last: what "which" stands for. */
export function lastCard(r: Reader): Phrase[] {
  const { current } = r;
  const spoken =
    current === undefined ? [] : [...current.objects, ...current.complements.map(({ value }) => value)];
  const card = spoken.findLast(({ kind }) => kind === 'card' || kind === 'pronoun' || kind === 'effect');
  return card === undefined ? [...r.inherited] : [bare(card)];
}

/** Begins the frame of a verb, with whatever was said before it. */
export function start(r: Reader, verb: VerbId | 'be', form: VerbForm, at: number): void {
  const chunk = r.all[at];
  const before = r.frames.at(-1);
  const { helpers } = r;
  const goesOn = helpers === undefined && r.subject === undefined && r.current !== undefined;
  // "X was negating Y": it is X that does it.
  const passive =
    helpers?.passive === true && verb !== 'be'
      ? form !== 'ing'
      : goesOn && form === 'past' && r.current?.passive === true;
  const subject = r.subject ?? (isUnknownSubject(r, at) ? [] : r.inherited.map(bare));
  const draft: Draft = {
    verb,
    form,
    passive,
    subject: [...subject],
    objects: [],
    complements: r.waiting,
    qualities: [],
    negated: helpers?.negated === true,
    modal: helpers?.modal === true || (goesOn && r.current?.asked === true && form === 'base'),
    asked: helpers?.asked === true || (goesOn && r.current?.asked === true),
    purpose: r.purpose,
    detail: r.detail,
    join: r.join,
    from: chunk?.from ?? before?.to ?? 0,
    to: chunk?.to ?? 0,
  };
  r.frames.push(draft);
  if (r.subject !== undefined) r.ownSubject.add(draft);
  if (r.subject !== undefined && !r.aside) r.inherited = r.subject;
  r.waiting = [];
  r.subject = undefined;
  r.helpers = undefined;
  r.purpose = false;
  r.join = 'comma';
  r.current = draft;
}

/** "..., and the last Foo leaves": something that is not known does it, nobody who was spoken of. */
function isUnknownSubject({ all, notUnderstood }: Reader, at: number): boolean {
  const before = all[at - 1];
  return before !== undefined && notUnderstood.at(-1)?.to === before.to && !/ly$/i.test(before.text);
}

/** What was spoken of, where no verb came to it. */
export const spokenText = (phrases: readonly Phrase[]): NotUnderstood => {
  const text = phrases.map(spoken).join(', ');
  return { text, from: 0, to: 0 };
};

/** A phrase as people say it, near enough for them to find it in what they wrote. */
const spoken = (phrase: Phrase): string => {
  if (phrase.kind === 'card') return phrase.name;
  if (phrase.kind === 'player') return 'a player';
  return phrase.kind === 'pronoun' ? phrase.which.replace('-', ' ') : phrase.kind;
};

/** Something spoken of again: what was said of it where it was named does not hold any more. */
const bare = (phrase: Phrase): Phrase =>
  phrase.kind === 'card' ? { kind: 'card', name: phrase.name, qualities: [] } : phrase;
