import type { Finding } from '../../engine/state/finding.ts';
import { defined } from '../../platform/defined.ts';
import { printAction } from '../../situations/language/print.ts';
import { type Action, type Board, judgedInTurn } from './board.ts';

/** Something that could be told next, and what the rules say of it. */
export interface Offer {
  /** What is added: mostly one action. */
  readonly actions: readonly Action[];
  /** The card that does it, or that it is done to. */
  readonly card?: string;
  readonly verdict: 'legal' | 'undecided' | 'illegal';
  /** Why not, where the rules do not allow it; else what it does. */
  readonly detail: string;
}

/** An action as it is tried: with the card that it is about, and what it does in a few words. */
export interface Tried {
  readonly actions: readonly Action[];
  readonly card?: string;
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

const order = { legal: 0, undecided: 1, illegal: 2 } as const;

/** What can be played of what was tried: what the rules allow first, then what they leave open, then the rest. */
export const judgedOffers = ({ duel }: Board, all: readonly Tried[]): readonly Offer[] =>
  all
    .flatMap(({ actions, card, detail, judgeAs = actions, lacks }): readonly Offer[] => {
      const about = card === undefined ? {} : { card };
      if (lacks !== undefined) return [{ actions, verdict: 'illegal', detail: lacks, ...about }];
      const judged = judgedInTurn(duel, judgeAs);
      if (judged === undefined) return [];
      const { verdict, findings, open } = judged;
      const why = verdict === 'illegal' ? against(findings) : verdict === 'undecided' ? open[0] : undefined;
      return [{ actions, verdict, detail: why ?? detail ?? '', ...about }];
    })
    .toSorted((a, b) => order[a.verdict] - order[b.verdict]);

const against = (findings: readonly Finding[]): string | undefined =>
  findings.find(({ verdict }) => verdict === 'forbids')?.because;

const marks = { legal: '', undecided: ' (not settled)', illegal: ' (against the rules)' } as const;

/** What an offer adds, in the words of the situation. */
export const offerWords = ({ actions }: Offer): string => actions.map(printAction).at(-1) ?? '';

/** The same with whether the rules allow it. */
export const offerLabel = (offer: Offer): string => `${offerWords(offer)}${marks[offer.verdict]}`;
