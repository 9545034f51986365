import { allApplied } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { Filter } from '../../card-model/filter.ts';
import type { Condition } from '../../card-model/value.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import { someCardThatFits, someMonster } from '../../situations/readers/described.ts';
import type { Situation } from '../../situations/situation.ts';
import { withCard } from '../../situations/what-if/change.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import type { ToldCard } from '../telling/cards.ts';
import type { Unsaid } from './unsaid.ts';

/** A card that lies face-up where it is. */
interface Source {
  readonly id: string;
  readonly model: CardModel;
  readonly place: Place;
  readonly controller: Player;
}

/**
 * What a text that applies forbids may hang on the monsters of both players ("if only you control a Dragon monster"): a
 * player of whose monsters nobody spoke may control some.
 */
export function behindTexts(
  situation: Situation,
  cards: readonly Source[],
  spokenOf: (player: Player) => boolean,
): readonly Unsaid[] {
  const sources = cards.filter(({ place }) => isField(place));
  return sources.flatMap(({ model, controller }) =>
    allApplied(model)
      .flatMap(({ do: verb, holds }) =>
        verb === 'restrict' && holds !== undefined ? holds.flat().flatMap(sidesOf) : [],
      )
      .map(({ side, filter }) => ({ player: playerOf(side, controller), filter }))
      .filter(({ player }) => !spokenOf(player))
      .map(({ player, filter }) => {
        const card = someCardThatFits({ cardType: 'monster', ...filter });
        return mayControl(player, withMonsters(situation, player, card, [1, 2, 3]));
      }),
  );
}

type Side = 'you' | 'opponent';

const playerOf = (side: Side, controller: Player): Player =>
  side === 'you' ? controller : otherPlayer(controller);

/** The monsters that a condition counts, by whose they are. */
function sidesOf(condition: Condition): readonly { readonly side: Side; readonly filter: Filter }[] {
  const groups =
    'more' in condition ? [condition.more, condition.than] : 'cards' in condition ? [condition.cards] : [];
  return groups
    .filter(({ from }) => from.includes('monster-zone'))
    .flatMap(({ filter }) => {
      const { controller, ...kind } = filter;
      const sides: readonly Side[] = controller === undefined ? ['you', 'opponent'] : [controller];
      return sides.map((side) => ({ side, filter: kind }));
    });
}

/** The same board with further monsters of a player, which nobody spoke of. */
export const withMonsters = (
  situation: Situation,
  controller: Player,
  card: CardModel,
  numbers: readonly number[] = [1],
): Situation => ({
  ...situation,
  cards: [
    ...situation.cards,
    ...numbers.map((number) => ({
      id: `monster-of-${controller}-${number}`,
      card,
      place: 'monster-zone' as const,
      controller,
    })),
  ],
});

/** A player of whose monsters nobody spoke may control some. */
export const mayControl = (player: Player, otherwise: Situation): Unsaid => ({
  what: `which monsters ${player} controls`,
  otherwise,
});

/** The cards that were told to lie face-up somewhere. */
export const faceUpOf = (cards: readonly ToldCard[]): readonly Source[] =>
  cards.flatMap(({ id, model, place, setup: { faceUp, controller = 'P0' } }) =>
    place === undefined || faceUp === false ? [] : [{ id, model, place, controller }],
  );

/**
 * A monster is taken to be in Attack Position where nobody said how it lies: one that is attacked, and one of whose text that
 * decides ("this Attack Position card"), may be in Defense Position.
 */
