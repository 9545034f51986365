import type { Verb } from '../../../card-model/verbs.ts';
import type { Player } from '../../../engine/state/duel.ts';
import type { Happens } from '../../../engine/state/event.ts';
import { someMonster } from '../../../situations/readers/described.ts';
import type { ToldChange } from '../../grammar/battle-changes.ts';
import type { Remark } from '../../grammar/battle-phrases.ts';
import type { Response } from '../../text/described-response.ts';
import type { Teller } from '../teller.ts';
import type { ToldLink } from '../told-link.ts';

type Event = ToldChange['event'];

/** Events by which a monster is there no longer. */
const leaves: ReadonlySet<Event> = new Set<Event>([
  'destroyed',
  'banished',
  'returned-to-hand',
  'left-the-field',
]);

/** The verbs of card text that bring each event about. */
const verbsOf: Readonly<Partial<Record<Event, readonly Verb[]>>> = {
  'special-summoned': ['special-summon'],
  destroyed: ['destroy'],
  banished: ['banish'],
  'returned-to-hand': ['return-to-hand'],
  'left-the-field': ['return-to-hand', 'return-to-deck', 'destroy', 'banish', 'send-to-gy'],
  'flipped-face-down': ['flip-face-down', 'change-position'],
  'position-changed': ['change-position'],
};

/**
 * What changed who can battle, told by its part in the battle: it happened after the declaration, as what answers that.
 * What is told before the attack may have happened before it, unless it is said to be the response.
 */
export function tellChanges(
  changes: readonly ToldChange[],
  remarks: readonly Remark[],
  teller: Teller,
  response?: Response,
): void {
  const { battle } = teller;
  const answered = remarks.includes('responded-and-resolved');
  if (remarks.includes('responded')) teller.missing.push('whether the Chain has resolved');
  if (response !== undefined && changes.length === 0 && battle !== undefined) {
    const { card, who } = response;
    activates(card, who === undefined ? undefined : teller.player(who), false, teller);
    teller.chain.close();
    return;
  }
  if (changes.length === 0) {
    if (answered || remarks.includes('one-chain') || remarks.includes('same-count'))
      teller.missing.push('what was done in response');
    return;
  }
  if (battle === undefined) {
    teller.missing.push('which monster attacks, and what');
    return;
  }
  if (!answered && changes.some(({ from }) => from < battle.from))
    teller.missing.push('whether that happened before the attack or after its declaration');
  if (remarks.includes('same-count') && !isSameCount(changes))
    teller.missing.push('how many monsters there are: what is said of their number does not fit');
  const told = changes.map((change) => ({ change, happens: eventOf(change, teller) }));
  const plain = told.flatMap(({ change, happens }) => (change.card === undefined ? happens : []));
  if (plain.length > 0) teller.outside({ do: 'happen', events: plain });
  byEffects(told, remarks.includes('one-chain'), teller);
}

/** Are there as many monsters on the side that is attacked as before? */
function isSameCount(changes: readonly ToldChange[]): boolean {
  const less = changes.filter(({ who, event }) => who !== 'attacker' && leaves.has(event)).length;
  return less === changes.filter(({ who }) => who === 'new').length;
}

/** What happens to which card of the battle. */
function eventOf({ who, event }: ToldChange, teller: Teller): readonly Happens[] {
  const { battle } = teller;
  const defender = teller.opponentOf(battle?.attacker.setup.controller);
  const card =
    who === 'attacker'
      ? battle?.attacker
      : who === 'target'
        ? battle?.target
        : teller.cards.described(
            someMonster(who === 'new' ? 'the monster that comes' : 'the other monster', 4),
            who === 'new' ? 'hand' : 'monster-zone',
            defender,
          );
  if (card === undefined) {
    teller.missing.push('what is attacked');
    return [];
  }
  card.moved = true;
  return [{ event, card: card.id, ...(event === 'left-the-field' ? { to: 'gy' as const } : {}) }];
}

interface Told {
  readonly change: ToldChange;
  readonly happens: readonly Happens[];
}

/** The effects of named cards are Chain Links: each a Chain of its own, unless they are said to be one. */
function byEffects(all: readonly Told[], oneChain: boolean, teller: Teller): void {
  const { chain } = teller;
  const links = all.flatMap(({ change, happens }, at) => {
    if (change.card === undefined) return [];
    const player = change.player === undefined ? undefined : teller.player(change.player);
    const link = activates(change.card, player, oneChain && at > 0, teller);
    const tells = () => {
      chain.resolveTo(link);
      link.deeds.push({ happens, verbs: verbsOf[change.event] ?? [], join: 'start' });
    };
    if (!oneChain) tells();
    return [tells];
  });
  if (oneChain) for (const tells of links.toReversed()) tells();
  chain.close();
}

/** A named card is activated in the battle; where nobody said by whom, by the player who is attacked. */
function activates(name: string, player: Player | undefined, chained: boolean, teller: Teller): ToldLink {
  const { chain, cards, battle } = teller;
  const card = cards.named(name, player);
  card.setup.controller ??= player ?? teller.opponentOf(battle?.attacker.setup.controller);
  if (player === undefined) chain.assumed.push(`${card.setup.controller} activates ${card.model.name}`);
  cards.readyToActivate(card);
  return chain.activate(card, card.setup.controller, { chained, effectOnly: false });
}
