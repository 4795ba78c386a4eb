import { LIVE_TYPES, type LiveMessage, type LiveType } from "@/lib/live";
import { roomServer } from ".";
import { encodeLive } from "./encode-live";
import { roomName } from "./names";
import { MESSAGE_BYTES } from "./port";

/** Messages to everyone need no recipients; all others must name them. */
type Recipients<T extends LiveType> = (typeof LIVE_TYPES)[T]["audience"] extends "everybody"
  ? []
  : [to: readonly string[]];

/**
 * Publishes a message to a show's room in one call; `to` are identities. A state too large for a message is
 * left out, and browsers fetch it instead. Throws `RoomError`.
 */
export async function publishToRoom<Message extends LiveMessage>(
  eventId: string,
  message: Message,
  ...[to]: Recipients<Message["type"]>
): Promise<void> {
  if (to?.length !== 0) await send(eventId, message.type, encoded(message), to);
}

/** The same for a message that was already encoded to check its size. */
export async function publishEncoded<T extends LiveType>(
  eventId: string,
  type: T,
  text: string,
  ...[to]: Recipients<T>
): Promise<void> {
  await send(eventId, type, text, to);
}

async function send(
  eventId: string,
  type: LiveType,
  text: string,
  to: readonly string[] | undefined,
): Promise<void> {
  const { topic } = LIVE_TYPES[type];
  await roomServer().send(roomName("show", eventId), { topic, text, ...(to ? { to } : {}) });
}

function encoded(message: LiveMessage): string {
  const text = encodeLive(message);
  if (!("state" in message) || Buffer.byteLength(text) <= MESSAGE_BYTES) return text;
  return encodeLive({ ...message, state: null });
}
