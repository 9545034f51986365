import {
  type DescribedCards,
  type Instruction,
  isDescribed,
  type MaterialUse,
} from '../../../card-model/instruction.ts';
import { says } from '../../../card-model/sayings.ts';
import { barredAs } from '../../material-summon/barred.ts';
import { fitsList, type MaterialWay, materialRules } from '../../material-summon/material-summon-rules.ts';
import { fitsWithStandIn } from '../../material-summon/stand-in.ts';
import { fitsNow } from '../../names.ts';
import { applyAll, isPermitted, outcome } from '../../rule.ts';
import { specialSummonRules } from '../../special-summon/special-summon-rules.ts';
import { factsNow } from '../../state/card-changes.ts';
import { type Card, cardOf, type Duel, otherPlayer, type Player, type Ternary } from '../../state/duel.ts';
import type { Happens } from '../../state/event.ts';
import { isFullyKnown } from '../../state/players.ts';
import { hasMonsterZone } from '../../state/room.ts';
import { allOf, oneOf } from '../../state/values/ternary.ts';
import { inSomeZone } from '../../zones/place-rules.ts';
import {
  byLink,
  done,
  type EffectContext,
  type EffectOutcome,
  type Executor,
  nameOf,
  nothing,
  open,
  type Refusal,
} from '../played.ts';
import { forbids, mayBeTaken, poolOf, refusalOf } from '../pool.ts';
import { summonByEffect } from './summoning.ts';

/** May this card be used: a monster of the player where the text takes them from? Face-down ones too (rule fusion-summon/face-down-material). */
const isUsable = (
  { duel, link }: EffectContext,
  { from, filter, eitherField }: MaterialUse,
  card: Card,
): boolean =>
  card.model.facts.cardType === 'monster' &&
  from.includes(card.place) &&
  ((card.place === 'monster-zone' && eitherField === true) ||
    (card.place === 'monster-zone' ? card.controller : card.owner) === link.player) &&
  card.gone !== true &&
  (filter === undefined || fitsNow(duel, filter, card, { id: link.card, player: link.player }) !== 'no');

/** Do the Levels of the Tributes come to that of the monster? Whether more may be Tributed than it takes no source here says. */
function levelsFit(
  card: Card,
  tributes: readonly Card[],
  levels: NonNullable<MaterialUse['levels']>,
): Ternary {
  const wanted = factsNow(card)?.level;
  const each = tributes.map((tribute) => factsNow(tribute)?.level);
  if (wanted === undefined || each.includes(undefined)) return 'unknown';
  const sum = each.reduce<number>((all, level) => all + (level ?? 0), 0);
  if (levels === 'exactly') return sum === wanted ? 'yes' : 'no';
  if (sum < wanted) return 'no';
  return each.some((level) => sum - (level ?? 0) >= wanted) ? 'unknown' : 'yes';
}

/** Is one of them what the text asks for: its own card, or a monster of a kind? */
function including(
  { duel, link }: Pick<EffectContext, 'duel' | 'link'>,
  { including: asked }: MaterialUse,
  materials: readonly Card[],
): Ternary {
  if (asked === undefined) return 'yes';
  if (asked === 'this') return materials.some(({ id }) => id === link.card) ? 'yes' : 'no';
  const view = { id: link.card, player: link.player };
  return oneOf(materials.map((each) => fitsNow(duel, asked, each, view)));
}

function materialsFit(
  { duel, link }: EffectContext,
  verb: Instruction['do'],
  using: MaterialUse,
  card: Card,
  materials: readonly Card[],
): Ternary {
  const included = including({ duel, link }, using, materials);
  if (materials.length === 0 || included === 'no') return 'no';
  const own = ownWays[verb];
  if (own !== undefined) {
    const found = outcome(applyAll(materialRules, duel, { card, way: own, player: link.player, materials }));
    return allOf([included, isPermitted(found)]);
  }
  if (using.levels !== undefined) return levelsFit(card, materials, using.levels);
  const list = card.model.summoning.materials;
  if (list === undefined) return 'unknown';
  const barred = materials.map(
    (material) => barredAs(duel, 'fusion', { card, player: link.player, material })?.is,
  );
  if (barred.includes('yes')) return 'no';
  const fit = allOf([included, fitsList(duel, list, materials, link.player)]);
  const is = fit === 'no' ? fitsWithStandIn(duel, card, list, materials, link.player) : fit;
  return is !== 'no' && barred.includes('unknown') ? 'unknown' : is;
}

