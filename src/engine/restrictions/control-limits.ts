import type { Instruction } from '../../card-model/instruction.ts';
import type { ControlLimit } from '../../card-model/lasting/lasting-fields.ts';
import { defined } from '../../platform/defined.ts';
import { isField } from '../../vocabulary/places.ts';
import { continuousOf, isNegated, isWorking } from '../negation.ts';
import { askedOf, type Rule, rule } from '../rule.ts';
import { factsNow } from '../state/card-changes.ts';
import { type Card, type Duel, otherPlayer, type Player, type Ternary } from '../state/duel.ts';
import { isUnaffected, sourceOf } from '../state/unaffected.ts';
import { anyHolds } from '../stats/count.ts';

/** An instruction of a Continuous Effect that applies now, with the players whom it binds. */
interface Applied {
  readonly instruction: Instruction;
  readonly players: readonly Player[];
  /** Why it may not bind. */
  readonly open?: string;
}

const both: readonly Player[] = ['P0', 'P1'];

/** What the Continuous Effects of a card that works now bind players to, of the instructions that are asked for. */
export function appliedOf(
  duel: Duel,
  source: Card,
  asked: (instruction: Instruction) => boolean,
): readonly Applied[] {
  const { controller } = source;
  const said = continuousOf(source).flatMap(({ does, conditions }) =>
    does.filter(asked).map((instruction) => ({ instruction, conditions })),
  );
  if (said.length === 0 || isNegated(duel, source)) return [];
  return said.flatMap(({ instruction, conditions }): readonly Applied[] => {
    const { who, onlyIf, holds: needed } = instruction;
    const is = needed === undefined ? 'unknown' : anyHolds(duel, needed, source, controller);
    if (is === 'no') return [];
    const [open] = [...(is === 'yes' || onlyIf === undefined ? [] : [onlyIf]), ...conditions];
    return [
      {
        instruction,
        players: who === 'both' ? both : [who === 'opponent' ? otherPlayer(controller) : controller],
        ...defined({ open }),
      },
    ];
  });
}

/** A text that applies now and says which monsters the player can control together. */
export interface BindingLimit {
  readonly source: Card;
  readonly limit: ControlLimit;
  readonly words: string;
  /** It also says that what is too many is sent to the GY. */
  readonly sends: boolean;
  /** Why it may not bind. */
  readonly open?: string;
}

/** The texts on which monsters can be controlled together that bind this player now. */
export const controlLimitsOn = (duel: Duel, player: Player): readonly BindingLimit[] =>
  Object.values(duel.cards)
    .filter((card) => isField(card.place) && isWorking(duel, card))
    .flatMap((source) => limitsOf(duel, source, player));

function limitsOf(duel: Duel, source: Card, player: Player): readonly BindingLimit[] {
  const all = appliedOf(duel, source, ({ controls }) => controls !== undefined).filter(({ players }) =>
    players.includes(player),
  );
  const sends = all.some(({ instruction: { controls } }) => controls !== undefined && 'sends' in controls);
  return all.flatMap(({ instruction: { controls: limit, reads }, open }): readonly BindingLimit[] =>
    limit === undefined || isRemark(limit)
      ? []
      : [{ source, limit, words: reads ?? source.model.name, sends, ...defined({ open }) }],
  );
}

/** Does it say only what becomes of what is too many? */
const isRemark = (limit: ControlLimit): boolean =>
  !('oneKind' in limit || 'oneOfEach' in limit || 'asMany' in limit);

/** The monsters that the player controls; only those that are face-up, where a text asks for a Type or a kind. */
export const monstersOn = (duel: Duel, player: Player, faceUpOnly: boolean): readonly Card[] =>
  Object.values(duel.cards).filter(
    (card) =>
      card.place === 'monster-zone' &&
      card.role === 'monster' &&
      card.controller === player &&
      card.gone !== true &&
      (card.faceUp || !faceUpOnly),
  );

/** Can the two be controlled together by one player, as far as this text has a say? Both are taken as face-up monsters. */
export function canBeTogether({ limit, source, open }: BindingLimit, one: Card, other: Card): Ternary {
  const clash = clashes(limit, one, other);
  if (clash === 'no') return 'yes';
  // What is unaffected by the text may be controlled all the same: no source here says so of both sides.
  const exempt = [one, other].some(
    (card) => isUnaffected({ ...card, faceUp: true, role: 'monster' }, sourceOf(source)) !== 'no',
  );
  return clash === 'unknown' || open !== undefined || exempt ? 'unknown' : 'no';
}

function clashes(limit: ControlLimit, one: Card, other: Card): Ternary {
  const kind = 'oneKind' in limit ? limit.oneKind : 'oneOfEach' in limit ? limit.oneOfEach : undefined;
  if (kind === undefined) return 'no';
  const [a, b] = [factsNow(one)?.[kind], factsNow(other)?.[kind]];
  if (a === undefined || b === undefined) return 'unknown';
  return (a === b) === 'oneOfEach' in limit ? 'yes' : 'no';
}

