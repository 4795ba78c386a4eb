import { awaitedBytes, type Recording } from "./recording";

const GROWING_MS = 4_000;
/** An edit is composed within seconds. */
const EDITED_MS = 2_000;
const WAITING_MS = 8_000;
/** Words may come from a transcript that was begun automatically, or by someone else. */
const WORDLESS_MS = 30_000;
/** Download links are valid for 15 minutes. */
const LINKS_MS = 10 * 60_000;

/** How long until a recording is read again: shorter while something about it changes. */
export function refreshMs(recording: Recording): number {
  const { state, program, version } = recording;
  if (state !== "ready" && state !== "failed") return GROWING_MS;
  const isComposed = !program || program.version === version;
  const isWaiting = awaitedBytes(recording) > 0 || program?.mp4.state === "pending";
  if (!isComposed) return EDITED_MS;
  if (isWaiting) return WAITING_MS;
  return program && program.captions.length === 0 ? WORDLESS_MS : LINKS_MS;
}
