import { isActivated } from '../../effects/activated.ts';
import { type CardModel, cardModelSchema } from '../../effects/card-model.ts';
import { fieldPlaceOf, isExtraDeckMonster } from '../../effects/facts.ts';
import type { Instruction } from '../../effects/instruction.ts';
import type { Question } from '../../engine/question.ts';
import type { Place } from '../../vocabulary/places.ts';
import { isSpecialSummon, type SummonWay } from '../../vocabulary/summons.ts';
import { type Books, ruleOn } from '../rule-on.ts';
import { type CardSetup, noNormalSummons, type Situation } from '../situation.ts';
import type { Verdict } from '../verdict.ts';
import { behindTexts } from '../words/unsaid-boards.ts';
import { type EveryWordPrinciple, ruled } from './principle.ts';
import { type Act, type AskedAct, askedAct } from './reading/asked-act.ts';
import { type FieldTold, fieldTold } from './reading/field-told.ts';

type Player = 'P0' | 'P1';
const players: readonly Player[] = ['P0', 'P1'];

/** What texts forbid: that a card says so, for now or for a time, and which monsters can be controlled together. */
const ofTexts = /^(?:wording\/cannot-wins|wording\/summon-lock|field-limit\/.+)$/;

/**
 * "X is up and I control a DARK monster. Can I Summon a LIGHT one?": what the texts that apply let a player do, on a field
 * that was told whole or as far as the texts ask. The engine decides; a no counts only where one of those texts is the reason.
 */
