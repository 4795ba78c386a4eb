import { z } from "zod";
import { operationById } from "@/lib/api/registry/registry";
import type { CreateShowroomInput, ShowroomAnswer } from "@/lib/modules/shows/showrooms/schema";
import { mapData } from "../toolkit/answers";
import { defineTool } from "../toolkit/define-tool";
import { runOperation } from "../toolkit/run-operation";

type Input = z.input<typeof CreateShowroomInput>;

const Person = z.object({
  name: z.string(),
  title: z.string().optional(),
  company: z.string().optional(),
  email: z.string().optional(),
});

export const createShowroomTool = defineTool({
  name: "create_showroom",
  title: "Create a show",
  description:
    "Creates a live show that is open right away and returns its studio page, signup and viewer links. Writes a run of show from the brief in the background (poll get_job or get_event_status); set generate_show_plan to false to skip that and save the build credit. Set external_client_id to your own customer's id. Don't use it to change an existing show (update_event). To try it out, set dry_run.",
  operations: ["createShowroom"],
  input: z.object({
    title: z.string().max(120),
    brief: z.string().max(20_000).describe("For the run of show.").optional(),
    starts_at: z.string().describe("ISO 8601 with time zone. Omit for to be announced.").optional(),
    duration_min: z.int().min(1).max(1440).describe("Or send ends_at.").optional(),
    ends_at: z.string().optional(),
    timezone: z.string().describe("IANA name.").optional(),
    language: z.string().describe("BCP 47.").optional(),
    host: z.object({ name: z.string(), title: z.string().optional() }).optional(),
    external_client_id: z.string().max(160).optional(),
    generate_show_plan: z.boolean().default(true),
    guests: z.array(Person).max(50).optional(),
  } satisfies Partial<Record<keyof Input, z.ZodType>>),
  output: z.object({
    slug: z.string().describe("Identifies the show in all other tools."),
    title: z.string(),
    state: z.string(),
    starts_at: z.string().nullable(),
    plan_status: z.string(),
    segments: z.array(z.string()),
    links: z.object({ studio: z.string(), signup_page: z.string(), viewer_link: z.string() }),
    client_id: z.string(),
  }),
  next: ({ slug }: { slug: string }) => [{ tool: "get_event_status", arguments: { slug } }],
  run: async (agent, { idempotency_key, ...args }) => {
    const answer = await runOperation(agent, operationById("createShowroom"), args, {
      tool: "create_showroom",
      idempotencyKey: idempotency_key,
    });
    return mapData(answer, ({ showroom }: z.infer<typeof ShowroomAnswer>) => {
      const { slug, title, state, starts_at, segments, client_id, plan } = showroom;
      const { guest_link: _older, ...links } = showroom.links;
      return {
        slug,
        title,
        state,
        starts_at,
        plan_status: plan.status,
        segments,
        links,
        client_id,
      };
    });
  },
});
