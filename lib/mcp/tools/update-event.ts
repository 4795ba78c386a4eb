import { z } from "zod";
import { operationById } from "@/lib/api/registry/registry";
import { THEMES } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import type { EventAnswer, UpdateEventInput } from "@/lib/modules/shows/events/schema";
import { mapData } from "../toolkit/answers";
import { defineTool } from "../toolkit/define-tool";
import { runOperation } from "../toolkit/run-operation";
import { REASON } from "../toolkit/schema";

type Input = z.input<typeof UpdateEventInput>;

export const updateEventTool = defineTool({
  name: "update_event",
  title: "Change a show",
  description:
    "Changes only the fields you send; moving starts_at also moves ends_at. With expected_version (from get_event_status), the change is refused if someone else has changed the show since. For other fields (host, brand, reminders, plan, survey), use call_operation with updateEvent. Don't use it to add guests (add_guest) or to control a live show (run_studio_command).",
  operations: ["updateEvent"],
  input: z.object({
    slug: z.string(),
    title: z.string().max(120).optional(),
    brief: z.string().max(20_000).optional(),
    description: z.string().max(20_000).describe("For the signup page.").optional(),
    starts_at: z.string().nullable().describe("ISO 8601 with time zone. Null: to be announced.").optional(),
    ends_at: z.string().nullable().optional(),
    timezone: z.string().describe("IANA name.").optional(),
    language: z.string().describe("BCP 47.").optional(),
    theme: z.enum(THEMES).optional(),
    capacity: z.int().min(1).nullable().optional(),
    waitlist: z.boolean().optional(),
    expected_version: z.int().min(0).optional(),
  } satisfies Partial<Record<keyof Input | "slug" | "expected_version", z.ZodType>>),
  inputExtra: { reason: REASON },
  output: z.object({
    slug: z.string(),
    title: z.string(),
    state: z.string(),
    starts_at: z.string().nullable(),
    ends_at: z.string().nullable(),
    version: z.int(),
  }),
  next: ({ slug }: { slug: string }) => [{ tool: "get_event_status", arguments: { slug } }],
  run: async (agent, { idempotency_key, ...args }) => {
    const answer = await runOperation(agent, operationById("updateEvent"), args, {
      tool: "update_event",
      idempotencyKey: idempotency_key,
    });
    return mapData(answer, ({ event }: z.infer<typeof EventAnswer>) => {
      const { slug, title, state, starts_at, ends_at, version } = event;
      return { slug, title, state, starts_at, ends_at, version };
    });
  },
});