/** The Summons that have rules for their materials of their own. */
const ownWays: Readonly<Partial<Record<Instruction['do'], MaterialWay>>> = {
  'synchro-summon': 'synchro-summoned',
  'xyz-summon': 'xyz-summoned',
  'link-summon': 'link-summoned',
};
const ofKind = (kind: 'Synchro' | 'Xyz' | 'Link'): DescribedCards => ({
  count: 1,
  filter: { cardType: 'monster', abilities: [kind] },
});
const kindOf: Readonly<Partial<Record<Instruction['do'], DescribedCards>>> = {
  'synchro-summon': ofKind('Synchro'),
  'xyz-summon': ofKind('Xyz'),
  'link-summon': ofKind('Link'),
};
const wayOf = ({ do: verb }: Instruction) =>
  ownWays[verb] ?? (verb === 'ritual-summon' ? 'ritual-summoned' : 'fusion-summoned');

/** The first rule that keeps this effect from Summoning the monster, or leaves it open. */
function barOf({ duel, link }: EffectContext, instruction: Instruction, card: Card) {
  const source = { name: nameOf(duel, link.card), id: link.card, player: link.player };
  const own = ownWays[instruction.do];
  const by =
    own === undefined
      ? ({ kind: 'effect', source, instruction } as const)
      : ({ kind: 'summon', way: own } as const);
  const findings = applyAll(specialSummonRules, duel, { card, by });
  const verdict = outcome(findings);
  return verdict === 'permits' ? undefined : findings.find((each) => each.verdict === verdict);
}

/** Is there a zone for it once the materials have left theirs (rule fusion-summon/full-zones)? */
function hasZone(
  duel: Duel,
  card: Card,
  materials: readonly Card[],
  instruction: Instruction,
  playing: EffectContext,
): Ternary {
  const leaving = materials.map(({ id }) => id);
  // Both may go to any Main Monster Zone: where fewer than five monsters stay, one is free.
  if (hasMonsterZone(duel, playing.link.player, leaving) === 'yes') return 'yes';
  return inSomeZone(duel, { card, way: wayOf(instruction), player: playing.link.player, leaving });
}

/** A told Summon that the text cannot make: what becomes of it is open, and the card is pointed out with why. */
function refused(playing: EffectContext, instruction: Instruction, why: Refusal): EffectOutcome {
  const { unplayed: _, ...left } = summonByEffect(playing, instruction);
  return { ...left, refused: [...left.refused, why] };
}

/** More cards than these are not tried as materials. */
const mostTried = 8;

/** Every choice of some of these cards. */
const choicesOf = ([first, ...others]: readonly Card[]): readonly (readonly Card[])[] =>
  first === undefined ? [[]] : choicesOf(others).flatMap((each) => [each, [first, ...each]]);

/** The monsters that the effect may Summon; undefined where no field says which. */
function summonPool(playing: EffectContext, instruction: Instruction) {
  // "Synchro Summon using this card you control": any monster of that kind.
  const what = instruction.what ?? kindOf[instruction.do];
  if (!isDescribed(what)) return undefined;
  const { reads: _, ...rest } = instruction;
  return poolOf(
    playing,
    { ...what, from: what.from ?? ['extra-deck'], count: 1 },
    {
      bars: (now, card) => {
        const bar = barOf({ ...playing, duel: now }, rest, card);
        return bar?.verdict === 'forbids' ? forbids(bar.rule, bar.because) : undefined;
      },
    },
  );
}

