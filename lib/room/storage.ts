/** Returns the site's storage in this browser; undefined if the browser doesn't allow it. */
export function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
