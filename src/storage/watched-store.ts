/**
 * The same store, of which every use that fails is told: Keyv itself tells of some and not of others.
 * @param store an adapter of Keyv
 */
export function watchedStore<Store extends object>(store: Store, onFailure: (error: unknown) => void): Store {
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        const result: unknown = Reflect.apply(value, target, given);
        if (result instanceof Promise) result.catch(onFailure);
        return result;
      };
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
}
