import { databaseNow } from "@/lib/platform/database/database-clock";
import { db } from "@/lib/platform/database/db";
import { signedLocalUrl, storageProvider } from "@/lib/providers/storage";
import { kitKey } from "./bundle-key";
import { bundledItems } from "./bundled-items";
import { readSharedKit, TEASER } from "./shared-kit";

const LINK_SECONDS = 15 * 60;

/**
 * Returns where a link in a speaker's email leads: to one of their approved cards, their teaser, or all of it. Undefined if the
 * link is wrong or has expired, or if they aren't on the show any more.
 */
export async function openSharedKit(
  named: { eventId: string; personId: string },
  query: URLSearchParams,
): Promise<string | undefined> {
  const kit = readSharedKit(named, query, databaseNow());
  const event = kit && (await db().event.findUnique({ where: { id: kit.eventId } }));
  if (!kit || !event) return undefined;
  const workspace = await db().workspace.findUnique({ where: { id: event.workspaceId } });
  if (workspace?.status !== "active") return undefined;
  const { personId } = kit;
  const items = await bundledItems({ db: db() }, event, { personId, include: "approved" });
  const file = query.get("file");
  if (items.length === 0) return undefined;
  if (file !== null) {
    const found = items.find(({ item: { kind, variant } }) =>
      file === TEASER ? kind === "teaser" : kind === "card" && variant === file,
    );
    return found?.fileId ? linkTo(found.fileId) : undefined;
  }
  const { workspaceId, environment, id: eventId, slug } = event;
  const key = kitKey({ workspaceId, environment, include: "approved", eventId, personId });
  const options = { name: `promo-kit-${slug}.zip`, contentType: "application/zip" };
  return signedLocalUrl(key, { ...options, expiresSeconds: LINK_SECONDS }).url;
}

async function linkTo(fileId: string): Promise<string | undefined> {
  const file = await db().storedFile.findUnique({ where: { id: fileId } });
  if (file?.state !== "stored") return undefined;
  const { key, name, contentType } = file;
  const options = { method: "read", expiresSeconds: LINK_SECONDS, name, contentType } as const;
  return (await storageProvider().signedUrl(key, options)).url;
}
