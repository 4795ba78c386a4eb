import { type Fragment, join } from "./cutter";
import { cutterOf } from "./recorder-format";

/**
 * Returns a chunk without what is after a time of the recorder, to a sample; null if nothing is left.
 * @param untilMs before the chunk's end
 * @throws if this isn't the container's format
 */
export function shortened(
  contentType: string,
  header: Uint8Array,
  bytes: Uint8Array,
  untilMs: number,
): Fragment | null {
  const cutter = cutterOf(contentType, untilMs);
  cutter.push(header);
  const [first, ...rest] = [...cutter.push(bytes), ...cutter.flush()];
  return first ? join([first, ...rest]) : null;
}
