import { publishFeedChanges } from "@/lib/modules/stage/live-feed";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";

/** Reactions of so long travel as one sum. They are many, and nobody reads them one by one. */
const GATHER_MS = 500;

const waiting = processSingleton("reactions-waiting", () => new Set<string>());

/** Has what people sent summed up and told, at most twice a second. A process that ends first leaves it to the watch over the rooms. */
export function publishReactionsSoon(eventId: string): void {
  if (waiting.has(eventId)) return;
  waiting.add(eventId);
  setTimeout(() => void publish(eventId), GATHER_MS).unref();
}

function publish(eventId: string): Promise<void> {
  waiting.delete(eventId);
  return publishFeedChanges(eventId);
}
