import { defined } from '../../../platform/defined.ts';
import { isSummonWay } from '../../../vocabulary/events.ts';
import type { SummonWay } from '../../../vocabulary/summons.ts';
import { monsterZones } from '../../../vocabulary/zones.ts';
import { type Answer, eachOnce, listed, openAnswer, valueAnswer } from '../../findings.ts';
import { isMaterialWay, ownMaterialWay } from '../../material-summon/material-summon-rules.ts';
import type { Asked } from '../../question.ts';
import { applyAll, outcome } from '../../rule.ts';
import { type Card, cardOf, type Duel } from '../../state/duel.ts';
import { placeRules } from '../../zones/place-rules.ts';

/** The zones in which a monster may be placed when it is Summoned: "M2; EMZ-right", or "none". */
export function zonesFor(duel: Duel, question: Asked<'zones'>): Answer {
  const summoned = summonOf(duel, question.card);
  const card = summoned?.before ?? cardOf(duel, question.card);
  const player = question.player ?? cardOf(duel, question.card).controller;
  const way =
    question.way ??
    summoned?.way ??
    (card.place === 'extra-deck' && !card.faceUp ? ownMaterialWay(card) : undefined);
  const told = question.materials?.map((id) => cardOf(duel, id));
  const none = way !== undefined && isMaterialWay(way) ? undefined : [];
  const used = summoned === undefined ? (told ?? none) : [cardOf(duel, card.id)];
  const open = `in which zones ${card.model.name} may be placed is not settled`;
  if (used === undefined) return openAnswer(open, [`what the materials of ${card.model.name} are`], []);
  const leaving = used.map(({ id }) => id);
  const judged = monsterZones.ids.map((zone) => {
    const findings = applyAll(placeRules, duel, { card, player, zone, leaving, ...defined({ way }) });
    return { zone, findings, verdict: outcome(findings) };
  });
  const found = eachOnce(judged.flatMap(({ findings }) => findings));
  const unsaid = found.filter(({ verdict }) => verdict === 'unknown');
  if (unsaid.length > 0)
    return openAnswer(
      open,
      unsaid.map(({ because }) => because),
      [...unsaid, ...found],
    );
  const zones = listed(
    judged.flatMap(({ zone, verdict }) => (verdict === 'permits' ? [monsterZones.term(zone)] : [])),
  );
  const deciding = found.find(({ verdict }) => verdict === (zones === 'none' ? 'forbids' : 'permits'));
  const claim =
    zones === 'none'
      ? `${card.model.name} cannot be placed in any zone`
      : `${card.model.name} may be placed in ${zones}`;
  return valueAnswer(zones, claim, found, { deciding });
}

/** The Summon that brought the card to the field, where that was told: the question is about the card before it. */
function summonOf(duel: Duel, id: string): { readonly before: Card; readonly way: SummonWay } | undefined {
  const event = duel.timeline.findLast(
    ({ card }) =>
      card?.id === id && card.before.place !== 'monster-zone' && card.after.place === 'monster-zone',
  );
  const [way] = event?.names ?? [];
  const there = cardOf(duel, id).place === 'monster-zone';
  if (event?.card === undefined || way === undefined || !isSummonWay(way) || !there) return undefined;
  return { before: event.card.before, way };
}
