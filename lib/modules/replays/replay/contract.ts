import { z } from "zod";
import { slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import { ReplaySchema, WatchedInput, WatchedSchema } from "./schema";

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
  watchReplay: operation({
    http: "POST /events/{slug}/replay/watch",
    prefix: "app",
    tag: "Pages of a show",
    summary: "Report how long a replay has played",
    description:
      "A page reports the sum for its playback. The greatest counts, so repeated, late and swapped calls change nothing.",
    scope: "public",
    access: "public",
    effect: "write",
    audience: { rate: { perSecond: 0.5, burst: 10 }, audit: "none", replay: "own" },
    params: z.strictObject({ slug: slug() }),
    body: WatchedInput,
    output: WatchedSchema,
    errors: ["not_found", "version_conflict"],
    examples: [
      { summary: "After a minute", input: { slug: "launch-day-x7k2m9", view: "b2J5c9xk41qz", ms: 60_000 } },
    ],
  }),
});
