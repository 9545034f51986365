import type { CardModel } from '../../card-model/card-model.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { says } from '../../card-model/sayings.ts';
import { defined } from '../../platform/defined.ts';
import { setOf } from '../../platform/list-of.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import { isField } from '../../vocabulary/places.ts';
import { type FilterMatch, viewFrom } from '../fits.ts';
import { matchNow } from '../names.ts';
import { isInForce, isOfBoxThere, isSaidThere } from '../negation.ts';
import { isUnderWay } from '../state/battle.ts';
import type { Card, Duel, Ternary } from '../state/duel.ts';
import { hasNotHappened } from '../state/missing.ts';
import { type Stat, stats } from '../state/stat-line.ts';
import { sourceOf } from '../state/unaffected.ts';
import { isTime, isUnreadValue, tellsValue } from '../state/value-words.ts';
import { amountAt, type Range, rangeOf } from '../state/values/amount.ts';
import { anyHolds } from '../stats/count.ts';
import { isStatVerb, type Setting, settingOf, statOfVerb } from '../stats/instruction.ts';
import { battlerMeant, holdsInBattle } from './battle-conditions.ts';
import { isLeftAlone } from './protections.ts';

/** When a change of ATK or DEF applies that its text limits to a time. */
const times: Readonly<Record<string, (duel: Duel, source: Card) => boolean>> = {
  'during the Damage Step only': (duel) => duel.phase === 'damage' && isUnderWay(duel),
  'during damage calculation only': ({ battle }) =>
    battle?.at === 'calculation' && battle.ended === undefined,
  'during the Battle Phase only': ({ phase }) => inBattlePhase.has(phase),
  'during your Battle Phase only': ({ phase, turnPlayer }, { controller }) =>
    inBattlePhase.has(phase) && turnPlayer === controller,
  "during your opponent's Battle Phase only": ({ phase, turnPlayer }, { controller }) =>
    inBattlePhase.has(phase) && turnPlayer !== controller,
  'during your turn only': ({ turnPlayer }, { controller }) => turnPlayer === controller,
  "during your opponent's turn only": ({ turnPlayer }, { controller }) => turnPlayer !== controller,
};

const inBattlePhase: ReadonlySet<Duel['phase']> = setOf('battle-start battle damage battle-end');

/**
 * Does a change of ATK or DEF by a Continuous Effect apply now, by its conditions and the time that it names?
 * @returns unknown where the words are not about a battle, or hang on what was not said
 */
function changeApplies(duel: Duel, source: Card, { onlyDuring, reads, onlyIf, value }: Instruction): Ternary {
  const limited = reads !== undefined || onlyIf !== undefined;
  // Of an attack that is told without its battle nothing more is known.
  const untold =
    duel.battle === undefined && Object.values(duel.cards).some(({ thisTurn }) => thisTurn.attacked);
  if (limited && untold) return 'unknown';
  const time = times[onlyDuring ?? reads ?? ''];
  const asked = onlyIf === undefined ? [] : [onlyIf];
  const all = asked.map((words) => holdsInBattle(duel, source, words).is);
  if (time?.(duel, source) === false || all.includes('no')) return 'no';
  const known = reads === undefined || time !== undefined || value !== undefined;
  return known && all.every((is) => is === 'yes') ? 'yes' : 'unknown';
}

/** What a Continuous Effect does to the ATK or DEF of a card now. */
export interface ContinuousModifier {
  /** The effect that it is of: the same one has the same words each time. */
  readonly of: string;
  readonly card: string;
  readonly stat: Stat;
  /** Undefined where the engine cannot say whether or what it changes: then the value is open. */
  readonly setting: Setting | undefined;
  /** Where it is not known whether it applies: what it adds if it does, and if it does not. */
  readonly adds?: Range;
  /** Whose effect it is: the name of the card, and in words. */
  readonly by: string;
  readonly words: string;
}

/** Every change of ATK or DEF that Continuous Effects apply now (rules effect/continuous-starts and -stops). */
export const continuousModifiers = (duel: Duel): readonly ContinuousModifier[] => [
  ...modifiersOfStatuses(duel),
  ...Object.values(duel.cards)
    .filter(mayChange)
    .flatMap((source) => {
      if (!isField(source.place)) return modifiersFromElsewhere(duel, source);
      const works = isInForce(duel, source);
      return works ? modifiersBy(duel, source) : [];
    }),
];

