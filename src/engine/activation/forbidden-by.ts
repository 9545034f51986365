import { isTrigger } from '../../card-model/activated.ts';
import type { Aspect } from '../../card-model/aspects.ts';
import { groupsOf, isFree, mustBePossible } from '../../card-model/conjunctions.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { type Ban, isKept } from '../../card-model/lasting/lasting-fields.ts';
import type { Target } from '../../card-model/part.ts';
import { says } from '../../card-model/sayings.ts';
import { type Verb, verbFacts } from '../../card-model/verbs.ts';
import { setOf } from '../../platform/list-of.ts';
import { battlePhase } from '../../vocabulary/phases.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { holdsInBattle } from '../continuous/battle-conditions.ts';
import { keepsFrom, protectionsOn } from '../continuous/protections.ts';
import { viewFrom } from '../fits.ts';
import { poolOf } from '../instructions/pool.ts';
import { fitsNow, namesOf } from '../names.ts';
import { isApplying } from '../negation.ts';
import { actsOf, type ForbiddenActs, type Limit, limitsIn } from '../restrictions/forbidden-acts.ts';
import { leftToBind } from '../restrictions/restriction.ts';
import { rule } from '../rule.ts';
import { type Card, cardOf, type Duel } from '../state/duel.ts';
import { hasNotHappened, touchedBy } from '../state/missing.ts';
import { isUnaffected, sourceOf } from '../state/unaffected.ts';
import { anyHolds } from '../stats/count.ts';
import { type ActivationCase, asIfActivated } from './activation-case.ts';
import { needHolds } from './activation-conditions.ts';
import { poolFor } from './target.ts';

/** What an effect that applies comes to for an activation. */
type Bearing = 'forbids' | 'open' | 'none';

interface Bound {
  readonly source: Card;
  readonly words: string;
  readonly bearing: Bearing;
}

/** The first of them that comes to this, as a rule says it. */
const firstOf = (all: readonly Bound[], wanted: Bearing) =>
  all
    .filter(({ bearing }) => bearing === wanted)
    .map(({ source, words }) => ({ card: source.model.name, words }))[0];

/** The same as a decision; null where there is none. */
const decided = <Code extends string>(code: Code, all: readonly Bound[], wanted: Bearing) => {
  const facts = firstOf(all, wanted);
  return facts === undefined ? null : { code, facts };
};

/** What may not be done for a time keeps what would do it from being activated. */
const boundForATime = (duel: Duel, asked: ActivationCase): readonly Bound[] =>
  leftToBind(duel).flatMap(({ ban, players, source, words, names, open }): readonly Bound[] => {
    if (!players.includes(asked.player)) return [];
    if (names !== undefined && !namesOf(duel, asked.card).some((name) => names.includes(name))) return [];
    const by = cardOf(duel, source);
    const bearing = ofBan(duel, { ban, acts: actsOf(ban) }, by, asked);
    return [{ source: by, words, bearing: bearing === 'forbids' && open !== undefined ? 'open' : bearing }];
  });

/** What a text keeps the card itself from: being activated, or activating its effects where it is. */
const boundItself = (duel: Duel, { card }: ActivationCase): readonly Bound[] =>
  protectionsOn(duel, card).map((each) => {
    const holds = keepsFrom(each, 'activate', {});
    const bearing = holds === 'yes' ? 'forbids' : holds === 'no' ? 'none' : 'open';
    return { source: each.by, words: each.words, bearing };
  });

const boundByCards = (duel: Duel, asked: ActivationCase, only?: 'acts'): readonly Bound[] =>
  Object.values(duel.cards)
    .filter((other) => other.id !== asked.card.id && isApplying(duel, other))
    .flatMap((source) =>
      source.model.parts
        .flatMap((part) => limitsIn(part, source.place))
        .filter(({ acts }) => only === undefined || acts !== undefined)
        .map((each) => ({ source, words: each.words, bearing: bearingOf(duel, each, source, asked) })),
    );

const boundNow = (duel: Duel, asked: ActivationCase): readonly Bound[] => [
  ...boundItself(duel, asked),
  ...boundByCards(duel, asked),
];

