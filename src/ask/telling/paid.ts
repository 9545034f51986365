import { effectsOf } from '../../card-model/activated.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { type Adjunct, aThing, type Clause, hasAdjunct, type Phrase } from '../grammar/clause.ts';
import { startLink } from './activation.ts';
import type { ToldCard } from './cards.ts';
import { deedOf } from './deed-of.ts';
import { tellDeed } from './deeds.ts';
import { effectOf } from './link.ts';
import type { Telling } from './telling.ts';

/**
 * What is done to a card for its own effect, which costs just that: "I Tribute X in response", "I Tribute X for its effect",
 * and, while nothing is on the Chain of a battle, "I discard X". The effect is activated, and paid for. False for other words.
 */
export function tellPaid(clause: Clause, telling: Telling): false | undefined {
  const [phrase, ...answered] = clause.objects;
  const responds = hasAdjunct(clause, 'in-response');
  const forIt = clause.adjuncts.find(({ prep, value }) => prep === 'for' && isOfIts(value));
  const fights = telling.battle !== undefined && telling.chain.links.length === 0;
  const byWhat = hasAdjunct(clause, 'with', 'by');
  if (clause.passive || byWhat || phrase === undefined || !(responds || forIt !== undefined || fights))
    return false;
  const card = telling.oneOf([phrase], clause);
  const player = telling.actor(clause);
  const own = card !== undefined && player !== undefined && (card.setup.controller ?? player) === player;
  const isBattle = !responds && forIt === undefined;
  const parts = own ? payingParts(card, clause, isBattle || responds) : [];
  const [only, more] = parts;
  const starts =
    only !== undefined &&
    more === undefined &&
    (!isBattle || (only.kind === 'quick' && answered.length === 0));
  if (card !== undefined && starts) {
    const adjuncts = clause.adjuncts.filter((each) => each !== forIt);
    const link = startLink(
      { ...clause, verb: responds ? 'chain' : 'activate', adjuncts },
      phrase,
      card,
      telling,
    );
    link.part = card.model.parts.indexOf(only);
    if (effectOf(link) === only) tellDeed({ ...clause, objects: [phrase], adjuncts: [asCost] }, telling);
    return undefined;
  }
  if (responds) return telling.lost(clause, 'what is done in response');
  const isOwn = forIt?.value.kind === 'effect' && forIt.value.qualities.includes('own');
  return isOwn && telling.lost(clause, 'which effect has that as its cost');
}

const asCost: Adjunct = { prep: 'as', value: aThing('cost') };

const isOfIts = (value: Phrase): boolean =>
  value.kind === 'effect' && value.of?.kind === 'pronoun' && value.of.which === 'it';

/** The effects of a card that cost what a clause says is done, to this card or to one that may be it. */
function payingParts(card: ToldCard, clause: Clause, itself: boolean) {
  const verbs = deedOf(clause, card)?.verbs ?? [];
  const takes = (what: Instruction['what']): boolean =>
    what === 'this' || (!itself && isDescribed(what) && what.filter.other !== true);
  return effectsOf(card.model).filter(({ cost }) =>
    cost.some(({ do: verb, what }) => verbs.includes(verb) && takes(what)),
  );
}
