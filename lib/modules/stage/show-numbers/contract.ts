import { z } from "zod";
import { slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import { ShowNumbersSchema } from "./schema";

export const showNumbersContract = contract({
  getShowNumbers: operation({
    http: "GET /events/{slug}/numbers",
    prefix: "app",
    tag: "Studio",
    access: "host",
    summary: "Get viewers and audience activity",
    description:
      "Based on what is known so far about who joined and left: late reports from the room server still count. Rehearsals don't.",
    scope: "studio:read",
    effect: "read",
    params: z.strictObject({ slug: slug() }),
    output: ShowNumbersSchema,
    errors: ["not_found"],
  }),
});
