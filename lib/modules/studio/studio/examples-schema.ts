import { catalogEntries, initialState } from "@/lib/stage";

const at = "2026-11-21T16:02:05.000Z";

const person = {
  identity: "host-2f6c1d9e8a7b4c30",
  role: "host" as const,
  name: "Ana",
  title: "Founder",
  guest_id: null,
  place: "stage" as const,
  connected: true,
  muted: false,
  joined_at: "2026-11-21T15:50:00.000Z",
  recording: null,
};

const command = {
  id: "cmd_01kaj3v9x2m8q4t6w0y5z7b1cd",
  state: "accepted" as const,
  action: "set_layout",
  command: { action: "set_layout", layout: "grid" },
  version: 8,
  source: "api" as const,
  actor: { type: "key", name: "CI" },
  mine: true,
  undoable: true,
  error: null,
  created_at: at,
  acknowledged_at: null,
};

/** The response to a command for the layout `grid`. */
export const commandExample = {
  command,
  commands: [command],
  applied: [command.command],
  reading: null,
  state_version: command.version,
  room: "reached" as const,
  acknowledged: false,
  warnings: [],
  proposal: null,
};

/** A show on air, with one entry of the catalog instead of all. */
export const studioExample = {
  slug: "launch-day-x7k2m9",
  live: true,
  host_present: true,
  room_reachable: true,
  phase: "live" as const,
  started_at: "2026-11-21T16:00:00.000Z",
  ended_at: null,
  session_id: "ses_01kaj3v9x2m8q4t6w0y5z7b1cd",
  rehearsal: {
    session_id: "ses_01kah8x9x2m8q4t6w0y5z7b1ce",
    started_at: "2026-11-20T16:00:00.000Z",
    ended_at: "2026-11-20T16:41:00.000Z",
    parts: [{ segment_id: "seg_1", title: "Welcome", planned_sec: 180, actual_sec: 204 }],
  },
  people: [person],
  viewers: 42,
  stage_version: 7,
  stage_epoch: 1_795_264_500_000,
  stage: {
    ...initialState({
      stage: [{ identity: person.identity, name: "Ana", title: "Founder", kind: "host", muted: false }],
    }),
    version: 7,
    title: "Launch day",
    phase: "live" as const,
    started_at: "2026-11-21T16:00:00.000Z",
  },
  commands: catalogEntries().filter(({ name }) => name === "set_layout"),
  server_time: at,
};
