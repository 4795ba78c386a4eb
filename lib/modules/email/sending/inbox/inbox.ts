import { env } from "@/lib/platform/runtime/env";
import { equalText } from "@/lib/platform/security/crypto";
import { capturedHeadings, capturedMessage } from "./captured";
import { isPublicationId, publicationHeadings, publicationMessage } from "./captured-publications";
import type { InboxHeading, InboxMessage } from "./inbox-message";
import { isSinkId, sinkHeadings, sinkMessage } from "./sink";

/**
 * Returns whether this key opens the inbox. Without the setting there is no inbox, because it shows
 * everyone's email.
 */
export function canOpenInbox(key: string): boolean {
  const expected = env().INBOX_KEY;
  return expected !== undefined && equalText(key, expected);
}

/** Returns caught and captured emails, and captured publications, together, newest first. `to` is part of an address. */
export async function listInbox({
  to,
  limit = 100,
}: {
  to?: string;
  limit?: number;
}): Promise<InboxHeading[]> {
  const part = to?.trim().toLowerCase() || undefined;
  const all = await Promise.all([
    sinkHeadings(limit, part),
    capturedHeadings(limit, part),
    publicationHeadings(limit, part),
  ]);
  return all
    .flat()
    .sort((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id))
    .slice(0, limit);
}

export const readInboxMessage = (id: string): Promise<InboxMessage | undefined> =>
  isSinkId(id) ? sinkMessage(id) : isPublicationId(id) ? publicationMessage(id) : capturedMessage(id);

/** Does the same as `listInbox`, with the emails' contents, for programs. */
export async function readInbox(filter: { to?: string; limit?: number }): Promise<InboxMessage[]> {
  const messages: InboxMessage[] = [];
  for (const { id } of await listInbox(filter)) {
    const message = await readInboxMessage(id);
    if (message) messages.push(message);
  }
  return messages;
}
