import { isActivated } from '../../../card-model/activated.ts';
import type { CardModel } from '../../../card-model/card-model.ts';
import type { Instruction } from '../../../card-model/instruction.ts';
import type { Player } from '../../../engine/state/duel.ts';
import { isNormalSummon, isSpecialSummon, type SummonWay } from '../../../vocabulary/summons.ts';
import { agentCard, isPassive } from '../../grammar/agents.ts';
import { alternativeOf } from '../../grammar/alternatives.ts';
import type { Complement, Frame, Phrase } from '../../grammar/frame.ts';
import type { ToldCard } from '../cards/told-cards.ts';
import type { Teller } from '../teller.ts';
import { partOf } from '../told-link.ts';
import { homeOf } from './tell-summon.ts';

/**
 * "Y negates the Summon of X", "my Link Summon of X is negated by Y", "Y negates it" right after X was Summoned: the
 * Summon was declared, and Y negated it. False where no Summon is spoken of.
 */
export function tellSummonNegation(frame: Frame, teller: Teller): boolean {
  const [patient, more] = isPassive(frame) ? frame.subject : frame.objects;
  const agent = agentCard(frame, teller);
  const saysSummon = patient?.kind === 'thing' && patient.noun === 'summon';
  const justNow = patient === undefined || patient.kind === 'pronoun' ? teller.chain.lastSummon() : undefined;
  if (!saysSummon && justNow === undefined) return false;
  const lost = (): true => {
    teller.lost(frame, 'what is negated');
    return true;
  };
  const does = agent === undefined ? undefined : negationOf(agent);
  if (agent === undefined || does === undefined || more !== undefined) return lost();
  // Where its card goes is the rule's say, unless the effect says otherwise than "destroy it".
  if (does.some(({ do: verb, joined }) => moves.has(verb) && joined !== undefined)) return lost();
  const card = declared(patient, frame, teller);
  if (card === undefined) return lost();
  const owner = card.setup.controller ?? 'P0';
  const by = agent.setup.controller ?? teller.opponentOf(owner);
  agent.setup.controller ??= by;
  teller.cards.readyToActivate(agent);
  const link = teller.chain.activate(agent, by, { chained: false, effectOnly: false });
  const picked = alternativeOf(does, 'negate-summon');
  if (picked !== undefined) link.picked = [picked];
  Object.assign(agent, { moved: true, spent: agent.model.facts.cardType !== 'monster' });
  Object.assign(card, { moved: true, place: 'gy', faceUp: true });
  teller.chain.close();
  teller.negatedSummon = { by: agent, of: card };
  teller.cards.look(card);
  return true;
}

/** "They used Y on my Link Summon of X". */
export const answersSummon = ({ passive, objects, complements }: Frame): boolean =>
  !passive && objects.length === 1 && complements.length === 1 && complements.some(isOnSummon);

const isOnSummon = ({ prep, value }: Complement): boolean =>
  (prep === 'on' || prep === 'against') && value.kind === 'thing' && value.noun === 'summon';

/** The same as the negation that it is. */
export function answeringSummon(frame: Frame, teller: Teller): Frame {
  const player = teller.actor(frame);
  const [agent] = frame.objects.flatMap((each) => teller.cardsOf(each, frame));
  if (agent !== undefined && player !== undefined) agent.setup.controller ??= player;
  const summons = frame.complements.map(({ value }) => value);
  return { ...frame, verb: 'negate', subject: frame.objects, objects: summons, complements: [] };
}

/** "… and destroys it", right after it negated the Summon: its own text does that, and it was played. */
export function isPartOfNegation(frame: Frame, before: Frame | undefined, teller: Teller): boolean {
  const negated = teller.negatedSummon;
  if (frame.verb !== 'destroy' || frame.join !== 'and' || before?.verb !== 'negate') return false;
  const destroys =
    negated !== undefined && negationOf(negated.by)?.some(({ do: verb }) => verb === 'destroy');
  const names = [negated?.by.model.name, negated?.of.model.name];
  const own = [...frame.objects, ...frame.complements.map(({ value }) => value)].every(
    (each) => each.kind === 'pronoun' || (each.kind === 'card' && names.includes(each.name)),
  );
  return destroys === true && own;
}

/**
 * "My opponent Synchro Summons X. Can I activate Y", where Y negates Summons: it is asked while the Summon can still be
 * negated, so it is declared only; nothing is done for other cards. False where it is open whether it can be negated: a
 * Fusion or Ritual Summon is an effect's, but for some.
 */
export function declareIfNegatable({ model }: ToldCard, teller: Teller): boolean {
  const last = teller.chain.lastSummon();
  if (last === undefined || !negatesSummons(model)) return true;
  return last.way !== 'fusion-summoned' && last.way !== 'ritual-summoned' && teller.chain.declareOnly();
}

