import type { Ctx } from "@/lib/operation/ctx";
import { literalLike } from "@/lib/platform/database/literal-like";
import type { Person } from "../find-person";
import { ERASED_ADDRESS } from "./erased-address";
import { type ErasedIds, idsInJson } from "./erased-ids";

interface Row extends Record<string, unknown> {
  id: string;
  body: string;
}

/** Blanks a person in stored webhook events. An endpoint that gets one on a retry sees only their ID. */
export async function eraseWebhookEvents(
  ctx: Ctx,
  { registrations, guests }: Person,
  erased: ErasedIds,
): Promise<number> {
  const people = new Set([...registrations, ...guests].map(({ id }) => id));
  const ids: Ids = { id: people, deal_id: new Set(erased.deals), call_id: new Set(erased.calls) };
  const said = [...people, ...idsInJson(erased)];
  if (said.length === 0) return 0;
  const rows = await ctx.sql<Row>(
    "person_webhook_events",
    `SELECT id, body FROM webhook_event WHERE workspace_id = $1 AND environment = $2::"Environment"
       AND body LIKE ANY ($3::text[]) FOR UPDATE`,
    [ctx.workspaceId, ctx.environment, said.map((words) => `%${literalLike(words)}%`)],
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

/** IDs by the member of an object that has them. */
type Ids = Record<"id" | "deal_id" | "call_id", ReadonlySet<unknown>>;

/** Returns a copy without the identifying fields of each object that has one of these IDs. */
function blanked(value: unknown, ids: Ids): unknown {
  if (Array.isArray(value)) return value.map((item) => blanked(item, ids));
  if (typeof value !== "object" || value === null) return value;
  const members = value as Record<string, unknown>;
  const isAbout = Object.entries(ids).some(([name, known]) => known.has(members[name]));
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => [
      name,
      isAbout && name in BLANK ? BLANK[name] : blanked(member, ids),
    ]),
  );
}
