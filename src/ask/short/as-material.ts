import type { CardModel } from '../../card-model/card-model.ts';
import type { MaterialBar, MaterialKind } from '../../card-model/lasting/lasting-fields.ts';
import type { Part } from '../../card-model/part.ts';

/** May a monster be used as such material at all? `has-no-level`: no for want of a Level. Undefined where its text says when. */
export function asMaterial(
  { facts, parts }: CardModel,
  kind: MaterialKind,
): 'yes' | 'barred' | 'has-no-level' | undefined {
  if (facts.cardType !== 'monster') return undefined;
  const own = parts.flatMap(barsIn).filter(({ kinds }) => kinds.includes(kind));
  if (own.some(({ partly, turnSummoned, for: of, except }) => !(partly ?? turnSummoned ?? of ?? except)))
    return 'barred';
  if (own.length > 0 || !parts.every(leavesMaterials)) return undefined;
  const [isLink, isXyz] = (['Link', 'Xyz'] as const).map((each) => facts.abilities.includes(each));
  if ((kind === 'synchro' && (isLink || isXyz)) || (kind === 'xyz' && isLink)) return 'has-no-level';
  // Some Xyz Monsters are Summoned with others.
  return kind === 'xyz' && isXyz ? undefined : 'yes';
}

/** What a part keeps its card from being material for, wherever it applies. */
function barsIn(part: Part): readonly MaterialBar[] {
  if (part.kind === 'not-an-effect') return part.barsMaterial === undefined ? [] : [part.barsMaterial];
  const does = part.kind === 'continuous' && part.conditions.length === 0 ? part.does : [];
  return does.flatMap(({ onlyIf, barsMaterial }) => (onlyIf === undefined && barsMaterial) || []);
}

/** Does a part say nothing more of what its card can be used for? */
function leavesMaterials(part: Part): boolean {
  if (part.kind === 'not-an-effect')
    return part.barsMaterial !== undefined || part.says?.includes('used-besides') !== true;
  if (part.kind !== 'continuous') return part.kind !== 'unread' && part.kind !== 'unclassified';
  return part.does.every(
    ({ do: verb, barsMaterial, touches, says = [] }) =>
      barsMaterial !== undefined ||
      verb !== 'described' ||
      (touches !== undefined && !(touches.includes('summon') && says.includes('used-besides'))),
  );
}