export function mayBeInDefense(situation: Situation, cards: readonly ToldCard[]): readonly Unsaid[] {
  const { actions } = situation;
  const attacked = new Set(actions.flatMap((each) => (each.do === 'attack' ? (each.target ?? []) : [])));
  const acted = new Set(
    actions.flatMap((each) => ('card' in each && each.card !== undefined ? [each.card] : [])),
  );
  const speaksOfIt = ({ place, model }: ToldCard): boolean =>
    place === 'monster-zone' && ofPosition.test(JSON.stringify(allApplied(model)));
  return cards
    .filter(
      (card) =>
        // Of whom nobody named, the value that was said is that of its position.
        card.described === undefined &&
        !acted.has(card.id) &&
        card.setup.position === undefined &&
        card.setup.faceUp !== false &&
        card.model.facts.cardType === 'monster' &&
        !card.model.facts.abilities.includes('Link') &&
        (attacked.has(card.id) || speaksOfIt(card)),
    )
    .map(({ id, model: { name } }) => ({
      ...inDefense(situation, id, name),
      // Who tells of an attack and asks what comes of it says where a monster is in Defense Position.
      ...(attacked.has(id) && isOfBattle(situation.question) && { usual: `${name} is in Attack Position` }),
    }));
}

const isOfBattle = (question: Situation['question']): boolean =>
  /^(?:battle-(?:result|damage|destroys)|destroyed-by-battle)$/.test(question.ask) ||
  (question.ask === 'happened' && question.after === 'battle');

/** "This Attack Position card", "while this card is in face-up Defense Position". */
const ofPosition =
  /\bthis (?:face-up )?(?:attack|defense) position (?:card|monster)\b|\bwhile (?:this card is )?in (?:face-up )?(?:attack|defense) position\b/i;

const inDefense = (situation: Situation, id: string, name: string): Unsaid => ({
  what: `which battle position ${name} is in`,
  cases: ['in Attack Position', 'in Defense Position'],
  otherwise: withCard(situation, id, { position: 'defense' }),
});

/** Whether a monster can attack, and directly, hangs on the other player's monsters, where nobody spoke of any. */
export function inTheWay(situation: Situation, spokenOf: (player: Player) => boolean): readonly Unsaid[] {
  const { question, cards } = situation;
  if (question.ask !== 'can-attack-directly' && question.ask !== 'can-attack') return [];
  const defender = otherPlayer(cards.find(({ id }) => id === question.card)?.controller ?? 'P0');
  if (spokenOf(defender)) return [];
  return [
    {
      what: `whether ${defender} controls monsters`,
      cases: [`${defender} controls none`, `${defender} controls one`],
      otherwise: withMonsters(situation, defender, someMonster('a monster', 4)),
      // Nobody asks whether it can attack directly where there is nothing else to attack.
      ...(question.ask === 'can-attack-directly' && { instead: `${defender} controls a monster` }),
    },
  ];
}

/**
 * A card that lies on the field and does nothing, nobody said whose: it was taken for one of P0, and may be of P1; and with it
 * the card that is asked about, where nobody said whose that is.
 */
export function nobodys(
  situation: Situation,
  cards: readonly ToldCard[],
  asked: ToldCard | undefined,
): readonly Unsaid[] {
  const named = JSON.stringify([situation.actions, situation.question]);
  const isNobodys = ({ place, setup: { controller } }: ToldCard): boolean =>
    controller === undefined && place !== undefined && isField(place);
  const along = asked !== undefined && isNobodys(asked) ? [asked] : [];
  return cards
    .filter(
      (card) => card.described === undefined && isNobodys(card) && !named.includes(JSON.stringify(card.id)),
    )
    .flatMap((card) => [[card], ...(along.length > 0 ? [[card, ...along]] : [])])
    .map((moved) => {
      const names = moved.map(({ model: { name } }) => name).join(' and ');
      const ids = moved.map(({ id }) => id);
      return {
        what: `who controls ${names}`,
        cases: [`P0 controls ${names}`, `P1 controls ${names}`],
        usual: `P0 controls ${names}`,
        instead: `P1 controls ${names}`,
        otherwise: ids.reduce((now, id) => withCard(now, id, { controller: 'P1' }), situation),
        without: { ...situation, cards: situation.cards.filter((each) => each.id !== ids[0]) },
      };
    });
}

/** "I destroy X, does it trigger": of the X of the other player, or of an own one. */
export const ofOther = (situation: Situation, { id, model: { name } }: ToldCard): Unsaid => ({
  what: `who controls ${name}`,
  cases: [`P1 controls ${name}`, `P0 controls ${name}`],
  otherwise: withCard(situation, id, { controller: 'P0' }),
});
