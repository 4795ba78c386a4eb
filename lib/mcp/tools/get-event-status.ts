import { z } from "zod";
import { operationById } from "@/lib/api/registry/registry";
import type { EventDetail } from "@/lib/modules/events/schema";
import type { StudioSchema } from "@/lib/modules/studio/schema";
import { mapData } from "../toolkit/answers";
import { defineTool } from "../toolkit/define-tool";
import { runOperation } from "../toolkit/run-operation";
import { DETAIL } from "../toolkit/schema";
import type { NextCall, ToolAnswer } from "../toolkit/types";

type Detail = z.infer<typeof EventDetail>;
type Studio = z.infer<typeof StudioSchema>;

const Live = z.object({
  on_air: z.boolean().describe("Commands are taken now."),
  phase: z.string(),
  host_present: z.boolean(),
  viewers: z.int(),
  people: z.array(z.object({ identity: z.string(), name: z.string(), place: z.string() })),
  layout: z.string(),
});

export const getEventStatusTool = defineTool({
  name: "get_event_status",
  title: "Get where a show stands",
  description:
    "Says everything needed to decide what to do next with one show: state, start, links, registrations by state, guests and whether their links are in use (accepted false: only the brief names them), whether the run of show is written, and (with studio:read) who is on air. detail=full adds the whole configuration and run of show. Use it before changing a show and to poll a plan. Do not use it to look for shows (list_events) or to list attendees (search_registrations).",
  operations: ["getEvent"],
  input: z.object({ slug: z.string() }),
  inputExtra: { detail: DETAIL },
  output: z.object({
    slug: z.string(),
    title: z.string(),
    state: z.string(),
    starts_at: z.string().nullable(),
    timezone: z.string(),
    version: z.int(),
    registrations: z.record(z.string(), z.int()),
    guests: z.array(
      z.object({
        guest_id: z.string(),
        name: z.string(),
        accepted: z.boolean(),
        backstage_link: z.string(),
      }),
    ),
    plan: z.object({ status: z.string(), segments: z.array(z.string()), note: z.string().nullable() }),
    links: z.record(z.string(), z.string()),
    live: Live.nullable(),
  }),
  next: nextOf,
  run: async (agent, { detail, ...args }) => {
    const controls = { tool: "get_event_status" };
    const event = await runOperation(agent, operationById("getEvent"), args, controls);
    const studio =
      !("error" in event) && agent.principal.scopes.has("studio:read")
        ? await runOperation(agent, operationById("getStudio"), { slug: args.slug }, controls)
        : undefined;
    return mapData(event, (data: Detail) => ({
      ...statusOf(data),
      live: liveOf(studio),
      ...(detail === "full" ? { event: data.event, sessions: data.sessions } : {}),
    }));
  },
});

function statusOf({ event }: Detail) {
  const { slug, title, state, starts_at, timezone, version, plan } = event;
  const { guest_link: _older, ...links } = event.links;
  return {
    slug,
    title,
    state,
    starts_at,
    timezone,
    version,
    registrations: event.registrations_by_state,
    guests: event.guests.map((guest) => ({
      guest_id: guest.id,
      name: guest.name,
      accepted: guest.accepted,
      backstage_link: guest.access,
    })),
    plan: { status: plan.status, segments: plan.segments.map((segment) => segment.title), note: plan.note },
    links,
  };
}

function liveOf(answer: ToolAnswer | undefined): z.infer<typeof Live> | null {
  if (!answer || "error" in answer) return null;
  const studio = answer.data as Studio;
  return {
    on_air: studio.live,
    phase: studio.phase,
    host_present: studio.host_present,
    viewers: studio.viewers,
    people: studio.people.map(({ identity, name, place }) => ({ identity, name, place })),
    layout: studio.stage.layout,
  };
}

interface Status {
  slug: string;
  guests: unknown[];
  plan: { status: string };
  live: { on_air: boolean } | null;
}

/** What the state asks for first. */
function nextOf({ slug, guests, plan, live }: Status): NextCall[] {
  if (live?.on_air) return [{ tool: "run_studio_command", arguments: { slug, dry_run: true } }];
  if (plan.status === "drafting") return [{ tool: "get_event_status", arguments: { slug } }];
  return [
    ...(guests.length === 0 ? [{ tool: "add_guest", arguments: { slug } }] : []),
    { tool: "search_registrations", arguments: { slug } },
    { tool: "update_event", arguments: { slug } },
  ];
}
