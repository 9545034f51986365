import { allDone, unreadDeed } from '../../card-model/activated.ts';
import { type Instruction, ofChosenOption } from '../../card-model/instruction.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import { says } from '../../card-model/sayings.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { executors } from '../instructions/executors.ts';
import { isApplying } from '../negation.ts';
import { type ChainLink, cardOf, type Duel, effectOfLink, type Ternary } from '../state/duel.ts';
import type { ActivatedLink } from '../state/event.ts';
import { asIfActivated } from './activation-case.ts';

/** What answers an activation sees of it: what is activated, in which phase, what it targets and does. */
export function activatedLink(duel: Duel, link: ChainLink, targets: readonly string[]): ActivatedLink {
  const effect = effectOfLink(duel, link);
  return {
    activatesCard: activatesCard(duel, link, effect),
    phase: duel.phase,
    place: link.place,
    targets: targets.map((id) => cardOf(duel, id)),
    does: doneBy(duel, link, effect),
    aims: effect?.targets ?? [],
  };
}

/** What it does; null where that is not known. */
function doneBy(duel: Duel, link: ChainLink, effect: ActivatedEffect | undefined): ActivatedLink['does'] {
  if (link.asSpell && effect === undefined) return [];
  const isOpen = effect === undefined || unreadDeed(effect, cardOf(duel, link.card).model) !== undefined;
  return isOpen ? null : withTurned(duel, offered(duel, link, effect));
}

/** "Any effect that would inflict damage": where such a text applies, what an effect makes of LP is open. */
function withTurned(duel: Duel, does: readonly Instruction[]): readonly Instruction[] {
  const turns = Object.values(duel.cards).some(
    (card) => isApplying(duel, card) && allDone(card.model).some((each) => says(each, 'turns-damage')),
  );
  return turns
    ? does.map((each) =>
        verbFacts[each.do].touches?.includes('lp') ? { ...each, do: 'described', touches: ['lp'] } : each,
      )
    : does;
}

/** An effect that was told and is not known is an effect, of a monster and of a card that is played already. */
function activatesCard(duel: Duel, link: ChainLink, effect: ActivatedEffect | undefined): Ternary {
  if (link.asSpell) return 'yes';
  if (effect !== undefined) return effect.kind === 'activation' ? 'yes' : 'no';
  return cardOf(duel, link.card).role === 'monster' ? 'no' : 'unknown';
}

const isOffer = ({ onlyIf }: Instruction): boolean => onlyIf === ofChosenOption;

/** What the effect does, without options that could do nothing (rule activation/must-be-able-to-resolve). */
function offered(duel: Duel, link: ChainLink, effect: ActivatedEffect): readonly Instruction[] {
  if (!effect.does.some(isOffer)) return effect.does;
  const playing = asIfActivated(duel, {
    card: cardOf(duel, link.card),
    part: link.part ?? 0,
    effect,
    player: link.player,
  });
  const left = effect.does.filter((each) => {
    if (!isOffer(each)) return true;
    const { onlyIf: _, ...alone } = each;
    return executors[each.do](playing, alone).was !== 'nothing';
  });
  if (left.filter(isOffer).length > 1) return left;
  return left.map(({ onlyIf, ...each }) =>
    onlyIf === undefined || onlyIf === ofChosenOption ? each : { ...each, onlyIf },
  );
}
