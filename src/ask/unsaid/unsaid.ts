import { effectsOf } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { fieldPlaceOf } from '../../card-model/facts.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import { limitsIn } from '../../engine/restrictions/forbidden-acts.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import { someCardThatFits, someSpell, someTrap } from '../../situations/readers/described.ts';
import type { CardSetup, Situation } from '../../situations/situation.ts';
import { withCard } from '../../situations/what-if/change.ts';
import { isField } from '../../vocabulary/places.ts';
import { concernedBy, saidOfOwners, type UnsaidTarget } from '../telling/activation.ts';
import { type ToldCard, whereWords } from '../telling/cards.ts';
import type { Doubtful } from '../telling/chain.ts';
import type { Telling } from '../telling/telling.ts';
import {
  behindTexts,
  faceUpOf,
  inTheWay,
  mayBeInDefense,
  mayControl,
  nobodys,
  ofOther,
  withMonsters,
} from './unsaid-boards.ts';
import { inBattlePhase, laterInBattle } from './unsaid-phase.ts';
import { byEffectOrNot, summonedElse } from './unsaid-summons.ts';

/** A fact that nobody said, with the situation as it is where that fact is the other one. */
export interface Unsaid {
  readonly what: string;
  readonly otherwise: Situation;
  /** How the fact was taken, and how it is else: "Normal Summoned", "Special Summoned by an effect". */
  readonly cases?: readonly [string, string];
  /** Who does not say it means it as it was taken: how that is said with the answer, beside what it would be else. */
  readonly usual?: string;
  /** The same, where the other case is what is meant. */
  readonly instead?: string;
  /** The situation without what it is said of: nobody tells of what has no bearing, so that the case is meant in which it has. */
  readonly without?: Situation;
  /** Only what cannot be done as the fact was taken may be meant otherwise. */
  readonly onlyOfNo?: true;
  /** There are more ways than the two: between two steps of a log a turn may have gone by. */
  readonly more?: true;
}

/** What of a text was told that facts may follow from. */
export interface Told {
  readonly telling: Telling;
  /** Was it said whose turn it is, or does it follow from what was done? */
  readonly turn: boolean;
  /** Was it said which phase it is, or does it follow from what was done? */
  readonly phase: boolean;
  /** The Chain Links of which nobody said what they target. */
  readonly targets: readonly UnsaidTarget[];
  /** The monsters that were told to be on the field before anything was asked. */
  readonly there: ReadonlySet<string>;
}

/** The facts that nobody said and that were taken one way: whose turn it is, hand or Set, what a player controls. */
export function unsaidIn(situation: Situation, { telling, turn, phase, targets, there }: Told) {
  const { alone, absent, unsaidTargetOf: attacker } = telling;
  const cards = telling.cards.all;
  const asked = askedCard(situation, cards);
  const isThere = (player: Player): boolean =>
    isSpokenOf(player, situation, telling) ||
    cards.some(({ id, setup }) => there.has(id) && setup.controller === player);
  return [
    ...(turn ? [] : [otherTurn(situation, cards)]),
    ...(phase ? laterInBattle : inBattlePhase)(situation, asked?.model),
    ...(asked === undefined ? [] : liesElsewhere(situation, asked)),
    ...mayLieSet(cards).map((card) => ({
      ...setInstead(situation, card),
      // Who asks whether it can be used in the other player's turn has it Set.
      ...(turn &&
        card === asked &&
        (card.setup.controller ?? 'P0') !== situation.turnPlayer && {
          instead: `${card.model.name} was Set in an earlier turn`,
        }),
    })),
    ...cards.filter((card) => mayBeSetNow(situation, card)).map((card) => setNow(situation, card)),
    ...(attacker === undefined ? [] : [onMonster(situation, attacker)]),
    ...telling.noMonstersIn.map((each) => noMonsters(situation, each)),
    ...mayBeInDefense(situation, cards),
    ...nobodys(situation, cards, asked),
    ...telling.unsaidSideOf.filter((card) => card === asked).map((card) => ofOther(situation, card)),
    ...inTheWay(situation, (player) => isSpokenOf(player, situation, telling)),
    ...behindTexts(situation, faceUpOf(cards), isThere),
    ...targets.flatMap((each) => targetInstead(situation, each)),
    ...(alone.size + telling.noSpellTraps.size > 0 ? withoutOthers(situation, asked?.model, telling) : []),
    ...[...new Set(absent.values())].map((player) =>
      mayControl(player, withMonsters(situation, player, someMonster)),
    ),
    ...(telling.uncaused ? wasNotLast(situation) : []),
    ...telling.unsaidWayOf.flatMap((card) => summonedElse(situation, card)),
    ...telling.unsaidEffectOn.flatMap((card) => byEffectOrNot(situation, card, asked?.model)),
    ...telling.chain.doubtful().map((each) => chainedInstead(situation, each)),
    ...withTributes(situation, telling, asked?.model),
    ...forProcedure(situation, telling),
    ...counted(situation, isThere),
  ];
}

