import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { roomServer } from "@/lib/providers/room";
import type { technicalChecksContract } from "./contract";
import { ownGuest } from "./own-guest";

const CONNECT_MS = 60_000;

/**
 * Returns two tickets for a room with no other access. What one end sends, the other receives through the
 * room server.
 */
export async function openCheckRoom(
  ctx: Ctx,
  { slug }: InputOf<typeof technicalChecksContract.openCheckRoom>,
): Promise<OutputOf<typeof technicalChecksContract.openCheckRoom>> {
  const { guest } = await ownGuest(ctx, slug);
  const name = ctx.newId("check");
  const provider = roomServer();
  const [sender, receiver] = ctx.dryRun
    ? ["", ""]
    : await Promise.all([provider.checkToken(name, "sender"), provider.checkToken(name, "receiver")]);
  ctx.record({ subjectType: "guest", subjectId: guest.id, after: { check_room: name } });
  const expiresAt = new Date(databaseNow().getTime() + CONNECT_MS).toISOString();
  return { url: provider.url, sender, receiver, expires_at: expiresAt };
}