export const underTexts: EveryWordPrinciple = ({ cards, sentences: { told, asked } }, books, ruleset) => {
  const act = askedAct(asked, cards);
  const field = act === undefined ? undefined : fieldTold(told, cards);
  if (act === undefined || field === undefined) return undefined;
  const texts = field.cards.filter(({ then }) => then === undefined);
  const used = new Set([...[...field.cards, ...field.uses].map(({ model }) => model), ...named(act.act)]);
  if (field.cards.length + field.uses.length === 0 || cards.some(({ model }) => !used.has(model)))
    return undefined;
  const situations = boards(field).flatMap((board) =>
    usesOf(field, act.player).flatMap((uses) =>
      questions(act, field).map((asking): Situation => {
        const before = [...uses, ...summonedBefore(field)];
        return {
          ruleset,
          turnPlayer: act.player,
          phase: 'main-1',
          ...noNormalSummons,
          cards: [...board, ...asking.cards, ...before.flatMap(({ card }) => card)],
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
  return ruled(answer, decides.rule, decides.because, reads);
};

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

/** What lies on the field, for each player whose the cards of nobody may be, and each number that may be meant. */
function boards(field: FieldTold): readonly (readonly CardSetup[])[] {
  const owners: readonly Player[] = field.cards.some(({ player }) => player === undefined) ? players : ['P0'];
  const numbers: readonly (readonly [number, number])[] =
    field.more === 'same'
      ? [
          [1, 1],
          [2, 2],
        ]
      : field.more === 'P0'
        ? [[2, 1]]
        : field.more === 'P1'
          ? [[1, 2]]
          : [[0, 0]];
  return owners.flatMap((owner) =>
    numbers.map((number) => [...standing(field, owner), ...counted(field, number)]),
  );
}

const standing = ({ cards }: FieldTold, nobodys: Player): readonly CardSetup[] =>
  cards
    .filter(({ then }) => then !== 'gone')
    .map(({ model, player = nobodys, then }, at) => ({
      id: `text-${at}`,
      card: model,
      place: fieldPlaceOf(model.facts),
      controller: player,
      faceUp: true,
      ...(then === 'negated' ? { negated: true } : {}),
    }));

function counted(
  { monsters, cards }: FieldTold,
  [mine, theirs]: readonly [number, number],
): readonly CardSetup[] {
  const some = (
    player: Player,
    count: number,
    card: CardModel,
    faceUp: boolean,
    id: string,
  ): readonly CardSetup[] =>
    Array.from({ length: count }, (_, at) => ({
      id: `${id}-${player}-${at}`,
      card,
      place: 'monster-zone' as const,
      controller: player,
      faceUp,
      ...(faceUp ? {} : { position: 'defense' as const }),
    }));
  const there = (player: Player): number =>
    cards.filter((each) => each.player === player && each.model.facts.cardType === 'monster').length;
  return [
    ...monsters.flatMap(({ player, said }, at) =>
      some(player, said.count, said.model, said.faceUp, `kind-${at}`),
    ),
    ...some('P0', Math.max(0, mine - there('P0')), plainMonster, true, 'more'),
    ...some('P1', Math.max(0, theirs - there('P1')), plainMonster, true, 'more'),
  ];
}

const spellThat = (does: Instruction): CardModel =>
  cardModelSchema.parse({
    name: 'a Spell Card',
    facts: { cardType: 'spell', property: 'Normal' },
    parts: [{ kind: 'activation', does: [does] }],
  });
const monsterThat = (does: Instruction): CardModel =>
  cardModelSchema.parse({
    name: 'a monster',
    facts: { cardType: 'monster', abilities: ['Effect'], level: 4 },
    parts: [{ kind: 'ignition', does: [does] }],
  });
const monsterWith = (part: boolean): CardModel =>
  cardModelSchema.parse({
    name: 'a monster',
    facts: { cardType: 'monster', abilities: ['Effect'], level: 4 },
    parts: part ? [{ kind: 'ignition', does: [{ do: 'draw', amount: 1 }] }] : [],
  });
const plainMonster = monsterWith(false);

/** Something that was done before, with its card. */
interface Before {
  readonly card: CardSetup;
  readonly actions: Situation['actions'];
}

/** Summons that were told to have been made this turn, of monsters that nobody named. */
const summonedBefore = ({ summons }: FieldTold): readonly Before[] =>
  summons.flatMap(({ player, ways }, group) =>
    ways.map((way, at): Before => {
      const id = `before-${group}-${at}`;
      const action: Situation['actions'][number] =
        way === 'special-summoned'
          ? { do: 'happen', events: [{ event: 'special-summoned', card: id, controller: player }] }
          : { do: 'summon', card: id, way, player };
      return { card: { id, card: plainMonster, place: 'hand', controller: player }, actions: [action] };
    }),
  );

/** The cards that were used this turn, for each player whose those of nobody may be. */
function usesOf({ uses }: FieldTold, turnPlayer: Player): readonly (readonly Before[])[] {
  const owners: readonly Player[] = uses.some(({ player }) => player === undefined) ? players : ['P0'];
  return owners.flatMap((owner) => {
    const all = uses.map(({ model, player = owner, declared }, at) =>
      usedOnce(model, player, turnPlayer, declared, `used-${at}`),
    );
    const known = all.filter((each) => each !== undefined);
    return known.length === all.length ? [known] : [];
  });
}

/** Undefined for a card that the player cannot have used in this turn. */
function usedOnce(
  card: CardModel,
  player: Player,
  turnPlayer: Player,
  declared: string | undefined,
  id: string,
): Before | undefined {
  const { facts, parts } = card;
  const spell = facts.cardType === 'spell';
  if (spell && facts.property !== 'Quick-Play' && player !== turnPlayer) return undefined;
  const isSet = facts.cardType === 'trap' || (spell && player !== turnPlayer);
  const place = isSet ? 'spell-trap-zone' : 'hand';
  const part = parts.findIndex(
    (each) =>
      isActivated(each) && (facts.cardType !== 'monster' || each.activatesIn?.includes('hand') === true),
  );
  if (part < 0) return undefined;
  return {
    card: { id, card, controller: player, place, ...(isSet ? { faceUp: false } : {}) },
    actions: [
      { do: 'activate', card: id, part, player, ...(declared === undefined ? {} : { declared }) },
      { do: 'resolve' },
    ],
  };
}

interface Asking {
  readonly cards: readonly CardSetup[];
  readonly question: Question;
}

function questions({ act, player }: AskedAct, field: FieldTold): readonly Asking[] {
  switch (act.act) {
    case 'summon':
      return act.ways.map((way) => summonAsked(act.monster, way, act.from, player));
    case 'activate':
      return [
        activationAsked(
          plain(act.kind),
          act.kind === 'monster' ? (act.from ?? 'monster-zone') : act.from,
          player,
          field,
        ),
      ];
    case 'activate-card':
      return [activationAsked(act.card, act.from, player, field)];
    case 'does':
      return [spellThat(act.does), monsterThat(act.does)].map((card) =>
        activationAsked(card, card.facts.cardType === 'monster' ? 'monster-zone' : undefined, player, field),
      );
    case 'attack':
      return attackAsked(act.with, player, field);
  }
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

const plain = (kind: 'spell' | 'trap' | 'monster'): CardModel =>
  kind === 'monster'
    ? monsterWith(true)
    : cardModelSchema.parse({
        name: kind === 'spell' ? 'a Spell Card' : 'a Trap Card',
        facts: { cardType: kind, property: 'Normal' },
        parts: [{ kind: 'activation', does: [{ do: 'draw', amount: 1 }] }],
      });

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
  const trap = card.facts.cardType === 'trap';
  const place = from ?? (trap ? 'spell-trap-zone' : 'hand');
  return {
    cards: [{ id: 'thing', card, controller: player, place, ...(trap ? { faceUp: false } : {}) }],
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
  return first === undefined ? [] : [{ cards: [], question: { ask: 'can-attack', card: first.id } }];
}

/** A text may hang on monsters of a player of whom none were told. */
function withUnsaid(situation: Situation, field: FieldTold): readonly Situation[] {
  const spoken = (player: Player): boolean =>
    field.whole.has(player) ||
    field.more !== undefined ||
    field.monsters.some((each) => each.player === player) ||
    field.cards.some((each) => each.player === player && each.model.facts.cardType === 'monster');
  const sources = situation.cards.flatMap(({ id, card, place, controller = 'P0', faceUp }) =>
    typeof card === 'string' || faceUp === false ? [] : [{ id, model: card, place, controller }],
  );
  return behindTexts(situation, sources, spoken).map(({ otherwise }) => otherwise);
}