/** Is there a monster that the effect can Summon, with what was told of that it can be Summoned with? */
export function summonable(playing: EffectContext, instruction: Instruction): Ternary {
  const { uses: using } = instruction;
  const pool = summonPool(playing, instruction);
  if (pool === undefined) return 'unknown';
  if (pool.complete && pool.sure.length + pool.perhaps.length === 0) return 'no';
  if (using === undefined) return 'unknown';
  const fits = (card: Card): Ternary => fitOfTold(playing, instruction, using, card).fit;
  const sure = oneOf(pool.sure.map(fits));
  if (sure === 'yes' || !pool.complete) return sure === 'yes' ? sure : 'unknown';
  const all = [sure, oneOf(pool.perhaps.map(({ card }) => fits(card)))];
  return all.every((each) => each === 'no') && isAllTold(playing, instruction, using) ? 'no' : 'unknown';
}

/** Can this monster be Summoned with some of the cards that were told? Which those are stands beside it. */
function fitOfTold(
  playing: EffectContext,
  instruction: Instruction,
  using: MaterialUse,
  card: Card,
): { readonly fit: Ternary; readonly usable: readonly Card[] } {
  const { duel } = playing;
  const usable = Object.values(duel.cards).filter(
    (each) => each.id !== card.id && isUsable(playing, using, each),
  );
  if (usable.length > mostTried) return { fit: 'unknown', usable };
  const fits = choicesOf(usable).map((materials) => {
    const fit = materialsFit(playing, instruction.do, using, card, materials);
    return fit === 'no' ? 'no' : allOf([fit, hasZone(duel, card, materials, instruction, playing)]);
  });
  return { fit: oneOf(fits), usable };
}

/** Are no other cards there to be used than those that were told, and does no text let more be? */
function isAllTold(playing: EffectContext, instruction: Instruction, using: MaterialUse): boolean {
  const { duel, link } = playing;
  const theirs = !using.eitherField || isFullyKnown(duel, otherPlayer(link.player), 'monster-zone');
  const told = theirs && using.from.every((place) => isFullyKnown(duel, link.player, place));
  return told && !mayBeUsedBesides(duel, link.player) && !saysMore(playing, instruction);
}

/** Does what was told not do to Summon this monster: whatever else there is, or as far as no other cards are there? */
export function lacksMaterials(
  playing: EffectContext,
  instruction: Instruction,
  card: Card,
): 'surely' | 'as-told' | null {
  const { uses: using } = instruction;
  if (using === undefined) return null;
  const { fit, usable } = fitOfTold(playing, instruction, using, card);
  if (fit !== 'no') return null;
  if (isAllTold(playing, instruction, using)) return 'surely';
  return usable.length > 0 ? 'as-told' : null;
}

/** Were monsters told that it could Summon, and none of them can be with what was told? */
export function lacksAllMaterials(playing: EffectContext, instruction: Instruction): boolean {
  if (mayBeUsedBesides(playing.duel, playing.link.player) || saysMore(playing, instruction)) return false;
  const pool = summonPool(playing, instruction);
  const told = pool === undefined ? [] : mayBeTaken(pool);
  return told.length > 0 && told.every((card) => lacksMaterials(playing, instruction, card) !== null);
}

/** Does another part of the effect let more be used ("you can also banish 1 monster from your GY as material")? */
function saysMore({ duel, link }: EffectContext, { reads: own }: Instruction): boolean {
  const part = link.part === undefined ? undefined : cardOf(duel, link.card).model.parts[link.part];
  const does = part !== undefined && 'does' in part ? part.does : [];
  return does.some((each) => each.reads !== own && says(each, 'used-besides'));
}

/** May a text let other cards be used ("you can banish this card from your GY as 1 of the monsters required")? */
const mayBeUsedBesides = ({ cards }: Duel, player: Player): boolean =>
  Object.values(cards).some(
    ({ owner, controller, place, faceUp, model }) =>
      (owner === player || controller === player) &&
      // The text of a monster that is still to be Summoned lets nothing be used.
      (place !== 'extra-deck' || faceUp) &&
      model.parts.some(
        (part) =>
          (part.kind === 'unread' || part.kind === 'unclassified' || part.kind === 'not-an-effect') &&
          says(part, 'used-besides'),
      ),
  );

