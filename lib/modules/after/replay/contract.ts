import { z } from "zod";
import { slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import { ReplaySchema } from "./schema";

export const replayContract = contract({
  getReplay: operation({
    http: "GET /events/{slug}/replay",
    prefix: "app",
    tag: "Pages of a show",
    summary: "Get a show's replay",
    description:
      "What the viewer link shows after the show. Called as an attendee, or as anyone: then only a show that is open to everyone has a `program`.",
    scope: "public",
    access: "public",
    effect: "read",
    params: z.strictObject({ slug: slug() }),
    output: ReplaySchema,
    errors: ["not_found"],
    examples: [{ summary: "At the viewer link", input: { slug: "launch-day-x7k2m9" } }],
  }),
});
