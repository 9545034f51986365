import { fieldPlaceOf, isExtraDeckMonster } from '../../effects/facts.ts';
import type { Place } from '../../vocabulary/places.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import { ruleOn } from '../rule-on.ts';
import { type CardSetup, noNormalSummons, type Situation } from '../situation.ts';
import type { Frame } from '../words/frame.ts';
import type { KeyWordPrinciple } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { sideOf } from './reading/answering.ts';
import { actorOf, askedHappening } from './reading/asked-happening.ts';
import type { Side } from './reading/side.ts';
import type { SketchCard } from './reading/sketch.ts';
import { stands } from './reading/stands.ts';

/** The ways to Special Summon, by the verbs of players. */
const ways: Readonly<Partial<Record<Frame['verb'], SummonWay>>> = {
  'special-summon': 'special-summoned',
  'fusion-summon': 'fusion-summoned',
  'ritual-summon': 'ritual-summoned',
  'synchro-summon': 'synchro-summoned',
  'xyz-summon': 'xyz-summoned',
  'link-summon': 'link-summoned',
  'pendulum-summon': 'pendulum-summoned',
};

/**
 * A monster is not Special Summoned, in whichever way, while the text of a card on the field lets nobody do that (rule
 * wording/cannot-wins). That no text forbids it is not enough for a yes: what else the Summon takes was not told.
 */
export const bannedSummon: KeyWordPrinciple = (sketch, books, ruleset) => {
  const asked = askedHappening(sketch);
  const way = asked === undefined ? undefined : ways[asked.verb];
  const [thing, more] = asked?.what ?? [];
  const monster = thing?.card;
  if (asked === undefined || way === undefined || monster === undefined || more !== undefined)
    return undefined;
  if (monster.model.facts.cardType !== 'monster' || speaksAgainst(sketch.told)) return undefined;
  const others = sketch.cards.filter(({ ref }) => ref !== monster.ref && ref !== asked.means?.ref);
  const text = `${sketch.told} ${sketch.question}`;
  const bars = others.filter((each) => bansSummons(each) && stands(each.ref, text));
  const [bar, another] = bars;
  if (bar === undefined || another !== undefined || others.length > 1) return undefined;
  const home: Place = isExtraDeckMonster(monster.model.facts) ? 'extra-deck' : 'hand';
  const cases = sidesOf(actorOf(asked)).flatMap((player) =>
    sidesOf(sideOf(bar.ref, text)).map(
      (controller): Situation => ({
        ruleset,
        turnPlayer: player,
        phase: 'main-1',
        ...noNormalSummons,
        actions: [],
        assumed: [],
        cards: [
          barOf(bar, controller),
          { id: 'monster', card: monster.model.name, place: home, controller: player },
        ],
        question: { ask: 'special-summon', card: 'monster', way },
      }),
    ),
  );
  const [first] = cases;
  const isForbidden = (situation: Situation) => {
    const ruled = ruleOn(situation, books);
    return ruled.ok && ruled.value.answer === 'no' && ruled.value.findings[0]?.rule === 'wording/cannot-wins';
  };
  return first !== undefined && cases.every(isForbidden) ? { situation: first } : undefined;
};

/** Does its text, as long as it is face-up, let nobody make some Special Summons, wherever the monster comes from? */
const bansSummons = ({ model }: SketchCard): boolean =>
  model.parts.some(
    (part) =>
      part.kind === 'continuous' &&
      part.does.some(
        ({ bans }) =>
          bans?.summons !== undefined &&
          bans.most === undefined &&
          bans.from === undefined &&
          bans.exceptFrom === undefined,
      ),
  );

const barOf = ({ model }: SketchCard, controller: Player): CardSetup => ({
  id: 'bar',
  card: model.name,
  place: fieldPlaceOf(model.facts),
  controller,
  faceUp: true,
});

type Player = 'P0' | 'P1';

/** The player of a side; either where it was not said. */
const sidesOf = (side: Side | undefined): readonly Player[] =>
  side === undefined ? ['P0', 'P1'] : [side === 'me' ? 'P0' : 'P1'];
