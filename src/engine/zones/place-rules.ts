import { isExtraDeckMonster } from '../../card-model/facts.ts';
import { isNormalSummon, type SummonWay } from '../../vocabulary/summons.ts';
import { isExtraMonsterZone, type MonsterZone, monsterZones } from '../../vocabulary/zones.ts';
import { applyAll, isPermitted, outcome, type Rule, ruleIf, ruleOf } from '../rule.ts';
import { hasAbility } from '../state/ability.ts';
import { squareOf } from '../state/board.ts';
import {
  type Card,
  cardOf,
  type Duel,
  type PendingSummon,
  type Player,
  type Ternary,
} from '../state/duel.ts';
import { oneOf } from '../state/values/ternary.ts';
import { inExtraZone, isExtraLink, type Linking, linkingAt, linksOn, occupied } from './occupied.ts';

/** May a monster be placed in this zone when it is Summoned? */
interface PlaceCase {
  readonly card: Card;
  /** Who Summons it: the zone is named from this player's view. */
  readonly player: Player;
  readonly zone: MonsterZone;
  /** How it is Summoned, where that was said. */
  readonly way?: SummonWay;
  /** Tributes and materials, which leave their zones first. */
  readonly leaving: readonly string[];
}

/** From where a monster comes decides which zones are open to it. */
type ComesFrom =
  /** The hand, the Main Deck, the GY, from being banished: a Main Monster Zone. */
  | 'elsewhere'
  /** A Fusion, Synchro or Xyz Monster that is face-down in the Extra Deck: any Monster Zone. */
  | 'extra-deck'
  /** A Link Monster, or a Pendulum Monster that is face-up in the Extra Deck: an Extra Monster Zone, or where an arrow points. */
  | 'extra-deck-by-arrow';

export function comesFrom({ card }: Pick<PlaceCase, 'card'>): ComesFrom {
  if (card.place !== 'extra-deck') return 'elsewhere';
  const byArrow = hasAbility(card, 'Link') || (card.faceUp && hasAbility(card, 'Pendulum'));
  return byArrow || !isExtraDeckMonster(card.model.facts) ? 'extra-deck-by-arrow' : 'extra-deck';
}

/** What there is to say of a zone, before it is asked which monsters may go there. */
type Ground =
  | { readonly is: 'free' }
  | { readonly is: 'occupied'; readonly by: string }
  | { readonly is: 'unknown'; readonly card: string };

function groundOf(duel: Duel, { player, zone, leaving }: PlaceCase): Ground {
  const found = occupied(duel, player, zone, leaving);
  if (found.is === 'no') return { is: 'free' };
  const name = found.by?.model.name ?? found.perhaps[0]?.model.name ?? 'a monster';
  return found.is === 'yes' ? { is: 'occupied', by: name } : { is: 'unknown', card: name };
}

/** Whose arrow points to the zone, if one does; `unknown` where a Link Monster may, whose zone or arrows were not said. */
function arrowTo(duel: Duel, { player, zone, leaving }: PlaceCase): Linking | 'none' | Card {
  const { known, unsaid } = linksOn(duel, leaving);
  const square = squareOf(player, zone);
  const pointing = known.filter(({ points }) => points.includes(square));
  const own = pointing.find(({ card }) => card.controller === player);
  return own ?? pointing[0] ?? unsaid[0] ?? 'none';
}

/** Has the player a monster in the other Extra Monster Zone, and would this one make an Extra Link of it? */
function otherExtraZone(
  duel: Duel,
  { card, player, zone, leaving }: PlaceCase,
): { readonly is: 'none' } | { readonly is: 'taken' | 'extra-link' | 'unknown'; readonly by: string } {
  const { card: there, perhaps } = inExtraZone(duel, player, leaving);
  if (there === undefined) {
    const [first] = perhaps;
    return first === undefined ? { is: 'none' } : { is: 'unknown', by: first.model.name };
  }
  return {
    is: makesExtraLink(duel, card, player, zone, leaving) ? 'extra-link' : 'taken',
    by: there.model.name,
  };
}

function makesExtraLink(
  duel: Duel,
  card: Card,
  player: Player,
  zone: MonsterZone,
  leaving: readonly string[],
): boolean {
  const placed = linkingAt(card, player, zone);
  return placed !== undefined && isExtraLink([...linksOn(duel, leaving).known, placed]);
}

/** A rule on the zones of some Summons, with those reasons why a zone is open or not that these Summons can have. */
const zonesOf = (
  id: string,
  codes: readonly string[],
  isAbout: (question: PlaceCase, from: ComesFrom) => boolean,
): Rule<PlaceCase> =>
  ruleOf(
    'zone',
    (duel, question: PlaceCase) => {
      // A Normal Summon or Set goes to a Main Monster Zone, wherever it was told to come from.
      const from = isNormal(question) ? 'elsewhere' : comesFrom(question);
      return isAbout(question, from) ? decideZone(duel, question, from) : null;
    },
    { id, codes },
  );

