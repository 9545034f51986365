import { ok } from '../platform/problem.ts';
import { type FreshOptions as AnyFreshOptions, keepFresh } from '../sources/keep-fresh.ts';
import type { QaShelf } from './repository.ts';
import { type SyncRequest, syncQas } from './sync.ts';

/** What keeping the index fresh works with. */
export interface FreshOptions extends Pick<AnyFreshOptions, 'log' | 'now' | 'random'> {
  readonly shelf: QaShelf;
  readonly from: string;
  readonly sync?: (shelf: QaShelf, request: SyncRequest) => ReturnType<typeof syncQas>;
}

/** Keeps the index of Q&A numbers fresh for as long as a bot runs. Gives what ends it. */
export function keepQasFresh({ shelf, from, sync = syncQas, ...options }: FreshOptions): () => void {
  return keepFresh({
    ...options,
    what: 'the official Q&A numbers',
    syncedAt: async () => (await shelf.read())?.syncedAt,
    async sync(signal) {
      const synced = await sync(shelf, { from, signal });
      if (!synced.ok) return synced;
      const { index, added, withdrawn, putAside } = synced.value;
      return ok({ size: index.size, added, withdrawn, putAside });
    },
  });
}
