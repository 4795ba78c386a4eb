import { z } from "zod";
import { operationById } from "@/lib/api/registry";
import { EVENT_STATES, type EventSummary } from "@/lib/modules/events/schema";
import { mapData, pick } from "../answers";
import { defineTool } from "../define-tool";
import { runOperation } from "../run-operation";
import { DETAIL } from "../schema";

const SHORT = ["slug", "title", "state", "starts_at", "registrations", "guest_count", "client_id"] as const;

export const listEventsTool = defineTool({
  name: "list_events",
  title: "Find shows",
  description:
    "Lists the shows of this workspace, newest first, with registration counts. Filter by state, by a part of the title (q), by customer or by start. Page with the cursor of meta.next_cursor. Do not use it for one show whose slug you know: get_event_status says more.",
  operations: ["listEvents"],
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
  inputExtra: { detail: DETAIL },
  output: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      state: z.enum(EVENT_STATES),
      starts_at: z.string().nullable(),
      registrations: z.int(),
      guest_count: z.int(),
      client_id: z.string(),
    }),
  ),
  run: async (agent, { detail, ...args }) => {
    const answer = await runOperation(agent, operationById("listEvents"), args, { tool: "list_events" });
    return detail === "full"
      ? answer
      : mapData(answer, (events: EventSummary[]) => events.map((event) => pick(event, SHORT)));
  },
});
