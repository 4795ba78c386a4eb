import { initialState } from "@/lib/stage";

const commandAt = "2026-11-21T16:20:02.000Z";
const session_id = "ses_01kaj3v9x2m8q4t6w0y5z7b1cd";

export const commandEntry = {
  seq: 31,
  at: commandAt,
  session_id,
  offset_ms: 1_202_000,
  type: "set_layout",
  version: 24,
  command_id: "cmd_01kaj3v9x2m8q4t6w0y5z7b1cd",
  actor: { type: "key", id: "key_01kaj3v9x2m8q4t6w0y5z7b1cd" },
  source: "api",
  changed: ["/layout"],
  count: 1,
  body: { steps: [{ op: "set" as const, path: "/layout", value: "solo" }] },
  moment: null,
};

const identity = "host-2f6c1d9e8a7b4c30";

export const momentEntry = {
  ...commandEntry,
  moment: {
    at: "2026-11-21T16:20:05.000Z",
    session_id,
    offset_ms: 1_205_000,
    state: {
      ...initialState({
        title: "Launch day",
        stage: [{ identity, name: "Ana", title: "Founder", kind: "host" as const, muted: false }],
      }),
      version: commandEntry.version,
      phase: "live" as const,
      layout: "solo" as const,
      started_at: "2026-11-21T16:00:00.000Z",
    },
    picture: {
      aspect: "16:9",
      covered_by: null,
      tiles: [
        {
          x: 0,
          y: 0,
          width: 1,
          height: 1,
          kind: "person" as const,
          identity,
          name: "Ana",
          scale: 1,
          spotlit: false,
        },
      ],
      layers: [],
    },
  },
};
