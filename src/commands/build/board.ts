import { judgeStep } from '../../engine/legal/judge-step.ts';
import type { Judged } from '../../engine/legal/judged.ts';
import { withForcedQuick } from '../../engine/legal/mandatory-quick.ts';
import { play, unplayable } from '../../engine/play.ts';
import { type Card, cardOf, type Duel, hasCard, type Player } from '../../engine/state/duel.ts';
import { defined } from '../../platform/defined.ts';
import { ok, type Result } from '../../platform/problem.ts';
import { printAction } from '../../situations/language/print.ts';
import { playSituation } from '../../situations/rule-on.ts';
import type { Situation } from '../../situations/situation.ts';
import type { Services } from '../command.ts';

export type Action = Situation['actions'][number];
export type Question = Situation['question'];

export const players: readonly Player[] = ['P0', 'P1'];

/** What is to be seen of it to say what may be done. */
export interface Seen {
  readonly duel: Duel;
}

/** The Duel as it stands after all that was told, and before the last thing that was done. */
export interface Board extends Seen {
  readonly situation: Situation;
  readonly last?: { readonly action: Action; readonly before: Duel };
}

/** Sets a situation up and plays it. Problems: zones that two cards have, an action that cannot be played. */
export function boardOf(situation: Situation, services: Services): Result<Board> {
  const played = playSituation(situation, services);
  if (!played.ok) return played;
  const action = situation.actions.at(-1);
  const board: Board = { situation, duel: played.value.after };
  if (action === undefined) return ok(board);
  const earlier = playSituation({ ...situation, actions: situation.actions.slice(0, -1) }, services);
  return earlier.ok ? ok({ ...board, last: { action, before: earlier.value.after } }) : earlier;
}

/** The Duel after one action more. */
export const after = (duel: Duel, action: Action): Duel =>
  play(action.do === 'resolve' ? withForcedQuick(duel) : duel, action);

/** The cards that there are, in the order in which they were set up. */
export const cardsOf = ({ duel }: Seen): readonly Card[] =>
  Object.values(duel.cards).filter(({ gone }) => gone === undefined);

/** The card with this id, if there is one. */
export const cardWith = ({ duel }: Board, id: string | undefined): Card | undefined =>
  id === undefined || !hasCard(duel, id) ? undefined : cardOf(duel, id);

type Said = Pick<Judged, 'verdict' | 'findings' | 'open'>;

/** What the rules allow first, then what they leave open, then the rest. */
export const byVerdict = (a: Pick<Said, 'verdict'>, b: Pick<Said, 'verdict'>): number =>
  weight[a.verdict] - weight[b.verdict];

const weight = { legal: 0, undecided: 1, illegal: 2 } as const;

/** Why something is against the rules, or not settled. */
export const whyNot = ({ verdict, findings, open }: Said): string | undefined =>
  verdict === 'illegal'
    ? findings.find((each) => each.verdict === 'forbids')?.because
    : verdict === 'undecided'
      ? open[0]
      : undefined;

/** Something that could be told next, and what the rules say of it. */
export interface Offer {
  /** What is added: mostly one action. */
  readonly actions: readonly Action[];
  /** The card that does it, or that it is done to. */
  readonly card?: string;
  readonly verdict: Judged['verdict'];
  /** Why not, where the rules do not allow it; else what it does. */
  readonly detail: string;
}

/** An action as it is tried: with the card that it is about, and what it does in a few words. */
export interface Tried extends Pick<Offer, 'actions' | 'card'> {
  readonly detail?: string;
  /** With what was not chosen yet, to be judged as it would be then. */
  readonly judgeAs?: readonly Action[];
  /** What it lacks, for which no rule need be asked. */
  readonly lacks?: string;
}

export const tried = (action: Action, card?: string, detail?: string): Tried => ({
  actions: [action],
  ...defined({ card, detail }),
});

/** What the rules say of actions one after the other; undefined where one of them cannot be played. */
function judgedInTurn(duel: Duel, actions: readonly Action[]): Judged | undefined {
  let now = duel;
  let worst: Judged | undefined;
  for (const action of actions) {
    if (unplayable(now, action) !== null) return undefined;
    const judged = judgeStep(now, action);
    if (worst === undefined || byVerdict(worst, judged) < 0) worst = judged;
    if (action !== actions.at(-1)) now = after(now, action);
  }
  return worst;
}

/** What can be played of what was tried. */
export const judgedOffers = ({ duel }: Seen, all: readonly Tried[]): readonly Offer[] =>
  all
    .flatMap(({ actions, card, detail = '', judgeAs = actions, lacks }): readonly Offer[] => {
      const about = { actions, ...defined({ card }) };
      if (lacks !== undefined) return [{ ...about, verdict: 'illegal', detail: lacks }];
      const judged = judgedInTurn(duel, judgeAs);
      return judged === undefined
        ? []
        : [{ ...about, verdict: judged.verdict, detail: whyNot(judged) ?? detail }];
    })
    .toSorted(byVerdict);

export const marks = { legal: '', undecided: ' (not settled)', illegal: ' (against the rules)' } as const;

/** What an offer adds, in the words of the situation. */
export const offerWords = ({ actions }: Offer): string => actions.map(printAction).at(-1) ?? '';
