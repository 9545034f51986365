import { type Instruction, ofChosenOption } from '../../card-model/instruction.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import { executors } from '../instructions/executors.ts';
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
    does: effect === undefined ? (link.asSpell ? [] : null) : offered(duel, link, effect),
    aims: effect?.targets ?? [],
  };
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
