import { z } from "zod";
import { operationById } from "@/lib/api/registry/registry";
import type { FeedSchema } from "@/lib/modules/stage/live-feed/schema";
import { drawStage } from "@/lib/modules/stage/stage-state";
import type { LeaseSchema } from "@/lib/modules/studio/stage-control/schema";
import type { StudioSchema } from "@/lib/modules/studio/studio/schema";
import { type StageState, stageText } from "@/lib/stage";
import { runOperation } from "../toolkit/run-operation";
import type { Agent } from "../toolkit/types";

type Studio = z.infer<typeof StudioSchema>;

/** The stage as agents see it. */
export const LiveStageSchema = z.object({
  on_air: z.boolean().describe("Commands work now."),
  phase: z.string(),
  host_present: z.boolean(),
  viewers: z.int(),
  people: z.array(z.object({ identity: z.string(), name: z.string(), place: z.string() })),
  layout: z.string(),
  /** With `look`, together with scene, slide, poll and hands: the tool list has no room for all their schemas. */
  drawing: z.string().optional(),
});
type LiveStage = z.infer<typeof LiveStageSchema>;

/** Who is there and whether commands work; null without the scope, or if the show doesn't exist. */
export async function readLiveStage(agent: Agent, slug: string, tool: string): Promise<Studio | null> {
  if (!agent.principal.scopes.has("studio:read")) return null;
  const answer = await runOperation(agent, operationById("getStudio"), { slug }, { tool });
  return "error" in answer ? null : (answer.data as Studio);
}

export const presentLive = (studio: Studio | null): LiveStage | null =>
  studio && {
    on_air: studio.live,
    phase: studio.phase,
    host_present: studio.host_present,
    viewers: studio.viewers,
    people: studio.people.map(({ identity, name, place, muted }) => ({ identity, name, place, muted })),
    layout: studio.stage.layout,
  };

/** The same, with everything needed to control the show. */
export async function lookAtStage(agent: Agent, studio: Studio, tool: string) {
  const { slug, stage, server_time } = studio;
  const lease = await runOperation(agent, operationById("getStudioLease"), { slug }, { tool });
  const { hands, until, proposals } = ("error" in lease ? {} : lease.data) as Partial<
    z.infer<typeof LeaseSchema>
  >;
  return {
    ...presentLive(studio),
    drawing: stageText(stage, server_time),
    scene: sceneOf(stage, server_time),
    slide: stage.deck.visible ? { page: stage.deck.page, of: stage.deck.page_count } : undefined,
    poll: stage.poll ? { ...stage.poll, ...(await votesOf(agent, studio, tool)) } : undefined,
    hands: { hands, until, proposals },
    stage_version: studio.stage_version,
  };
}

function sceneOf(stage: StageState, now: string) {
  const scene = stage.scenes[stage.scene_index];
  if (!scene) return undefined;
  const since = stage.scene_started_at && Date.parse(now) - Date.parse(stage.scene_started_at);
  return {
    number: stage.scene_index + 1,
    of: stage.scenes.length,
    title: scene.title,
    elapsed_sec: since ? Math.max(0, Math.round(since / 1000)) : null,
    planned_sec: scene.duration_sec,
    next: stage.scenes[stage.scene_index + 1]?.title ?? null,
  };
}

async function votesOf(agent: Agent, { slug, stage }: Studio, tool: string) {
  const feed = await runOperation(
    agent,
    operationById("getFeed"),
    { slug, stream: "desk_feed", limit: 200 },
    { tool },
  );
  if ("error" in feed) return {};
  const { messages } = feed.data as z.infer<typeof FeedSchema>;
  const counted = messages.findLast(
    (message) => message.type === "poll_counts" && message.poll_id === stage.poll?.id,
  );
  return counted?.type === "poll_counts" ? { counts: counted.counts, voters: counted.voters } : {};
}

/** A picture of the stage, for agents that look. */
export const pictureOfStage = async ({ stage, server_time }: Studio): Promise<string> =>
  (await drawStage(stage, server_time)).toString("base64");
