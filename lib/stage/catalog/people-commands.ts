import * as z from "zod";
import { COMMAND_DEFAULTS } from "../command-facts";
import { line, text } from "../text";
import { STAGE_LIMITS } from "../vocabulary";
import { command, restores } from "./command-spec";

const identity = line(200).describe("Identity of a person in the room, as the live status lists it");

/** Who is on the stage and how they are presented. */
export const peopleCommands = {
  bring_on: command({
    summary: "Bring somebody from backstage onto the stage",
    params: z.strictObject({ identity }),
    risk: "safe",
    inverse: restores("sends the person backstage again"),
  }),
  send_off: command({
    summary: "Send somebody from the stage to the backstage",
    params: z.strictObject({ identity }),
    risk: "disruptive",
    inverse: restores("brings the person back to the same place"),
  }),
  move_person: command({
    summary: "Give somebody on the stage another place in the order in which it shows people",
    params: z.strictObject({
      identity,
      position: z.int().min(1).max(STAGE_LIMITS.people).describe("Counted from 1; beyond the last is last"),
    }),
    risk: "safe",
    inverse: restores("restores the former order"),
  }),
  spotlight: command({
    summary: "Make one person the main one; null for nobody",
    params: z.strictObject({ identity: identity.nullable() }),
    risk: "safe",
    inverse: restores("restores the former spotlight"),
  }),
  mute: command({
    summary: "Silence somebody on the stage; muted false lifts that, the person still unmutes themselves",
    params: z.strictObject({ identity, muted: z.boolean().default(COMMAND_DEFAULTS.mute.muted) }),
    risk: "disruptive",
    inverse: restores("restores whether the person was silenced"),
  }),
  lower_third: command({
    summary: "Show a name line for somebody on the stage or with a text of your own; visible false hides it",
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