/** What effects that have resolved say of all monsters of a kind for a time, also of those that come later. */
const modifiersOfStatuses = (duel: Duel): readonly ContinuousModifier[] =>
  (duel.statuses ?? []).flatMap(({ stat, by, player, words }) => {
    const card = duel.cards[by];
    if (stat === undefined || card === undefined) return [];
    return modifiersOf(duel, { ...card, controller: player }, stat, words, { plain: true, meant: undefined });
  });

/** A card that is not on the field and says that it applies where it is: that is not played, so all values are open. */
const modifiersFromElsewhere = (duel: Duel, source: Card): readonly ContinuousModifier[] =>
  source.model.parts.flatMap((part, at) => {
    const applies =
      part.kind === 'continuous' &&
      (part.appliesIn?.includes(source.place) === true ||
        part.does.some((each) => says(each, 'while-elsewhere')));
    return applies ? anyOf(duel, source, String(at)) : [];
  });

/** Has the card anything that changes ATK or DEF without being activated, or may do that? */
function mayChange({ model, changes }: Card): boolean {
  if (changes.some(({ is }) => is === 'gives')) return true;
  const known = changing.get(model) ?? model.parts.some(changesValue);
  changing.set(model, known);
  return known;
}
/** Models are looked through once. */
const changing = new WeakMap<CardModel, boolean>();

type Part = CardModel['parts'][number];

const changesValue = (part: Part): boolean =>
  part.kind === 'continuous'
    ? part.does.some((each) => isStatVerb(each) || tellsValue(each))
    : isUnreadValue(part);

function modifiersBy(duel: Duel, source: Card): readonly ContinuousModifier[] {
  const given = source.changes.flatMap((change) => (change.is === 'gives' ? [change.part] : []));
  return [...source.model.parts, ...given].flatMap((part, at) => {
    if (!isOfBoxThere(source, part) || (part.kind === 'unread' && isIdle(duel, source, part))) return [];
    if (part.kind !== 'continuous')
      return isUnreadValue(part) && isTime(duel, part, 'in-battle') ? anyOf(duel, source, String(at)) : [];
    return part.does.flatMap((each, nth) => {
      if (isIdle(duel, source, each)) return [];
      const place = `${at}.${nth}`;
      if (tellsValue(each)) return isTime(duel, each, 'in-battle') ? anyOf(duel, source, place) : [];
      if (!isStatVerb(each) || !isTime(duel, each, 'only-in-battle') || !isTime(duel, each, 'in-battle'))
        return [];
      // "During damage calculation only": outside a battle there is none.
      if (each.until === 'damage-calculation' && duel.battle === undefined) return [];
      if (isSaidThere(source, each) === 'no') return [];
      const inBattle = changeApplies(duel, source, each);
      if (inBattle === 'no') return [];
      const { onlyIf, reads, ...always } = each;
      const told = each.value === undefined ? {} : defined({ reads });
      const applied = inBattle === 'yes' ? { ...always, ...told } : each;
      const meant =
        inBattle === 'yes' && isInWords(each.what)
          ? battlerMeant(duel, source, each.what, onlyIf)
          : undefined;
      return modifiersOf(duel, source, applied, place, {
        plain: part.conditions.length === 0,
        meant: meant?.id,
      });
    });
  });
}

/** "Each time your opponent activates an effect": that has not happened. How a monster was Summoned need not be told. */
const isIdle = (duel: Duel, source: Card, { upon, holds }: Pick<Instruction, 'upon' | 'holds'>): boolean =>
  (upon?.some(isSummonWay) === false && hasNotHappened(duel, upon)) ||
  (holds !== undefined && anyHolds(duel, holds, source, source.controller) === 'no');

const isInWords = (what: Instruction['what']) => typeof what === 'object' && 'reads' in what;