/** What is printed of a Type or Attribute for a sentence: "WATER", "a Warrior". */
const kindWords = (limit: ControlLimit, card: Card): string => {
  const facts = factsNow(card);
  if ('oneKind' in limit) return facts?.[limit.oneKind] ?? 'of a kind that was not said';
  if ('oneOfEach' in limit) return facts?.[limit.oneOfEach] ?? 'of a kind that was not said';
  return 'such a monster';
};

/** A monster that is to come to the field of a player, or to be turned face-up there. */
export interface ArrivalCase {
  readonly card: Card;
  readonly player: Player;
  readonly faceUp: boolean;
  /** It lies there already, face-down. */
  readonly isThere?: true;
  /** Monsters that leave the field for it. */
  readonly leaving?: readonly string[];
  /** How many more may leave for it: Tributes that nobody named. */
  readonly mayLeave?: number;
}

const facts = ({ source, words, open, limit }: BindingLimit, player: Player, card: Card, other?: Card) => ({
  source: source.model.name,
  words,
  player,
  card: card.model.name,
  is: kindWords(limit, card),
  other: other?.model.name ?? '',
  has: other === undefined ? '' : kindWords(limit, other),
  why: open ?? 'a Type or Attribute was not said, or an effect may keep the text off it',
});

/** The others that the player controls face-up, and which of them cannot be there beside the card, or perhaps not. */
function clashing(
  duel: Duel,
  { card, player }: ArrivalCase,
  kinds: (limit: BindingLimit['limit']) => boolean,
): { readonly limit: BindingLimit; readonly other: Card; readonly is: 'no' | 'unknown' } | undefined {
  const found = controlLimitsOn(duel, player)
    .filter(({ limit }) => kinds(limit))
    .flatMap((limit) =>
      monstersOn(duel, player, true)
        .filter(({ id }) => id !== card.id)
        .map((other) => ({ limit, other, is: canBeTogether(limit, card, other) })),
    )
    .flatMap(({ is, ...each }) => (is === 'yes' ? [] : [{ ...each, is }]));
  return found.find(({ is }) => is === 'no') ?? found[0];
}

/** No more monsters than the player of the text has: face-down ones count, and a Set places one, too. */
export const asManyAsThey = rule(
  'field-limit/as-many',
  (duel, { card, player, isThere, leaving = [], mayLeave = 0 }: ArrivalCase) => {
    if (isThere) return null;
    const found = controlLimitsOn(duel, player)
      .filter(({ limit }) => 'asMany' in limit)
      .map((limit) => ({ limit, theirs: monstersOn(duel, limit.source.controller, false).length }))
      .filter(({ theirs }) => theirs > 0)
      .sort((a, b) => a.theirs - b.theirs)[0];
    if (found === undefined) return null;
    const there = monstersOn(duel, player, false).length + 1;
    if (there <= found.theirs) return null;
    const said = { ...facts(found.limit, player, card), there, theirs: found.theirs };
    if (found.limit.open !== undefined) return { code: 'open', facts: said };
    const left = there - leaving.length - mayLeave;
    return { code: left <= found.theirs ? 'perhaps' : 'more', facts: said };
  },
);

/** What texts on which monsters can be controlled together forbid. */
const controlRules: readonly Rule<ArrivalCase>[] = [
  /** Only monsters of one Type or Attribute: those that are there before the Summon decide, whatever leaves for it. */
  rule('field-limit/summons', (duel, asked) => {
    const found = asked.faceUp ? clashing(duel, asked, (limit) => 'oneKind' in limit) : undefined;
    if (found === undefined) return null;
    return {
      code: found.is === 'no' ? 'other' : 'perhaps',
      facts: facts(found.limit, asked.player, asked.card, found.other),
    };
  }),
  /** Only one monster of each Type, or one of a kind. */
  rule('field-limit/one-of-each', (duel, asked) => {
    const { leaving = [], mayLeave = 0, player, card } = asked;
    const one = (limit: BindingLimit['limit']) => 'oneOfEach' in limit || 'oneOf' in limit;
    const found = asked.faceUp ? clashing(duel, asked, one) : undefined;
    if (found === undefined) return null;
    const leaves = mayLeave > 0 || leaving.includes(found.other.id);
    const code = found.is === 'unknown' ? 'perhaps' : leaves ? 'leaves' : 'there';
    return { code, facts: facts(found.limit, player, card, found.other) };
  }),
  asManyAsThey,
];

/** The same rules, asked of what comes to the field in another case; null where it brings no monster there that is known. */
export const controlRulesFor = <Case>(
  arrival: (question: Case) => ArrivalCase | null,
): readonly Rule<Case>[] => controlRules.map((each) => askedOf(each, arrival));
