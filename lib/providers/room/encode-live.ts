import { deflateRawSync } from "node:zlib";
import type { LiveMessage } from "@/lib/live";
import { DEFLATED } from "@/lib/live/codec";

/**
 * What two datagrams carry. Longer ones are deflated: every further datagram would be sent once for each who listens, and
 * a whole stage then fits into one message of the room.
 */
const PLAIN_CHARACTERS = 2_300;

/**
 * A message as it travels: JSON, or where that is long its deflated form. For the server, and at once: a stage is some
 * kilobytes, and the way through a stream and another thread takes longer than its tenth of a millisecond.
 */
export function encodeLive(message: LiveMessage): string {
  const json = JSON.stringify(message);
  return json.length <= PLAIN_CHARACTERS ? json : DEFLATED + deflateRawSync(json).toString("base64");
}