/** Summons with materials by an effect: the monster first, then what it is made with (rule fusion-summon/how). */
export const summonWithMaterials: Executor = (playing, instruction) => {
  const own = ownWays[instruction.do];
  const { what = kindOf[instruction.do], uses: using } = instruction;
  const { duel, told, link } = playing;
  const [id, ...others] = told;
  // With no monster to Summon, or nothing to Summon one with, nothing happens.
  if (id === undefined)
    return summonable(playing, instruction) === 'no' ? nothing() : summonByEffect(playing, instruction);
  if (using === undefined || !isDescribed(what)) return summonByEffect(playing, instruction);
  const from = what.from ?? (own === undefined ? undefined : (['extra-deck'] as const));
  const known: DescribedCards = { ...what, count: 1, ...(from === undefined ? {} : { from: [...from] }) };
  const { reads: _, ...rest } = instruction;
  const card = cardOf(duel, id);
  const bar = barOf(playing, rest, card);
  if (bar?.verdict === 'forbids')
    return refused(playing, instruction, { id, rule: bar.rule, because: bar.because });
  const pool = poolOf(playing, known, {});
  if (!mayBeTaken(pool).some((each) => each.id === id))
    return refused(playing, instruction, refusalOf(playing, card, known, {}));
  const after = others.map((each) => cardOf(duel, each));
  const end = after.findIndex((each) => each.id === id || !isUsable(playing, using, each));
  const usable = end === -1 ? after : after.slice(0, end);
  // Of what was told as much is used as fits: what a later part takes stands behind it.
  const ways = usable.map((_each, at) => usable.slice(0, usable.length - at));
  const found = ways
    .map((materials) => ({ materials, fit: materialsFit(playing, instruction.do, using, card, materials) }))
    .find(({ fit }) => fit !== 'no');
  if (found === undefined)
    return refused(playing, instruction, {
      id,
      rule: using.levels === undefined ? 'fusion-summon/how' : 'chain/written-order',
      because: `${after.length === 0 ? 'no materials were' : 'its materials are not what is'} named that the text asks for`,
    });
  const { materials, fit } = found;
  const zone = hasZone(duel, card, materials, instruction, playing);
  if (zone === 'no')
    return refused(playing, instruction, {
      id,
      rule: 'fusion-summon/full-zones',
      because: 'no zone is free for it',
    });
  const names = materials.map(({ model }) => model.name).join(' and ');
  const doubts = [
    ...(fit === 'unknown' ? [`whether ${card.model.name} can be Summoned with ${names} was not said`] : []),
    ...(bar === undefined ? [] : [bar.because]),
    ...(zone === 'unknown' ? [`whether a zone for ${card.model.name} is free was not said`] : []),
  ];
  const took = [id, ...materials.map((each) => each.id)];
  if (doubts.length > 0)
    return { ...open(playing, instruction, doubts.join('; '), took), usedChoices: took, previousCards: [id] };
  const way = wayOf(instruction);
  // What follows the effect is no part of it (rule summons-general/immediately-after).
  const by = instruction.immediatelyAfter ? { player: link.player } : byLink(playing);
  const rule = instruction.immediatelyAfter ? { rule: 'summons-general/immediately-after' } : {};
  const used = materials.map(
    (each): Happens => ({
      ...(way === 'xyz-summoned' ? { event: 'became-xyz-material', onto: id } : { event: using.as }),
      ...(each.faceUp || each.place !== 'monster-zone' || way !== 'fusion-summoned'
        ? {}
        : { rule: 'fusion-summon/face-down-material' }),
      card: each.id,
      for: way,
      forCard: id,
      ...by,
      ...(using.as === 'used-as-material' ? { cause: 'material' as const } : {}),
    }),
  );
  return done({
    happens: used,
    next: [{ event: way, card: id, controller: link.player, ...by, ...rule }],
    usedChoices: took,
    previousCards: [id],
  });
};
