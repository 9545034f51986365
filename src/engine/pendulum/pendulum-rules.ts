import { type Spoken, says } from '../../card-model/sayings.ts';
import { inOwnMainPhase } from '../material-summon/material-summon-rules.ts';
import { fitsNow } from '../names.ts';
import { askedOf, type CardAndPlayer, type PlayerCase, type Rule, rule } from '../rule.ts';
import { specialSummonRules } from '../special-summon/special-summon-rules.ts';
import { factsNow } from '../state/card-changes.ts';
import { type Card, cardOf, type Duel, type Player } from '../state/duel.ts';
import { hasMonsterZone } from '../state/room.ts';
import { comesFrom, inSomeZone } from '../zones/place-rules.ts';

/** The cards in a player's Pendulum Zones. */
export const scalesOf = (duel: Duel, player: Player): readonly Card[] =>
  Object.values(duel.cards).filter(
    ({ place, controller, gone }) => place === 'pendulum-zone' && controller === player && gone !== true,
  );

/** The lower and the higher of two Pendulum Scales; undefined where one was not said, or there are not two. */
function between(scales: readonly Card[]): readonly [low: number, high: number] | undefined {
  const [one, other] = scales.map((card) => factsNow(card)?.scale);
  if (scales.length !== 2 || one === undefined || other === undefined) return undefined;
  return [Math.min(one, other), Math.max(one, other)];
}

/** The monsters that a player may choose from: those in the hand, and face-up ones in the Extra Deck. */
export const candidates = (duel: Duel, player: Player): readonly Card[] =>
  Object.values(duel.cards).filter(
    (card) =>
      card.owner === player &&
      card.gone !== true &&
      mayComeFrom(card) &&
      card.model.facts.cardType === 'monster',
  );

/** The cards from among which a player may Pendulum Summon: those in the hand, and face-up ones in the Extra Deck. */
const mayComeFrom = ({ place, faceUp }: Card): boolean =>
  place === 'hand' || (place === 'extra-deck' && faceUp);

/** Is a Main Monster Zone free for it, whichever: where it was not said in which zones the monsters are? */
export const inSomeMainZone = (duel: Duel, player: Player, card: Card): boolean =>
  comesFrom({ card }) === 'elsewhere' && hasMonsterZone(duel, player) === 'yes';

/** The card that may give another Pendulum Summon (rule pendulum-summon/wording-in-addition); undefined: none. */
function perhapsGivesAnother(duel: Duel): string | undefined {
  const { cards, resolved, turn } = duel;
  const unknown = resolved.find(
    ({ link }) => link.turn === turn && link.part === undefined && link.asSpell !== true,
  )?.link.card;
  const source = Object.values(cards).find(speaksOfAnother);
  return source?.model.name ?? (unknown === undefined ? undefined : cardOf(duel, unknown).model.name);
}

const speaksOfAnother = ({ model }: Card): boolean =>
  model.parts.some((part) =>
    ('does' in part ? part.does : [part]).some((each: Spoken) => says(each, 'another-pendulum-summon')),
  );

export const bothZonesFilled = rule('pendulum-summon/both-zones-filled', (duel, { player }: PlayerCase) => {
  const count = scalesOf(duel, player).length;
  return { code: count === 0 ? 'none' : count === 1 ? 'one' : 'filled', facts: { count } };
});

const pendulumWhen = inOwnMainPhase<CardAndPlayer>('pendulum-summon/when');

type Only = NonNullable<
  Extract<Card['model']['parts'][number], { kind: 'not-an-effect' }>['pendulumSummonsOnly']
>;

const restrictionsOf = ({ model }: Card): readonly (Only | 'not-read')[] =>
  model.parts.flatMap((part): readonly (Only | 'not-read')[] => {
    if (!('reads' in part) || part.printed?.box === 'main' || !says(part, 'bars-pendulum-summons')) return [];
    const only = part.kind === 'not-an-effect' ? part.pendulumSummonsOnly : undefined;
    return [only ?? 'not-read'];
  });

/** The monster itself: where it is, and what its text says of Special Summons. */
const itself = specialSummonRules.map((each) =>
  askedOf(each, ({ card }: CardAndPlayer) => ({
    card,
    by: { kind: 'summon' as const, way: 'pendulum-summoned' as const },
  })),
);

/** The rules that a monster must pass to be Pendulum Summoned, in the order in which they are asked. */
export const pendulumRules: readonly Rule<CardAndPlayer>[] = [
  pendulumWhen,
  bothZonesFilled,
  /** The Pendulum Summon of the turn. What an effect that gives another comes to is not played. */
  rule('pendulum-summon/one-per-turn', (duel, { player }) => {
    if (duel.pendulumSummoned?.[player] !== duel.turn) return null;
    const source = perhapsGivesAnother(duel);
    return source === undefined
      ? { code: 'used' }
      : { code: 'perhaps-another', entry: 'pendulum-summon/wording-in-addition', facts: { source } };
  }),
  ...itself,
  rule('pendulum-summon/level-needed', (_, { card }) => {
    const facts = factsNow(card);
    if (facts === undefined || facts.level !== undefined) return null;
    const without = facts.abilities.includes('Xyz') || facts.abilities.includes('Link');
    return { code: without ? 'none' : 'not-said' };
  }),
  /** A card in the Pendulum Zone that lets its player Pendulum Summon certain monsters only, and one whose text may do so. */
  rule('pendulum-summon/how', (duel, { card, player }) => {
    for (const source of scalesOf(duel, player)) {
      const judged = restrictionsOf(source).map((only) =>
        only === 'not-read' ? 'unknown' : fitsNow(duel, only, card, { id: source.id, player }),
      );
      const code = judged.includes('no') ? 'other' : judged.includes('unknown') ? 'not-said' : undefined;
      if (code !== undefined) return { code, facts: { source: source.model.name } };
    }
    return null;
  }),
  rule('pendulum-summon/between-the-scales', (duel, { card, player }) => {
    const level = factsNow(card)?.level;
    const scales = scalesOf(duel, player);
    if (level === undefined || scales.length < 2) return null;
    const range = between(scales);
    if (range === undefined) return { code: 'not-said' };
    const [low, high] = range;
    return { code: low < level && level < high ? 'between' : 'outside', facts: { level, low, high } };
  }),
  /** A zone for the monster: a Main Monster Zone, or for one of the Extra Deck an Extra Monster Zone or where an arrow points. */
  rule('pendulum-summon/pendulum-summon', (duel, { card, player }) => {
    const way = 'pendulum-summoned' as const;
    const is = inSomeZone(duel, { card, player, way, leaving: [] });
    if (is === 'yes' || inSomeMainZone(duel, player, card)) return null;
    return { code: is === 'unknown' ? 'not-said' : 'none' };
  }),
];
