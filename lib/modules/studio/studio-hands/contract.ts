import { z } from "zod";
import { StudioAnswer } from "@/lib/modules/studio/studio/schema";
import { reference, slug } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import { LeaseInput, LeaseSchema, ProposalSchema, proposalQuery } from "./schema";

const SHOW = "launch-day-x7k2m9";
const ofShow = z.strictObject({ slug: slug() });
const shared = { prefix: "v1", tag: "Studio" } as const;

const lease = {
  hands: "people" as const,
  until: null,
  changed_at: "2026-12-03T16:04:11.000Z",
  changed_by: { type: "host", name: "Grace Hopper" },
  proposals: 1,
};
const proposal = {
  id: "prp_01kb3jxg5wq0v8t6m2r4c7d9eg",
  state: "proposed" as const,
  words: ["switch to the grid layout"],
  commands: [{ action: "set_layout", layout: "grid" }],
  actor: { type: "key", name: "Run of show bot" },
  source: "api",
  before: { text: "layout duo", svg: "<svg/>" },
  after: { text: "layout grid", svg: "<svg/>" },
  created_at: "2026-12-03T16:05:00.000Z",
  expires_at: "2026-12-03T16:08:00.000Z",
  decided_at: null,
  decided_by: null,
};

export const studioHandsContract = contract({
  getStudioLease: operation({
    ...shared,
    http: "GET /events/{slug}/studio/lease",
    summary: "Get in whose hands the stage is",
    description:
      "Whether programs carry commands out themselves, or only propose them to the people in the studio.",
    scope: "studio:read",
    effect: "read",
    params: ofShow,
    output: LeaseSchema,
    errors: ["not_found"],
    examples: [{ summary: "Taken by the host", input: { slug: SHOW }, output: lease }],
  }),
  setStudioLease: operation({
    ...shared,
    http: "PUT /events/{slug}/studio/lease",
    summary: "Take the stage into people’s hands, or share it with programs again",
    description:
      "While it is in people’s hands, commands of programs are not carried out: they become proposals (`proposal` in the answer, state `proposed`) that somebody in the studio approves or declines. What acts on people by itself (removePerson, renamePerson, askToUnmute, endStageInvitation) is refused to programs meanwhile, with `fields.status` of `people`. Anybody may take it; only a person gives it back, for a time or until the end. The emergency stop always works.",
    scope: "studio:control",
    effect: "write",
    params: ofShow,
    body: LeaseInput,
    output: LeaseSchema,
    errors: ["not_found", "insufficient_scope"],
    examples: [{ summary: "Hands off", input: { slug: SHOW, hands: "people" }, output: lease }],
  }),
  listStudioProposals: operation({
    ...shared,
    http: "GET /events/{slug}/studio/proposals",
    summary: "List what programs proposed and what became of it",
    description: "The latest first, with the stage drawn before and after.",
    scope: "studio:read",
    effect: "read",
    params: ofShow,
    query: proposalQuery,
    output: list(ProposalSchema),
    errors: ["not_found"],
    examples: [{ summary: "One that waits", input: { slug: SHOW, limit: "20" }, output: [proposal] }],
  }),
  getStudioProposal: operation({
    ...shared,
    http: "GET /events/{slug}/studio/proposals/{proposal_id}",
    summary: "Get one proposal",
    description: "For a program that proposed something and wants to know whether it was done.",
    scope: "studio:read",
    effect: "read",
    params: z.strictObject({ slug: slug(), proposal_id: reference() }),
    output: ProposalSchema,
    errors: ["not_found"],
    examples: [{ summary: "It waits", input: { slug: SHOW, proposal_id: proposal.id }, output: proposal }],
  }),
  decideProposal: operation({
    http: "POST /events/{slug}/studio/proposals/{proposal_id}/decide",
    prefix: "app",
    tag: "Studio",
    summary: "Approve or decline what a program proposed",
    description:
      "What is approved is carried out on the stage as it is now, as a command of the person who approves.",
    scope: "studio:control",
    access: "host",
    effect: "live",
    params: z.strictObject({ slug: slug(), proposal_id: reference() }),
    body: z.strictObject({ approve: z.boolean() }),
    output: z.object({ proposal: ProposalSchema, done: StudioAnswer.omit({ reading: true }).nullable() }),
    errors: ["not_found", "not_live", "version_conflict", "client_inactive"],
  }),
});
