import { z } from "zod";
import { exampleSummary } from "@/lib/modules/shows/events/examples-schema";
import { listQuery, looseText } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import { CreateShowroomInput, RunExampleInput, ShowroomAnswer, ShowroomSchema } from "./schema";

const showroom = {
  slug: exampleSummary.slug,
  title: exampleSummary.title,
  dry_run: false,
  segments: ["Welcome", "Looping", "Music", "Limits", "Your questions", "Key takeaways"],
  links: exampleSummary.links,
  state: "published",
  environment: "test",
  client_id: exampleSummary.client_id,
  starts_at: exampleSummary.starts_at,
  ends_at: exampleSummary.ends_at,
  duration_min: exampleSummary.duration_min,
  timezone: exampleSummary.timezone,
  language: exampleSummary.language,
  plan: { status: "generating" },
  created_at: exampleSummary.created_at,
};

const client = {
  id: exampleSummary.client_id,
  name: "Northwind",
  external_id: "crm-42",
  environment: "test",
  status: "active",
  plan_code: "standard",
  metadata: {},
  created_at: exampleSummary.created_at,
  updated_at: exampleSummary.updated_at,
};

const plan = {
  credits: 1,
  kind: "plan",
  when: (input: { generate_show_plan: boolean }) => input.generate_show_plan,
  condition: "when a run of show is generated",
};

export const showroomsContract = contract({
  listShowrooms: operation({
    http: "GET /showrooms",
    prefix: "v1",
    tag: "Showrooms",
    summary: "List showrooms",
    description:
      "Newest first; every event is a showroom. `client_id` accepts a client's id or your own id for it. Keys without `events:write` get the studio link without its key.",
    scope: "events:read",
    effect: "read",
    query: z.strictObject({
      ...listQuery(["created_at", "updated_at", "title"]),
      client_id: looseText(160).min(1, "too_short").optional(),
    }),
    output: list(ShowroomSchema),
    examples: [{ summary: "One client's showrooms", input: { client_id: "crm-42" }, output: [showroom] }],
  }),
  createShowroom: operation({
    http: "POST /showrooms",
    prefix: "v1",
    tag: "Showrooms",
    summary: "Create a showroom: a live show with studio and signup page",
    description:
      "Creates a show that is open right away, with a studio, a signup page, a viewer link and a legacy receive-only link. It starts with a basic run of show; `plan.outline` says how the brief was understood. The generated run of show replaces it shortly after (`plan.ready`). `generate_show_plan: false` skips both and costs no build credit. Without a client, it belongs to the default client; an unknown `external_client_id` creates the client. `duration_min` or `ends_at` sets the length; without either, the brief decides, otherwise it is an hour.",
    scope: "events:write",
    effect: "write",
    body: CreateShowroomInput,
    output: ShowroomAnswer,
    status: 201,
    cost: plan,
    errors: ["client_inactive", "cost_credit_exhausted"],
    examples: [
      {
        summary: "A show with one guest",
        input: {
          title: exampleSummary.title,
          brief: "Ada Lovelace on analytical engines: looping, music, limits.",
          starts_at: "2027-03-02T17:00:00Z",
          duration_min: 60,
          timezone: "Europe/London",
          language: "en",
          host: { name: "Mary Somerville", title: "Editor" },
          guests: [{ name: "Ada Lovelace", company: "Analytical Engines", pronouns: "she/her" }],
          brand: { accent: "#0f766e" },
        },
        output: { showroom, client },
      },
    ],
  }),
  runExample: operation({
    http: "POST /examples/run",
    prefix: "v1",
    tag: "Showrooms",
    summary: "Run the example",
    description:
      "Creates a real showroom as createShowroom does, from an example brief unless you send one; with `dry_run`, nothing is saved.",
    scope: "events:write",
    effect: "write",
    body: RunExampleInput,
    output: ShowroomAnswer,
    status: 201,
    cost: plan,
    errors: ["client_inactive", "cost_credit_exhausted"],
    examples: [{ summary: "The example", input: { example: "showroom" }, output: { showroom, client } }],
  }),
});
