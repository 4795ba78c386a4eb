import type { Ctx } from "@/lib/operation/ctx";

type Sql = Pick<Ctx, "sql">;

/**
 * The room watch polls every five seconds. After this long without a response, the room server counts as
 * unreachable.
 */
const SILENT_SECONDS = 20;

/** Records, for all processes, that the room server has responded. */
export const noteRoomContact = ({ sql }: Sql): Promise<unknown> =>
  sql(
    "room_contact_note",
    "INSERT INTO room_contact (id, reached_at) VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET reached_at = now()",
  );

/** Returns whether the room server has responded recently. Presence is only known from its reports. */
export async function isRoomReachable({ sql }: Sql): Promise<boolean> {
  const [row] = await sql<{ reachable: boolean }>(
    "room_contact_read",
    "SELECT reached_at > now() - make_interval(secs => $1) AS reachable FROM room_contact",
    [SILENT_SECONDS],
  );
  // No process has started watching yet.
  return row?.reachable ?? true;
}
