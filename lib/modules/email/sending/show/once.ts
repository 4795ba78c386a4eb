/** Computes what many emails share only once: the same shape gives the same result. */
export type Once = <T>(shape: string, make: () => Promise<T>) => Promise<T>;

/**
 * Returns a cache for the emails of one batch. It lives only as long as they do, so nothing in it becomes
 * outdated.
 */
export function onceInBatch(): Once {
  const made = new Map<string, Promise<unknown>>();
  return <T>(shape: string, make: () => Promise<T>): Promise<T> => {
    const known = made.get(shape) as Promise<T> | undefined;
    if (known) return known;
    const fresh = make();
    made.set(shape, fresh);
    return fresh;
  };
}
