import { effectsOf } from '../../card-model/activated.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import { behind, type Clause, isPassive, isThing, type Phrase } from '../grammar/clause.ts';
import { otherVerbs } from '../text/deeds.ts';
import { aimAt, startFor, startLink } from './activation.ts';
import { isMonster, isThere, onField, type ToldCard } from './cards.ts';
import { isCostPhrase, linkMeant } from './deed-way.ts';
import { noteOf } from './deeds.ts';
import { effectOf, type ToldLink } from './link.ts';
import { alternativeOf } from './summon-negation.ts';
import type { Telling } from './telling.ts';

/** "halving X's ATK and adding that ATK to Y": the monsters that the Chain Link under way changes, as its text takes them. */
export function tellStatChange(clause: Clause, telling: Telling): boolean {
  const link = telling.chain.top;
  const effect = link === undefined ? undefined : effectOf(link);
  const changes =
    effect?.does.some(({ do: verb }) => verb === 'change-atk' || verb === 'change-def') &&
    effect.targets.length === 1;
  if (link === undefined || link.resolving || changes !== true) return false;
  const isHalving = clause.verb === 'halve';
  const things = isHalving ? [] : clause.objects.filter(({ kind }) => kind !== 'thing' && kind !== 'pronoun');
  const cards = [...(isHalving ? clause.objects : []), ...behind(clause, isHalving ? 'for' : 'to')].flatMap(
    (each) =>
      telling.cardsOf(
        each.kind === 'thing' && each.of !== undefined ? each.of : each,
        clause,
        (card) => isThere(card) && !link.targets.includes(card),
      ),
  );
  if (cards.length === 0 || things.length > 0) return false;
  for (const card of cards) aimAt(link, card, telling);
  return true;
}

const ofLp = /^(?:gain-lp|lose-lp|inflict-damage|take-damage|set-lp|pay-lp)$/;
const hows = { gain: 'gains', lose: 'loses', take: 'takes' } as const;

/**
 * "P0 gains 1000 LP", "my opponent takes 500 damage": outside of Chains and battles the LP change as told. Within, it is
 * what the effect or the battle does; where its own text does not do just that, how many LP are left is not known.
 */
export function tellLpChange(clause: Clause, telling: Telling): false | undefined {
  const { verb, objects, adjuncts, hangs } = clause;
  const [thing, more] = objects;
  if (!isThing(thing, 'lp', 'damage')) return false;
  const link = linkMeant(clause, telling);
  if (verb === 'pay') {
    const costs = link !== undefined && effectOf(link)?.cost.some((each) => each.do === 'pay-lp') === true;
    if (!costs) telling.lpTold = true;
    return undefined;
  }
  const how = verb === 'gain' || verb === 'lose' || verb === 'take' ? hows[verb] : undefined;
  const player = telling.actor(clause);
  const open = telling.chain.open.some(
    (each) => effectOf(each)?.does.some((one) => ofLp.test(one.do) || one.do === 'described') !== false,
  );
  const apart = link === undefined || (clause.join === 'start' && hangs === undefined && !open);
  if (
    how !== undefined &&
    player !== undefined &&
    thing.count !== undefined &&
    more === undefined &&
    adjuncts.length === 0 &&
    hangs !== 'detail' &&
    apart &&
    telling.battle === undefined
  ) {
    telling.chain.outside({ do: 'lp', player, how, lp: thing.count });
    return undefined;
  }
  if (link !== undefined && thing.count !== undefined && doesToLp(link, thing.count, player)) {
    telling.chain.resolveTo(link);
    link.lpByText = true;
    return undefined;
  }
  // The battle was told, and not its values: whether it was this damage that an effect answers is not played.
  const answers = ({ model }: ToldCard): boolean =>
    model.parts.some(
      (part) => part.kind === 'trigger' && part.on.some(({ event }) => event === 'inflicted-battle-damage'),
    );
  if (telling.battle !== undefined && verb === 'take' && telling.cards.all.some(answers))
    return telling.lost(clause, 'what battle damage was inflicted');
  telling.lpTold = true;
  return false;
}

/** Is it just what the text of the effect does, and nothing else of it told? */
function doesToLp(link: ToldLink, count: number, player: Player | undefined): boolean {
  const [only, more] = effectOf(link)?.does ?? [];
  if (only === undefined || more !== undefined || link.deeds.length > 0) return false;
  const { player: own } = link;
  const whose = own === undefined ? undefined : only.who === 'opponent' ? otherPlayer(own) : own;
  const same = player === undefined || only.who === undefined || only.who === 'both' || player === whose;
  return ofLp.test(only.do) && only.amount === count && only.onlyIf === undefined && same;
}