/** What was a cost, or for a Summon, was not the last thing to happen: what follows it makes an effect miss the timing. */
function wasNotLast(situation: Situation): readonly Unsaid[] {
  const { actions, question } = situation;
  const at = actions.findLastIndex((each) => each.do === 'happen' && each.in === undefined);
  if (at === -1 || (question.ask !== 'activates' && question.ask !== 'effect-does')) return [];
  const next = { do: 'happen', events: [{ event: 'something-else', note: 'what it was done for' }] } as const;
  const otherwise = { ...situation, actions: actions.toSpliced(at + 1, 0, next) };
  return [{ what: 'how it came about: by an effect, as a cost, or for a Summon', otherwise }];
}

/** How much an effect comes to may hang on the monsters of a player of whose nobody spoke. */
const counted = (situation: Situation, isThere: (player: Player) => boolean): readonly Unsaid[] =>
  situation.question.ask === 'lp-changed' && !situation.actions.some(({ do: done }) => done === 'attack')
    ? (['P0', 'P1'] as const)
        .filter((player) => !isThere(player))
        .map((player) => mayControl(player, withMonsters(situation, player, someMonster)))
    : [];

/** Where there were said to be no monsters, there may be Spells and Traps. */
function noMonsters(situation: Situation, { player, place }: Telling['noMonstersIn'][number]): Unsaid {
  const others = [someSpell('a Spell'), someTrap('a Trap')].map((card) => ({
    id: `${card.name} of ${player} in ${place}`,
    card,
    place,
    controller: player,
  }));
  return {
    what: `which other cards are in the ${place} of ${player}`,
    otherwise: { ...situation, cards: [...situation.cards, ...others] },
  };
}

const askedCard = ({ question }: Situation, cards: readonly ToldCard[]): ToldCard | undefined =>
  'card' in question ? cards.find(({ id }) => id === question.card) : undefined;

const chainedInstead = (situation: Situation, { what, chained }: Doubtful): Unsaid => ({
  what,
  cases: ['afterwards', 'chained to it'],
  otherwise: { ...situation, actions: [...chained] },
});

/** In the other player's turn, a Quick-Play Spell that may be Set is. */
const otherTurn = (situation: Situation, cards: readonly ToldCard[]): Unsaid => ({
  what: 'whose turn it is',
  more: true,
  cases: [`in the turn of ${situation.turnPlayer}`, `in the turn of ${otherPlayer(situation.turnPlayer)}`],
  otherwise: mayLieSet(cards).reduce((now, card) => setInstead(now, card).otherwise, {
    ...situation,
    turnPlayer: otherPlayer(situation.turnPlayer),
  }),
});

/** A Quick-Play Spell of which nobody said where it is may lie Set since an earlier turn. */
const setInstead = (situation: Situation, { id, model }: ToldCard): Unsaid => ({
  what: `whether ${model.name} is in the hand, or was Set in an earlier turn`,
  cases: ['in the hand', 'Set in an earlier turn'],
  otherwise: withCard(situation, id, { place: fieldPlaceOf(model.facts), faceUp: false }),
});

