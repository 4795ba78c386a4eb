import { contract, list, operation } from "@/lib/operation/operation";
import { closing, deal, named, summary, withdrawal, withdrawn } from "./examples-schema";
import {
  CloseDealInput,
  DealParams,
  DealSchema,
  DealSummarySchema,
  ListDealsQuery,
  ProposalParams,
  ProposalSchema,
  SignProposalInput,
  UpdateDealInput,
} from "./schema";

const shared = { prefix: "legacy", tag: "Sales calls", scope: "calls" } as const;
/** The proposal's page, which anyone opens who has its address. */
const visit = { prefix: "app", tag: "Pages", scope: "public", access: "public" } as const;

const token = { proposal: "01k9d3a7q0v8t6m2r4c5x9e1hg-1-kT2v8Qx4mB7nR3sW6yZ1aC5dE9fG0hJ4" };

export const dealsContract = contract({
  closeDeal: operation({
    ...shared,
    http: "POST /close",
    summary: "Create a deal with a proposal to sign",
    description:
      "Adds up the line items and creates a page where the customer reads and signs the proposal. `deal.accepted` is sent when they do.",
    effect: "write",
    free: true,
    body: CloseDealInput,
    output: DealSchema,
    status: 201,
    examples: [{ summary: "A plan for a year", input: closing, output: deal }],
  }),
  listDeals: operation({
    ...shared,
    http: "GET /deals",
    summary: "List deals",
    effect: "read",
    query: ListDealsQuery,
    output: list(DealSummarySchema),
    examples: [{ summary: "All deals", input: {}, output: [summary] }],
  }),
  getDeal: operation({
    ...shared,
    http: "GET /deals/{deal_id}",
    summary: "Get a deal",
    effect: "read",
    versioned: true,
    params: DealParams,
    output: DealSchema,
    errors: ["not_found"],
    examples: [{ summary: "By id", input: named, output: deal }],
  }),
  updateDeal: operation({
    ...shared,
    http: "PATCH /deals/{deal_id}",
    summary: "Change or withdraw a deal",
    description:
      "Every change creates a new proposal with a new URL; the old URL points out that there is a newer version. To change an expired deal, send a new `valid_until`. Signed and withdrawn deals are refused with their `status`.",
    effect: "write",
    versioned: true,
    params: DealParams,
    body: UpdateDealInput,
    output: DealSchema,
    errors: ["not_found", "version_conflict"],
    examples: [{ summary: "Withdraw", input: withdrawal, output: withdrawn }],
  }),
  getProposal: operation({
    ...visit,
    http: "GET /proposals/{proposal}",
    summary: "Read a proposal",
    effect: "read",
    params: ProposalParams,
    output: ProposalSchema,
    errors: ["not_found"],
    examples: [{ summary: "By its address", input: token }],
  }),
  signProposal: operation({
    ...visit,
    http: "POST /proposals/{proposal}/sign",
    summary: "Sign a proposal",
    description: "Signing again returns the first signature.",
    effect: "write",
    addressLimit: "signup",
    unlogged: true,
    params: ProposalParams,
    body: SignProposalInput,
    output: ProposalSchema,
    errors: ["not_found", "version_conflict", "rate_limited"],
    examples: [{ summary: "On the page", input: { ...token, name: "Dana Reyes", consent: true } }],
  }),
});