/** What changes LP or values, and no card: told as something that happened, or, paid as a cost, not at all. */
export function tellOther(clause: Clause, telling: Telling): undefined {
  if (clause.objects.some((each) => isThing(each, 'stat'))) telling.statsTold = true;
  const link = telling.chain.top;
  if (clause.verb === 'pay') return;
  if (isCostPhrase(clause)) {
    if (link === undefined) telling.lost(clause, 'what it is a cost of');
    return;
  }
  if (clause.objects.some(({ kind }) => kind === 'card' || kind === 'pronoun'))
    return telling.lost(clause, 'what is gained or lost');
  const note = { event: 'something-else' as const, note: noteOf(clause, telling.actor(clause)) };
  // "It inflicts battle damage", of a monster.
  const [subject] = clause.subject;
  const isItsDamage = !clause.passive && link === undefined && note.note.endsWith('battle damage');
  const dealer =
    isItsDamage && subject?.kind !== 'player' ? telling.oneOf(clause.subject, clause) : undefined;
  if (dealer !== undefined) {
    telling.place(dealer, 'monster-zone', clause);
    telling.cards.look(dealer);
    const event = { event: 'inflicted-battle-damage', card: dealer.id } as const;
    return telling.chain.outside({ do: 'happen', in: 'battle', events: [event] });
  }
  if (link === undefined) return telling.chain.outside({ do: 'happen', events: [note] });
  telling.chain.resolveTo(linkMeant(clause, telling) ?? link);
  telling.chain.top?.deeds.push({ happens: [note], verbs: otherVerbs[clause.verb] ?? [], join: clause.join });
}

/** "I change X to Defense Position": a change of battle position that its player makes by hand. False where something else does it. */
export function tellPosition(clause: Clause, telling: Telling): boolean {
  const position =
    clause.qualities.find((each) => each === 'attack' || each === 'defense') ?? positionIn(clause.adjuncts);
  const byHand =
    !clause.qualities.includes('face-down') &&
    !isPassive(clause) &&
    telling.actor(clause) !== undefined &&
    telling.chain.top?.resolving !== true;
  if (position === undefined || !byHand) return false;
  const card = telling.oneOf(clause.objects, clause, onField);
  if (card === undefined || !isMonster(card) || card.faceUp === false) return false;
  if (card.place === undefined) telling.place(card, 'monster-zone', clause);
  card.setup.controller ??= telling.actor(clause) ?? 'P0';
  if (!card.moved) card.setup.position ??= position === 'attack' ? 'defense' : 'attack';
  telling.chain.outside({ do: 'happen', events: [{ event: 'position-changed', card: card.id, position }] });
  card.moved = true;
  telling.cards.look(card);
  return true;
}

const positionIn = (adjuncts: Clause['adjuncts']): 'attack' | 'defense' | undefined =>
  adjuncts
    .flatMap(({ value }) => ('qualities' in value ? value.qualities : []))
    .find((each) => each === 'attack' || each === 'defense');

/** "Chain Link 2 resolves", "it resolves", "I resolve X": the Chain resolves down to there. */
export function tellResolves(clause: Clause, telling: Telling): undefined {
  const { chain } = telling;
  const [first] = clause.subject;
  const subject = first?.kind === 'player' && clause.objects.length <= 1 ? clause.objects[0] : first;
  if (isThing(subject, 'chain') && chain.top !== undefined) return chain.close();
  const link = resolvingLink(subject, clause, telling);
  const aims = behind(clause, 'on').flatMap((each) => telling.cardsOf(each, clause));
  if (link === undefined) telling.lost(clause, 'what resolves');
  else if (!aims.every((each) => link.targets.includes(each))) telling.lost(clause, 'what it resolves on');
  // Told of a link whose resolution was told before, it is about another one.
  else if (link.deeds.length > 0) telling.lost(clause, 'what the other Chain Links are');
  else chain.resolveTo(link);
}

