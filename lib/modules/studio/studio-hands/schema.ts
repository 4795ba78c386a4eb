import { z } from "zod";
import { instantOut, listQuery } from "@/lib/operation/fields";
import { HANDS } from "@/lib/stage/vocabulary";

const Drawing = z.object({
  text: z.string(),
  svg: z.string().describe("Names and texts in it are what people wrote."),
});

export const LeaseSchema = z
  .object({
    hands: z
      .enum(HANDS)
      .describe("`shared`: programs carry their commands out. `people`: they only propose."),
    until: instantOut()
      .nullable()
      .describe("Until when it is shared; then the stage is in people’s hands again."),
    changed_at: instantOut().nullable().describe("Null as long as nobody has taken it."),
    changed_by: z.object({ type: z.string(), name: z.string() }).nullable(),
    proposals: z.int().describe("How many proposals wait for a person."),
  })
  .meta({
    id: "StudioLease",
    description: "In whose hands the stage is: of programs and people together, or of people alone.",
  });

export const LeaseInput = z.strictObject({
  hands: z.enum(HANDS).describe("`people` at once; only a person gives it back (`shared`)."),
  for_sec: z
    .int()
    .min(30, "too_small")
    .max(86_400, "too_large")
    .optional()
    .describe(
      "With `shared` alone (`for_sec: not_allowed` with `people`): for how long. Left out: until somebody takes it, or the show ends.",
    ),
});

export const PROPOSAL_STATES = ["proposed", "approved", "declined", "expired"] as const;

export const ProposalSchema = z
  .object({
    id: z.string(),
    state: z.enum(PROPOSAL_STATES).describe("`expired` when nobody decided in time: nothing is done then."),
    words: z.array(z.string()).describe("What each command would do."),
    commands: z.array(z.record(z.string(), z.unknown())),
    actor: z.object({ type: z.string(), name: z.string() }).describe("Who proposes it."),
    source: z.string(),
    before: Drawing.describe("The stage when it was proposed."),
    after: Drawing.describe("The stage as it would have become then."),
    created_at: instantOut(),
    expires_at: instantOut(),
    decided_at: instantOut().nullable(),
    decided_by: z.string().nullable(),
  })
  .meta({
    id: "StudioProposal",
    description: "What a program would do to the stage, for a person in the studio to decide.",
  });
export type ProposalWire = z.infer<typeof ProposalSchema>;

export const proposalQuery = z.strictObject({ ...listQuery(["created_at"]) });
