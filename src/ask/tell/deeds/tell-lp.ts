import { otherPlayer, type Player } from '../../../engine/state/duel.ts';
import { agentPlayer, linkMeant } from '../../grammar/agents.ts';
import type { Frame } from '../../grammar/frame.ts';
import type { ToldCard } from '../cards/told-cards.ts';
import type { Teller } from '../teller.ts';
import { effectOf, type ToldLink } from '../told-link.ts';

const hows = { gain: 'gains', lose: 'loses', take: 'takes' } as const;

/**
 * "P0 gains 1000 LP", "my opponent takes 500 damage": outside of Chains and battles the LP change as told. Within, it is
 * what the effect or the battle does; where its own text does not do just that, how many LP are left is not known. False
 * where the frame tells of no LP, or where something that happened is left to tell.
 */
export function tellLpChange(frame: Frame, teller: Teller): boolean {
  const { verb, objects } = frame;
  const [thing, more] = objects;
  if (thing?.kind !== 'thing' || (thing.noun !== 'lp' && thing.noun !== 'damage')) return false;
  const link = linkMeant(frame, teller);
  if (verb === 'pay') {
    if (link === undefined || !costsLp(link)) teller.lpTold = true;
    return true;
  }
  const how = verb === 'gain' || verb === 'lose' || verb === 'take' ? hows[verb] : undefined;
  const player = agentPlayer(frame, teller);
  const known = how !== undefined && player !== undefined && thing.count !== undefined && more === undefined;
  const plain = frame.complements.length === 0 && !frame.detail;
  const apart = link === undefined || (frame.join === 'start' && !teller.chain.open.some(mayDoToLp));
  if (known && plain && apart && teller.battle === undefined) {
    teller.outside({ do: 'lp', player, how, lp: thing.count });
    return true;
  }
  if (link !== undefined && thing.count !== undefined && doesToLp(link, thing.count, player)) {
    teller.chain.resolveTo(link);
    link.lpByText = true;
    return true;
  }
  // The battle was told, and not its values: whether it was this damage that an effect answers is not played.
  if (teller.battle !== undefined && verb === 'take' && teller.cards.all.some(answersBattleDamage)) {
    teller.lost(frame, 'what battle damage was inflicted');
    return true;
  }
  teller.lpTold = true;
  return false;
}

const answersBattleDamage = ({ model }: ToldCard): boolean =>
  model.parts.some(
    (part) => part.kind === 'trigger' && part.on.some(({ event }) => event === 'inflicted-battle-damage'),
  );

const costsLp = (link: ToldLink): boolean =>
  effectOf(link)?.cost.some(({ do: verb }) => verb === 'pay-lp') === true;

/** Does the effect do anything to LP, or anything that was not read? */
const mayDoToLp = (link: ToldLink): boolean =>
  effectOf(link)?.does.some(({ do: verb }) => ofLp.has(verb) || verb === 'described') !== false;

const ofLp: ReadonlySet<string> = new Set([
  'gain-lp',
  'lose-lp',
  'inflict-damage',
  'take-damage',
  'set-lp',
  'pay-lp',
]);

/** Is it just what the text of the effect does, and nothing else of it told? */
function doesToLp(link: ToldLink, count: number, player: Player | undefined): boolean {
  const [only, more] = effectOf(link)?.does ?? [];
  if (only === undefined || more !== undefined || link.deeds.length > 0) return false;
  const { player: own } = link;
  const whose = own === undefined ? undefined : only.who === 'opponent' ? otherPlayer(own) : own;
  const same = player === undefined || only.who === undefined || only.who === 'both' || player === whose;
  return ofLp.has(only.do) && only.amount === count && only.onlyIf === undefined && same;
}
