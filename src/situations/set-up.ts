import type { CardModel } from '../card-model/card-model.ts';
import { mayBeInExtraDeck } from '../card-model/facts.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import { withProperties } from '../engine/continuous/properties.ts';
import { isProper, needsProperSummon } from '../engine/proper-summon.ts';
import type { Card, Duel, Ternary } from '../engine/state/duel.ts';
import { newCard } from '../engine/state/new-card.ts';
import { nothingSaid, type PlayerState } from '../engine/state/players.ts';
import { squareOfCard } from '../engine/zones/occupied.ts';
import { defined } from '../platform/defined.ts';
import { fail, ok, type Problem, problemOf, type Result } from '../platform/problem.ts';
import { isField, isPrivate, places } from '../vocabulary/places.ts';
import { monsterZones } from '../vocabulary/zones.ts';
import { withWordsRead } from './language/read-card-text.ts';
import type { CardSetup, Situation } from './situation.ts';
import type { RuleTables } from './tables.ts';

/** Sets the Duel up as a situation describes it, before anything is played. A card that is not known is a problem. */
export function setUp(situation: Situation, catalogue: Catalogue, tables: RuleTables): Result<Duel> {
  const cards = new Map<string, Card>();
  for (const setup of situation.cards) {
    if (cards.has(setup.id)) return fail(problemOf('card-twice', `two cards with the id "${setup.id}"`));
    const model = modelOf(setup, catalogue);
    if (!model.ok) return model;
    // What is told to have happened first may be a case that a table of events goes through, whatever the card.
    const named = typeof setup.card === 'string' && situation.actions.length === 0;
    if (named && setup.place === 'extra-deck' && !mayBeInExtraDeck(model.value.facts))
      return fail(problemOf('card-elsewhere', `${model.value.name} in the Extra Deck`));
    cards.set(setup.id, place(setup, whole(model.value)));
  }
  const loose = situation.cards
    .flatMap(({ attachedTo, equippedTo }) => [attachedTo, equippedTo])
    .find((id) => id !== undefined && !cards.has(id));
  if (loose !== undefined)
    return fail(problemOf('unknown-id set-up', `a card that is attached or equipped to "${loose}"`));
  const zones = zoneProblem([...cards.values()]) ?? spellTrapZoneProblem([...cards.values()]);
  if (zones !== undefined) return fail(zones);
  const { ruleset, turnPlayer, phase, normalSummonsUsed: used, normalSummonsAllowed: allowed } = situation;
  const duel: Duel = {
    ruleset,
    turnPlayer,
    turn: situation.turnNumber ?? 1,
    firstTurn: isFirst(situation),
    phase,
    cards: Object.fromEntries(cards),
    normalSummons: { P0: { used: used.P0, allowed: allowed.P0 }, P1: { used: used.P1, allowed: allowed.P1 } },
    chain: [],
    chains: 0,
    resolved: [],
    timeline: [],
    moment: 0,
    waiting: [],
    players: { P0: playerOf(situation, 'P0'), P1: playerOf(situation, 'P1') },
    endings: [],
    restrictions: [],
    turnBegan: 0,
    scheduled: [],
    missing: [],
    illegalities: [],
    assumed: [],
    tables: tables.stats,
    damageStep: tables.damageStep,
  };
  return ok(withProperties(duel));
}

/** Nobody tells in what turn it is where that does not matter. */
const isFirst = ({ turnNumber }: Situation): Ternary => {
  if (turnNumber === undefined) return 'unknown';
  return turnNumber === 1 ? 'yes' : 'no';
};

/** The first card that lies where another one does, of those before it. */
const secondThere = (cards: readonly Card[], isSame: (card: Card, other: Card) => boolean) =>
  cards.flatMap((card, at) => {
    const other = cards.slice(0, at).find((each) => isSame(card, each));
    return other === undefined ? [] : [{ card, other }];
  })[0];

const zoneElsewhere = ({ model, place }: Card, zone: string, expected: string): Problem => ({
  code: 'zone-elsewhere',
  found: `${model.name} in ${zone} and in the ${places.term(place)}`,
  expected,
});

const zoneTwice = (twice: ReturnType<typeof secondThere>, zone: string, expected: string) =>
  twice && {
    code: 'zone-twice',
    found: `${twice.other.model.name} and ${twice.card.model.name} in the same ${zone}`,
    expected,
  };

