import { z } from "zod";
import { looseText, text } from "@/lib/operation/fields";

export const PersonDone = z.object({
  identity: z.string().describe("Whom it was about."),
  state_version: z.int().describe("The stage's version after it."),
});

export const RenameInput = z.strictObject({
  name: text(200).describe("What the show calls them."),
  title: looseText(200)
    .optional()
    .describe("What stands under it, empty for nothing; without it that stays."),
});
