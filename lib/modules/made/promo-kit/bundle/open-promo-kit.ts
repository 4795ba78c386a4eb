import { Readable } from "node:stream";
import type { Event } from "@/lib/generated/prisma/client";
import { atMost } from "@/lib/operation/at-most";
import { db, sql } from "@/lib/platform/database/db";
import { tidyFileName } from "@/lib/platform/text/content-disposition";
import { writeZip, type ZipEntry } from "@/lib/platform/zip/write-zip";
import { storageProvider } from "@/lib/providers/storage";
import { readKitKey } from "./bundle-key";
import { type BundledItem, bundledItems } from "./bundled-items";

const limited = atMost("promo-kits", 3);

/**
 * Opens the ZIP file of a signed key, written while it is read. Undefined if its show no longer exists.
 * @throws `service_unavailable` while too many are being written
 */
export async function openPromoKit(key: string): Promise<{ open: () => Readable } | undefined> {
  const asked = readKitKey(key);
  if (!asked) return undefined;
  const event = await db().event.findUnique({ where: { id: asked.eventId } });
  if (event?.workspaceId !== asked.workspaceId || event.environment !== asked.environment) return undefined;
  const entries = await entriesOf(event, await bundledItems({ db: db() }, event, asked));
  return { open: () => limited(() => writeZip(entries)) };
}

async function entriesOf(event: Event, items: readonly BundledItem[]): Promise<ZipEntry[]> {
  const keys = await keysOf(items.flatMap(({ fileId }) => fileId ?? []));
  const folders = foldersOf(items);
  return items.flatMap(({ personId, name, fileId, text, item }): ZipEntry[] => {
    const entry = { name: `${folders.get(personId)}/${event.slug}-${name}`, mtime: item.updatedAt };
    if (fileId === null)
      return [{ ...entry, isCompressed: false, open: () => Readable.from([Buffer.from(`${text ?? ""}\n`)]) }];
    const key = keys.get(fileId);
    return key === undefined
      ? []
      : [{ ...entry, isCompressed: true, open: () => storageProvider().open(key) }];
  });
}

/** Names of folders, one for each person, as any system can unpack them. */
function foldersOf(items: readonly BundledItem[]): Map<string, string> {
  const folders = new Map<string, string>();
  const taken = new Set<string>();
  for (const { personId, person } of items) {
    if (folders.has(personId)) continue;
    const plain = folderName(person);
    let folder = plain;
    for (let count = 2; taken.has(folder.toLowerCase()); count += 1) folder = `${plain} ${count}`;
    taken.add(folder.toLowerCase());
    folders.set(personId, folder);
  }
  return folders;
}

/** Names of devices on Windows, which no folder may have. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

const folderName = (person: string): string =>
  [...tidyFileName(person)]
    .slice(0, 60)
    .join("")
    .replace(/[.\s]+$/, "")
    .replace(DEVICE, "$&_");

async function keysOf(fileIds: readonly string[]): Promise<Map<string, string>> {
  if (fileIds.length === 0) return new Map();
  const rows = await sql<{ id: string; key: string }>(
    "promo_kit_file_keys",
    "SELECT id, key FROM file WHERE id = ANY ($1::text[]) AND state = 'stored'",
    [fileIds],
  );
  return new Map(rows.map(({ id, key }) => [id, key]));
}