/** A Spell or Trap that was Set, nobody said when, may have been Set in this turn, where it is its player's. */
const mayBeSetNow = ({ turnPlayer, question }: Situation, { id, setup, setSometime }: ToldCard): boolean =>
  setSometime === true &&
  (setup.controller ?? 'P0') === turnPlayer &&
  question.ask === 'can-activate' &&
  question.card === id;

/** A monster of which nobody said where it is was put where its Quick Effects are used, and may be where its others are. */
const liesElsewhere = (situation: Situation, { id, model, place, elsewhere = [] }: ToldCard) =>
  elsewhere.map(
    (other): Unsaid => ({
      what: `where ${model.name} is`,
      cases: [whereWords(place ?? 'hand'), whereWords(other)],
      onlyOfNo: true,
      otherwise: {
        ...situation,
        cards: situation.cards.map((each) =>
          each.id === id ? { ...inHand(each), place: other, ...(isField(other) && { faceUp: true }) } : each,
        ),
      },
    }),
  );

const inHand = ({ faceUp: _, ...card }: CardSetup): CardSetup => ({ ...card, place: 'hand' });

const setNow = (situation: Situation, { id, model, setup }: ToldCard): Unsaid => ({
  what: `whether ${model.name} was Set in this turn`,
  cases: ['Set earlier', 'Set in this turn'],
  otherwise: {
    ...situation,
    cards: situation.cards.map((each) => (each.id === id ? inHand(each) : each)),
    actions: [{ do: 'summon', card: id, way: 'set', player: setup.controller ?? 'P0' }, ...situation.actions],
  },
});

/** An attack of which nobody said what it is on was taken for a direct one, and may be on a monster. */
function onMonster(situation: Situation, { id, setup }: ToldCard): Unsaid {
  const target: CardSetup = {
    id: 'a monster',
    card: someMonster,
    place: 'monster-zone',
    controller: otherPlayer(setup.controller ?? 'P0'),
  };
  return {
    what: 'what is attacked',
    cases: ['if it attacks directly', 'if it attacks a monster'],
    otherwise: {
      ...situation,
      cards: [...situation.cards, target],
      actions: situation.actions.map((each) =>
        each.do === 'attack' && each.card === id && each.target === undefined
          ? { ...each, target: target.id }
          : each,
      ),
    },
  };
}

/** What was taken to be targeted may be one of the cards that were told of. */
const targetInstead = (situation: Situation, { by, taken, others }: UnsaidTarget): readonly Unsaid[] =>
  others.map((other) => {
    const instead = (ids: readonly string[]) => ids.map((id) => (id === taken.id ? other.id : id));
    return {
      what: `what ${by.model.name} targets`,
      cases: ['if it targets another card', `if it targets ${other.model.name}`],
      otherwise: {
        ...situation,
        actions: situation.actions.map((each) => {
          if (each.do === 'activate' && each.targets !== undefined)
            return { ...each, targets: instead(each.targets) };
          return each.do === 'resolve' && each.chosen !== undefined
            ? { ...each, chosen: instead(each.chosen) }
            : each;
        }),
      },
    };
  });

/** Where one player was said to have no monsters, or no Spells or Traps, what nobody named is taken for granted only where nothing hangs on it. */
function withoutOthers(
  situation: Situation,
  model: CardModel | undefined,
  telling: Telling,
): readonly Unsaid[] {
  const { question } = situation;
  if (question.ask !== 'can-activate' || question.granted === undefined) return [];
  const concerned = model === undefined ? [] : concernedBy(model, question.player ?? 'P0');
  const isOthers =
    concerned.length > 0 && concerned.every((each) => !saidOfOwners(each, telling).includes(true));
  if (isOthers && effectsOf(model).every(({ cost }) => cost.length === 0)) return [];
  const { granted: _, ...asked } = question;
  return [{ what: 'which other cards are there', otherwise: { ...situation, question: asked } }];
}

