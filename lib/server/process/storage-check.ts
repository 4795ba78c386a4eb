import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { storageProvider } from "@/lib/providers/storage";

export type Found = "ok" | "failed" | "skipped";

/** How long a result counts. */
const FRESH_MS = 2_000;
/** Maximum wait for a new result. After that, the previous one is returned. */
const WAIT_MS = 150;

const held = () =>
  processSingleton("storage-check", () => ({
    found: "skipped" as Found,
    at: Number.NEGATIVE_INFINITY,
    running: undefined as Promise<void> | undefined,
  }));

/**
 * Returns whether files can be stored. A remote or unresponsive service may take longer than a health check
 * waits, so all callers share one check, and before its first result it returns `skipped`.
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
