import { isDeepStrictEqual } from "node:util";
import { log } from "@/lib/platform/runtime/log";
import { checkMedia } from "./check-media";
import { findConverters } from "./find-converters";
import { queueMediaCheck } from "./queue-media-check";

const EVERY_MS = 60_000;

/**
 * Has a media worker look what it can do: at its start by itself, and from then on by jobs, of which any worker takes
 * each. Once a process.
 */
export function startMediaChecks(): { stop(): void } {
  let known: unknown;
  const failed = (err: unknown) => log().warn({ err }, "couldn't check this worker's capabilities");
  const queue = (): void => void queueMediaCheck().catch(failed);
  /** What is installed meanwhile is of use at once, and not with the next job. */
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
