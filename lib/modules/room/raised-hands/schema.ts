import { z } from "zod";
import { instantOut, listQuery } from "@/lib/operation/fields";

export const RaisedHandSchema = z
  .object({
    person: z.string().describe("The person's id in this show; send it to inviteToStage."),
    name: z.string().describe("The person's name."),
    raised_at: instantOut().describe("When they raised their hand."),
  })
  .meta({ id: "RaisedHand", description: "A viewer who wants to come on stage." });

export const handsQuery = z.strictObject(listQuery(["raised_at"]));

export const DismissedHandSchema = z.object({
  person: z.string().describe("The person whose hand was lowered."),
  raised: z.literal(false),
});

export const HandInput = z.strictObject({ raised: z.boolean() });
export const HandSchema = z.object({ raised: z.boolean() });