/** A Spell & Trap Zone is said of a card that lies in one, an outermost one of a Pendulum Zone, and each holds one card. */
function spellTrapZoneProblem(cards: readonly Card[]): Problem | undefined {
  const said = cards.filter(({ spellTrapZone }) => spellTrapZone !== undefined);
  const away = said.find(
    ({ place, spellTrapZone }) =>
      place !== 'spell-trap-zone' &&
      !(place === 'pendulum-zone' && (spellTrapZone === 'S1' || spellTrapZone === 'S5')),
  );
  if (away?.spellTrapZone !== undefined)
    return zoneElsewhere(
      away,
      away.spellTrapZone,
      'must be in a Spell & Trap Zone, where one is said; a Pendulum Zone is S1 or S5',
    );
  const twice = secondThere(
    said,
    (one, other) => one.spellTrapZone === other.spellTrapZone && one.controller === other.controller,
  );
  return zoneTwice(twice, 'Spell & Trap Zone', 'must be in a zone each');
}

/** A zone is said of monsters on the field, and no two are in the same one (an Extra Monster Zone is both players'). */
function zoneProblem(cards: readonly Card[]): Problem | undefined {
  const away = cards.find(({ zone, place }) => zone !== undefined && place !== 'monster-zone');
  if (away?.zone !== undefined)
    return zoneElsewhere(
      away,
      monsterZones.term(away.zone),
      'must be in a Monster Zone, where its zone is said',
    );
  const twice = secondThere(cards, (one, other) => {
    const square = squareOfCard(one);
    return square !== undefined && squareOfCard(other) === square;
  });
  const expected =
    'must be in a zone each; an Extra Monster Zone that is left for one player is right for the other';
  return zoneTwice(twice, 'Monster Zone', expected);
}

function playerOf({ players }: Situation, player: 'P0' | 'P1'): PlayerState {
  const { lp = null, unseen = {}, ...more } = players?.[player] ?? {};
  return { ...more, lp, unseen: { ...nothingSaid.unseen, ...unseen } };
}

function modelOf({ card }: CardSetup, catalogue: Catalogue): Result<CardModel> {
  if (typeof card !== 'string') return ok(card);
  const picked = catalogue.pick(card);
  return picked.ok ? ok(picked.value.card) : picked;
}

/** Models that were made whole: the same one is set up for each fact that is changed to see what hangs on it. */
const wholes = new WeakMap<CardModel, CardModel>();

/** A model that no printed text gave says in words alone what it makes of battles. One that was shipped has it as fields. */
function whole(model: CardModel): CardModel {
  if (model.text !== undefined || model.parts.some(({ printed }) => printed !== undefined)) return model;
  const known = wholes.get(model) ?? withWordsRead(model);
  wholes.set(model, known);
  return known;
}

function place(setup: CardSetup, model: CardModel): Card {
  const owner = setup.owner ?? setup.controller ?? 'P0';
  const faceUp = setup.faceUp ?? !(isPrivate(setup.place, false) || setup.summoned === 'set');
  return {
    ...newCard({ id: setup.id, model, owner, place: setup.place }),
    controller: setup.controller ?? owner,
    faceUp,
    position: setup.position ?? (faceUp ? 'attack' : 'defense'),
    properlySummoned: setup.properlySummoned ?? status(setup, model, faceUp),
    ...(setup.placeAssumed === undefined ? {} : { placeAssumed: true }),
    ...defined({
      zone: setup.zone,
      spellTrapZone: setup.spellTrapZone,
      summoned: setup.summoned,
      attachedTo: setup.attachedTo,
      noMaterials: setup.noMaterials,
    }),
    ...(setup.equippedTo === undefined ? {} : { equippedTo: setup.equippedTo, role: 'equip-card' }),
    summonedAgain: setup.summonedAgain ?? false,
    negated: setup.negated ?? false,
    activated: setup.activated ?? (faceUp && isField(setup.place) && isLaidAsSpellTrap(model, setup.place)),
    counters: setup.counters ?? {},
    ...(setup.counters === undefined ? {} : { countersSaid: true }),
  };
}

/** Spells and Traps, and Pendulum Monsters in a Pendulum Zone: they lie face-up because they were activated or placed. */
const isLaidAsSpellTrap = ({ facts }: CardModel, at: CardSetup['place']): boolean =>
  facts.cardType !== 'monster' || at === 'pendulum-zone';

/** Whether it is properly Summoned, where nobody said: never in a private place; by its proper Summon; otherwise open. */
function status(setup: CardSetup, model: CardModel, faceUp: boolean): Ternary {
  if (!needsProperSummon(model) || isPrivate(setup.place, faceUp)) return 'no';
  // One that was Summoned in another way may have been properly Summoned before that.
  const now = setup.summoned === undefined ? 'unknown' : isProper(model, setup.summoned, undefined);
  return now === 'yes' ? 'yes' : 'unknown';
}
