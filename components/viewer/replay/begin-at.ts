const STORED = "showrunner.replay.";
/** Nearer to the start or the end, the replay begins again. */
const EDGE_SECONDS = 10;

/** Where someone stopped watching, in seconds. */
interface Left {
  recording: string;
  at: number;
}

/** Reads a time as in `?t=`: `90`, `1:30`, `1m30s`. Null if it's none. */
export function readTime(text: string | null): number | null {
  if (text === null) return null;
  const [, hours, minutes, seconds] = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  if (hours ?? minutes ?? seconds)
    return Number(hours ?? 0) * 3_600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  if (!/^\d{1,3}(:\d{1,2}){1,2}$/.test(text)) return null;
  return text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Returns where this browser stopped watching a recording; null if it hasn't begun, or watched to the end. */
export function leftAt(slug: string, recording: string, length: number): number | null {
  try {
    const left = JSON.parse(localStorage.getItem(STORED + slug) ?? "null") as Left | null;
    const isWithin =
      left?.recording === recording && left.at >= EDGE_SECONDS && left.at <= length - EDGE_SECONDS;
    return isWithin ? left.at : null;
  } catch {
    return null;
  }
}

/** Remembers in this browser where someone stopped watching. */
export function rememberLeft(slug: string, left: Left): void {
  try {
    localStorage.setItem(STORED + slug, JSON.stringify(left));
  } catch {
    // Without storage, it begins at the start next time.
  }
}

/** Returns the address of a moment of the replay. */
export function momentUrl(watchPath: string, second: number): string {
  const url = new URL(watchPath, location.origin);
  url.searchParams.set("t", String(Math.floor(second)));
  return url.href;
}
