import { deflateRawSync } from "node:zlib";
import type { LiveMessage } from "@/lib/live";
import { DEFLATED } from "@/lib/live/codec";

/**
 * Fits into two datagrams. Longer messages are compressed, because every further datagram would be sent once
 * per listener. A whole stage then fits into one room message.
 */
const PLAIN_CHARACTERS = 2_300;

/**
 * Encodes a message for the room: JSON, compressed if it is long. On the server it is synchronous: a stage
 * takes some kilobytes, and a stream and another thread would take longer than its tenth of a millisecond.
 */
export function encodeLive(message: LiveMessage): string {
  const json = JSON.stringify(message);
  return json.length <= PLAIN_CHARACTERS ? json : DEFLATED + deflateRawSync(json).toString("base64");
}
