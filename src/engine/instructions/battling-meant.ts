import type { ActivatedEffect, Part } from '../../card-model/part.ts';
import { type Spoken, says } from '../../card-model/sayings.ts';
import type { EventName } from '../../vocabulary/events.ts';
import { battlePhase } from '../../vocabulary/phases.ts';
import { askOf, holdsAsk } from '../continuous/battle-conditions.ts';
import { type Battler, battledBy, fighterOf } from '../state/battle.ts';
import { type Card, cardOf, type Duel, otherPlayer, partOfLink } from '../state/duel.ts';
import type { EffectContext } from './played.ts';

type Words = Spoken & { readonly reads: string };

/** The monster of the battle that words point at ("the attacking monster"); undefined for other words, or no battle. */
export function battlingMeant(
  { duel, link, moved }: EffectContext,
  words: Words,
): readonly string[] | undefined {
  const { battle } = duel;
  const source = cardOf(duel, link.card);
  const part = partOfLink(duel, link);
  const isForBattle = speaksOfBattle(source, part);
  // What answers the end of a battle speaks of that one, also when it is over.
  const isOver = battle?.at === 'over' && !(isForBattle && battlePhase.includes(duel.phase));
  if (battle === undefined || battle.ended !== undefined || isOver) return undefined;
  const found = meantOf(duel, link, words, isForBattle ? part : undefined);
  if (found === undefined) return undefined;
  const card = cardOf(duel, found.id);
  const same = card.moves === found.moves || card.moves === moved[found.id];
  if (same) return [found.id];
  // What is said of a time before the battle destroys it may still have met it on the field.
  const wasEarlier = part?.kind === 'trigger' && part.phase === 'damage' && part.on.length > 0;
  return wasEarlier && fellInBattle(duel, card) ? undefined : [];
}

function meantOf(
  duel: Duel,
  { card, player }: EffectContext['link'],
  words: Words,
  part: Part | undefined,
): Battler | undefined {
  if (says(words, 'attacker')) return duel.battle?.attacker;
  const [own, theirs] = [player, otherPlayer(player)].map((each) => fighterOf(duel, each));
  if (says(words, 'your-battling')) return own;
  if (says(words, 'their-battling')) return theirs;
  const source = cardOf(duel, card);
  const other =
    battledBy(duel, source) ??
    (source.equippedTo === undefined ? undefined : battledBy(duel, cardOf(duel, source.equippedTo)));
  if (words.reads === itsDestroyer) return fellInBattle(duel, source) ? other : undefined;
  if (part === undefined || !('targets' in part) || part.targets.length > 0) return undefined;
  if (says(words, 'yours')) return own;
  if (!says(words, 'battling')) return undefined;
  if (says(words, 'opponents')) return theirs;
  return other ?? (isOfOwnMonster(duel, source, part) ? own : undefined);
}

/** Does "that opponent's monster" mean the one that was destroyed, which the effect answers? */
export function meansDestroyed({ duel, link }: EffectContext, words: Words): boolean {
  const part = partOfLink(duel, link);
  return (
    part?.kind === 'trigger' &&
    says(words, 'battling') &&
    part.on.some(
      ({ event, of }) => event === 'destroyed' && typeof of === 'object' && of.controller === 'opponent',
    )
  );
}

const itsDestroyer = 'the monster that destroyed this card';

const fellInBattle = ({ timeline }: Duel, { id }: Card): boolean =>
  timeline.findLast(({ names, card }) => card?.id === id && names.includes('destroyed'))?.cause === 'battle';

/** Does an effect ask that a monster of its player battles, whichever the other is ("if a LIGHT monster you control battles")? */
const isOfOwnMonster = (
  duel: Duel,
  source: Card,
  { conditions }: Pick<ActivatedEffect, 'conditions'>,
): boolean =>
  conditions.some((words) => {
    const ask = askOf(source, words);
    const isOwn = ask?.all?.every(
      (each) => each.is === 'battle' && each.who === 'yours' && each.opponent === undefined,
    );
    return ask !== undefined && isOwn === true && holdsAsk(duel, source, ask).is === 'yes';
  });

const ofBattles: ReadonlySet<EventName> = new Set<EventName>(['attack-declared', 'inflicted-battle-damage']);

/** Is the effect about a battle: does it name a timing of the Damage Step, ask for a battle, or answer one? */
function speaksOfBattle(source: Card, part: Part | undefined): boolean {
  if (part === undefined || !('conditions' in part)) return false;
  const asks = part.conditions.some((words) => askOf(source, words)?.all?.some(({ is }) => is === 'battle'));
  const on = 'on' in part ? part.on : [];
  const answers = on.some(
    ({ event, by }) => ofBattles.has(event) || (event === 'destroyed' && by?.join() === 'battle'),
  );
  return asks || answers || (part.kind === 'trigger' && part.phase === 'damage');
}
