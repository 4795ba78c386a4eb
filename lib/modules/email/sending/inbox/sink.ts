import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { z } from "zod";
import { env } from "@/lib/platform/runtime/env";
import type { InboxHeading, InboxMessage } from "./inbox-message";
import { kindsOf } from "./kinds-of";
import { linksOf } from "./links-of";

const Entry = z.object({
  id: z.string(),
  received_at: z.iso.datetime(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
});

const ID = /^\d{14}-[0-9a-f]{12}$/;

export const isSinkId = (id: string): boolean => ID.test(id);

/** Returns headings of the emails on the catch-all mail server, newest first. Its IDs sort by time. */
export async function sinkHeadings(limit: number, to?: string): Promise<InboxHeading[]> {
  const folder = env().INBOX_DIR;
  if (!folder) return [];
  const names = await readdir(folder).catch(() => []);
  const ids = names.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -".json".length));
  const headings: InboxHeading[] = [];
  for (const id of ids.filter(isSinkId).sort().reverse()) {
    if (headings.length >= limit) break;
    const entry = await readEntry(folder, id);
    if (!entry || (to && !entry.to.some((address) => address.toLowerCase().includes(to)))) continue;
    const { received_at: at, subject } = entry;
    headings.push({ id, to: entry.to, subject, kind: "", state: "delivered", at });
  }
  return headings;
}

async function readEntry(folder: string, id: string): Promise<z.infer<typeof Entry> | undefined> {
  try {
    return Entry.parse(JSON.parse(await readFile(join(folder, `${id}.json`), "utf8")));
  } catch {
    return undefined;
  }
}

/** Returns one caught email, parsed. */
export async function sinkMessage(id: string): Promise<InboxMessage | undefined> {
  const folder = env().INBOX_DIR;
  if (!folder || !isSinkId(id)) return undefined;
  const [entry, raw] = await Promise.all([
    readEntry(folder, id),
    readFile(join(folder, `${id}.eml`)).catch(() => undefined),
  ]);
  if (!entry || !raw) return undefined;
  const mail = await PostalMime.parse(raw);
  const [html, text] = [mail.html ?? "", mail.text ?? ""];
  const kinds = await kindsOf([ownId(mail)]);
  return {
    id,
    to: entry.to,
    subject: mail.subject ?? "",
    kind: kinds.get(ownId(mail)) ?? "",
    state: "delivered",
    at: entry.received_at,
    from: mail.from ? `${mail.from.name ?? ""} <${mail.from.address ?? ""}>`.trim() : entry.from,
    text,
    html,
    calendar: calendarOf(mail),
    removed: false,
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    links: linksOf(html, text),
  };
}

/** Our Message-IDs contain the message's ID. */
const ownId = (mail: Email): string => /^<(msg_[0-9a-z]+)@/.exec(mail.messageId ?? "")?.[1] ?? "";

function calendarOf(mail: Email): string | null {
  const part = mail.attachments.find(({ mimeType }) => mimeType === "text/calendar");
  if (!part) return null;
  return typeof part.content === "string" ? part.content : new TextDecoder().decode(part.content);
}