/** A player of whose monsters nobody spoke may control some, and Tribute them. */
function withTributes(
  situation: Situation,
  telling: Telling,
  asked: CardModel | undefined,
): readonly Unsaid[] {
  const { question } = situation;
  if (question.ask !== 'normal-summon' || question.as === 'again') return [];
  const player = question.player ?? 'P0';
  if (isSpokenOf(player, situation, telling)) return [];
  // A text may ask for more Tributes than a Level does, and for certain ones.
  const { tributes, barred } = asked?.summoning ?? {};
  const asksFor = barred?.holds?.flat().flatMap((each) => ('cards' in each ? [each.cards.filter] : [])) ?? [];
  const filter =
    tributes?.find((each) => each.filter !== undefined)?.filter ??
    asksFor.find(({ controller }) => controller !== 'opponent');
  const monster = filter === undefined ? someMonster : someCardThatFits(filter);
  const numbers = besideTokens(player, situation, telling.cards.all);
  return [mayControl(player, withMonsters(situation, player, monster, numbers))];
}

/**
 * What a monster's own procedure asks for may hang on monsters of which nobody spoke, and on other cards. Where a player's
 * field was told whole, there are no others.
 */
function forProcedure(situation: Situation, telling: Telling): readonly Unsaid[] {
  const { question } = situation;
  if (question.ask !== 'own-procedure') return [];
  const withMonster = (['P0', 'P1'] as const)
    .filter((player) => !isSpokenOf(player, situation, telling, 'P0'))
    .map((player) => mayControl(player, withMonsters(situation, player, someMonster)));
  const others: Unsaid = {
    what: 'whether there are other cards that its text asks for',
    // Who tells what the player controls tells all that matters.
    ...(isSpokenOf(question.player ?? 'P0', situation, telling) && {
      usual: 'there are no other cards that its text asks for',
    }),
    otherwise: { ...situation, question: { ...question, granted: true } },
  };
  return [...withMonster, ...(telling.alone.size > 0 ? [] : [others])];
}

const someMonster: CardModel = {
  ...someCardThatFits({ cardType: 'monster', abilities: ['Normal'] }),
  name: 'a monster',
};

/** Did anybody speak of the monsters of this player, besides the card that is asked about? `nobodys`: whose that is of which nobody said it. */
const isSpokenOf = (
  player: Player,
  { question }: Situation,
  { alone, cards }: Telling,
  nobodys?: Player,
): boolean =>
  alone.has(player) ||
  cards.all.some(
    ({ id, place, setup: { controller = nobodys } }) =>
      !('card' in question && id === question.card) && place === 'monster-zone' && controller === player,
  );

/** Does a text of the card, as long as it lies there, ask that cards are Set before they are activated? */
const asksToSet = ({ parts }: CardModel): boolean =>
  parts.flatMap((part) => limitsIn(part, 'spell-trap-zone')).some(({ ban }) => ban?.unset !== undefined);

/** The Spells of which nobody said where they are, and that may lie Set: Quick-Play Spells, and any where a text asks for that. */
const mayLieSet = (cards: readonly ToldCard[]): readonly ToldCard[] =>
  cards.filter(
    ({ mayBeSet }) =>
      mayBeSet === 'always' || (mayBeSet === 'where-asked' && cards.some(({ model }) => asksToSet(model))),
  );

/** Numbers for further monsters of a player: as many as three, where the Tokens that were made leave room for them. */
function besideTokens(player: Player, { actions }: Situation, cards: readonly ToldCard[]): readonly number[] {
  const tokens = actions
    .flatMap((each) => (each.do === 'activate' && each.player === player ? [each.card] : []))
    .flatMap((id) => effectsOf(cards.find((each) => each.id === id)?.model))
    .flatMap(({ does }) => does.filter(({ do: verb }) => verb === 'special-summon-token'))
    .reduce(
      (all, { what }) => all + (isDescribed(what) && typeof what.count === 'number' ? what.count : 1),
      0,
    );
  return [1, 2, 3].slice(0, Math.max(1, 4 - tokens));
}