function decideZone(duel: Duel, question: PlaceCase, from: ComesFrom) {
  const { card, player, zone } = question;
  const facts = { card: card.model.name, player, zone: monsterZones.term(zone), by: '' };
  const extra = isExtraMonsterZone(zone);
  if (extra && from === 'elsewhere') return { code: 'not-extra' as const, facts };
  const ground = groundOf(duel, question);
  if (ground.is === 'occupied') return { code: 'occupied' as const, facts: { ...facts, by: ground.by } };
  const unsaid = ground.is === 'unknown' ? ground.card : undefined;
  if (extra) {
    const other = otherExtraZone(duel, question);
    if (other.is === 'taken') return { code: 'one-extra' as const, facts: { ...facts, by: other.by } };
    const open = unsaid ?? (other.is === 'unknown' ? other.by : undefined);
    return open === undefined
      ? { code: 'extra' as const, facts }
      : { code: 'where-not-said' as const, facts: { ...facts, by: open } };
  }
  if (from === 'extra-deck-by-arrow') {
    const arrow = arrowTo(duel, question);
    if (arrow === 'none') return { code: 'no-arrow' as const, facts };
    const open = 'points' in arrow ? unsaid : arrow.model.name;
    if (open !== undefined) return { code: 'where-not-said' as const, facts: { ...facts, by: open } };
    return {
      code: 'pointed' as const,
      facts: { ...facts, by: 'points' in arrow ? arrow.card.model.name : '' },
    };
  }
  const tributed = question.leaving.some((id) => {
    const each = cardOf(duel, id);
    return each.zone === zone && each.controller === player;
  });
  const entry = tributed && isNormal(question) ? { entry: 'normal-summon/zone-of-the-tribute' } : {};
  return unsaid === undefined
    ? { code: 'free' as const, ...entry, facts }
    : { code: 'where-not-said' as const, facts: { ...facts, by: unsaid } };
}

const isNormal = ({ way }: PlaceCase): boolean => way !== undefined && (isNormalSummon(way) || way === 'set');
const isPendulum = ({ way }: PlaceCase): boolean => way === 'pendulum-summoned';
const mainZones = ['free', 'occupied', 'not-extra', 'where-not-said'] as const;
const extraZones = ['extra', 'one-extra'] as const;

export const normalSummonZone = zonesOf('normal-summon/main-zone-only', mainZones, (each) => isNormal(each));
export const pendulumFromHandZone = zonesOf(
  'pendulum-summon/from-hand',
  mainZones,
  (each, from) => isPendulum(each) && from === 'elsewhere',
);
/** A Fusion, Synchro or Xyz Monster that is face-down in the Extra Deck, however it is Summoned. */
export const extraDeckZone = zonesOf(
  'rule-change/extra-deck-zones',
  ['free', 'occupied', 'where-not-said', ...extraZones],
  (each, from) => from === 'extra-deck' && !isNormal(each),
);
/** Any other Special Summon: from the Extra Deck by an arrow, from elsewhere to a Main Monster Zone. */
export const otherZone = zonesOf(
  'rule-change/link-and-pendulum-zones',
  [...mainZones, ...extraZones, 'pointed', 'no-arrow'],
  (each, from) => from !== 'extra-deck' && !isNormal(each) && !(isPendulum(each) && from === 'elsewhere'),
);

/** A zone that only an arrow of the opponent points to. */
export const opponentsArrow = ruleIf(
  'link-summon/opponents-arrows',
  'points',
  (duel, question: PlaceCase) => {
    const extra = isExtraMonsterZone(question.zone);
    const arrow = extra || comesFrom(question) !== 'extra-deck-by-arrow' ? 'none' : arrowTo(duel, question);
    if (arrow === 'none' || !('points' in arrow) || arrow.card.controller === question.player) return null;
    return { facts: { by: arrow.card.model.name, zone: monsterZones.term(question.zone) } };
  },
);

/** The second Extra Monster Zone of a player. */
export const extraLink = ruleIf('link-summon/extra-link', 'makes', (duel, question: PlaceCase) => {
  if (!isExtraMonsterZone(question.zone) || comesFrom(question) === 'elsewhere') return null;
  if (otherExtraZone(duel, question).is !== 'extra-link') return null;
  return { facts: { zone: monsterZones.term(question.zone) } };
});

/** The rules on which zones a Summon may use. Of the first four, one has a say on each Summon. */
export const placeRules: readonly Rule<PlaceCase>[] = [
  normalSummonZone,
  pendulumFromHandZone,
  extraDeckZone,
  otherZone,
  opponentsArrow,
  extraLink,
];

/** May the monster be placed in some Monster Zone? */
export const inSomeZone = (duel: Duel, question: Omit<PlaceCase, 'zone'>): Ternary =>
  oneOf(
    monsterZones.ids.map((zone) => isPermitted(outcome(applyAll(placeRules, duel, { ...question, zone })))),
  );

/** The zone that a told Summon places its monster in; one that no rule allows is pointed out. */
export function placedIn(
  duel: Duel,
  { card, player, way, zone }: PendingSummon,
): { readonly duel: Duel; readonly zone?: MonsterZone } {
  if (zone === undefined || cardOf(duel, card).place === 'monster-zone') return { duel };
  const question = { card: cardOf(duel, card), player, way, zone, leaving: [] };
  const against = applyAll(placeRules, duel, question).find(({ verdict }) => verdict === 'forbids');
  if (against === undefined) return { duel, zone };
  return { duel: { ...duel, illegalities: [...duel.illegalities, against] } };
}
