import type { CardModel } from '../../card-model/card-model.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import type { MaterialKind } from '../../card-model/lasting/material-bar.ts';
import type { Part } from '../../card-model/part.ts';

/** May a monster be used as such material at all? `has-no-level`: no for want of a Level. Undefined where its text says when. */
export function asMaterial(
  { facts, parts }: CardModel,
  kind: MaterialKind,
): 'yes' | 'barred' | 'has-no-level' | undefined {
  if (facts.cardType !== 'monster') return undefined;
  const bars = parts.flatMap((part) =>
    part.kind === 'not-an-effect'
      ? (part.barsMaterial ?? [])
      : part.kind === 'continuous' && part.conditions.length === 0
        ? part.does.flatMap((each) => (each.onlyIf === undefined && each.barsMaterial) || [])
        : [],
  );
  const own = bars.filter(({ kinds }) => kinds.includes(kind));
  if (own.some((bar) => (bar.partly ?? bar.turnSummoned ?? bar.for ?? bar.except) === undefined))
    return 'barred';
  const isLink = facts.abilities.includes('Link');
  const isXyz = facts.abilities.includes('Xyz');
  if (own.length > 0 || !parts.every(leavesMaterials)) return undefined;
  if ((kind === 'synchro' && (isLink || isXyz)) || (kind === 'xyz' && isLink)) return 'has-no-level';
  // Some Xyz Monsters are Summoned with others.
  return kind === 'xyz' && isXyz ? undefined : 'yes';
}

/** Does a part say nothing of what its card can be used for? */
function leavesMaterials(part: Part): boolean {
  if (part.kind === 'unread' || part.kind === 'unclassified') return false;
  if (part.kind === 'not-an-effect')
    return part.barsMaterial !== undefined || part.says?.includes('used-besides') !== true;
  return part.kind !== 'continuous' || part.does.every(leaves);
}

const leaves = ({ do: verb, barsMaterial, touches, says = [] }: Instruction): boolean =>
  barsMaterial !== undefined ||
  verb !== 'described' ||
  (touches !== undefined && !(touches.includes('summon') && says.includes('used-besides')));
