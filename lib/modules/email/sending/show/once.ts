/** Makes what many mails share once: what has the same shape is the same. */
export type Once = <T>(shape: string, make: () => Promise<T>) => Promise<T>;

/** For the mails of one batch; it goes with them, so nothing in it grows old. */
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
