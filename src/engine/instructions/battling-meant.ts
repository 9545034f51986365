import type { Part } from '../../card-model/part.ts';
import { type Spoken, says } from '../../card-model/sayings.ts';
import { askOf, holdsAsk } from '../continuous/battle-conditions.ts';
import { type Battler, battledBy } from '../state/battle.ts';
import { type Card, cardOf, type Duel, partOfLink } from '../state/duel.ts';
import type { EffectContext } from './played.ts';

type Words = Spoken & { readonly reads: string };

/** The monster of the battle that words point at ("the attacking monster"); undefined for other words, or no battle. */
export function battlingMeant(
  { duel, link, moved }: EffectContext,
  words: Words,
): readonly string[] | undefined {
  const { battle } = duel;
  if (battle === undefined || battle.ended !== undefined || battle.at === 'over') return undefined;
  const source = cardOf(duel, link.card);
  const part = partOfLink(duel, link);
  const fights = isForBattle(part);
  const own =
    battledBy(duel, source) ??
    (source.equippedTo === undefined ? undefined : battledBy(duel, cardOf(duel, source.equippedTo)));
  const side = (mine: boolean): Battler | undefined =>
    [battle.attacker, battle.target].find(
      (each) => each !== undefined && (cardOf(duel, each.id).controller === link.player) === mine,
    );
  const found: Battler | undefined = says(words, 'attacker')
    ? battle.attacker
    : says(words, 'your-battling') || says(words, 'their-battling')
      ? side(says(words, 'your-battling'))
      : (says(words, 'battling') && fights) || (words.reads === itsDestroyer && fellInBattle(duel, source))
        ? own
        : says(words, 'battling') && isForOwnBattle(duel, source, part, side(true))
          ? side(!says(words, 'opponents'))
          : undefined;
  if (found === undefined) return undefined;
  const card = cardOf(duel, found.id);
  const same = card.moves === found.moves || card.moves === moved[found.id];
  return same ? [found.id] : [];
}

/** Does "that opponent's monster" mean the one that was destroyed, which the effect answers? */
export function meansDestroyed({ duel, link }: EffectContext, words: Words): boolean {
  const part = cardOf(duel, link.card).model.parts[link.part ?? -1];
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

/** Does a Quick Effect ask that such a monster of its player battles ("a LIGHT monster you control battles"), and does it? */
function isForOwnBattle(duel: Duel, source: Card, part: Part | undefined, own: Battler | undefined): boolean {
  if (part?.kind !== 'quick' || own === undefined) return false;
  return part.conditions.some((words) => {
    const ask = askOf(source, words);
    const isOwn = ask?.all?.every(
      (each) => each.is === 'battle' && each.who === 'yours' && each.does === 'battles',
    );
    return ask !== undefined && isOwn === true && holdsAsk(duel, source, ask).is === 'yes';
  });
}

/** Is the effect about a battle: does it name a timing of the Damage Step, or answer an attack or a battle? */
const isForBattle = (part: Part | undefined): boolean =>
  part?.kind === 'trigger' &&
  (part.phase === 'damage' ||
    part.on.some(({ event }) => event === 'attack-declared' || event === 'inflicted-battle-damage'));
