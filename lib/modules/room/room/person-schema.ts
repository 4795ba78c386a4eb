import { z } from "zod";
import { looseText, text } from "@/lib/operation/fields";

export const PersonDone = z.object({
  identity: z.string().describe("The affected person."),
  state_version: z.int().describe("The stage's version afterward."),
});

export const RenameInput = z.strictObject({
  name: text(200).describe("Their name in the show."),
  title: looseText(200)
    .optional()
    .describe("The text below the name, empty for none; if omitted, it stays as it is."),
});