function bearingOf(duel: Duel, limit: Limit, source: Card, asked: ActivationCase): Bearing {
  const { isRead, who, onlyIf, holds: needed, conditional, upon } = limit;
  const held =
    needed !== undefined
      ? anyHolds(duel, needed, source, source.controller)
      : onlyIf === undefined
        ? 'yes'
        : holdsInBattle(duel, source, onlyIf).is;
  if (held === 'no') return 'none';
  const answersNothing = duel.chain.length === 0 && says(limit, 'in-response');
  if (!isRead)
    return answersNothing || hasNotHappened(duel, upon) || !mayBind(limit, asked) ? 'none' : 'open';
  const mine = asked.player === source.controller;
  if ((who === 'opponent' && mine) || (who === 'you' && !mine)) return 'none';
  const bearing = ofBan(duel, limit, source, asked);
  const exempt = isUnaffected(asked.card, sourceOf(source)) !== 'no';
  return bearing === 'forbids' && (held === 'unknown' || conditional || exempt) ? 'open' : bearing;
}

/** What is forbidden to be activated, and to be done. */
function ofBan(
  duel: Duel,
  { ban, acts }: Pick<Limit, 'ban' | 'acts'>,
  source: Card,
  asked: ActivationCase,
): Bearing {
  const all = [
    ...(ban === undefined ? [] : [ofActivation(duel, ban, source, asked)]),
    ...(acts === undefined ? [] : [ofActs(duel, acts, source, asked)]),
  ];
  return all.find((each) => each === 'forbids') ?? all.find((each) => each === 'open') ?? 'none';
}

/** May words that were not read keep it from being activated: do they touch activations, or what it costs, targets or does? */
function mayBind(limit: Limit, { effect }: ActivationCase): boolean {
  // Words on Tributes speak of Summons as well, and none but words on the hand of draws.
  const own = [...effect.cost, ...effect.does].map((each) =>
    each.do === 'draw' || each.do === 'tribute'
      ? ownTouches[each.do]
      : touchedBy(each).touches?.filter((aspect) => !ofBattles.has(aspect)),
  );
  // Where monsters are Summoned to is no place that other cards are moved to.
  const ofSummons = limit.touches?.includes('summon') === true && !says(limit, 'takes');
  const touches = ofSummons ? limit.touches?.filter((each) => each !== 'place') : limit.touches;
  if (touches === undefined || own.some((each) => each === undefined)) return true;
  const done = own.flatMap((each) => each ?? []);
  const asked = new Set<Aspect>([
    'activation',
    ...(effect.targets.length > 0 ? (['targeting'] as const) : []),
    ...done,
  ]);
  return touches.some(
    (each) => asked.has(each) || (each === 'prevention' && done.some((one) => prevented.has(one))),
  );
}
const ownTouches = { draw: ['hand'], tribute: ['place', 'summon'] } as const;
/** What no effect needs to be able to do. */
const ofBattles: ReadonlySet<Aspect> = new Set<Aspect>(['attack', 'battle-damage', 'lp', 'position']);
/** What a text may keep from being done to a card. */
const prevented: ReadonlySet<Aspect> = setOf('place destruction control position stats negation');

function ofActivation(duel: Duel, ban: Ban, source: Card, { card, effect }: ActivationCase): Bearing {
  const { unset, activates, inBattlePhase: whose } = ban;
  const kind = unset?.cards ?? activates;
  if (kind === undefined) return 'none';
  if (whose !== undefined && !battlePhase.includes(duel.phase)) return 'none';
  if (whose === 'own' && duel.turnPlayer !== source.controller) return 'none';
  const { kind: own } = sourceOf(card);
  if (kind !== 'all' && kind !== own && (kind !== 'spell-trap' || own === 'monster')) return 'none';
  if ((unset !== undefined || ban.cardsOnly) && effect.kind !== 'activation') return 'none';
  if (ban.from?.includes(card.place) === false || ban.exceptFrom?.includes(card.place) === true)
    return 'none';
  if (unset !== undefined) return ofUnset(duel, unset.from, card);
  const of = ban.of === undefined ? 'yes' : fitsNow(duel, ban.of, card, viewFrom(source));
  const except = ban.except === undefined ? 'no' : fitsNow(duel, ban.except, card, viewFrom(source));
  if (of === 'no' || except === 'yes') return 'none';
  return of === 'yes' && except === 'no' ? 'forbids' : 'open';
}

/** What has to be Set first is not activated from the hand, nor before the turn from which the text lets it be. */
function ofUnset(duel: Duel, from: NonNullable<Ban['unset']>['from'], card: Card): Bearing {
  if (card.place === 'hand') return 'forbids';
  if (card.faceUp || !isField(card.place)) return 'open';
  if (from === 'any-turn') return 'none';
  if (card.thisTurn.cameToField) return 'forbids';
  // In the other player's turn it hangs on whether there was an own turn since it was Set.
  return duel.turnPlayer === card.controller ? 'none' : 'open';
}

