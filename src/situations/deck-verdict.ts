import type { Catalogue } from '../cards/catalogue.ts';
import { checkDeck } from '../decks/check-deck.ts';
import { type DeckList, deckParts } from '../decks/read-deck.ts';
import { elapsedMs } from '../platform/elapsed.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { citationsFor } from './cite.ts';
import { unplayed, type Verdict } from './verdict.ts';

/** What is needed to rule on a Deck. */
export interface DeckBooks {
  readonly catalogue: Catalogue;
  readonly rulebook: Rulebook;
}

const weight = { forbids: 0, unknown: 1, permits: 2 } as const;

/** Is the Deck legal by its form and by the list of a ruleset? What is against it stands first, each with its rule. */
export function ruleOnDeck(deck: DeckList, ruleset: Ruleset, { catalogue, rulebook }: DeckBooks): Verdict {
  const start = performance.now();
  const findings = checkDeck(deck, catalogue, ruleset).toSorted(
    (a, b) => weight[a.verdict] - weight[b.verdict],
  );
  const against = findings.filter(({ verdict }) => verdict === 'forbids').length;
  const missing = findings.filter(({ verdict }) => verdict === 'unknown').map(({ because }) => because);
  const counts = deckParts.map((part) => deck[part].length).join(' + ');
  const list = `the ${ruleset.toUpperCase()} list`;
  return unplayed({
    answer: against > 0 ? 'no' : missing.length > 0 ? 'cannot tell' : 'yes',
    headline:
      against > 0
        ? `The Deck (${counts} cards) is not legal: ${against} ${against === 1 ? 'thing is' : 'things are'} against it.`
        : missing.length > 0
          ? `Nothing is known to be against the Deck (${counts} cards), but not everything is known.`
          : `The Deck (${counts} cards) is legal by its form and by ${list}.`,
    tier: 'rule',
    ruleset,
    findings,
    citations: citationsFor(findings, rulebook, ruleset),
    assumed: [`${list} is the one that the catalogue has`],
    missing,
    ms: elapsedMs(start),
  });
}
