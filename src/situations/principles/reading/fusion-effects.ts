import type { CardModel } from '../../../effects/card-model.ts';
import { isDescribed } from '../../../effects/instruction.ts';

/** Does the card Fusion Summon, and do no more: any Fusion Monster, with whatever materials it lists? */
export const fusionSummonsAny = ({ parts }: CardModel): boolean =>
  parts.some(
    (part) =>
      'does' in part &&
      part.does.length === 1 &&
      part.does.every(
        ({ do: verb, what, onlyIf }) =>
          verb === 'fusion-summon' &&
          onlyIf === undefined &&
          isDescribed(what) &&
          Object.keys(what.filter).every((key) => anyFusion.has(key)),
      ),
  );

const anyFusion: ReadonlySet<string> = new Set(['cardType', 'abilities', 'owner']);