function resolvingLink(subject: Phrase | undefined, clause: Clause, telling: Telling): ToldLink | undefined {
  const { chain } = telling;
  if (subject === undefined || subject.kind === 'player') return undefined;
  if (subject.kind === 'link') return chain.byNumber(subject.link);
  if (
    subject.kind === 'pronoun' ||
    (subject.kind === 'effect' && (subject.of === undefined || subject.of.kind === 'pronoun'))
  )
    return chain.top;
  const card = telling.oneOf([subject], clause);
  const known = card === undefined ? undefined : chain.linkOf(card);
  if (known !== undefined || card === undefined || card.moved) return known;
  const whose = behind(clause, 'for').filter(({ kind }) => kind === 'player');
  const activation: Clause = {
    ...clause,
    verb: 'activate',
    subject: [...whose, ...clause.subject],
    adjuncts: [],
  };
  return startLink(activation, subject, card, telling);
}

/** "ends the turn": the End Phase comes, and then the turn of the other player. False where it is no turn that ends. */
export function tellTurnEnd(clause: Clause, telling: Telling): false | undefined {
  const isTurn = [...clause.objects, ...clause.subject].some(({ kind }) => kind === 'turn');
  if (!isTurn) return false;
  const player = telling.actor(clause);
  if (player !== undefined && (telling.turnOf ?? 'P0') !== player)
    return telling.lost(clause, 'whose turn it is');
  telling.endTurn();
  return undefined;
}

/** "Y hits X", "I take X with Y": the Spell or Trap Y was activated, and X is what it does what it does to. */
export function tellHit(clause: Clause, telling: Telling): undefined {
  const passive = isPassive(clause);
  const [phrase, another] = [...(passive ? [] : clause.subject), ...behind(clause, 'by', 'with')].filter(
    ({ kind }) => kind !== 'player',
  );
  const agent = phrase === undefined ? undefined : telling.oneOf([phrase], clause);
  const hit = (passive ? clause.subject : clause.objects).flatMap((each) =>
    telling.cardsOf(each, clause, (card) => card !== agent),
  );
  const [effect, other] = effectsOf(agent?.model);
  const isUsed = agent === undefined || agent.moved || isMonster(agent);
  if (isUsed || !phrase || !effect || hit.length === 0 || (another ?? other) !== undefined)
    return telling.lost(clause, 'what hits what');
  const { facts } = agent.model;
  const targets = effect.targets.length > 0 || (facts.cardType === 'spell' && facts.property === 'Equip');
  const all = effect.does.some(({ what }) => isDescribed(what) && what.count === 'all');
  if (!targets && !all) telling.lost(clause, `what ${agent.model.name} does`);
  for (const card of hit) if (card.place === undefined) telling.place(card, 'field', clause);
  const player = hit.find(({ setup }) => setup.controller !== undefined)?.setup.controller;
  const by = telling.actor(clause) ?? agent.setup.controller ?? (player && telling.opponentOf(player));
  const adjuncts = clause.adjuncts.filter(({ prep }) => prep === 'in-response');
  const link = startFor(by, phrase, agent, clause, telling, adjuncts);
  const picked = clause.verb === 'hit' ? undefined : alternativeOf(effect.does, 'take-control');
  if (picked !== undefined) link.picked = [picked];
  if (clause.verb !== 'hit' && clause.form === 'past') link.doneAsTold = true;
  if (targets) for (const card of hit) aimAt(link, card, telling);
  for (const card of hit) telling.cards.look(card);
  if (hit.length > 1) telling.cards.group = hit;
}

/** "X is attached to Y", before anything was done: how the cards lie. False where that is not said. */
export function tellAttached(clause: Clause, telling: Telling): boolean {
  if (!clause.passive || telling.chain.started) return false;
  const hosts = behind(clause, 'to');
  const host = telling.oneOf(hosts, clause);
  const cards = clause.subject.flatMap((each) => telling.cardsOf(each, clause, (card) => card !== host));
  const others = clause.adjuncts.some(
    ({ prep, value }) => prep !== 'to' && !(prep === 'as' && isThing(value, 'material')),
  );
  if (others || cards.length === 0 || (host === undefined && hosts.length > 0)) return false;
  for (const card of cards) attach(card, host, clause, telling);
  return true;
}

export function attach(card: ToldCard, host: ToldCard | undefined, clause: Clause, telling: Telling): void {
  telling.place(card, 'xyz-material', clause);
  if (host !== undefined) {
    telling.place(host, 'monster-zone', clause);
    card.setup.attachedTo = host.id;
    const player = card.setup.controller ?? host.setup.controller;
    if (player !== undefined) for (const each of [card, host]) each.setup.controller ??= player;
  }
  telling.cards.look(card);
}
