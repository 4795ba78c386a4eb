import { z } from "zod";
import { instantOut, listQuery } from "@/lib/operation/fields";

export const RaisedHandSchema = z
  .object({
    person: z.string().describe("Who wants to speak, by their id in this show: what inviteToStage takes."),
    name: z.string().describe("What they are called."),
    raised_at: instantOut().describe("Since when."),
  })
  .meta({ id: "RaisedHand", description: "Somebody in the audience who wants to come onto the stage." });

export const handsQuery = z.strictObject(listQuery(["raised_at"]));

export const DismissedHandSchema = z.object({
  person: z.string().describe("Whose hand is down."),
  raised: z.literal(false),
});

export const HandInput = z.strictObject({ raised: z.boolean() });
export const HandSchema = z.object({ raised: z.boolean() });
