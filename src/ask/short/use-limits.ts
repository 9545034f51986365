import { effectsOf } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { Part } from '../../card-model/part.ts';
import { alike, isWhollyRead, type OfText, readAs, unlessMeant } from './reads.ts';

/** For what the use of an effect is counted in a turn: the cards of its name, its own card, or not at all. */
function limitOf({ limit }: ReturnType<typeof effectsOf>[number]): 'name' | 'card' | 'none' | null {
  if (limit === undefined || limit.per === 'chain') return 'none';
  return limit.times === 1 && (limit.per === 'turn' || limit.per === 'duel') ? limit.scope : null;
}

export function limited(
  model: CardModel,
  is: (limit: 'name' | 'card' | 'none') => boolean,
): OfText | undefined {
  const answer = alike(model, (part) => {
    const limit = limitOf(part);
    return limit && is(limit);
  });
  const [limit, ...others] = new Set(effectsOf(model).map(limitOf));
  if (answer === undefined || !limit) return undefined;
  return readAs(answer, others.length > 0 ? (answer ? 'card' : 'none') : limit);
}

/** It can be used again under these limits; no, unless another effect of it, or another copy, is meant. */
export function usedAgain(model: CardModel, free: readonly ('card' | 'none')[]): OfText | undefined {
  const [one, other] = effectsOf(model);
  const limit = alike(model, limitOf);
  if (limit === null || limit === undefined) return undefined;
  const isFree = limit !== 'name' && free.includes(limit);
  if (isFree) return other === undefined && repeatable(model) ? readAs(true, limit) : undefined;
  const isShared = one?.limit?.group !== undefined && one.limit.group === other?.limit?.group;
  const each = other === undefined || isShared ? [] : ['different effects of it are meant'];
  const what = [...each, ...(limit === 'card' ? ['another copy of it is meant'] : [])].join(', or ');
  const read = readAs(false, limit);
  return read && what !== '' ? { ...read, unless: [unlessMeant(what, 'yes')] } : read;
}

/** Nothing else in its text has a say in whether it can be used again in the turn. */
const repeatable = ({ parts }: CardModel): boolean =>
  parts.every((part) =>
    'does' in part
      ? part.does.every(({ do: verb }) => verb !== 'restrict' && verb !== 'described')
      : part.kind === 'not-an-effect' && leavesUseAlone(part),
  );

const leavesUseAlone = ({ what, onlyOne, bans }: Extract<Part, { kind: 'not-an-effect' }>): boolean =>
  onlyOne === undefined &&
  bans === undefined &&
  !['limit', 'restriction', 'maintenance', 'activation-condition', 'union-limit'].includes(what);

/** Both effects, or both of two that one activation has to choose from. */
export function bothUsed(model: CardModel): OfText | undefined {
  const [one, other, more] = effectsOf(model).map(({ limit }) => limit);
  if (other === undefined && one?.scope === 'name' && one.times === 1 && one.per === 'turn') {
    const options = new Set(effectsOf(model).flatMap(({ does }) => does.map(({ option }) => option)));
    return options.size === 2 && !options.has(undefined) ? readAs(false, 'limits-apart') : undefined;
  }
  if (effectsOf(model).length !== 2 || more !== undefined || !isWhollyRead(model)) return undefined;
  if (effectsOf(model).some(({ kind }) => kind === 'activation')) return undefined;
  const isShared = one?.group !== undefined && one.group === other?.group;
  if (isShared && (one?.per !== 'turn' || one.times !== 1)) return undefined;
  if (!isShared && !repeatable(model)) return undefined;
  return readAs(!isShared, 'limits-apart');
}
