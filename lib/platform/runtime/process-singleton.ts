const holder = globalThis as typeof globalThis & { __showrunner?: Map<string, unknown> };

/**
 * One value per process. The server entry and Next's bundles each have their own copy of this code, but must
 * share pools, caches and counters.
 */
export function processSingleton<T>(name: string, make: () => T): T {
  holder.__showrunner ??= new Map();
  if (!holder.__showrunner.has(name)) holder.__showrunner.set(name, make());
  return holder.__showrunner.get(name) as T;
}
