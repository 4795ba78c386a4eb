import type { Event, ShowSession } from "@/lib/generated/prisma/client";
import type { RoomOutcome } from "@/lib/modules/stage/broadcast/room-outcome-schema";
import type { OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import type { StageState } from "@/lib/stage";
import type { studioContract } from "../contract";
import { presentSession } from "./open-session";

export const presentLive = (
  event: Event,
  state: StageState,
  session: ShowSession | null,
  now: Date,
  room: RoomOutcome = "not_needed",
): OutputOf<typeof studioContract.goLive> => ({
  slug: event.slug,
  phase: state.phase,
  started_at: state.started_at,
  ended_at: state.ended_at,
  countdown_ends_at: state.countdown_ends_at,
  session: session && presentSession(session),
  state_version: state.version,
  server_time: iso(now),
  room,
});
