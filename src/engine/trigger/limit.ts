import type { Limit } from '../../card-model/part.ts';
import { isField } from '../../vocabulary/places.ts';
import { type Rule, rule } from '../rule.ts';
import {
  type Card,
  type ChainLink,
  cardOf,
  type Duel,
  doesOfLink,
  effectOfLink,
  type Resolved,
} from '../state/duel.ts';
import type { TriggerCase } from './trigger-case.ts';

interface Use {
  readonly link: ChainLink;
  readonly chain: number;
  readonly because?: Resolved['because'];
}

/** An effect that may be limited, on its card. */
export interface Limited {
  readonly card: Card;
  readonly part: number;
  readonly effect: { readonly limit?: Limit | undefined };
}

/** The limit of the effect was used up by activations that the situation tells of. */
export const limitUsedUp = rule(
  'limit/once-per-turn-used',
  (duel, { card, part, effect: { limit } }: Limited) => {
    if (limit === undefined) return null;
    const counted = usesOf(duel).filter(
      (use) => counts(limit, use) && isSameTime(duel, limit, use) && isSameUser(duel, limit, use.link, card),
    );
    const uses = counted.filter(({ link }) => isSameEffect(duel, limit, link, part));
    const last = uses.at(-1);
    if (last !== undefined && uses.length >= limit.times)
      return {
        code: 'used',
        entry: whichLimit(limit, last.link.part === part),
        facts: { link: last.link.number, chain: last.chain },
      };
    const inChain = duel.chain.find((link) => sharesChainLimit(duel, limit, link, card));
    if (inChain !== undefined) return { code: 'in-chain', facts: { link: inChain.number } };
    const unclear = counted.filter(({ link }) => link.part === undefined && link.asSpell !== true);
    return uses.length + unclear.length >= (limit.each ? 1 : limit.times) ? { code: 'not-said' } : null;
  },
);

/** The entry on limits of this kind: of all cards of the name, of this card, of several uses of one effect, of the Duel. */
function whichLimit({ scope, per, group }: Limit, itself: boolean): string {
  if (group === 'union') return 'union-monster/once-per-turn';
  if (per === 'duel') return 'limit/once-per-duel';
  if (!itself) return 'limit/once-per-turn-used';
  return scope === 'name' ? 'limit/hard-once-per-turn' : 'limit/soft-once-per-turn';
}

/** The same of a Trigger Effect: of one whose condition is not met, only a limit that is surely used up has a say. */
export const limitUsed: Rule<TriggerCase> = {
  ...limitUsedUp,
  apply(duel, question) {
    const found = limitUsedUp.apply(duel, question);
    return question.met === undefined && found?.verdict !== 'forbids' ? null : found;
  },
};

/** Everything that was activated, the links of the Chain that is being built included. */
const usesOf = (duel: Duel): readonly Use[] => [
  ...duel.resolved,
  ...duel.chain.map((link) => ({ link, chain: duel.chains })),
];

/** "Use" counts an activation that was negated, "activate" does not. */
const counts = (limit: Limit, { because }: Use): boolean =>
  limit.counts === 'use' || because !== 'activation-negated';

function isSameTime(duel: Duel, { per }: Limit, { link, chain }: Use): boolean {
  switch (per) {
    case 'turn':
      return link.turn === duel.turn;
    case 'phase':
      return link.turn === duel.turn && link.phase === duel.phase;
    case 'chain':
      return chain === duel.chains && duel.chain.length > 0;
    case 'duel':
    case 'while-face-up':
      return true;
  }
}

/** By name: the same player with any card of the name. By card: the same card, as long as it has stayed face-up in its place. */
function isSameUser(duel: Duel, { scope, group, named }: Limit, link: ChainLink, card: Card): boolean {
  if (scope === 'name') {
    const player = isField(card.place) ? card.controller : card.owner;
    const used = effectOfLink(duel, link)?.limit?.named ?? cardOf(duel, link.card).model.name;
    return used === (named ?? card.model.name) && link.player === player;
  }
  const turned = duel.timeline.some(
    ({ index, card: about, names }) =>
      index >= link.event && about?.id === card.id && names.includes('flipped-face-down'),
  );
  const forgotten = turned && !flipsItself(duel, link);
  // The uses of one effect that take their card from zone to zone of the field are counted together (rule union-monster/once-per-turn).
  const same = link.moves === card.moves || (group !== undefined && hasStayed(duel, card.id, link.event));
  return link.card === card.id && same && !forgotten;
}

const hasStayed = ({ timeline }: Duel, id: string, since: number): boolean =>
  !timeline.some(
    ({ index, card, names }) => index >= since && card?.id === id && names.includes('left-the-field'),
  );

/** An effect that flips its own monster face-down is remembered when that happens (rule kept/once-per-turn). */
const flipsItself = (duel: Duel, link: ChainLink): boolean =>
  doesOfLink(duel, link).some(({ do: verb, what }) => verb === 'flip-face-down' && what === 'this');

/** Is the link another of the effects of which a Chain has one at most? */
function sharesChainLimit(duel: Duel, limit: Limit, link: ChainLink, card: Card): boolean {
  if (limit.oneInChain === undefined || effectOfLink(duel, link)?.limit?.oneInChain !== true) return false;
  return isSameUser(duel, limit, link, card);
}

const isSameEffect = (duel: Duel, { group }: Limit, link: ChainLink, part: number): boolean =>
  link.part === part || (group !== undefined && effectOfLink(duel, link)?.limit?.group === group);
