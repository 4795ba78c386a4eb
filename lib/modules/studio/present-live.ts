import type { OutputOf } from "@/lib/api/operation";
import type { Event, ShowSession } from "@/lib/generated/prisma/client";
import { iso } from "@/lib/platform/clock";
import type { StageState } from "@/lib/stage";
import type { studioContract } from "./contract";
import { presentSession } from "./open-session";

export const presentLive = (
  event: Event,
  state: StageState,
  session: ShowSession | null,
): OutputOf<typeof studioContract.goLive> => ({
  slug: event.slug,
  phase: state.phase,
  started_at: state.started_at,
  ended_at: state.ended_at,
  session: session && presentSession(session),
  state_version: state.version,
  server_time: iso(new Date()),
});
