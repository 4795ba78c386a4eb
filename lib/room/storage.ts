/** What this browser keeps for the site; undefined where it lets nobody keep anything. */
export function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
