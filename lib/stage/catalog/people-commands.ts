import * as z from "zod";
import { COMMAND_DEFAULTS } from "../command-facts";
import { line, text } from "../text";
import { STAGE_LIMITS } from "../vocabulary";
import { command, restores } from "./command-spec";

const identity = line(200).describe("Identity of a person in the room, from the live status");

/** Who is on stage and how they are presented. */
export const peopleCommands = {
  bring_on: command({
    summary: "Bring someone on stage from backstage",
    params: z.strictObject({ identity }),
    risk: "safe",
    inverse: restores("moves the person backstage again"),
  }),
  send_off: command({
    summary: "Move someone from stage to backstage",
    params: z.strictObject({ identity }),
    risk: "disruptive",
    inverse: restores("returns the person to the same position"),
  }),
  move_person: command({
    summary: "Change someone's position in the order of people on stage",
    params: z.strictObject({
      identity,
      position: z
        .int()
        .min(1)
        .max(STAGE_LIMITS.people)
        .describe("Position, starting at 1. Values past the end mean last"),
    }),
    risk: "safe",
    inverse: restores("restores the previous order"),
  }),
  spotlight: command({
    summary: "Spotlight one person. Use null to clear the spotlight",
    params: z.strictObject({ identity: identity.nullable() }),
    risk: "safe",
    inverse: restores("restores the previous spotlight"),
  }),
  mute: command({
    summary: "Mute someone on stage. Set `muted` to false to let the person unmute themselves",
    params: z.strictObject({ identity, muted: z.boolean().default(COMMAND_DEFAULTS.mute.muted) }),
    risk: "disruptive",
    inverse: restores("restores whether the person was muted"),
  }),
  lower_third: command({
    summary:
      "Show a lower third for someone on stage, or with custom text. Set `visible` to false to hide it",
    params: z.strictObject({
      identity: identity.optional(),
      title: line(200).optional(),
      subtitle: text(200).optional(),
      visible: z.boolean().default(COMMAND_DEFAULTS.lower_third.visible),
    }),
    risk: "safe",
    inverse: restores("restores the previous lower third"),
  }),
};
