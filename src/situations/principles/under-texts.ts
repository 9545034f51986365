import { isActivated } from '../../effects/activated.ts';
import { type CardModel, cardModelSchema } from '../../effects/card-model.ts';
import { fieldPlaceOf, isExtraDeckMonster } from '../../effects/facts.ts';
import { limitsIn } from '../../engine/activation/limits.ts';
import type { Question } from '../../engine/question.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { isSpecialSummon, type SummonWay } from '../../vocabulary/summons.ts';
import { type Books, ruleOn } from '../rule-on.ts';
import { type CardSetup, noNormalSummons, type Situation } from '../situation.ts';
import type { Verdict } from '../verdict.ts';
import { behindTexts } from '../words/unsaid-boards.ts';
import { type EveryWordPrinciple, ruled } from './principle.ts';
import { type Act, type AskedAct, askedAct } from './reading/asked-act.ts';
import {
  boards,
  counted,
  monsterThat,
  monsterWith,
  plainMonster,
  spellThat,
  standing,
  summonedBefore,
  usesOf,
} from './reading/field-setup.ts';
import { type FieldTold, fieldTold } from './reading/field-told.ts';
import { withoutRunOn } from './reading/run-on.ts';

type Player = 'P0' | 'P1';

/** What lets nobody do something forbids it (rule wording/cannot-wins). */
const FORBIDS = 'wording/cannot-wins';

/** What texts forbid: that a card says so, for now or for a time, and which monsters can be controlled together. */
const ofTexts = /^(?:wording\/cannot-wins|wording\/summon-lock|field-limit\/.+)$/;

/**
 * "X is up and I control a DARK monster. Can I Summon a LIGHT one?": what the texts that apply let a player do, on a field
 * that was told whole or as far as the texts ask. The engine decides; a no counts only where one of those texts is the reason.
 */
export const underTexts: EveryWordPrinciple = ({ cards, sentences }, books, ruleset) => {
  const { told, asked } = withoutRunOn(sentences);
  const act = askedAct(asked, cards);
  const field = act === undefined ? undefined : fieldTold(told, cards);
  if (act === undefined || field === undefined) return undefined;
  const texts = field.cards.filter(({ then }) => then === undefined);
  const used = new Set([
    ...[...field.cards, ...field.uses].map(({ model }) => model),
    ...field.others,
    ...named(act.act),
  ]);
  if (field.cards.length + field.uses.length === 0 || cards.some(({ model }) => !used.has(model)))
    return undefined;
  if (![...field.cards, ...field.uses].some(({ model }) => limitsPlayers(model))) return undefined;
  if (field.cards.some(({ model }) => mayForbidBesides(model))) return undefined;
  const situations = boards(field).flatMap((board) =>
    usesOf(field, act.player).flatMap((uses) =>
      questions(act, field).map((asking): Situation => {
        const before = [...uses, ...summonedBefore(field)];
        return {
          ruleset,
          turnPlayer: act.player,
          phase: 'main-1',
          ...noNormalSummons,
          cards: [
            ...boardFor(board, asking, act.player),
            ...asking.cards,
            ...before.flatMap(({ card }) => card),
          ],
          actions: before.flatMap(({ actions }) => actions),
          question: asking.question,
          assumed: [],
        };
      }),
    ),
  );
  const all = situations.flatMap((each) => [each, ...withUnsaid(each, field)]);
  const verdicts = all.map((each) => settled(each, books));
  const [first] = verdicts;
  if (first === undefined || verdicts.some((each) => each?.answer !== first.answer)) return undefined;
  const [decides] = first.findings;
  if (decides === undefined) return undefined;
  const reads = texts.flatMap(({ model }) =>
    model.parts.flatMap((part) => (part.kind === 'continuous' ? [{ model, part }] : [])),
  );
  const answer = act.stopped ? (first.answer === 'yes' ? 'no' : 'yes') : first.answer;
  if (first.answer === 'no') return ruled(answer, decides.rule, decides.because, reads);
  const names = [...new Set([...field.cards, ...field.uses].map(({ model }) => model.name))].join(', ');
  return ruled(answer, FORBIDS, `nothing that the text of ${names} says keeps a player from it now`, reads, [
    'nothing else keeps the player from it',
  ]);
};