/** Words that nobody read may change any monster on the field. */
const anyOf = (duel: Duel, source: Card, place: string): readonly ContinuousModifier[] =>
  monstersOf(duel).flatMap((card) =>
    stats.map((stat) => ({
      of: nameOfEffect(source, place, card),
      card: card.id,
      stat,
      setting: undefined,
      by: source.model.name,
      words: `what a text of ${source.model.name} that was not read makes of it`,
    })),
  );

const monstersOf = (duel: Duel): readonly Card[] =>
  Object.values(duel.cards).filter((card) => card.place === 'monster-zone' && card.faceUp);

/** A source or monster that left and came back is another one. */
const nameOfEffect = (source: Card, place: string, card: Card): string =>
  `${source.id} ${source.moves} ${place} ${card.moves}`;

function modifiersOf(
  duel: Duel,
  source: Card,
  each: Instruction,
  place: string,
  { plain, meant }: { readonly plain: boolean; readonly meant: string | undefined },
): readonly ContinuousModifier[] {
  const player = source.controller;
  const when =
    each.onlyIf === undefined
      ? 'yes'
      : each.holds === undefined
        ? 'unknown'
        : anyHolds(duel, each.holds, source, player);
  const sureNow = plain && when === 'yes' && each.delayed === undefined;
  return monstersOf(duel).flatMap((card) => {
    const setting = settingOf(duel, each, { source, player, on: card }) ?? undefined;
    const fit = meant === undefined ? reach(duel, source, each, card) : card.id === meant ? sure : no;
    if (fit.verdict === 'no') return [];
    const left = card.id === source.id ? 'no' : isLeftAlone(duel, card, sourceOf(source));
    if (left === 'yes') return [];
    const certain = sureNow && left === 'no' && fit.assumed.length + fit.open.length === 0;
    return [
      {
        of: nameOfEffect(source, place, card),
        card: card.id,
        stat: statOfVerb(each),
        setting: certain ? setting : undefined,
        ...(certain || setting === undefined ? {} : perhapsAdds(setting)),
        by: source.model.name,
        words: openWords(source, each, sureNow && setting !== undefined),
      },
    ];
  });
}

/** What raises or lowers the value, or does not: all that it can come to lies between. */
function perhapsAdds({ change, original }: Setting): { readonly adds?: Range } {
  if (original || !('amount' in change) || change.op === 'become') return {};
  const most = amountAt(change.amount, 'high');
  if (change.op === 'plus') return { adds: rangeOf(0, most) };
  return Number.isFinite(most) ? { adds: { least: -most, most: 0 } } : {};
}

/** What would have to be said of an effect to know what it makes of a monster. */
function openWords({ model: { name } }: Card, { onlyIf, reads }: Instruction, isKnown: boolean): string {
  const said = isKnown ? undefined : (onlyIf ?? reads);
  if (said === undefined) return `what the effect of ${name} makes of it`;
  return said === onlyIf
    ? `whether this holds for the effect of ${name}: "${said}"`
    : `what the effect of ${name} comes to ("${said}")`;
}

const sure: FilterMatch = { verdict: 'yes', assumed: [], open: [] };
const perhaps: FilterMatch = { verdict: 'yes', assumed: [], open: ['which card is meant'] };
const no: FilterMatch = { verdict: 'no', assumed: [], open: [] };

/** Is the card one that the effect changes? A filter that asks for ATK or DEF itself leaves that open. */
function reach(duel: Duel, source: Card, { what }: Instruction, card: Card): FilterMatch {
  if (what === 'this') return card.id === source.id ? sure : no;
  if (what === 'equipped') {
    if (source.equippedTo === undefined) return source.role === 'monster' ? no : perhaps;
    return card.id === source.equippedTo ? sure : no;
  }
  if (!isDescribed(what)) return perhaps;
  if (what.from !== undefined && !what.from.includes(card.place)) return no;
  const { atkAtMost, atkAtLeast, defAtMost, defAtLeast, ...filter } = what.filter;
  const fit = matchNow(duel, filter, card, viewFrom(source));
  const asks = [atkAtMost, atkAtLeast, defAtMost, defAtLeast].some((each) => each !== undefined);
  return fit.verdict === 'yes' && asks ? perhaps : fit;
}
