import { EventEmitter, once } from "node:events";
import type { Write } from "@/lib/platform/database/db-unit";
import { noticeOf, notices } from "@/lib/platform/database/notices";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";

/** An answer waits no longer than this for a studio. */
const WAIT_MS = 100;
const MAX_SHOWS = 1_000;

interface Watch {
  /** The last version that was sent, and when. */
  version: number;
  at: number;
  /** The last version that a studio has applied, as far as this process was told. */
  heard: number;
  /** Whether its studio was within the time when it was last asked for. */
  isQuick: boolean;
}

const TOPIC = "studio.acknowledged";

const held = () =>
  processSingleton("acknowledgements", () => {
    // A studio talks to one process, and who waits for it may have called another.
    notices().on(TOPIC, (about?: string) => {
      const [eventId = "", version] = about?.split(":") ?? [];
      if (version !== undefined) recordAcknowledgement(eventId, Number(version));
    });
    return { told: new EventEmitter().setMaxListeners(0), shows: new Map<string, Watch>() };
  });

/** Tells the other processes that a studio has applied this version. */
export const acknowledgementNotice = (eventId: string, version: number): Write =>
  noticeOf(TOPIC, `${eventId}:${version}`);

function watchOf(eventId: string): Watch {
  const { shows } = held();
  const known = shows.get(eventId);
  if (known) return known;
  const [oldest] = shows.keys();
  if (shows.size >= MAX_SHOWS && oldest !== undefined) shows.delete(oldest);
  const watch = { version: -1, at: 0, heard: -1, isQuick: true };
  shows.set(eventId, watch);
  return watch;
}

/** A version is on its way to the studio. */
export function expectAcknowledgement(eventId: string, version: number): void {
  Object.assign(watchOf(eventId), { version, at: performance.now() });
}

/** A studio has applied this version. */
export function recordAcknowledgement(eventId: string, version: number): void {
  const watch = watchOf(eventId);
  // Heard here before the notice of it comes round.
  if (version <= watch.heard && version >= watch.version) return;
  watch.heard = version;
  if (version >= watch.version) watch.isQuick = performance.now() - watch.at <= WAIT_MS;
  held().told.emit(eventId);
}

/**
 * Waits a moment until the studio has applied a version. Where it took longer the last time (a slow line, none that is
 * open), nobody waits for it before it was quick again.
 */
export async function untilAcknowledged(eventId: string, version: number): Promise<void> {
  const watch = watchOf(eventId);
  const until = AbortSignal.timeout(WAIT_MS);
  while (watch.isQuick && watch.heard < version) {
    const heard = await once(held().told, eventId, { signal: until }).catch(() => undefined);
    if (!heard) watch.isQuick = false;
  }
}
