import { commandExample, studioExample } from "@/lib/modules/studio/studio/examples-schema";
import { type StageState, stageSvg, stageText } from "@/lib/stage";

export const SHOW = studioExample.slug;

const { command, room, acknowledged } = commandExample;
const before = studioExample.stage;
/** What a picture begins with: whole ones would be most of the description. */
const drawn = (state: StageState) => ({
  text: stageText(state).split("\n")[0] ?? "",
  svg: `${stageSvg(state).split("\n").slice(0, 2).join("")}</svg>`,
});

export const exampleRecord = {
  ...command,
  state: "acknowledged" as const,
  acknowledged_at: command.created_at,
  words: "switch to the grid layout",
  spoken: null,
  undone_by: null,
};

export const examplePreview = {
  commands: [
    {
      action: command.action,
      command: command.command,
      words: exampleRecord.words,
      risk: "safe" as const,
      undoable: true,
      changes: ["/layout"],
    },
  ],
  needs_confirm: false,
  runs_now: true,
  stage_version: 7,
  before: drawn(before),
  after: drawn({ ...before, layout: "grid" }),
};

const second = {
  ...command,
  id: "cmd_01kaj3v9x2m8q4t6w0y5z7b1ce",
  action: "confetti",
  command: { action: "confetti" },
  version: 9,
  undoable: false,
};

export const exampleExecuted = {
  commands: [command, second],
  applied: [command.command, second.command],
  readings: [null, null],
  warnings: [],
  proposal: null,
  state_version: second.version,
  room,
  acknowledged,
};

const alone = (given: object) => {
  const one = { ...command, ...given, id: "cmd_01kaj3v9x2m8q4t6w0y5z7b1cf", version: 9 };
  return {
    command: one,
    commands: [one],
    applied: [one.command],
    warnings: [],
    proposal: null,
    state_version: one.version,
    room,
    acknowledged,
  };
};

export const exampleUndone = alone({ action: "undo", command: { action: "undo", command_id: command.id } });

export const exampleEmergency = {
  ...alone({ action: "emergency_stop", command: { action: "emergency_stop", level: "mask" } }),
  level: "mask" as const,
  phase: "live",
};