/** What an effect Special Summons at the latest, and not as its player likes, it has to be able to Summon (Q&A 17829). */
function surelySummons(does: readonly Instruction[]): readonly Instruction[] {
  const upTo = does.findIndex(
    (each) =>
      isFree(each) || each.option !== undefined || each.joined === 'or' || each.joined === 'otherwise',
  );
  return (upTo === -1 ? does : does.slice(0, upTo)).filter(
    ({ do: verb, joined }) => verb === 'special-summon' && joined !== undefined,
  );
}

/** A cost that cannot be paid and a first step that cannot be done keep it from being activated; what comes later may not. */
function ofActs(duel: Duel, limit: ForbiddenActs, source: Card, asked: ActivationCase): Bearing {
  const { effect } = asked;
  const { cost, does, targets } = effect;
  const touched = [...cost, ...does]
    .filter((each) => isTouched(limit, each) && mayBeFrom(limit, each, targets))
    .filter((each) => !canBeAvoided(limit, each, asked))
    .filter((each) => limit.byCard === undefined || !isJudgedByCard(duel, asked, each))
    .filter((each) => !limit.toItself || !isThereForOthers(duel, asked, each, source));
  if (touched.length === 0) return 'none';
  const needed = [...mustBePossible(cost), ...mustBePossible(does), ...surelySummons(does)];
  const sure = touched.some(
    (each) => needed.includes(each) && isSurely(limit, each) && isOnlyFrom(limit, each, targets),
  );
  // A mandatory effect has to be activated, whatever it can do.
  const must = isTrigger(effect) && effect.mandatory;
  return limit.always && sure && !must ? 'forbids' : 'open';
}

/** Is there surely another card that it can be done to than the one whose text keeps that from it, and no text to keep it from that one? */
function isThereForOthers(duel: Duel, asked: ActivationCase, deed: Instruction, source: Card): boolean {
  const { do: verb, what } = deed;
  if (!isKept(verb)) return false;
  const target = typeof what === 'object' && 'target' in what ? asked.effect.targets[what.target] : undefined;
  // Whether a target's control can be taken is judged with the target (in-vain.ts).
  if (verb === 'take-control' && target !== undefined) return true;
  const from = target ?? (isDescribed(what) && what.among === undefined ? what : undefined);
  if (from === undefined || (from.count !== 1 && from.count !== 'all')) return false;
  const by = { player: asked.player, kind: sourceOf(asked.card).kind };
  const { sure } =
    target === undefined ? poolOf(asIfActivated(duel, asked), from, {}) : poolFor(duel, asked, target);
  return sure.some(
    (card) =>
      card.id !== source.id &&
      card.id !== asked.card.id &&
      protectionsOn(duel, card).every((each) => keepsFrom(each, verb, by) === 'no'),
  );
}

/** Is it known which monsters it may Special Summon, of which each is judged with what binds it (src/engine/special-summon)? */
function isJudgedByCard(duel: Duel, asked: ActivationCase, { do: verb, what, reads }: Instruction): boolean {
  if (verb !== 'special-summon' || reads !== undefined || typeof what !== 'object' || !('target' in what))
    return false;
  const target = asked.effect.targets[what.target];
  if (target === undefined) return false;
  const { sure, complete } = poolFor(duel, asked, target);
  return sure.length > 0 || complete;
}

/** From where its cards are taken, as far as that is said. */
function placesOf({ what, from }: Instruction, targets: readonly Target[]): readonly Place[] | undefined {
  const chosen = typeof what === 'object' && 'target' in what ? targets[what.target] : undefined;
  return from ?? chosen?.from ?? (isDescribed(what) ? what.from : undefined);
}

/** May it be done with a card from where it is forbidden? */
const mayBeFrom = ({ from }: ForbiddenActs, instruction: Instruction, targets: readonly Target[]): boolean =>
  from === undefined || placesOf(instruction, targets)?.some((place) => from.includes(place)) !== false;

/** Is it done with cards from where it is forbidden, and from nowhere else? */
const isOnlyFrom = ({ from }: ForbiddenActs, instruction: Instruction, targets: readonly Target[]): boolean =>
  from === undefined ||
  instruction.do === 'draw' ||
  placesOf(instruction, targets)?.every((place) => from.includes(place)) === true;

/** Another alternative may be picked ("add it or send it"), or a Spell or Trap Card is activated without what its text leaves to its player. */
function canBeAvoided(limit: ForbiddenActs, instruction: Instruction, { effect }: ActivationCase): boolean {
  if (instruction.may === true && effect.kind === 'activation') return true;
  const group = groupsOf(effect.does).find((each) => each.includes(instruction)) ?? [];
  return group.some((each) => !isTouched(limit, each));
}

