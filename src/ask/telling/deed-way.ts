import { effectsOf, isActivated } from '../../card-model/activated.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import type { Player } from '../../engine/state/duel.ts';
import { someSpell } from '../../situations/readers/described.ts';
import {
  behind,
  type Clause,
  hasAdjunct,
  isPassive,
  isThing,
  type Phrase,
  patientsOf,
} from '../grammar/clause.ts';
import type { ToldCard } from './cards.ts';
import type { Deed } from './deed-of.ts';
import { effectOf, type ToldLink } from './link.ts';
import type { Telling } from './telling.ts';

/** By what something came about: as a cost or by the effect of a Chain Link, by battle, by a rule, by an effect of which no more is known, or nobody said. */
export type Way =
  | { readonly by: 'cost' | 'link'; readonly link: ToldLink }
  | { readonly by: 'battle' | 'rule' | 'effect' | 'open' };

/** The Chain Link that is named, or that is told of now. */
export function linkMeant(clause: Clause, telling: Telling): ToldLink | undefined {
  const meant = [...(isPassive(clause) ? [] : clause.subject), ...behind(clause, 'by')];
  const said = meant.find((each) => each.kind === 'link');
  return said === undefined ? telling.chain.top : telling.chain.byNumber(said.link);
}

/** The card whose effect or cost it is: "by X", "with X", "for the cost of X", or the subject of an active verb. */
export function agentCard(clause: Clause, telling: Telling): ToldCard | undefined {
  const from = clause.adjuncts.flatMap(({ prep, value }): readonly Phrase[] => {
    if (isThing(value, 'cost') && value.of !== undefined) return [value.of];
    const agent = prep === 'by' || prep === 'with' || prep === 'for' || prep === 'off';
    return agent && (value.kind === 'card' || (value.kind === 'effect' && value.of?.kind === 'card'))
      ? [value]
      : [];
  });
  const subject = isPassive(clause) ? [] : clause.subject.filter(({ kind }) => kind === 'card');
  const [phrase] = [...from, ...subject];
  return phrase === undefined ? undefined : telling.cardsOf(phrase, clause)[0];
}

/** The Chain Link of a card whose effect did something; one that was not told before is activated for it. */
export function linkFor(agent: ToldCard, clause: Clause, telling: Telling): ToldLink | undefined {
  const known = telling.chain.linkOf(agent);
  if (known !== undefined) return known;
  const saysEffect = [...clause.subject, ...clause.adjuncts.map(({ value }) => value)].some(
    ({ kind }) => kind === 'effect',
  );
  if (agent.model.facts.cardType === 'monster' && !saysEffect && !agent.model.parts.some(isActivated))
    return telling.lost(clause, `how ${agent.model.name} did it`);
  const { top } = telling.chain;
  const chained = top !== undefined && hasAdjunct(clause, 'in-response');
  const player =
    telling.actor(clause) ?? agent.setup.controller ?? (chained ? telling.opponentOf(top.player) : undefined);
  const card = agent.spent ? telling.cards.named(agent.model.name, agent.setup.controller, true) : agent;
  return telling.activate(card, player, chained);
}

/** "as cost", "for the cost of X", "discards it for X". */
export const isCostPhrase = (clause: Clause): boolean =>
  behind(clause, 'as', 'for').some((each) => isThing(each, 'cost')) ||
  behind(clause, 'for').some(({ kind }) => kind === 'card' || kind === 'effect');

