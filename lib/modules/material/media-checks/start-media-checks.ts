import { isDeepStrictEqual } from "node:util";
import { log } from "@/lib/platform/runtime/log";
import { checkMedia } from "./check-media";
import { findConverters } from "./find-converters";
import { queueMediaCheck } from "./queue-media-check";

const EVERY_MS = 60_000;

/**
 * Checks what a media worker can do: directly at its start, then by jobs, any of which any worker may take.
 * Once per process.
 */
export function startMediaChecks(): { stop(): void } {
  let known: unknown;
  const failed = (err: unknown) => log().warn({ err }, "couldn't check this worker's capabilities");
  const queue = (): void => void queueMediaCheck().catch(failed);
  /** A newly installed converter is used immediately, not with the next job. */
  const look = async (): Promise<void> => {
    if (known === undefined || isDeepStrictEqual(known, await findConverters())) return;
    known = (await checkMedia()).converters;
  };
  checkMedia().then(({ confinement, converters }) => {
    known = converters;
    const level = confinement.state === "working" ? "info" : "warn";
    log()[level]({ confinement, converters }, "this worker's capabilities");
  }, failed);
  queue();
  const timer = setInterval(() => {
    queue();
    look().catch(failed);
  }, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}
