import type { Part } from '../../card-model/part.ts';
import { wordTest } from '../../card-model/word-test.ts';
import { isField } from '../../vocabulary/places.ts';
import { isInSeries } from '../fits.ts';
import { isNegated, isWorking } from '../negation.ts';
import { rule } from '../rule.ts';
import { type Card, cardOf, type Duel, type Player, type Ternary } from '../state/duel.ts';
import { anyHolds } from '../stats/count.ts';
import type { ActivationCase } from './activation-case.ts';
import { needHolds } from './activation-conditions.ts';

/** A text by which a Trap, or a Quick-Play Spell in the other player's turn, may be activated from the hand. */
export interface HandPermission {
  readonly source: Card;
  readonly words: string;
  /** Does what it asks for hold? */
  readonly held: Ternary;
}

type Own = Extract<Part, { kind: 'not-an-effect' }>;

const whatever = wordTest(/^you can activate this card from your hand(?: by [^.]+)?\.?$/i);

/** "If you control no cards, you can activate this card from your hand." */
function own(duel: Duel, asked: ActivationCase, { reads, needs }: Own): HandPermission {
  const { card, player } = asked;
  const free = whatever.test(reads);
  const is = needs === undefined ? (free ? 'yes' : 'unknown') : anyHolds(duel, needs.holds, card, player);
  // Beside the cards that were told of there may be others, where that is granted.
  const lacks = is === 'no' && needs !== undefined && needHolds(duel, asked, needs);
  const held = lacks === undefined ? 'unknown' : is;
  return { source: card, words: reads.replace(/\.$/, ''), held };
}

const ofOthers =
  /^you can activate (?:"([^"]+)" )?(Normal Trap|Trap|Spell\/Trap|Quick-Play Spell|Spell or Trap) Cards?(?:\(s\))? from your hand(?: (?:during )?(your opponent's turn|the turn [^.]+))?\.?$/i;

/** Is it the turn that the words ask for? Turns that they single out in another way are left open. */
function inThatTurn({ turnPlayer }: Duel, player: Player, words: string | undefined): Ternary {
  if (words === undefined) return 'yes';
  if (words.toLowerCase() !== "your opponent's turn") return 'unknown';
  return turnPlayer === player ? 'no' : 'yes';
}

/** "You can activate "..." Quick-Play Spell Cards from your hand during your opponent's turn." of another card. */
function byOther(
  duel: Duel,
  { card, player }: ActivationCase,
  source: Card,
  reads: string,
): HandPermission | undefined {
  const [, archetype, kind = '', turn] = ofOthers.exec(reads) ?? [];
  if (source.controller !== player || kind === '' || source.id === card.id) return undefined;
  const { facts, name } = card.model;
  const named = archetype === undefined || isInSeries(archetype, [name], card.model);
  const property = facts.cardType === 'monster' ? '' : facts.property;
  const isTrap = facts.cardType === 'trap' && (kind !== 'Normal Trap' || property === 'Normal');
  const isSpell = property === 'Quick-Play' && facts.cardType === 'spell';
  const fits = (/trap/i.test(kind) && isTrap) || (/spell/i.test(kind) && isSpell);
  if (!named || !fits || !isWorking(duel, source)) return undefined;
  const held = isNegated(duel, source) ? 'no' : inThatTurn(duel, player, turn);
  return { source, words: reads.replace(/\.$/, ''), held };
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
          ? part.does.flatMap(({ reads = '' }) => byOther(duel, asked, cardOf(duel, source.id), reads) ?? [])
          : [],
      ),
    ),
  ];
  const best = (held: Ternary) => found.find((each) => each.held === held);
  return best('yes') ?? best('unknown') ?? best('no');
}

const permissionReasons = {
  permitted: ['permits', 'the text of {source} lets it be activated from the hand: "{words}"'],
  'not-permitted': ['forbids', '{card} is in the hand, and this does not hold: "{words}"'],
  'may-be-permitted': ['unknown', '{card} is in the hand, and whether this holds was not said: "{words}"'],
} as const;
const codes = { yes: 'permitted', no: 'not-permitted', unknown: 'may-be-permitted' } as const;

const permitted = (asked: ActivationCase, { source, words, held }: HandPermission) => ({
  code: codes[held],
  facts: { source: source.model.name, words, card: asked.card.model.name, player: asked.player },
});

const isOwnActivation = ({ effect }: ActivationCase): boolean => effect.kind === 'activation';

export const quickPlayWhen = rule({
  id: 'spell/quick-play',
  reasons: {
    ...permissionReasons,
    hand: ['forbids', '{card} is in the hand, and it is not the turn of {player}'],
    'set-this-turn': ['forbids', '{card} was Set this turn'],
    may: ['permits', 'a Quick-Play Spell can be activated now'],
  },
  decide(duel: Duel, asked: ActivationCase) {
    const { card, player } = asked;
    const { facts } = card.model;
    if (!isOwnActivation(asked) || facts.cardType !== 'spell' || facts.property !== 'Quick-Play') return null;
    const about = { card: card.model.name, player };
    if (card.place !== 'hand')
      return { code: card.thisTurn.cameToField ? 'set-this-turn' : 'may', facts: about };
    if (player === duel.turnPlayer) return { code: 'may', facts: about };
    const permission = handPermission(duel, asked);
    return permission === undefined ? { code: 'hand', facts: about } : permitted(asked, permission);
  },
});

export const trapWhen = rule({
  id: 'trap/when',
  reasons: {
    ...permissionReasons,
    'not-set': ['forbids', '{card} was not Set first'],
    'set-this-turn': ['forbids', '{card} was Set this turn'],
    set: ['permits', '{card} was Set before this turn'],
  },
  decide(duel: Duel, asked: ActivationCase) {
    const { card } = asked;
    if (!isOwnActivation(asked) || card.model.facts.cardType !== 'trap') return null;
    const permission = handPermission(duel, asked);
    if (permission !== undefined) return permitted(asked, permission);
    const about = { card: card.model.name };
    if (!isField(card.place)) return { code: 'not-set', facts: about };
    // A card that lies face-up was activated already (rule chain/activation).
    if (card.faceUp) return null;
    return { code: card.thisTurn.cameToField ? 'set-this-turn' : 'set', facts: about };
  },
});
