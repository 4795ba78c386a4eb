import { z } from "zod";
import { slug } from "@/lib/operation/fields";
import { contract, listOrLines, operation } from "@/lib/operation/operation";
import { commandEntry, momentEntry } from "./examples-schema";
import { LedgerEntrySchema, ledgerQuery } from "./schema";

export const showLedgerContract = contract({
  getShowLedger: operation({
    http: "GET /events/{slug}/ledger",
    prefix: "v1",
    tag: "Recordings",
    summary: "Read what happened in a show, or its stage at any time",
    description:
      "Every change to the stage, who acted, and what the audience did in total, oldest first. With `Accept: application/x-ndjson`, all entries from `cursor` on, one per line. Without `studio:read`, you get what the audience could see.",
    scope: "recordings:read",
    effect: "read",
    params: z.strictObject({ slug: slug() }),
    query: z.strictObject(ledgerQuery),
    output: listOrLines(LedgerEntrySchema),
    errors: ["not_found"],
    examples: [
      { summary: "From the beginning", input: { slug: "launch-day-x7k2m9" }, output: [commandEntry] },
      {
        summary: "When layouts and scenes changed",
        input: { slug: "launch-day-x7k2m9", types: "set_layout,go_scene" },
      },
      {
        summary: "The stage at a time, with everyone's position",
        input: { slug: "launch-day-x7k2m9", at: momentEntry.moment.at },
        output: [momentEntry],
      },
    ],
  }),
});