/**
 * "I Normal Summon X. They activate Y", where Y negates such Summons: the Summon was only declared, and Y answers it. False
 * where Y answers anything else, or negates no Summon of that kind.
 */
export function declaredForNegation(
  card: ToldCard,
  { player, effectOnly }: { readonly player: Player | undefined; readonly effectOnly: boolean },
  teller: Teller,
): boolean {
  const last = teller.chain.lastSummon();
  const number = partOf(card, effectOnly);
  const part = number === undefined ? undefined : card.model.parts[number];
  if (part === undefined || !isActivated(part)) return false;
  if (!part.does.some(({ do: verb }) => verb === 'negate-summon')) return false;
  const special = teller.chain.lastSpecialSummoned();
  if (last === undefined && special !== undefined) teller.missing.push('by what it was Special Summoned');
  if (last === undefined) return false;
  const summoner = last.player ?? teller.cards.all.find(({ id }) => id === last.card)?.setup.controller;
  if (player !== undefined && player === summoner) return false;
  const { way } = last;
  const fits =
    'on' in part &&
    part.on.some(
      ({ event, declared: of }) =>
        of === true &&
        (event === way ||
          (event === 'special-summoned' && isSpecialSummon(way)) ||
          (event === 'normal-summoned' && isNormalSummon(way))),
    );
  // What an effect Special Summons cannot be negated; whether an effect did was not said.
  const byEffect = way === 'special-summoned' || way === 'fusion-summoned' || way === 'ritual-summoned';
  if (!fits || byEffect) {
    teller.missing.push(`what ${card.model.name} answers`);
    return false;
  }
  return teller.chain.declareOnly();
}

/** Does an effect of the card negate a Summon, so that it answers one that was only declared? */
export const negatesSummons = ({ parts }: CardModel): boolean =>
  parts.some((part) => isActivated(part) && part.does.some(({ do: verb }) => verb === 'negate-summon'));

/** What else it may do with the monster than destroy it. */
const moves: ReadonlySet<Instruction['do']> = new Set<Instruction['do']>([
  'banish',
  'return-to-hand',
  'return-to-deck',
  'take-control',
  'attach',
  'equip',
]);

/** What an effect of the card that negates Summons does; undefined where it has none, or more than one. */
function negationOf({ model }: ToldCard): readonly Instruction[] | undefined {
  const [only, other] = model.parts.flatMap((part) =>
    isActivated(part) && part.does.some(({ do: verb }) => verb === 'negate-summon') ? [part.does] : [],
  );
  return other === undefined ? only : undefined;
}

/** The monster whose Summon is negated: the one whose Summon was told last, or that is told with the negation. */
function declared(patient: Phrase | undefined, frame: Frame, teller: Teller): ToldCard | undefined {
  const last = teller.chain.lastSummon();
  const thing = patient?.kind === 'thing' ? patient : undefined;
  const of = thing?.of;
  const named = of === undefined ? [] : teller.cardsOf(of, frame);
  if (of !== undefined && named.length !== 1) return undefined;
  const card = named[0] ?? teller.cards.all.find(({ id }) => id === last?.card);
  if (card === undefined) return undefined;
  if (last?.card === card.id && (thing?.way === undefined || isSaid(thing.way, last.way)))
    return teller.chain.declareOnly() ? card : undefined;
  const way = thing?.way ?? ownWayOf(card);
  if (last !== undefined || card.moved || way === undefined || way === 'special-summoned') return undefined;
  const player = thing?.owner === undefined ? card.setup.controller : teller.owner(thing.owner, undefined);
  if (player === undefined) return undefined;
  card.setup.controller ??= player;
  homeOf(card, way, { ...frame, complements: [] }, teller);
  teller.outside({ do: 'declare-summon', card: card.id, way, player });
  return card;
}

/** How a monster is Summoned where nobody says how: as Synchro, Xyz and Link Monsters are, or in the one way it has. */
function ownWayOf({ model: { facts, summoning } }: ToldCard): SummonWay | undefined {
  const [only, other] = summoning?.ways ?? [];
  if (only !== undefined && other === undefined) return only;
  const of = (kind: string): boolean =>
    facts.cardType === 'monster' && facts.abilities.some((each) => each === kind);
  if (of('Synchro')) return 'synchro-summoned';
  if (of('Xyz')) return 'xyz-summoned';
  return of('Link') ? 'link-summoned' : undefined;
}

/** Does a way that is said fit the way that was told: "the Special Summon" of a Link Summon? */
const isSaid = (said: SummonWay, told: SummonWay): boolean =>
  said === told || (said === 'special-summoned' && isSpecialSummon(told)) || said === 'normal-summoned';
