import { z } from "zod";
import { exampleAt, payload, payloadObject } from "./payload-schema";

/** What happens with sales calls. */
export const callPayloads = {
  "call.analyzed": payload(
    "Sent each time a call is analyzed, not when it's corrected. `getCall` returns what was found.",
    payloadObject({
      call_id: z.string(),
      version: z.int(),
      title: z.string().nullable(),
      source: z.enum(["given", "show", "notetaker"]),
      event_slug: z.string().nullable().describe("The show that it was read from."),
      language: z.string(),
      started_at: z.iso.datetime().nullable(),
      outcome: z.enum(["agreed", "offered", "open"]),
      next_steps: z.int().describe("How many were found, as of the other members."),
      objections: z.int(),
      risks: z.int(),
      open_questions: z.int(),
      analyzed_at: z.iso.datetime(),
    }),
    {
      ...{ call_id: "crm-4711", version: 1, title: "Discovery with Northwind", source: "given" as const },
      ...{ event_slug: null, language: "en", started_at: exampleAt, outcome: "agreed" as const },
      ...{ next_steps: 3, objections: 1, risks: 0, open_questions: 2, analyzed_at: exampleAt },
    },
  ),
};
