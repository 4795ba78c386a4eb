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

export const stageControlContract = contract({
  getStudioLease: operation({
    ...shared,
    http: "GET /events/{slug}/studio/lease",
    summary: "Get who has stage control",
    description: "Whether programs can run commands, or only propose them to the people in the studio.",
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
    summary: "Take over stage control, or share it with programs again",
    description:
      "While people have stage control, programs' commands aren't run: they become proposals (`proposal` in the response, state `proposed`) that someone in the studio approves or declines. Actions on people (removePerson, renamePerson, askToUnmute, endStageInvitation) are refused for programs, with `fields.status` `people`. Anyone can take control; only a person can share it again, for a time or until the end. The emergency stop always works.",
    scope: "studio:control",
    effect: "write",
    params: ofShow,
    body: LeaseInput,
    output: LeaseSchema,
    errors: ["not_found", "insufficient_scope"],
    examples: [{ summary: "Take control", input: { slug: SHOW, hands: "people" }, output: lease }],
  }),
  listStudioProposals: operation({
    ...shared,
    http: "GET /events/{slug}/studio/proposals",
    summary: "List programs' proposals and their status",
    description: "Latest first, with pictures of the stage before and after.",
    scope: "studio:read",
    effect: "read",
    params: ofShow,
    query: proposalQuery,
    output: list(ProposalSchema),
    errors: ["not_found"],
    examples: [{ summary: "A pending proposal", input: { slug: SHOW, limit: "20" }, output: [proposal] }],
  }),
  getStudioProposal: operation({
    ...shared,
    http: "GET /events/{slug}/studio/proposals/{proposal_id}",
    summary: "Get a proposal",
    description: "For the program that made the proposal, to find out whether it was run.",
    scope: "studio:read",
    effect: "read",
    params: z.strictObject({ slug: slug(), proposal_id: reference() }),
    output: ProposalSchema,
    errors: ["not_found"],
    examples: [{ summary: "Pending", input: { slug: SHOW, proposal_id: proposal.id }, output: proposal }],
  }),
  decideProposal: operation({
    http: "POST /events/{slug}/studio/proposals/{proposal_id}/decide",
    prefix: "app",
    tag: "Studio",
    summary: "Approve or decline a program's proposal",
    description:
      "An approved proposal is run on the current stage, as a command by the person who approves it.",
    scope: "studio:control",
    access: "host",
    effect: "live",
    params: z.strictObject({ slug: slug(), proposal_id: reference() }),
    body: z.strictObject({ approve: z.boolean() }),
    output: z.object({ proposal: ProposalSchema, done: StudioAnswer.omit({ reading: true }).nullable() }),
    errors: ["not_found", "not_live", "version_conflict", "client_inactive"],
  }),
});
