const holder = globalThis as typeof globalThis & { __showrunner?: Map<string, unknown> };

/**
 * One value a process. The server entry and Next's bundles each carry their own copy of this code;
 * pools, caches and counters must still be shared between them.
 */
export function once<T>(name: string, make: () => T): T {
  holder.__showrunner ??= new Map();
  if (!holder.__showrunner.has(name)) holder.__showrunner.set(name, make());
  return holder.__showrunner.get(name) as T;
}
