/** Keeps what arrived, and lets a test wait for what has not arrived yet. */
export class Mailbox<T> {
  readonly #items: T[] = [];
  readonly #waiting = new Set<() => void>();

  get items(): readonly T[] {
    return this.#items;
  }

  push(item: T): void {
    this.#items.push(item);
    for (const look of [...this.#waiting]) look();
  }

  /** The first item, arrived or still to come, that is meant. */
  first(isMeant: (item: T) => boolean = () => true): Promise<T> {
    return new Promise((resolve) => {
      const look = (): void => {
        const found = this.#items.find(isMeant);
        if (found === undefined) return;
        this.#waiting.delete(look);
        resolve(found);
      };
      this.#waiting.add(look);
      look();
    });
  }
}