/** Does the text of the card keep players from anything, as it applies or as its effect leaves it? */
const limitsPlayers = ({ parts, facts }: CardModel): boolean =>
  parts.some(
    (part) =>
      limitsIn(part, fieldPlaceOf(facts)).length > 0 ||
      (part.kind === 'continuous' && part.does.some(({ do: verb }) => verb === 'negate-effects')) ||
      (isActivated(part) && part.does.some(({ do: verb }) => verb === 'restrict' || verb === 'negate-named')),
  );

/** A sentence behind an effect that forbids something, and not how long: it may apply as long as the card is there. */
const mayForbidBesides = ({ parts }: CardModel): boolean =>
  parts.some(
    (part) =>
      isActivated(part) &&
      part.does.some(
        ({ do: verb, until, joined }) => verb === 'restrict' && until === undefined && joined === undefined,
      ),
  );

const named = (act: Act): readonly CardModel[] => {
  if (act.act === 'summon') return act.named ? [act.monster] : [];
  if (act.act === 'activate-card') return [act.card];
  return act.act === 'attack' && act.with !== undefined ? [act.with] : [];
};

/** The verdict where it is settled, and where what forbids is a text. */
function settled(situation: Situation, books: Books): Verdict | undefined {
  const played = ruleOn(situation, books);
  if (!played.ok || played.value.answer === 'cannot tell') return undefined;
  const { answer, findings } = played.value;
  if (answer === 'yes') return played.value;
  const forbids = findings.filter(({ verdict }) => verdict === 'forbids');
  const deciding = forbids.find(({ rule }) => ofTexts.test(rule));
  if (answer !== 'no' || deciding === undefined) return undefined;
  return { ...played.value, findings: [deciding, ...findings.filter((each) => each !== deciding)] };
}

/** A monster that is asked about without a name is one of those that were told of. */
function boardFor(board: readonly CardSetup[], { oneOf }: Asking, player: Player): readonly CardSetup[] {
  const at = board.findIndex(
    ({ id, controller, faceUp }) => controller === player && faceUp === true && /^(?:kind|more)-/.test(id),
  );
  return oneOf === undefined || at < 0 ? board : board.toSpliced(at, 1);
}

interface Asking {
  /** It asks of a monster on the field that may be one of those that were told of. */
  readonly oneOf?: true;
  readonly cards: readonly CardSetup[];
  readonly question: Question;
}

function questions({ act, player }: AskedAct, field: FieldTold): readonly Asking[] {
  switch (act.act) {
    case 'summon':
      // Whether a monster that Summons itself is meant to do that, and can, is another question.
      if (act.named && act.ways.some(isSpecialSummon) && act.monster.summoning.procedure !== undefined)
        return [];
      return act.ways.map((way) => summonAsked(act.monster, way, act.from, player));
    case 'activate':
      return act.kind === 'monster' && act.from === undefined
        ? anyEffect(player, field)
        : fromWherever(plain(act.kind, act.property), act.from, player, field);
    case 'activate-card':
      return fromWherever(act.card, act.from, player, field);
    case 'does':
      return [spellThat(act.does), monsterThat(act.does)].map((card) =>
        activationAsked(card, card.facts.cardType === 'monster' ? 'gy' : undefined, player, field),
      );
    case 'attack':
      return attackAsked(act.with, player, field);
  }
}

/** The effect of any monster: of one on the field, and of one in the GY. */
function anyEffect(player: Player, field: FieldTold): readonly Asking[] {
  const there = field.monsters.some(
    (each) => each.player === player && each.said.count > 0 && each.said.faceUp,
  );
  const some = there || field.more !== undefined || !isSpokenOf(player, field);
  const inGy = activationAsked(monsterWith(true), 'gy', player, field);
  const onField: Asking = {
    ...activationAsked(monsterWith(true), 'monster-zone', player, field),
    oneOf: true,
  };
  return some ? [onField, inGy] : [inGy];
}

