import { z } from "zod";
import { EVENT_STATES, EventSummarySchema } from "@/lib/modules/shows/events/schema";
import { defineListTool } from "../toolkit/define-list-tool";

export const listEventsTool = defineListTool({
  name: "list_events",
  title: "Find shows",
  description:
    "Lists this workspace's shows, newest first, with registration counts. Filter by state, part of the title (q), client or start. Page with meta.next_cursor. Don't use it for one show whose slug you know: get_event_status returns more.",
  operation: "listEvents",
  input: z.object({
    q: z.string().max(100).describe("Part of the title.").optional(),
    state: z.enum(EVENT_STATES).optional(),
    client_id: z.string().describe("A client's id or your own id for it.").optional(),
    from: z.string().describe("Start at or after, ISO 8601.").optional(),
    to: z.string().describe("Start before, ISO 8601.").optional(),
    sort: z.enum(["created_at", "starts_at", "title", "updated_at"]).default("created_at"),
    order: z.enum(["asc", "desc"]).default("desc"),
    limit: z.int().min(1).max(50).default(20),
    cursor: z.string().optional(),
  }),
  next: ([first]: { slug: string }[]) =>
    first
      ? [{ tool: "get_event_status", arguments: { slug: first.slug } }]
      : [{ tool: "create_showroom", arguments: {} }],
  item: EventSummarySchema,
  short: ["slug", "title", "state", "starts_at", "registrations", "guest_count", "client_id"],
});
