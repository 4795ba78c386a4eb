import { publishFeedChanges } from "@/lib/modules/stage/live-feed";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";

/** Reactions are summed over this interval. There are many, and no one needs them one by one. */
const GATHER_MS = 500;

const waiting = processSingleton("reactions-waiting", () => new Set<string>());

/**
 * Publishes summed reactions, at most twice a second. If the process ends first, the room watch publishes
 * them.
 */
export function publishReactionsSoon(eventId: string): void {
  if (waiting.has(eventId)) return;
  waiting.add(eventId);
  setTimeout(() => void publish(eventId), GATHER_MS).unref();
}

function publish(eventId: string): Promise<void> {
  waiting.delete(eventId);
  return publishFeedChanges(eventId);
}
