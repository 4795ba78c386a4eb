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
    summary: "How many watch, and what the audience did",
    description:
      "By what is known now of who came and went: reports of the room server that come late still count. Rehearsals do not.",
    scope: "studio:read",
    effect: "read",
    params: z.strictObject({ slug: slug() }),
    output: ShowNumbersSchema,
    errors: ["not_found"],
  }),
});
