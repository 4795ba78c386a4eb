import { contract, operation } from "@/lib/operation/operation";
import { analyticsExample, exampleSlug, exportExample } from "./examples-schema";
import { AnalyticsQuery, AnalyticsSchema, ExportInput, ExportSchema, ShowParams } from "./schema";

export const analyticsContract = contract({
  getEventAnalytics: operation({
    http: "GET /events/{slug}/analytics",
    prefix: "both",
    tag: "Analytics",
    summary: "Get analytics and retention",
    description:
      "Registrations, watch time minute by minute, and what people did. `attendees` are sorted by watch time and paged with `limit` and `cursor`; later pages contain only `attendees`, as of the first page's `as_of`. People are attendees: hosts, crew, guests, bots and programs don't count, nor do rehearsals. Watching over HTTP counts like watching in the room; the replay is counted separately. Late reports of people joining and leaving still change the numbers, which are rounded to a tenth.",
    scope: "analytics:read",
    effect: "read",
    params: ShowParams,
    query: AnalyticsQuery,
    output: AnalyticsSchema,
    errors: ["not_found"],
    mcp: { omits: ["retention"] },
    examples: [
      { summary: "The numbers and first attendees", input: { slug: exampleSlug }, output: analyticsExample },
    ],
  }),
  exportAnalytics: operation({
    http: "POST /events/{slug}/analytics/export",
    prefix: "v1",
    tag: "Analytics",
    summary: "Export raw analytics as NDJSON or CSV",
    description:
      "Returns a URL, valid for 15 minutes without a key, to download the events behind the numbers: registrations, connections of attendees, poll votes, questions, reactions, clicks, times of chat messages, what was on stage, playbacks of the replay and survey answers. Texts of messages and questions aren't included. The file is created when you download it.",
    scope: "analytics:read",
    effect: "write",
    params: ShowParams,
    body: ExportInput,
    output: ExportSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "One event per line",
        input: { slug: exampleSlug, format: "ndjson" },
        output: exportExample,
      },
    ],
  }),
});
