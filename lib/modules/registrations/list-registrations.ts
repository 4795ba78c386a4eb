import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { literalLike } from "@/lib/platform/database/literal-like";
import { findEvent } from "../event-record";
import { presentFor } from "../registration-record";
import type { registrationsContract } from "./contract";

const COLUMNS = { created_at: "createdAt", updated_at: "updatedAt", name: "name", email: "email" };

export async function listRegistrations(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof registrationsContract.listRegistrations>,
): Promise<OutputOf<typeof registrationsContract.listRegistrations>> {
  const event = await findEvent(ctx, slug);
  const contains = { contains: literalLike(input.q ?? ""), mode: "insensitive" as const };
  const filter = {
    eventId: event.id,
    removedAt: null,
    ...(input.state ? { state: input.state } : {}),
    ...(input.source !== undefined ? { source: input.source } : {}),
    ...(input.marketing_consent !== undefined ? { marketingConsent: input.marketing_consent } : {}),
    ...(input.q ? { OR: [{ name: contains }, { email: contains }] } : {}),
  };
  return readPage(
    ctx,
    { ...input, event_id: event.id },
    COLUMNS,
    ({ where, ...rest }) => ctx.db.registration.findMany({ where: { AND: [filter, where] }, ...rest }),
    (row) => presentFor(ctx, slug, row),
  );
}
