import { cardOf } from '../duel.ts';
import type { Playing } from '../instructions/played.ts';
import { type Battler, battledBy } from './battle.ts';

const other =
  /^(?:that|the) (?:opponent's )?(?:battling )?(?:face-down |face-up )?(?:(?:attack|defense) position )?monster$/;
const attacker = /^(?:the|that) (?:opponent's )?attacking monster$/;
const target = /^(?:the|that) (?:attack target|attacked monster)$/;

/**
 * The monster of the battle that words of an effect point at: "that monster" of an effect for a battle of its own card,
 * "the attacking monster". Undefined where no battle is under way or the words mean something else.
 */
export function battlingMeant({ duel, link, moved }: Playing, words: string): readonly string[] | undefined {
  const { battle } = duel;
  if (battle === undefined || battle.ended !== undefined || battle.at === 'over') return undefined;
  const said = words.toLowerCase();
  const source = cardOf(duel, link.card);
  const fights = isForBattle(source.model.parts[link.part ?? -1]);
  const own =
    battledBy(duel, source) ??
    (source.equippedTo === undefined ? undefined : battledBy(duel, cardOf(duel, source.equippedTo)));
  const found: Battler | undefined = attacker.test(said)
    ? battle.attacker
    : target.test(said)
      ? battle.target
      : other.test(said) && fights
        ? own
        : undefined;
  if (found === undefined) return undefined;
  const card = cardOf(duel, found.id);
  const same = card.moves === found.moves || card.moves === moved[found.id];
  return same ? [found.id] : [];
}

/** Is the effect about a battle: does it name a timing of the Damage Step, or answer an attack or a battle? */
const isForBattle = (part: Playing['duel']['cards'][string]['model']['parts'][number] | undefined): boolean =>
  part?.kind === 'trigger' &&
  (part.phase === 'damage' ||
    part.on.some(({ event }) => event === 'attack-declared' || event === 'inflicted-battle-damage'));
