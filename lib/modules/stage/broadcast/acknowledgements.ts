import { EventEmitter, once } from "node:events";
import type { Write } from "@/lib/platform/database/db-unit";
import { noticeOf, notices } from "@/lib/platform/database/notices";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";

/** Maximum time to wait for a studio's acknowledgement, in milliseconds. */
const WAIT_MS = 100;
const MAX_SHOWS = 1_000;

interface Watch {
  /** The last version that was sent. */
  version: number;
  at: number;
  /** The last version acknowledged by a studio, as far as this process knows. */
  heard: number;
  /** True if its studio acknowledged the last version in time. */
  isQuick: boolean;
}

const TOPIC = "studio.acknowledged";

const held = () =>
  processSingleton("acknowledgements", () => {
    // A studio is connected to one process, but the waiting call may run in another.
    notices().on(TOPIC, (about?: string) => {
      const [eventId = "", version] = about?.split(":") ?? [];
      if (version !== undefined) recordAcknowledgement(eventId, Number(version));
    });
    return { told: new EventEmitter().setMaxListeners(0), shows: new Map<string, Watch>() };
  });

/** Notifies other processes that a studio has acknowledged this version. */
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

/** Records that a version is being sent to the studio. */
export function expectAcknowledgement(eventId: string, version: number): void {
  Object.assign(watchOf(eventId), { version, at: performance.now() });
}

/** Records that a studio has acknowledged this version. */
export function recordAcknowledgement(eventId: string, version: number): void {
  const watch = watchOf(eventId);
  // Already recorded here before its notice arrived.
  if (version <= watch.heard && version >= watch.version) return;
  watch.heard = version;
  if (version >= watch.version) watch.isQuick = performance.now() - watch.at <= WAIT_MS;
  held().told.emit(eventId);
}

/**
 * Waits briefly until the studio has acknowledged a version. If the previous one took too long (slow
 * connection, no open studio), doesn't wait again until one was in time.
 */
export async function untilAcknowledged(eventId: string, version: number): Promise<void> {
  const watch = watchOf(eventId);
  const until = AbortSignal.timeout(WAIT_MS);
  while (watch.isQuick && watch.heard < version) {
    const heard = await once(held().told, eventId, { signal: until }).catch(() => undefined);
    if (!heard) watch.isQuick = false;
  }
}
