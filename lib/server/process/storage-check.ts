import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { storageProvider } from "@/lib/providers/storage";

export type Found = "ok" | "failed" | "skipped";

/** What was found counts for so long. */
const FRESH_MS = 2_000;
/** Whoever asks waits no longer for a new answer, and then hears the former one. */
const WAIT_MS = 150;

const held = () =>
  processSingleton("storage-check", () => ({
    found: "skipped" as Found,
    at: Number.NEGATIVE_INFINITY,
    running: undefined as Promise<void> | undefined,
  }));

/**
 * Whether files can be kept. A service that is far away, or says nothing, may take longer to ask than whoever asks for our
 * health waits; so it is asked once for all who want to know, and `skipped` is said before its first answer.
 */
export async function storageCheck(): Promise<Found> {
  const state = held();
  if (!state.running && performance.now() - state.at >= FRESH_MS) state.running = look();
  if (state.running) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, WAIT_MS);
    });
    await Promise.race([state.running, late]);
    clearTimeout(timer);
  }
  return state.found;
}

async function look(): Promise<void> {
  const state = held();
  try {
    await storageProvider().check();
    state.found = "ok";
  } catch {
    state.found = "failed";
  } finally {
    state.at = performance.now();
    state.running = undefined;
  }
}