function summonAsked(card: CardModel, way: SummonWay, from: Place | undefined, player: Player): Asking {
  const { facts } = card;
  const place = from ?? (isExtraDeckMonster(facts) ? 'extra-deck' : 'hand');
  const thing: CardSetup = { id: 'thing', card, controller: player, place };
  if (way === 'special-summoned')
    return { cards: [thing], question: { ask: 'special-summon', card: 'thing' } };
  if (isSpecialSummon(way))
    return { cards: [thing], question: { ask: 'special-summon', card: 'thing', way } };
  const as = way === 'set' ? 'set' : 'summon';
  return { cards: [thing], question: { ask: 'normal-summon', card: 'thing', player, as } };
}

const plain = (kind: 'spell' | 'trap' | 'monster', property = 'Normal'): CardModel =>
  kind === 'monster'
    ? monsterWith(true)
    : cardModelSchema.parse({
        name: kind === 'spell' ? 'a Spell Card' : 'a Trap Card',
        facts: { cardType: kind, property },
        parts: [{ kind: 'activation', does: [{ do: 'draw', amount: 1 }] }],
      });

/** A Spell of which nobody said where it is may be in the hand, or lie Set. */
const fromWherever = (
  card: CardModel,
  from: Place | undefined,
  player: Player,
  field: FieldTold,
): readonly Asking[] =>
  (from === undefined && card.facts.cardType === 'spell'
    ? (['hand', fieldPlaceOf(card.facts)] as const)
    : [from]
  ).map((place) => activationAsked(card, place, player, field));

function activationAsked(card: CardModel, from: Place | undefined, player: Player, field: FieldTold): Asking {
  const whole = [...field.whole];
  const id = standingId(card, field);
  const question: Question = {
    ask: 'can-activate',
    card: id ?? 'thing',
    player,
    granted: true,
    later: true,
    ...(whole.length === 0 ? {} : { whole }),
  };
  if (id !== undefined) return { cards: [], question };
  const place = from ?? (card.facts.cardType === 'trap' ? 'spell-trap-zone' : 'hand');
  const isSet = card.facts.cardType !== 'monster' && isField(place);
  return {
    cards: [{ id: 'thing', card, controller: player, place, ...(isSet ? { faceUp: false } : {}) }],
    question,
  };
}

/** The id of a card that was told to lie on the field. */
const standingId = (card: CardModel, { cards }: FieldTold): string | undefined => {
  const at = cards.filter(({ then }) => then !== 'gone').findIndex(({ model }) => model === card);
  return at < 0 ? undefined : `text-${at}`;
};

/** With the monster that was named, or with any that was told of; nobody attacks with what nobody told of. */
function attackAsked(attacker: CardModel | undefined, player: Player, field: FieldTold): readonly Asking[] {
  const id = attacker === undefined ? undefined : standingId(attacker, field);
  if (id !== undefined) return [{ cards: [], question: { ask: 'can-attack', card: id } }];
  if (attacker !== undefined) return [];
  const [first] = [
    ...standing(field, player),
    ...counted(field, field.more === undefined ? [0, 0] : [1, 1]),
  ].filter(
    ({ card, controller, faceUp, place }) =>
      controller === player && faceUp === true && place === 'monster-zone' && typeof card !== 'string',
  );
  if (first !== undefined) return [{ cards: [], question: { ask: 'can-attack', card: first.id } }];
  if (field.whole.has(player)) return [];
  const thing: CardSetup = {
    id: 'thing',
    card: plainMonster,
    controller: player,
    place: 'monster-zone',
    faceUp: true,
  };
  return [{ cards: [thing], question: { ask: 'can-attack', card: 'thing' } }];
}

/** Was anything told of the monsters of this player? */
const isSpokenOf = (player: Player, field: FieldTold): boolean =>
  field.whole.has(player) ||
  field.more !== undefined ||
  field.monsters.some((each) => each.player === player) ||
  field.cards.some((each) => each.player === player && each.model.facts.cardType === 'monster');

/** A text may hang on monsters of a player of whom none were told. */
function withUnsaid(situation: Situation, field: FieldTold): readonly Situation[] {
  const sources = situation.cards.flatMap(({ id, card, place, controller = 'P0', faceUp }) =>
    typeof card === 'string' || faceUp === false ? [] : [{ id, model: card, place, controller }],
  );
  return behindTexts(situation, sources, (player) => isSpokenOf(player, field)).map(
    ({ otherwise }) => otherwise,
  );
}
