import type { Instruction } from '../../effects/instruction.ts';
import type { Duel, Player } from '../duel.ts';
import { steps } from '../instructions/conjunctions.ts';
import { type Playing, playersOf, wordsOf } from '../instructions/played.ts';
import { verbs } from '../instructions/verbs.ts';
import { rule } from '../rule.ts';
import { countIn } from '../state/players.ts';
import { hasMonsterZone } from '../state/room.ts';
import { type ActivationCase, asIfActivated } from './case.ts';

/** Parts that have to be possible: the first one, and those without which it is not done ("and"). */
export function mustBePossible(does: readonly Instruction[]): readonly Instruction[] {
  const [first = []] = steps(does);
  const upTo = first.findIndex(({ joined }, at) => at > 0 && joined !== 'and');
  const needed = upTo === -1 ? first : first.slice(0, upTo);
  // What comes later needs nothing now (rule activation/delayed), nor what is optional or one of several.
  const free = needed.some(
    ({ may, onlyIf, delayed }, at) =>
      may === true || onlyIf !== undefined || delayed !== undefined || first[at + 1]?.joined === 'or',
  );
  return free || does.some(({ joined }) => joined === 'otherwise') ? [] : needed;
}

/** May the cost itself make possible what the effect does? Then that is not judged before it is paid (rule activation/cost-then-choice). */
const moves = (cost: readonly Instruction[]): boolean =>
  cost.some(({ do: verb }) => !verb.endsWith('-lp') && verb !== 'reveal');

const isFull = (duel: Duel, player: Player): boolean => hasMonsterZone(duel, player) === 'no';

/** Who would draw more cards than are in the Deck, as far as it was said how many are there. */
function tooFewToDraw(duel: Duel, playing: Playing, { do: verb, who, amount, reads }: Instruction) {
  if (verb !== 'draw' || amount === undefined || reads !== undefined) return [];
  return playersOf(playing, who).flatMap((player) => {
    const count = countIn(duel, player, 'deck');
    return count !== null && count < amount ? [{ player, amount, count }] : [];
  });
}

/** What the effect would do has to be possible as things stand. */
export const ableToResolve = rule({
  id: 'activation/must-be-able-to-resolve',
  reasons: {
    'no-room': ['forbids', 'no Monster Zone of {player} is free for what it would Special Summon'],
    'too-few': ['forbids', '{player} would have to draw {amount}, and has {count} in the Deck'],
    nothing: ['forbids', 'there is nothing that it could do: "{what}" is not possible as things stand'],
  },
  decide(duel: Duel, question: ActivationCase) {
    const { does, cost } = question.effect;
    // A cost that moves cards may make room, or put the card in its place.
    if (moves(cost)) return null;
    const playing = asIfActivated(duel, question);
    const all = mustBePossible(does);
    const { player } = question;
    // Whatever it takes needs a zone, also where nobody said what there is to take.
    if (
      all.some(({ do: verb, who }) => verb === 'special-summon' && who !== 'opponent') &&
      isFull(duel, player)
    )
      return { code: 'no-room', facts: { player } };
    const short = all.flatMap((each) => tooFewToDraw(duel, playing, each))[0];
    if (short !== undefined) return { code: 'too-few', facts: short };
    // Beside the named cards there may be others, but no more zones for Tokens.
    const needed = all.filter(({ do: verb }) => !question.granted || verb === 'special-summon-token');
    const not = needed.find((each) => verbs[each.do](playing, each).was === 'nothing');
    return not === undefined ? null : { code: 'nothing', facts: { what: wordsOf(not) } };
  },
});
