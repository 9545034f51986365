import type { Instruction } from '../../card-model/instruction.ts';
import type { Procedure } from '../../card-model/procedure.ts';
import { carryOut } from '../instructions/carry-out.ts';
import { withRestriction } from '../restrictions/restriction.ts';
import { type Card, cardOf, type Duel, otherPlayer, type PendingSummon, type Player } from '../state/duel.ts';
import { withAssumed, withMissing } from '../state/missing.ts';
import { linkOf, needsOf } from './own-procedure-case.ts';

/** The way of its own by which a told Summon was made: the one from where the monster is; undefined where none was read. */
export const procedureUsed = ({ model, place }: Card): Procedure | undefined =>
  model.summoning.procedures?.find(({ from }) => from.includes(place));

/** Declares a Summon by the monster's own procedure, with what is used up for it, told or forced (rule own-procedure/used-up). */
export function declareOwn(duel: Duel, card: Card, player: Player, told: readonly string[]): Duel {
  const procedure = procedureUsed(card);
  const summoning: PendingSummon = {
    card: card.id,
    way: 'summoned-by-own-procedure',
    player,
    ...(procedure?.to === undefined ? {} : { controller: otherPlayer(player) }),
    ...(procedure?.position === undefined ? {} : { position: procedure.position }),
    ...(procedure?.follows === undefined ? {} : { follows: procedure.follows }),
  };
  const begun: Duel = bound({ ...duel, summoning }, card, player, procedure?.turn);
  const declared = followedUp(begun, card, procedure?.afterwards);
  if (procedure === undefined || procedure.unread !== undefined) return notRead(declared, card, told);
  const link = linkOf(duel, card, player);
  const all = told.length > 0 ? procedure.uses : forced(duel, card, player, procedure);
  const paid = carryOut(declared, all, {
    stage: { in: 'summon' },
    link,
    chain: duel.chains,
    targets: [],
    chosen: told,
    rule: 'own-procedure/used-up',
  });
  const name = card.model.name;
  return all.length === procedure.uses.length
    ? paid
    : withAssumed(paid, [`${name} was Summoned with cards that nobody named`]);
}

/** What the turn of such a Summon may not see binds from its declaration on. */
const bound = (duel: Duel, card: Card, player: Player, turn: Procedure['turn']): Duel =>
  turn === undefined
    ? duel
    : withRestriction(duel, {
        ban: turn.bans,
        words: turn.reads,
        players: [player],
        player,
        source: card.id,
        until: { turn: duel.turn, phase: 'end' },
      });

/** What its text has follow in words that no instruction says is described, and not played. */
const followedUp = (duel: Duel, card: Card, words: Procedure['afterwards']): Duel =>
  words === undefined
    ? duel
    : withMissing(duel, [
        {
          card: card.id,
          words: `what follows the Summon of ${card.model.name} is not played: "${words}"`,
          may: [card.id],
        },
      ]);

/** What its text has follow is done when the monster has been Summoned (rule own-procedure/what-follows). */
export const whatFollows = (duel: Duel, { card, player, follows = [] }: PendingSummon): Duel =>
  follows.length === 0
    ? duel
    : carryOut(duel, follows, {
        stage: { in: 'summon' },
        link: linkOf(duel, cardOf(duel, card), player),
        chain: duel.chains,
        targets: [],
        chosen: [],
        rule: 'own-procedure/what-follows',
      });

/** What becomes of cards that were used up for a procedure that was not read is not known. */
const notRead = (duel: Duel, card: Card, told: readonly string[]): Duel =>
  told.length === 0
    ? duel
    : withMissing(duel, [
        {
          card: card.id,
          words: `what becomes of the cards that ${card.model.name} was Summoned with was not read`,
          may: told,
        },
      ]);

/** Where nobody told with what: it was none of the named cards, unless all that there could be are named. */
function forced(duel: Duel, card: Card, player: Player, procedure: Procedure): readonly Instruction[] {
  const needs = needsOf(duel, { card, player, procedure });
  return procedure.uses.filter(
    (each) => needs.find(({ instruction }) => instruction === each)?.complete !== false,
  );
}
