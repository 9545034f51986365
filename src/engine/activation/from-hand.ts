import { unended } from '../../card-model/describe/describe-instruction.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import type { Part } from '../../card-model/part.ts';
import { says } from '../../card-model/sayings.ts';
import { isField } from '../../vocabulary/places.ts';
import { isInSeries } from '../fits.ts';
import { continuousOf, isNegated, isWorking } from '../negation.ts';
import { rule } from '../rule.ts';
import { type Card, cardOf, type Duel, type Ternary } from '../state/duel.ts';
import { anyHolds } from '../stats/count.ts';
import type { ActivationCase } from './activation-case.ts';
import { needHolds } from './activation-conditions.ts';

/** A text by which a Trap, or a Quick-Play Spell in the other player's turn, may be activated from the hand. */
export interface HandPermission {
  readonly source: Card;
  readonly words: string;
  readonly held: Ternary;
}

type Own = Extract<Part, { kind: 'not-an-effect' }>;

/** "If you control no cards, you can activate this card from your hand." */
function own(duel: Duel, asked: ActivationCase, text: Own): HandPermission {
  const { reads, needs } = text;
  const { card, player } = asked;
  const free = says(text, 'from-hand');
  const is = needs === undefined ? (free ? 'yes' : 'unknown') : anyHolds(duel, needs.holds, card, player);
  // Beside the cards that were told of there may be others, where that is granted.
  const lacks = is === 'no' && needs !== undefined && needHolds(duel, asked, needs);
  const held = lacks === undefined ? 'unknown' : is;
  return { source: card, words: unended(reads), held };
}

/** "You can activate "..." Quick-Play Spell Cards from your hand during your opponent's turn." of another card. */
function byOther(
  duel: Duel,
  { card, player }: ActivationCase,
  source: Card,
  { reads = '', letsFromHand: lets }: Instruction,
): HandPermission | undefined {
  if (lets === undefined || source.controller !== player || source.id === card.id) return undefined;
  const { series, cards, turn } = lets;
  const { facts, name } = card.model;
  const named = series === undefined || isInSeries(series, [name], card.model);
  const property = facts.cardType === 'monster' ? '' : facts.property;
  const isTrap = cards.includes('trap') || (cards.includes('normal-trap') && property === 'Normal');
  const isSpell = cards.includes('quick-play') && property === 'Quick-Play';
  const fits = facts.cardType === 'trap' ? isTrap : facts.cardType === 'spell' && isSpell;
  if (!named || !fits || !isWorking(duel, source)) return undefined;
  // Turns that the words single out in another way are left open.
  const then =
    turn === undefined ? 'yes' : turn === 'in-words' ? 'unknown' : duel.turnPlayer !== player ? 'yes' : 'no';
  return { source, words: unended(reads), held: isNegated(duel, source) ? 'no' : then };
}

/** What lets the card be activated from the hand: the surest of the texts that do; undefined where none does. */
export function handPermission(duel: Duel, asked: ActivationCase): HandPermission | undefined {
  const { card, effect } = asked;
  if (card.place !== 'hand' || effect.kind !== 'activation') return undefined;
  const found = [
    ...card.model.parts.flatMap((part) =>
      part.kind === 'not-an-effect' && part.what === 'hand-activation' ? [own(duel, asked, part)] : [],
    ),
    ...Object.values(duel.cards).flatMap((source) =>
      source.model.parts.flatMap((part) =>
        part.kind === 'continuous'
          ? part.does.flatMap((each) => byOther(duel, asked, cardOf(duel, source.id), each) ?? [])
          : [],
      ),
    ),
  ];
  const best = (held: Ternary) => found.find((each) => each.held === held);
  return best('yes') ?? best('unknown') ?? best('no');
}

const codes = { yes: 'permitted', no: 'not-permitted', unknown: 'may-be-permitted' } as const;

const permitted = (asked: ActivationCase, { source, words, held }: HandPermission) => ({
  code: codes[held],
  facts: { source: source.model.name, words, card: asked.card.model.name, player: asked.player },
});

/** Was it Set this turn, and does a text, or an effect that has resolved, let it be activated all the same? */
function setThisTurn(duel: Duel, asked: ActivationCase): 'set-this-turn' | 'soon' | 'soon-open' | undefined {
  const { card, player } = asked;
  const { thisTurn, changes } = card;
  if (!thisTurn.cameToField) return undefined;
  if (changes.some((each) => each.is === 'status' && each.activatedSoon)) return 'soon';
  // A sentence of its own behind the effect that Sets it.
  const apart = duel.resolved.some(({ link }) =>
    continuousOf(cardOf(duel, link.card)).some(({ does }) => does.some((each) => each.activatedSoon)),
  );
  const spoken = Object.values(duel.cards)
    .filter((by) => by.id === card.id || (isWorking(duel, by) && by.controller === player))
    .flatMap(({ model }) => model.parts)
    .filter((part) => ('does' in part ? part.does : [part]).some((each) => says(each, 'turn-set')));
  const own = spoken.flatMap((part) => (part.kind === 'not-an-effect' ? (part.needs ?? []) : []));
  if (own.some((needs) => needHolds(duel, asked, needs) === 'yes')) return 'soon';
  return apart || spoken.length > own.length || own.some((needs) => needHolds(duel, asked, needs) !== 'no')
    ? 'soon-open'
    : 'set-this-turn';
}

const isOwnActivation = ({ effect }: ActivationCase): boolean => effect.kind === 'activation';

export const quickPlayWhen = rule('spell/quick-play', (duel, asked: ActivationCase) => {
  const { card, player } = asked;
  const { facts } = card.model;
  if (!isOwnActivation(asked) || facts.cardType !== 'spell' || facts.property !== 'Quick-Play') return null;
  const about = { card: card.model.name, player };
  if (card.place !== 'hand') return { code: setThisTurn(duel, asked) ?? 'may', facts: about };
  if (player === duel.turnPlayer) return { code: 'may', facts: about };
  const permission = handPermission(duel, asked);
  return permission === undefined ? { code: 'hand', facts: about } : permitted(asked, permission);
});

export const trapWhen = rule('trap/when', (duel, asked: ActivationCase) => {
  const { card } = asked;
  if (!isOwnActivation(asked) || card.model.facts.cardType !== 'trap') return null;
  const permission = handPermission(duel, asked);
  if (permission !== undefined) return permitted(asked, permission);
  const about = { card: card.model.name };
  if (!isField(card.place)) return { code: 'not-set', facts: about };
  // A card that lies face-up was activated already (rule chain/activation).
  if (card.faceUp) return null;
  return { code: setThisTurn(duel, asked) ?? 'set', facts: about };
});
