import { z } from "zod";
import { operationById } from "@/lib/api/registry/registry";
import type { EventDetail } from "@/lib/modules/shows/events/schema";
import { invalid, type Problem } from "@/lib/operation/problem";
import { refusal } from "../toolkit/answers";
import { defineTool } from "../toolkit/define-tool";
import { runOperation } from "../toolkit/run-operation";
import { DETAIL } from "../toolkit/schema";
import type { NextCall } from "../toolkit/types";
import { LiveStageSchema, lookAtStage, pictureOfStage, presentLive, readLiveStage } from "./live-stage";

const NAME = "get_event_status";

type Detail = z.infer<typeof EventDetail>;
const LOOK = { enum: ["show", "stage", "image"], default: "show" } as const;

export const getEventStatusTool = defineTool({
  name: NAME,
  title: "Get a show's status",
  description:
    "Returns what you need to decide what to do next with one show: state, start, links, registrations, guests and whether their links are in use (accepted false: proposed by the brief), whether the run of show is written, and (with studio:read) who is on air. look=stage returns only the stage: a text drawing, scene and its time, slide, poll, who has stage control; look=image adds a PNG. detail=full adds the settings. Use it before changing a show, and to poll a plan. Don't use it to find shows (list_events) or attendees (search_registrations).",
  operations: ["getEvent"],
  input: z.object({ slug: z.string() }),
  inputExtra: { detail: DETAIL, look: LOOK },
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
    live: LiveStageSchema.nullable(),
  }),
  next: nextOf,
  run: async (agent, { detail, look, ...args }) => {
    const wrong = checkLook(look);
    if (wrong) return refusal(agent, wrong);
    const event = await runOperation(agent, operationById("getEvent"), args, { tool: NAME });
    if ("error" in event) return event;
    const { event: show, sessions } = event.data as Detail;
    const studio = await readLiveStage(agent, show.slug, NAME);
    const looks = studio !== null && (look === "stage" || look === "image");
    const live = looks ? await lookAtStage(agent, studio, NAME) : presentLive(studio);
    const { slug, title, state } = show;
    const data =
      look === undefined || look === "show" ? statusOf(event.data as Detail) : { slug, title, state };
    const answer = {
      ...event,
      data: { ...data, live, ...(detail === "full" ? { event: show, sessions } : {}) },
    };
    return looks && look === "image" ? { ...answer, picture: await pictureOfStage(studio) } : answer;
  },
});

const checkLook = (look: unknown): Problem | null =>
  look === undefined || (LOOK.enum as readonly unknown[]).includes(look)
    ? null
    : invalid({ look: "not_allowed" }, `look must be one of ${LOOK.enum.join(", ")}.`);

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

interface Status {
  slug: string;
  state: string;
  guests?: unknown[];
  plan?: { status: string };
  live: { on_air: boolean } | null;
}

/** The most useful next calls in this state. */
function nextOf({ slug, state, guests, plan, live }: Status): NextCall[] {
  if (live?.on_air) return [{ tool: "run_studio_command", arguments: { slug, dry_run: true } }];
  if (plan?.status === "generating") return [{ tool: "get_event_status", arguments: { slug } }];
  return [
    ...(state === "draft" ? ["getEventReadiness", "publishEvent"].map(aboutShow(slug)) : []),
    ...(guests?.length === 0 ? [{ tool: "add_guest", arguments: { slug } }] : []),
    { tool: "search_registrations", arguments: { slug } },
    { tool: "update_event", arguments: { slug } },
  ];
}

const aboutShow =
  (slug: string) =>
  (tool: string): NextCall => ({ tool, arguments: { slug } });
