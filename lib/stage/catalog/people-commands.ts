import * as z from "zod";
import { COMMAND_DEFAULTS } from "../command-facts";
import { line, text } from "../text";
import { STAGE_LIMITS } from "../vocabulary";
import { command, restores } from "./command-spec";

const identity = line(200).describe("A person's identity in the room, from the live status");

/** Who is on the stage and how they are presented. */
export const peopleCommands = {
  bring_on: command({
    summary: "Bring someone from backstage on stage",
    params: z.strictObject({ identity }),
    risk: "safe",
    inverse: restores("sends the person backstage again"),
  }),
  send_off: command({
    summary: "Remove someone from the stage, to backstage",
    params: z.strictObject({ identity }),
    risk: "disruptive",
    inverse: restores("brings the person back to the same place"),
  }),
  move_person: command({
    summary: "Change someone's position on the stage",
    params: z.strictObject({
      identity,
      position: z.int().min(1).max(STAGE_LIMITS.people).describe("From 1; higher numbers mean last"),
    }),
    risk: "safe",
    inverse: restores("restores the former order"),
  }),
  spotlight: command({
    summary: "Spotlight one person; null for no one",
    params: z.strictObject({ identity: identity.nullable() }),
    risk: "safe",
    inverse: restores("restores the former spotlight"),
  }),
  mute: command({
    summary: "Mute someone on the stage; muted false allows them to unmute themselves",
    params: z.strictObject({ identity, muted: z.boolean().default(COMMAND_DEFAULTS.mute.muted) }),
    risk: "disruptive",
    inverse: restores("restores whether the person was silenced"),
  }),
  lower_third: command({
    summary: "Show a lower third for someone on the stage or with your own text; visible false hides it",
    params: z.strictObject({
      identity: identity.optional(),
      title: line(200).optional(),
      subtitle: text(200).optional(),
      visible: z.boolean().default(COMMAND_DEFAULTS.lower_third.visible),
    }),
    risk: "safe",
    inverse: restores("restores the former name line"),
  }),
};
