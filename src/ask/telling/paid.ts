import { effectsOf, isAnswering } from '../../card-model/activated.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { type Verb, verbs } from '../../card-model/verbs.ts';
import {
  type Adjunct,
  aThing,
  type Clause,
  hasAdjunct,
  isThing,
  it,
  type Phrase,
} from '../grammar/clause.ts';
import { aimAtPhrase, answered, startLink, tellActivation } from './activation.ts';
import type { ToldCard } from './cards.ts';
import { deedOf } from './deed-of.ts';
import { tellDeed } from './deeds.ts';
import { effectOf } from './link.ts';
import type { Telling } from './telling.ts';

/**
 * What is done to a card for its own effect, which costs just that: "I Tribute X in response", "I Tribute X for its effect",
 * "I discard X to destroy Y", where its effect destroys, and, while nothing is on the Chain of a battle, "I discard X". The
 * effect is activated, and paid for. False for other words.
 */
export const tellPaid = (clause: Clause, telling: Telling) => tellPaidBy(clause, telling, []);

function tellPaidBy(clause: Clause, telling: Telling, aims: readonly Phrase[]): false | undefined {
  const [phrase, ...others] = clause.objects;
  const responds = hasAdjunct(clause, 'in-response');
  const forIt = clause.adjuncts.find(({ prep, value }) => prep === 'for' && isOfIts(value));
  const fights = telling.battle !== undefined && telling.chain.links.length === 0;
  const byWhat = hasAdjunct(clause, 'with', 'by');
  if (clause.passive || byWhat || phrase === undefined) return false;
  if (!(responds || forIt !== undefined || fights)) return tellUnexplained(phrase, clause, telling);
  const card = telling.oneOf([phrase], clause);
  const player = telling.actor(clause);
  const own = card !== undefined && player !== undefined && (card.setup.controller ?? player) === player;
  const isBattle = !responds && forIt === undefined;
  const { does } = forIt?.value.kind === 'effect' ? forIt.value : {};
  const parts = own ? payingParts(card, clause, isBattle || responds, does) : [];
  const [only, more] = parts;
  const starts =
    only !== undefined && more === undefined && (!isBattle || (only.kind === 'quick' && others.length === 0));
  if (card !== undefined && starts) {
    const adjuncts = clause.adjuncts.filter((each) => each !== forIt);
    const answers = aims.length > 0 && isAnswering(only);
    if (answers) for (const each of aims) answered(each, clause, player, telling);
    // What it answers was not read, or not told.
    if (does && isAnswering(only) && (only.unreadTiming !== undefined || telling.chain.top === undefined))
      return telling.lost(clause, 'what it answers');
    if (clause.verb === 'discard') telling.place(card, 'hand', clause);
    const link = startLink(
      { ...clause, verb: responds || answers ? 'chain' : 'activate', adjuncts },
      phrase,
      card,
      telling,
    );
    link.part = card.model.parts.indexOf(only);
    // Who "discards" what is sent to the GY says no more than that.
    const isSent = clause.verb === 'discard' && !only.cost.some((each) => each.do === 'discard');
    const verb = isSent ? 'send' : clause.verb;
    if (effectOf(link) === only)
      tellDeed({ ...clause, verb, objects: [phrase], adjuncts: [asCost] }, telling);
    return undefined;
  }
  if (responds) return telling.lost(clause, 'what is done in response');
  const isOwn = forIt?.value.kind === 'effect' && forIt.value.qualities.includes('own');
  const isOpen = isOwn || (does !== undefined && more !== undefined);
  return isOpen && telling.lost(clause, 'which effect has that as its cost');
}

/** "I discard X", of an X an effect of which costs that: whether it is activated was not said. False for other words. */
function tellUnexplained(phrase: Phrase, clause: Clause, telling: Telling): false | undefined {
  const isFor = hasAdjunct(clause, 'for', 'as', 'to');
  const isDone = telling.actor(clause) !== undefined && clause.hangs === undefined && !isFor;
  const card = isDone && telling.chain.top === undefined ? telling.oneOf([phrase], clause) : undefined;
  const isCost = card !== undefined && payingParts(card, clause, true).length > 0;
  return isCost ? telling.lost(clause, `whether the effect of ${card.model.name} is activated`) : false;
}

/** "I discard X to activate Y": its cost; "I discard X to destroy Y": for an effect of X that destroys, where it has one; it answers Y, or will be done to that. False for other words. */
export function tellPaidFor(clause: Clause, next: Clause | undefined, telling: Telling): false | undefined {
  if (next?.hangs === 'purpose' && next.verb === 'activate' && next.objects.length > 0 && isPaying(clause)) {
    // "I detach a material from X to activate its effect": which material that is, the cost itself takes.
    const isNamed = clause.objects.some(({ kind }) => kind === 'card');
    for (const { value } of clause.adjuncts)
      for (const card of telling.cardsOf(value, clause)) telling.cards.look(card);
    tellActivation({ ...next, subject: clause.subject }, telling);
    if (isNamed) tellDeed({ ...clause, adjuncts: [...clause.adjuncts, asCost] }, telling);
    telling.paidFor = next;
    return undefined;
  }
  const does = verbs.filter((each) => each === next?.verb || each.startsWith(`${next?.verb}-`));
  if (next?.hangs !== 'purpose' || does.length === 0) return false;
  const value: Phrase = { kind: 'effect', trigger: false, of: it, does, qualities: [] };
  const aims = next.objects.filter(({ kind }) => kind === 'card' || kind === 'pronoun');
  const adjuncts = [...clause.adjuncts, { prep: 'for', value } as const];
  if (tellPaidBy({ ...clause, adjuncts }, telling, aims) === false) return false;
  telling.paidFor = next;
  const { top } = telling.chain;
  const effect = top && effectOf(top);
  if (top !== undefined && effect !== undefined && !isAnswering(effect))
    for (const each of aims) aimAtPhrase(top, each, next, telling);
  return undefined;
}

/** Is it a deed with cards that a player does, as costs are? */
const isPaying = (clause: Clause): boolean =>
  !clause.passive &&
  clause.objects.some((each) => each.kind === 'card' || isThing(each, 'material')) &&
  deedOf(clause, undefined) !== undefined;

const asCost: Adjunct = { prep: 'as', value: aThing('cost') };

const isOfIts = (value: Phrase): boolean =>
  value.kind === 'effect' && value.of?.kind === 'pronoun' && value.of.which === 'it';

/** The effects of a card that cost what a clause says is done, to this card or to one that may be it, and do what is wanted. */
function payingParts(card: ToldCard, clause: Clause, itself: boolean, wanted?: readonly Verb[]) {
  const said = deedOf(clause, card)?.verbs ?? [];
  const paid: readonly Verb[] = clause.verb === 'discard' ? [...said, 'send-to-gy'] : said;
  const takes = (what: Instruction['what']): boolean =>
    what === 'this' || (!itself && isDescribed(what) && what.filter.other !== true);
  return effectsOf(card.model).filter(
    ({ cost, does }) =>
      cost.some(({ do: verb, what }) => paid.includes(verb) && takes(what)) &&
      (wanted === undefined || does.some(({ do: verb }) => wanted.includes(verb))),
  );
}
