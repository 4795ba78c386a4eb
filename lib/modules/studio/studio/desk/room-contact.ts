import type { Ctx } from "@/lib/operation/ctx";

type Sql = Pick<Ctx, "sql">;

/** The watch over the rooms asks every five seconds; after so long without an answer there is none to be had. */
const SILENT_SECONDS = 20;

/** Notes that the room server has answered, for all processes. */
export const noteRoomContact = ({ sql }: Sql): Promise<unknown> =>
  sql(
    "room_contact_note",
    "INSERT INTO room_contact (id, reached_at) VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET reached_at = now()",
  );

/** Whether the room server has answered lately: who is present is known by its reports alone. */
export async function isRoomReachable({ sql }: Sql): Promise<boolean> {
  const [row] = await sql<{ reachable: boolean }>(
    "room_contact_read",
    "SELECT reached_at > now() - make_interval(secs => $1) AS reachable FROM room_contact",
    [SILENT_SECONDS],
  );
  // Nobody watches: where no process has come up yet.
  return row?.reachable ?? true;
}
