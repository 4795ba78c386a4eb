import { z } from "zod";
import { instantOut, listQuery } from "@/lib/operation/fields";
import { STAGE_CONTROL } from "@/lib/stage/vocabulary";

const Drawing = z.object({
  text: z.string(),
  svg: z.string().describe("Names and texts in it come from people."),
});

export const LeaseSchema = z
  .object({
    hands: z
      .enum(STAGE_CONTROL)
      .describe("`shared`: programs can run commands. `people`: programs can only propose them."),
    until: instantOut().nullable().describe("Until when it is shared; then people have stage control again."),
    changed_at: instantOut().nullable().describe("Null if no one has taken control."),
    changed_by: z.object({ type: z.string(), name: z.string() }).nullable(),
    proposals: z.int().describe("Number of pending proposals."),
  })
  .meta({
    id: "StudioLease",
    description: "Who has stage control: programs and people, or only people.",
  });

export const LeaseInput = z.strictObject({
  hands: z.enum(STAGE_CONTROL).describe("`people` takes effect immediately; only a person can set `shared`."),
  for_sec: z
    .int()
    .min(30, "too_small")
    .max(86_400, "too_large")
    .optional()
    .describe(
      "Only with `shared` (`for_sec: not_allowed` with `people`): for how long. If omitted: until someone takes control, or the show ends.",
    ),
});

export const PROPOSAL_STATES = ["proposed", "approved", "declined", "expired"] as const;

export const ProposalSchema = z
  .object({
    id: z.string(),
    state: z.enum(PROPOSAL_STATES).describe("`expired` if no one decided in time: nothing was run."),
    words: z.array(z.string()).describe("What each command would do."),
    commands: z.array(z.record(z.string(), z.unknown())),
    actor: z.object({ type: z.string(), name: z.string() }).describe("Who proposed it."),
    source: z.string(),
    before: Drawing.describe("The stage when it was proposed."),
    after: Drawing.describe("The stage as it would have been."),
    created_at: instantOut(),
    expires_at: instantOut(),
    decided_at: instantOut().nullable(),
    decided_by: z.string().nullable(),
  })
  .meta({
    id: "StudioProposal",
    description: "A program's proposed commands, for a person in the studio to decide.",
  });
export type ProposalWire = z.infer<typeof ProposalSchema>;

export const proposalQuery = z.strictObject({ ...listQuery(["created_at"]) });
