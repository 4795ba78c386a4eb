import type { Guest } from "@/lib/generated/prisma/client";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import { iso } from "@/lib/platform/runtime/clock";
import { signedLocalUrl } from "@/lib/providers/storage";
import type { promoKitContract } from "../contract";
import { requirePeople } from "../require-people";
import { kitKey } from "./bundle-key";
import { bundledItems } from "./bundled-items";
import { kitMessage } from "./kit-message";

type Operation = typeof promoKitContract.createPromoKitBundle;

const LINK_SECONDS = 15 * 60;

export async function createPromoKitBundle(
  ctx: Ctx,
  { slug, person_id, include }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  const event = await findEvent(ctx, slug);
  const personId = person_id ?? null;
  if (personId !== null) await requirePeople(ctx, event, [personId], "person_id");
  const items = await bundledItems(ctx, event, { personId, include });
  if (items.length === 0)
    throw stateConflict("draft", "There is nothing in it. Approve some items first, or include all.");
  const guest = personId && (await findGuest(ctx, personId));
  const approved = items.filter(({ item }) => item.state === "approved");
  const message = guest && approved.length > 0 ? kitMessage(ctx, event, guest, approved) : null;
  ctx.record({
    ...{ subjectType: "promo_kit", subjectId: slug },
    after: { bundle: include, person: personId, items: items.length },
  });
  const { workspaceId, environment } = ctx;
  const key = kitKey({ workspaceId, environment, include, eventId: event.id, personId });
  const { url, expiresAt } = signedLocalUrl(key, {
    expiresSeconds: LINK_SECONDS,
    name: `promo-kit-${slug}.zip`,
    contentType: "application/zip",
  });
  return { url, expires_at: iso(expiresAt), items: items.length, message };
}

const findGuest = (ctx: Ctx, id: string): Promise<Guest | null> => ctx.db.guest.findUnique({ where: { id } });