/** By what a deed came about, as a clause and the text of the card that did it have it; undefined where that is asked. */
export function wayOf(clause: Clause, deed: Deed, telling: Telling): Way | undefined {
  if (behind(clause, 'by', 'in').some((each) => isThing(each, 'battle'))) return { by: 'battle' };
  if (deed.event === 'discarded' && clause.adjuncts.some(({ value }) => isThing(value, 'hand-size')))
    return { by: 'rule' };
  const agent = agentCard(clause, telling);
  if (agent !== undefined && telling.actor(clause) === undefined && hitsTheirs(agent, deed))
    agent.setup.controller ??= telling.opponentOf(sideOfPatients(clause, telling));
  const link = agent === undefined ? linkMeant(clause, telling) : linkFor(agent, clause, telling);
  const effect = link === undefined ? undefined : effectOf(link);
  // What is done to another card is not what the effect's own card is paid with.
  const isOther = (each: Instruction): boolean =>
    each.what === 'this' &&
    link !== undefined &&
    !patientsOf(clause).some((phrase) => telling.cardsOf(phrase, clause).includes(link.card));
  const does = (some: readonly Instruction[] = []) =>
    some.some((each) => deed.verbs.some((verb) => verb === each.do) && !isOther(each));
  const [paid, done] = [does(effect?.cost), does(effect?.does)];
  const goes = effect?.does.find((each) => deed.verbs.includes(each.do))?.to;
  if (deed.event === 'destroyed' && goes !== undefined)
    telling.missing.push(`where what ${agent?.model.name ?? 'it'} destroys goes`);
  if (isCostPhrase(clause)) {
    const isSaid = effect === undefined || clause.adjuncts.some(({ value }) => isThing(value, 'cost'));
    if (!isSaid && !paid && !done) telling.missing.push(costOrEffect(agent));
    if (isSaid || paid || !done) return { by: 'cost', link: link ?? unnamedLink(clause, telling) };
  }
  const byEffect = behind(clause, 'by').some(({ kind }) => kind === 'effect');
  if (link === undefined) {
    if (byEffect) return { by: 'effect' };
    const fights =
      agent === undefined &&
      (clause.verb === 'destroy' || clause.verb === 'die') &&
      telling.battle !== undefined &&
      clause.join !== 'start';
    return { by: fights ? 'battle' : 'open' };
  }
  // What its text has for a cost alone, the card that is told to do it has cost.
  if (agent !== undefined) return { by: paid && !done && isPassive(clause) ? 'cost' : 'link', link };
  if (isAfterwards(clause, deed, link)) return { by: 'open' };
  const fresh = !link.resolving && link.deeds.length === 0;
  if (byEffect || !(fresh || clause.hangs === 'detail')) return { by: 'link', link };
  if (paid && !done) return { by: 'cost', link };
  if (paid === done && fresh && (clause.hangs === 'ing' || clause.hangs === 'detail'))
    return telling.open(costOrEffect(link.card));
  return { by: 'link', link };
}

/** Can the effect of this card do that to cards of the opponent of its player alone: "destroy all monsters your opponent controls"? */
function hitsTheirs({ model }: ToldCard, { verbs }: Deed): boolean {
  const hit = effectsOf(model).flatMap(({ does, targets }) =>
    does.flatMap(({ do: verb, what }) => {
      if (!verbs.includes(verb)) return [];
      const of = typeof what === 'object' && 'target' in what ? targets[what.target] : what;
      return [typeof of === 'object' && 'filter' in of ? of.filter.controller : undefined];
    }),
  );
  return hit.length > 0 && hit.every((each) => each === 'opponent');
}

/** Whose cards the deed is done to, as far as that was said. */
const sideOfPatients = (clause: Clause, telling: Telling): Player | undefined =>
  patientsOf(clause).flatMap((each) =>
    telling.cardsOf(each, clause).flatMap(({ setup }) => setup.controller ?? []),
  )[0];

const costOrEffect = (card: ToldCard | undefined): string =>
  `whether ${card?.model.name ?? 'it'} does this as a cost or by its effect`;

/** A sentence of its own about something that the effect, which is known, does nowhere. */
function isAfterwards(clause: Clause, deed: Deed, link: ToldLink): boolean {
  const effect = effectOf(link);
  const begins = ['start', 'next', 'when', 'if'].includes(clause.join) && clause.hangs === undefined;
  const plain = clause.adjuncts.every(({ prep }) => prep === 'to' || prep === 'from');
  if (!begins || !clause.passive || !plain || effect === undefined) return false;
  return [...effect.cost, ...effect.does].every(
    ({ do: verb }) => verb !== 'described' && !deed.verbs.some((each) => each === verb),
  );
}

/** A cost of which nobody said what it was paid for: that of a Chain Link of another card. */
function unnamedLink(clause: Clause, telling: Telling): ToldLink {
  const player = telling.actor(clause);
  const card = telling.cards.described(someSpell('the other card'), 'spell-trap-zone', player);
  telling.cards.assumed.push('the effect that it was the cost of is applied');
  return telling.chain.activate(card, player, {});
}
