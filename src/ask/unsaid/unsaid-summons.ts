import { activationPlaces, answeredEvents, isActivated, isTrigger } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { extraDeckWay } from '../../card-model/facts.ts';
import { startOf } from '../../situations/readers/timing-start.ts';
import type { Situation } from '../../situations/situation.ts';
import { waySummonedWithoutEffect } from '../../situations/usual/usual-activation.ts';
import { withCard } from '../../situations/what-if/change.ts';
import { summonWays } from '../../vocabulary/summons.ts';
import { negatesSummons } from '../short/negates-by.ts';
import { specialSummonsItself } from '../telling/by-itself.ts';
import type { ToldCard } from '../telling/cards.ts';
import type { Unsaid } from './unsaid.ts';

const wayWords = (model: CardModel): string => {
  const way = waySummonedWithoutEffect(model);
  return way === undefined ? 'without an effect' : summonWays.term(way);
};

/** A monster of which nobody said how it was Summoned may have been Special Summoned by an effect, or by its own procedure. */
export function summonedElse(situation: Situation, { id, model }: ToldCard): readonly Unsaid[] {
  const own = model.summoning.procedure === undefined ? [] : (['summoned-by-own-procedure'] as const);
  const isUsual = extraDeckWay(model.facts) !== undefined && own.length === 0;
  return [undefined, ...own].map((way) => ({
    what: `how ${model.name} was Summoned`,
    ...(isUsual && { usual: `${model.name} was ${wayWords(model)}` }),
    cases: [wayWords(model), way === undefined ? 'Special Summoned by an effect' : summonWays.term(way)],
    otherwise: {
      ...situation,
      actions: situation.actions.map((each) => {
        if ((each.do !== 'summon' && each.do !== 'declare-summon') || each.card !== id) return each;
        if (way !== undefined) return { ...each, way };
        return { do: 'happen', events: [{ event: 'special-summoned', card: id }] };
      }),
    },
  }));
}

/** A monster that "is Special Summoned", nobody said by what: it may be a Summon of its own kind, or come in Defense Position. */
export const byEffectOrNot = (
  situation: Situation,
  card: ToldCard,
  asked: CardModel | undefined,
): readonly Unsaid[] => [
  ...ofItsOwnKind(situation, card, asked),
  ...byItsEffect(situation, card),
  ...comesInDefense(situation, card),
];

/** "I Special Summon X" may mean by the effect of X that does it, which may do more. */
function byItsEffect(situation: Situation, { id, model, setup, placeTaken }: ToldCard): readonly Unsaid[] {
  const at = summonOf(situation, id);
  return model.parts.flatMap((effect, part) => {
    if (at === -1 || !isActivated(effect) || !specialSummonsItself(effect)) return [];
    // What it answers has happened to it before.
    const [answered] = answeredEvents(effect).filter(({ of }) => of === 'this');
    if (isTrigger(effect) && answered === undefined) return [];
    const before = answered && ({ do: 'happen', events: [{ event: answered.event, card: id }] } as const);
    const places = answered
      ? [startOf(model, answered.event).place]
      : (activationPlaces(effect, model.facts) ?? []);
    const place = placeTaken ? places[0] : places.find((each) => each === setup.place);
    if (place === undefined) return [];
    const player = setup.controller ?? 'P0';
    const does = [{ do: 'activate', card: id, part, player }, { do: 'resolve' }] as const;
    const actions = situation.actions.toSpliced(at, 1, ...(before ? [before] : []), ...does);
    return [
      {
        what: `by what ${model.name} was Special Summoned`,
        cases: ['by another card', 'by its own effect'],
        otherwise: withCard({ ...situation, actions }, id, { place }),
      },
    ];
  });
}

const summonOf = ({ actions }: Situation, id: string): number =>
  actions.findIndex((each) => each.do === 'happen' && each.events.some(({ card }) => card === id));

/** What Special Summoned a monster may have been no effect, but a Summon of its own kind, which may still be negated. */
function ofItsOwnKind(
  situation: Situation,
  { id, model, setup, described }: ToldCard,
  asked: CardModel | undefined,
): readonly Unsaid[] {
  const isUse = situation.question.ask === 'can-activate';
  const asksToNegate = isUse && asked !== undefined && negatesSummons(asked);
  // A monster that was not named may have a procedure of its own.
  const mayHaveOwn = model.summoning.procedure !== undefined || described === true;
  const way = mayHaveOwn ? 'summoned-by-own-procedure' : extraDeckWay(model.facts);
  const at = summonOf(situation, id);
  if (way === undefined || at === -1) return [];
  const summon = { card: id, way, player: setup.controller ?? 'P0' } as const;
  const does = at === situation.actions.length - 1 && asksToNegate ? 'declare-summon' : 'summon';
  return [
    {
      what: `by what ${model.name} was Special Summoned`,
      cases: ['by a card effect', summonWays.term(way)],
      otherwise: { ...situation, actions: situation.actions.toSpliced(at, 1, { do: does, ...summon }) },
    },
  ];
}

/** What answers a Special Summon may ask in which position the monster came; who goes on to attack has said it. */
function comesInDefense(situation: Situation, { id, model }: ToldCard): readonly Unsaid[] {
  const { actions, question } = situation;
  const at = summonOf(situation, id);
  const summon = actions[at];
  const answers = question.ask === 'can-activate' || question.ask === 'activates';
  if (summon?.do !== 'happen' || !answers || actions.some(({ do: done }) => done === 'attack')) return [];
  if (summon.events.some(({ position }) => position !== undefined)) return [];
  const events = summon.events.map((each) => ({ ...each, position: 'defense' as const }));
  return [
    {
      what: `in which position ${model.name} was Special Summoned`,
      cases: ['in Attack Position', 'in Defense Position'],
      otherwise: { ...situation, actions: actions.with(at, { ...summon, events }) },
    },
  ];
}