/** Does an instruction do what is forbidden, or may it in words that were not read? */
const isTouched = ({ verbs, touches: asked }: ForbiddenActs, instruction: Instruction): boolean =>
  doesOneOf(verbs, instruction) ||
  ((verbFacts[instruction.do].touches === undefined || materialsUnread(instruction)) &&
    instruction.reads !== undefined &&
    instruction.touches?.includes(asked) !== false);

/** Is it a Fusion or Ritual Summon whose materials only words tell? */
const materialsUnread = ({ do: verb, uses }: Instruction): boolean =>
  (verb === 'fusion-summon' || verb === 'ritual-summon') && uses === undefined;

const usedBy = { banished: 'banish', tributed: 'tribute', 'returned-to-deck': 'return-to-deck' } as const;

/** Does it do one of these, with cards or with the materials of what it Summons? */
const doesOneOf = (verbs: readonly Verb[], { do: verb, uses }: Instruction): boolean =>
  verbs.includes(verb) ||
  (uses !== undefined && uses.as !== 'used-as-material' && verbs.includes(usedBy[uses.as]));

/** Does it do that and nothing else, to whatever cards it may be done? */
function isSurely({ verbs, fromDeck }: ForbiddenActs, instruction: Instruction): boolean {
  const { do: verb, what, who } = instruction;
  if (who !== undefined && who !== 'you') return false;
  if (fromDeck && verb === 'draw') return verbs.includes(verb);
  if (fromDeck) return verbs.includes(verb) && isDescribed(what) && what.from?.join() === 'deck';
  return doesOneOf(verbs, instruction);
}

/** A text that applies or lasts forbids it: the activation itself, or what it costs or does first. */
export const continuousForbids = rule(
  'wording/cannot-wins',
  (duel, asked: ActivationCase) =>
    // What was left for a time applies whatever becomes of the card.
    decided('locked', boundForATime(duel, asked), 'forbids') ??
    decided('forbidden', boundNow(duel, asked), 'forbids'),
);

/** The text that lets nobody do what a monster's own procedure uses up cards by ("neither player can banish cards"). */
export function keptFromUsing(
  duel: Duel,
  { card, player }: Pick<ActivationCase, 'card' | 'player'>,
  uses: readonly Instruction[],
): { readonly card: string; readonly words: string } | undefined {
  const effect = { kind: 'ignition' as const, conditions: [], cost: [...uses], targets: [], does: [] };
  const asked: ActivationCase = { card, player, part: 0, effect };
  return firstOf([...boundForATime(duel, asked), ...boundByCards(duel, asked, 'acts')], 'forbids');
}

/** A text may forbid it, by a Continuous Effect whose words were not read, or that binds only some cards. */
export const continuousMayForbid = rule('effect/continuous-starts', (duel, asked: ActivationCase) =>
  decided('may', boundNow(duel, asked), 'open'),
);

/** A text keeps the told target, alone of all, from what would be done to it: whether that may be aimed at it then is open. */
export const targetKept = rule(
  'effect/continuous-starts',
  (duel, { card, player, effect, target }: ActivationCase & { readonly target: Card }) => {
    const by = { player, kind: sourceOf(card).kind };
    const deeds = effect.does.flatMap(({ do: verb, what }) =>
      isKept(verb) && typeof what === 'object' && 'target' in what ? [verb] : [],
    );
    const found = protectionsOn(duel, target).find((each) =>
      deeds.some((verb) => keepsFrom(each, verb, by) !== 'no'),
    );
    return found === undefined
      ? null
      : { code: 'may', facts: { card: found.by.model.name, words: found.words } };
  },
);

/** A text that has left a restriction for a time may forbid it: whether what would be done is excepted is open. */
export const restrictionMayForbid = rule('wording/cannot-wins', (duel, asked: ActivationCase) =>
  decided('perhaps', boundForATime(duel, asked), 'open'),
);

/** What the text of the card itself asks for to be activated at all. */
export const ownCondition = rule('activation/condition-checked-once', (duel, asked: ActivationCase) => {
  const { card, effect } = asked;
  if (effect.kind !== 'activation') return null;
  const unmet = card.model.parts.flatMap((part) => {
    if (part.kind !== 'not-an-effect' || part.what !== 'activation-condition') return [];
    if (part.isTiming || part.saysTargets || says(part, 'turn-set')) return [];
    const is = part.needs === undefined ? undefined : needHolds(duel, asked, part.needs);
    return is === 'yes' ? [] : [{ words: part.reads, no: is === 'no' }];
  });
  const found = unmet.find(({ no }) => no) ?? unmet[0];
  if (found === undefined) return null;
  return { code: found.no ? 'not-held' : 'open', facts: { words: found.words } };
});
