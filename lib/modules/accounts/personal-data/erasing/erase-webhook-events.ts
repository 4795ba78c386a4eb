import { dealIdsOfPerson } from "@/lib/modules/calls/deals";
import type { Ctx } from "@/lib/operation/ctx";
import type { Person } from "../find-person";
import { ERASED_ADDRESS } from "./erased-address";

interface Row extends Record<string, unknown> {
  id: string;
  body: string;
}

/** Blanks a person in stored webhook events. An endpoint that gets one on a retry sees only their ID. */
export async function eraseWebhookEvents(
  ctx: Ctx,
  { emailNormal, registrations, guests }: Person,
): Promise<number> {
  const deals = await dealIdsOfPerson(ctx, emailNormal);
  const ids = new Set([...registrations.map(({ id }) => id), ...guests.map(({ id }) => id), ...deals]);
  if (ids.size === 0) return 0;
  const rows = await ctx.sql<Row>(
    "person_webhook_events",
    `SELECT id, body FROM webhook_event WHERE workspace_id = $1 AND environment = $2::"Environment"
       AND body LIKE ANY ($3::text[]) FOR UPDATE`,
    [ctx.workspaceId, ctx.environment, [...ids].map((id) => `%${id}%`)],
  );
  for (const { id, body } of rows)
    await ctx.sql("person_webhook_event", "UPDATE webhook_event SET body = $2 WHERE id = $1", [
      id,
      JSON.stringify(blanked(JSON.parse(body), ids)),
    ]);
  return rows.length;
}

const BLANK: Record<string, unknown> = {
  name: "",
  email: ERASED_ADDRESS,
  title: "",
  company: "",
  time_zone: null,
  utm: {},
  referrer: null,
  accepted_by: "",
};

/** Returns a copy without the identifying fields of each object that has one of these IDs. */
function blanked(value: unknown, ids: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => blanked(item, ids));
  if (typeof value !== "object" || value === null) return value;
  const { id, deal_id } = value as { id?: unknown; deal_id?: unknown };
  const isAbout = [id, deal_id].some((one) => typeof one === "string" && ids.has(one));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      isAbout && name in BLANK ? BLANK[name] : blanked(member, ids),
    ]),
  );
}
