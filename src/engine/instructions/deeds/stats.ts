import { attributes } from '../../../card-model/facts.ts';
import { type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import { monsterTypes } from '../../../vocabulary/monster-types.ts';
import { propertyMade } from '../../continuous/properties.ts';
import { ownBoost } from '../../continuous/sync-stats.ts';
import { namesOf } from '../../names.ts';
import { factsNow, type PropertyMade, withChange } from '../../state/card-changes.ts';
import { type Card, cardOf, type Duel, withCard } from '../../state/duel.ts';
import { endOf } from '../../state/endings.ts';
import type { Change } from '../../state/event.ts';
import {
  type OpenChange,
  type Stat,
  statOf,
  statWithin,
  withOpenStats,
  withStatStep,
} from '../../state/stat-line.ts';
import { type Amount, exactly, type Range } from '../../state/values/amount.ts';
import type { LadderStep } from '../../state/values/ladder.ts';
import { kindOf, type Setting, settingOf, statOfVerb } from '../../stats/instruction.ts';
import { ratingOf } from '../../stats/sums.ts';
import { type Deed, perCard } from '../choose.ts';
import { inNumbers } from '../counted.ts';
import { isClear, untilEnds } from '../later.ts';
import { changeId, done, type EffectContext, type Executor, nameOf, note, wordsOf } from '../played.ts';
import { pointedAt } from '../pointed-at.ts';
import { type Bar, forbids, leavesOpen } from '../pool.ts';
import { inWords } from './moving.ts';

/** Changes the Level, Type, Attribute or name of monsters, as long as the text says. */
export const changeProperty: Executor = (playing, told) => {
  const instruction = inWordsOf(
    playing,
    inNumbers(playing, told, () => null),
  );
  const made = propertyMade(instruction);
  if (made === null || !isClear(playing, instruction)) return inWords(playing, instruction);
  const reach = {
    places: ['monster-zone' as const],
    bars: (_: Duel, card: Card) => barOf(instruction, card),
  };
  return perCard(playing, instruction, reach, (card) => {
    const id = changeId(playing, card);
    return {
      happens: [
        note(
          playing,
          made.is === 'tuner' || made.is === 'effect-monster'
            ? `${card.model.name} is ${made.is === 'tuner' ? 'a Tuner' : 'an Effect Monster'}`
            : `${wordsFor(made)} of ${card.model.name} is changed`,
          made.is === 'name' ? { rule: 'name/becomes' } : {},
        ),
      ],
      changes: [
        (duel) => withCard(duel, card.id, withChange(cardOf(duel, card.id), { ...made, id })),
        untilEnds(playing, instruction, card.id, { is: 'change', id }),
      ],
    };
  });
};

/** What a name, Level, Type or Attribute becomes, where that was declared, or is that of another card. */
function inWordsOf(playing: EffectContext, instruction: Instruction): Instruction {
  const { named, like, reads: _, ...plain } = instruction;
  const { do: verb } = plain;
  if (named === 'declared') {
    const said = (playing.link.declared ?? '').split(' and ').flatMap((each) => each.split(', '));
    const level = said
      .flatMap((each) => each.split(' '))
      .map(Number)
      .find((each) => each > 0);
    if (verb === 'change-level') return level === undefined ? instruction : { ...plain, amount: level };
    const of: readonly string[] = verb === 'change-type' ? monsterTypes : attributes;
    const words = of.find((each) => said.some((one) => one.toLowerCase() === each.toLowerCase()));
    return words === undefined ? instruction : { ...plain, reads: words };
  }
  const [id, ...more] = like === undefined ? [] : pointedAt(playing, like).cards;
  if (id === undefined || more.length > 0) return instruction;
  const card = cardOf(playing.duel, id);
  const names = namesOf(playing.duel, card);
  if (verb === 'change-name')
    return names.join() === card.model.name ? { ...plain, name: card.model.name } : instruction;
  const [printed, now] = [card.model.facts, factsNow(card)];
  const which = verb === 'change-type' ? 'type' : 'attribute';
  const value = printed.cardType === 'monster' ? printed[which] : undefined;
  return value === undefined || now?.[which] !== value ? instruction : { ...plain, reads: value };
}

const wordsFor = ({ is }: PropertyMade): string =>
  is === 'name' ? 'the name' : `the ${is.charAt(0).toUpperCase()}${is.slice(1)}`;

/** Only a face-up monster has these; and one with a Rank or a Link Rating has no Level. */
function barOf({ do: verb, amount = 0 }: Instruction, card: Card): Bar | undefined {
  const { faceUp, role, model } = card;
  const { facts } = model;
  const rule = 'chain/written-order';
  if (!faceUp || role !== 'monster' || facts.cardType !== 'monster')
    return forbids(rule, 'face-down position');
  if (verb !== 'change-level') return undefined;
  if (facts.abilities.includes('Link')) return forbids(rule, 'Level, which it has not');
  // No Level is lower than 1.
  const { most } = ratingOf(factsNow(card), ['level']);
  if (amount < 0 && most === 1) return forbids(rule, 'Level, which is 1 already');
  if (amount < 0 && most === null) return leavesOpen(rule, 'its Level was not said');
  return facts.abilities.includes('Xyz')
    ? leavesOpen(rule, 'whether the text speaks of its Rank was not said')
    : undefined;
}

const faceUp = (_: Duel, card: Card): Bar | undefined =>
  card.faceUp && card.role === 'monster' ? undefined : forbids('chain/written-order', 'face-down position');

/** Of a monster with less ATK or DEF than that it cannot lose exactly so much. */
function tooLittle(instruction: Instruction, card: Card): Bar | undefined {
  const { exact, amount = 0 } = instruction;
  const { least, most } = statWithin(card, statOfVerb(instruction)).current;
  if (!exact || least >= -amount) return undefined;
  const is = most !== null && most < -amount;
  const because = is ? 'ATK or DEF, which is too low' : 'how much of it there is was not said';
  return { verdict: is ? 'forbids' : 'unknown', rule: 'chain/written-order', because };
}

/** Changes ATK or DEF by an effect that lingers, on the ladder of src/engine/state/values. */
export const changeStat: Executor = (playing, told) => {
  // A half is rounded to the nearest whole number, one half upward (rule stats/fractions).
  const counted = inNumbers(playing, told, Math.round);
  const instruction = counted.amount === 0 ? told : counted;
  const { until, what } = instruction;
  const { card: by, player } = playing.link;
  const end = until === undefined ? undefined : endOf(playing.duel, until, player);
  if (end === null) return inWords(playing, instruction);
  if (instruction.alsoLater && end !== undefined && isDescribed(what)) {
    const { until: _, ...stat } = instruction;
    const status = { words: wordsOf(instruction), by, player, until: end, what, stat };
    return done({
      happens: [note(playing, status.words)],
      changes: [(now) => ({ ...now, statuses: [...(now.statuses ?? []), status] })],
    });
  }
  const bars = (duel: Duel, card: Card) => faceUp(duel, card) ?? tooLittle(instruction, card);
  const reach = { places: ['monster-zone' as const], bars };
  const lasts = tiedToEquip(playing);
  const words = lasts ?? `"${wordsOf(instruction)}" was not said in numbers`;
  return perCard(playing, instruction, reach, (card) => {
    if (instruction.value?.how === 'switched') return switched(playing, instruction, card);
    const setting = lasts === undefined ? settingFor(playing, instruction, card) : null;
    return setting === null
      ? changedSomehow(playing, instruction, card, words)
      : changed(playing, instruction, card, statOfVerb(instruction), setting);
  });
};

/** What a card that equips itself by its own effect gives lasts with it, in ways that no field says. */
function tiedToEquip({ duel, link }: EffectContext): string | undefined {
  const { equippedTo, model } = cardOf(duel, link.card);
  const tied = equippedTo !== undefined && model.facts.cardType !== 'spell';
  return tied ? `how long the change by ${model.name}, which is equipped, lasts is not played` : undefined;
}

function settingFor(playing: EffectContext, instruction: Instruction, on: Card): Setting | null {
  const { duel, link } = playing;
  const { value } = instruction;
  const source = cardOf(duel, link.card);
  return settingOf(duel, instruction, {
    source,
    player: link.player,
    on,
    ...(value?.asLost ? { lost: lostBy(playing, statOfVerb(instruction)) } : {}),
  });
}

const anything: Range = { least: 0, most: null };

/** What the only monster that the part before it changed has lost by this effect. */
function lostBy({ duel, begun, previousCards: those }: EffectContext, stat: Stat): Range {
  const [id, ...more] = those === 'open' ? [] : those;
  if (id === undefined || more.length > 0 || begun === undefined) return anything;
  const [before, now] = [statOf(cardOf(begun, id), stat).current, statOf(cardOf(duel, id), stat).current];
  return before === null || now === null ? anything : exactly(Math.max(0, before - now));
}

/** "Equal to ...": it is changed, by nobody said how much. */
function changedSomehow(playing: EffectContext, instruction: Instruction, card: Card, words: string): Deed {
  const stat = statOfVerb(instruction);
  const id = stepId(playing, instruction, card, stat);
  return {
    happens: [
      note(playing, `the ${stat.toUpperCase()} of ${card.model.name} is changed`, {
        rule: 'stats/modifiers',
      }),
    ],
    changes: [
      withOpen(card.id, stat, { id, words }),
      untilEnds(playing, instruction, card.id, { is: 'stat', stat, id }),
    ],
    missing: words,
  };
}

function changed(
  playing: EffectContext,
  instruction: Instruction,
  card: Card,
  stat: Stat,
  setting: Setting,
): Deed {
  const id = stepId(playing, instruction, card, stat);
  const step = { do: 'apply', id, kind: kindOf(setting, 'lingering'), change: setting.change } as const;
  return {
    happens: [note(playing, changedWords(card, step, stat, playing.duel), { rule: `stats/${step.kind}` })],
    changes: [
      (duel) =>
        withCard(
          duel,
          card.id,
          withStatStep(cardOf(duel, card.id), stat, step, duel.tables, nameOf(duel, playing.link.card)),
        ),
      untilEnds(playing, instruction, card.id, { is: 'stat', stat, id }),
    ],
  };
}

/** ATK and DEF change places: each becomes what the other one is now, as far as that is known. */
function switched(playing: EffectContext, instruction: Instruction, card: Card): Deed {
  const which = instruction.value?.original ? 'original' : 'current';
  const original = which === 'original';
  const amount = (stat: Stat): Amount => {
    const { least, most } = statWithin(card, stat)[which];
    const counts = `the ${which} ${stat.toUpperCase()} of ${card.model.name}, which is switched`;
    return least === most ? least : { least, most, counts };
  };
  const both = [
    changed(playing, instruction, card, 'atk', { change: { op: 'become', amount: amount('def') }, original }),
    changed(playing, instruction, card, 'def', { change: { op: 'become', amount: amount('atk') }, original }),
  ];
  return {
    happens: both.flatMap(({ happens = [] }) => happens),
    changes: both.flatMap(({ changes = [] }) => changes),
  };
}

/** An id that no other step of the monster has. What a monster gives to itself alone is marked (rule stats/own-boost-negated). */
function stepId({ duel, chain, link }: EffectContext, { what }: Instruction, card: Card, stat: Stat): string {
  const id = `${chain}.${link.number} ${duel.moment} ${card.stats[stat]?.steps.length ?? 0}`;
  return what === 'this' && card.role === 'monster' ? ownBoost(id) : id;
}

const withOpen =
  (id: string, stat: Stat, open: OpenChange): Change =>
  (duel) => {
    const card = cardOf(duel, id);
    return withCard(duel, id, withOpenStats(card, stat, [...(card.stats[stat]?.open ?? []), open]));
  };

function changedWords(card: Card, step: LadderStep, stat: Stat, duel: Duel): string {
  const { current } = statOf(withStatStep(card, stat, step, duel.tables), stat);
  const of = `the ${stat.toUpperCase()} of ${card.model.name}`;
  return current === null ? `${of} is changed` : `${of} is now ${current}`;
}
