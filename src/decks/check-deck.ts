import { alwaysNamed } from '../card-model/always-named.ts';
import type { CardModel } from '../card-model/card-model.ts';
import { isExtraDeckMonster } from '../card-model/facts.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import type { Finding } from '../engine/state/finding.ts';
import { allowedCopies, type LimitStatus } from '../vocabulary/limits.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { type DeckList, type DeckPart, deckParts } from './read-deck.ts';

/** Something of a Deck that a rule has a say in. */
export type DeckFinding = Pick<Finding, 'rule' | 'verdict' | 'because'>;

/** How many cards each part may have, as [at least, at most] (rule event/deck). */
const sizes: Readonly<Record<DeckPart, readonly [number, number]>> = {
  main: [40, 60],
  extra: [0, 15],
  side: [0, 15],
};
const partNames: Readonly<Record<DeckPart, string>> = {
  main: 'Main Deck',
  extra: 'Extra Deck',
  side: 'Side Deck',
};
const most = allowedCopies.Unlimited;

/** Checks the form of a Deck and the list of a ruleset: what is against a rule, what cannot be told, and what is as it should be. */
export function checkDeck(deck: DeckList, catalogue: Catalogue, ruleset: Ruleset): readonly DeckFinding[] {
  const cards = deckParts.flatMap((part) =>
    deck[part].map((passcode) => ({ part, passcode, card: withPasscode(passcode, catalogue) })),
  );
  const known = cards.flatMap(({ part, card }) => (card === undefined ? [] : [{ part, card }]));
  return [
    ...deckParts.map((part) => sizeFinding(part, deck[part].length)),
    ...placeFindings(known),
    ...copyFindings(known, catalogue, ruleset),
    ...unlisted(known, ruleset),
    ...unknownFindings(cards.filter(({ card }) => card === undefined).map(({ passcode }) => passcode)),
  ];
}

/** The card with this passcode: a number may be the name of another card. */
function withPasscode(passcode: number, catalogue: Catalogue): CardModel | undefined {
  const card = catalogue.exact(String(passcode).padStart(PASSCODE_DIGITS, '0'));
  return card?.password === passcode ? card : undefined;
}
/** As it is printed. */
const PASSCODE_DIGITS = 8;

interface InDeck {
  readonly part: DeckPart;
  readonly card: CardModel;
}

function sizeFinding(part: DeckPart, count: number): DeckFinding {
  const [least, greatest] = sizes[part];
  const fits = count >= least && count <= greatest;
  const wanted = least === 0 ? `at most ${greatest}` : `${least} to ${greatest}`;
  return {
    rule: 'event/deck',
    verdict: fits ? 'permits' : 'forbids',
    because: `the ${partNames[part]} has ${count} card${count === 1 ? '' : 's'}${fits ? '' : `, and must have ${wanted}`}`,
  };
}

/** Monsters that belong into the other Deck, and Tokens, which belong into none. */
function placeFindings(cards: readonly InDeck[]): readonly DeckFinding[] {
  const said = cards.flatMap(({ part, card: { name, facts } }) => {
    if (facts.cardType === 'monster' && facts.abilities.includes('Token'))
      return [{ rule: 'move/tokens', because: `${name} is a Token, which is no card of a Deck` }];
    const belongs = isExtraDeckMonster(facts) ? 'extra' : 'main';
    if (part === 'side' || part === belongs) return [];
    const rule = 'extra-deck-monster/which-monsters';
    return [{ rule, because: `${name} belongs in the ${partNames[belongs]}, not in the ${partNames[part]}` }];
  });
  const each = new Map(said.map((finding) => [finding.because, finding]));
  return [...each.values()].map((finding) => ({ ...finding, verdict: 'forbids' }));
}

/** Cards of one name, other names that they always have included, against the list and the limit of three. */
function copyFindings(
  cards: readonly InDeck[],
  catalogue: Catalogue,
  ruleset: Ruleset,
): readonly DeckFinding[] {
  const byName = new Map<string, CardModel[]>();
  for (const { card } of cards) {
    for (const name of new Set([card.name, ...alwaysNamed(card)])) {
      byName.set(name, [...(byName.get(name) ?? []), card]);
    }
  }
  return [...byName].flatMap(([name, copies]) => {
    const own = copies.find((card) => card.name === name) ?? namedSo(name, catalogue);
    const other = [...new Set(copies.map((card) => card.name))].filter((each) => each !== name);
    const counted = other.length === 0 ? '' : ` (${other.join(', ')} counted as it)`;
    const status = own?.limits?.[ruleset];
    const allowed = status === undefined ? most : allowedCopies[status];
    if (copies.length <= allowed) return [];
    return [tooMany(name, copies.length, status, counted, ruleset)];
  });
}

/** The card that others are always treated as: what the list says of it counts where it is not in the Deck itself, too. */
function namedSo(name: string, catalogue: Catalogue): CardModel | undefined {
  const card = catalogue.exact(name);
  return card?.name === name ? card : undefined;
}

/** Cards of which the catalogue does not have what the list says. */
function unlisted(cards: readonly InDeck[], ruleset: Ruleset): readonly DeckFinding[] {
  const names = [
    ...new Set(cards.flatMap(({ card }) => (card.limits?.[ruleset] === undefined ? [card.name] : []))),
  ];
  if (names.length === 0) return [];
  const some = names.slice(0, shownNames).join(', ');
  const rest = names.length > shownNames ? ` and ${names.length - shownNames} more` : '';
  const because = `what the ${ruleset.toUpperCase()} list says of ${some}${rest} is not in the catalogue`;
  return [{ rule: 'region/card-lists', verdict: 'unknown', because }];
}
const shownNames = 5;

function tooMany(
  name: string,
  count: number,
  status: LimitStatus | undefined,
  counted: string,
  ruleset: Ruleset,
): DeckFinding {
  const copies = `${count} ${count === 1 ? 'copy' : 'copies'}${counted}`;
  if (status === undefined || status === 'Unlimited')
    return {
      rule: 'event/deck',
      verdict: 'forbids',
      because: `${name}: ${copies}, and at most ${most} may be`,
    };
  const says = status === 'Not yet released' ? 'not yet released' : status;
  const may = allowedCopies[status] === 0 ? 'none may be' : `at most ${allowedCopies[status]} may be`;
  return {
    rule: 'region/card-lists',
    verdict: 'forbids',
    because: `${name} is ${says} in the ${ruleset.toUpperCase()}: ${copies}, and ${may}`,
  };
}

const unknownFindings = (passcodes: readonly number[]): readonly DeckFinding[] =>
  [...new Set(passcodes)].map((passcode) => ({
    rule: 'event/deck',
    verdict: 'unknown',
    because: `no card with the passcode ${passcode} is known (another artwork can have one of its own)`,
  }));
