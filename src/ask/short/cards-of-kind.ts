import effectsSaid from '../../../data/lexicon/effects-said.json' with { type: 'json' };
import { isActivated } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { fieldPlaceOf } from '../../card-model/facts.ts';
import { instructionSchema } from '../../card-model/instruction.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import { defined } from '../../platform/defined.ts';
import { someCardThatFits } from '../../situations/readers/described.ts';
import type { Place } from '../../vocabulary/places.ts';
import { anyMonster, monsterOfKind } from '../names/kind-of-monster.ts';
import { sortOfMonster } from '../slang/pattern.ts';
import { negatesBy } from './negates-by.ts';
import type { ShortCard } from './short-question.ts';

/** The cards of a short question of which only the kind, the sort or what they do is said. */

export const isDown = /\b(?:face-?down|set)\b/i;

export const whose = (said: string): Player | undefined =>
  /\b(?:my opponent's|their|his|her|opposing)\b/i.test(said) ? 'P1' : /\bmy\b/i.test(said) ? 'P0' : undefined;

const lying = (place: Place, model: CardModel | undefined): readonly ShortCard[] =>
  model === undefined ? [] : [{ model, place, faceUp: true, described: true }];

/** "My own card", "a face-up card": neither a monster nor a Spell or Trap is said. */
export const isOfAnyKind = (said: string): boolean => !/monster|spell|trap|token|scale/i.test(said);

/** Such as lie on the field: a monster of which nothing is known, or each sort of Spell or Trap, both ways up where that is not said. */
export function cardsOfKind(said: string, asks: string): readonly ShortCard[] {
  if (/\bin the gy\b/i.test(said)) return [];
  if (/scale/i.test(said)) return lying('pendulum-zone', monsterOfKind('some Pendulum Monster'));
  // One that leaves the field in another way is gone.
  if (
    /token/i.test(said) &&
    !/^(?:destroyed|targeted|tributed|tributed-for|survives|works|used-on|hits)$/.test(asks)
  )
    return [];
  if (/token/i.test(said))
    return lying('monster-zone', {
      ...someCardThatFits({ cardType: 'monster', abilities: ['Token'] }),
      name: 'the Token',
    });
  const monster = monsterSaid(said);
  // What lies face-down shows no Type, and no effect that might be affected.
  const isUp =
    monster.ofKind !== 'any' || /affected$|^stops-monsters$/.test(asks) || /\bface-?up\b/i.test(said);
  const facings = isDown.test(said) ? [false] : isUp ? [true] : [true, false];
  if (isOfAnyKind(said))
    return ['monster', 'spell', 'trap'].flatMap((kind) => cardsOfKind(`${said} ${kind}`, asks));
  const models = /monster/i.test(said)
    ? [monster]
    : propertiesIn(said).map((property) => ({
        ...someCardThatFits({ cardType: /spell/i.test(said) ? 'spell' : 'trap', property }),
        name: 'the card',
      }));
  const position = /monster/i.test(said) ? positionSaid(said) : undefined;
  return models.flatMap((model) =>
    facings.map((faceUp) =>
      defined({ model, faceUp, position, place: placeLying(said, model), described: true as const }),
    ),
  );
}

/** Where a card lies that is said to be face-up, Set or in a battle position: on the field. */
export const placeLying = (said: string, { facts }: CardModel): Place | undefined =>
  isDown.test(said) || /\bface-?up\b/i.test(said) || positionSaid(said) !== undefined
    ? fieldPlaceOf(facts)
    : undefined;

/** "In Defense Position", "an attack position monster". */
export const positionSaid = (said: string): ShortCard['position'] =>
  /\bdef(?:en[cs]e)?\b/i.test(said) ? 'defense' : /\b(?:attack|atk)\b/i.test(said) ? 'attack' : undefined;

/** A monster of which no more is known than its Level, Attribute, Type or ability, where one is said. */
function monsterSaid(said: string): CardModel {
  const sort = said.match(new RegExp(`\\b${sortOfMonster}\\b`, 'gi'))?.join(' ');
  return (sort && monsterOfKind(`some ${sort} Monster`)) || anyMonster('some Monster');
}

export const isOfActivations = (asks: string, { model }: ShortCard): boolean =>
  ['negates', 'stops', 'kept', 'chains'].includes(asks) ||
  (asks === 'works' && negatesBy(model) === 'answering');

/** What effects are said to do; sorts of cards that do it. */
export const doing = effectsSaid.map(({ words: said, does }) => ({
  form: new RegExp(`^(?:an? |any )?(?:${said.join('|')})(?: cards?| effects?)?$`, 'i'),
  does: [instructionSchema.parse(does)],
}));

/** Such as are activated: a sort of Spell or Trap, an effect of a monster; either, where only its deed is said. */
export function activatedOfKind(said: string): readonly ShortCard[] {
  const done = activatedWith(said);
  if (done.length > 0) return done;
  const does = someDeed;
  if (/token|scale/i.test(said) || isOfAnyKind(said)) return [];
  if (!/monster/i.test(said))
    return cardsOfKind(`set ${said}`, 'negates').map(({ model }) => ({
      model: { ...model, parts: [{ ...nothingSaid, kind: 'activation', on: [], does }] },
      described: true,
    }));
  const all = /effect/i.test(said) ? (['monster-zone', 'hand', 'gy'] as const) : [];
  const where = /\b(?:in|from|on) (?:\S+ )*(gy|hand|field)\b/i.exec(said)?.[1]?.toLowerCase();
  const places =
    where === undefined ? all : all.filter((each) => each === (where === 'field' ? 'monster-zone' : where));
  const model = monsterSaid(said);
  return places.map((place) => ({
    model: { ...model, parts: [{ ...nothingSaid, kind: 'ignition', activatesIn: [place], does }] },
    described: true,
    effect: true,
  }));
}

/** Such of which only is said what they do. */
export function activatedWith(said: string): readonly ShortCard[] {
  const done = doing.find(({ form }) => form.test(said));
  if (done === undefined) return [];
  return ['normal spell', 'monster effect']
    .flatMap(activatedOfKind)
    .map((each) => doingSo(each, { does: done.does }));
}

/** The same cards, whose effects do this. */
const doingSo = (card: ShortCard, done: Partial<Pick<ActivatedEffect, 'does' | 'targets'>>): ShortCard => ({
  ...card,
  model: {
    ...card.model,
    parts: card.model.parts.map((part) => (isActivated(part) ? { ...part, ...done } : part)),
  },
});

/** What is used on a card, of which only the sort is said: by the other player, where that is not said; each does what is asked. */
export function sourcesOfSort(
  said: string,
  { player: owner }: ShortCard,
  asks: string,
): readonly ShortCard[] {
  const player = whose(said) ?? (/opponent/i.test(said) || owner !== 'P1' ? 'P1' : 'P0');
  if (asks === 'chains') return chainedOfSort(said, player);
  const sorts = ['spell', 'trap', 'monster'].filter(
    (each) => new RegExp(each, 'i').test(said) || !/spell|trap|monster/i.test(said),
  );
  const from = ['monster-zone', 'spell-trap-zone', 'field-zone'] as const;
  const targets = asks === 'targeted' ? [{ count: 1, from: [...from], filter: {} }] : [];
  const verb = Object.entries(verbFacts).find(([, { event }]) => event === asks)?.[0] ?? 'destroy';
  const does = [instructionSchema.parse({ do: verb, what: { count: 'all', from: [...from], filter: {} } })];
  return sorts
    .flatMap((sort) =>
      activatedOfKind(
        sort === 'monster' ? 'monster effect on the field' : said.replace(/^(?!.*(?:spell|trap)).*/i, sort),
      ),
    )
    .map((each) => doingSo({ ...each, player }, { targets, does }));
}

/** What is chained of which only the sort is said: of monsters a Quick Effect. */
function chainedOfSort(said: string, player: Player): readonly ShortCard[] {
  const quick = { ...nothingSaid, kind: 'quick' as const, on: [], does: someDeed };
  const model = { ...monsterSaid(said), parts: [quick] };
  const ofMonsters: ShortCard = { model, described: true, effect: true };
  const all = /monster/i.test(said) ? [ofMonsters] : /spell|trap/i.test(said) ? activatedOfKind(said) : [];
  return all.map((each) => ({ ...each, player }));
}

/** What is hit is the other player's, unless it is one's own cards that do it. */
export const hit = (card: ShortCard, { player }: ShortCard, by = ''): ShortCard =>
  player === undefined ? card : { player: /\bown\b/i.test(by) ? player : otherPlayer(player), ...card };

const nothingSaid = { conditions: [], cost: [], targets: [] };
const someDeed = [{ do: 'described', reads: 'what it does' } as const];

/** "A normal spell", or any of its sort where no more is said. */
export const propertiesIn = (said: string): readonly ((typeof spells)[number] | (typeof traps)[number])[] => {
  const all: ReturnType<typeof propertiesIn> = /spell/i.test(said) ? spells : traps;
  const named = all.filter((each) =>
    new RegExp(`\\b${each.replace('-', '[- ]?')} (?:spell|trap)`, 'i').test(said),
  );
  return named.length > 0 ? named : all;
};

const spells = ['Continuous', 'Field', 'Equip', 'Quick-Play', 'Normal'] as const;
const traps = ['Continuous', 'Normal', 'Counter'] as const;
