import { contract, operation } from "@/lib/operation/operation";
import { CLIP, CLIP_CREDITS } from "../shorts/contract";
import { approve, approved, bundle, everything, job, kit, ofShow, oneJob } from "./examples-schema";
import {
  GeneratePromoKitInput,
  PromoKitBundleInput,
  PromoKitBundleSchema,
  PromoKitItemParams,
  PromoKitItemSchema,
  PromoKitJobParams,
  PromoKitJobSchema,
  PromoKitParams,
  PromoKitSchema,
  UpdatePromoKitItemInput,
} from "./schema";

const shared = { prefix: "v1", tag: "Promo kit" } as const;

export const promoKitContract = contract({
  getPromoKit: operation({
    ...shared,
    http: "GET /events/{slug}/promo-kit",
    summary: "Get a show's promo kit",
    description: "Cards, texts, links and teasers of the show, its host and its guests.",
    scope: "events:read",
    effect: "read",
    params: PromoKitParams,
    output: PromoKitSchema,
    errors: ["not_found"],
    examples: [{ summary: "A text that isn't approved", input: ofShow, output: kit }],
  }),
  generatePromoKit: operation({
    ...shared,
    http: "POST /events/{slug}/promo-kit/generate",
    summary: "Generate a show's promo kit",
    description:
      "Generates missing and stale items as drafts. After the first call, the kit updates automatically a few minutes after each change. `promo_kit.ready` or `promo_kit.failed` is sent at the end. Cancelled and archived shows are refused with their `status`.",
    scope: "content:write",
    effect: "write",
    keyRequired: true,
    params: PromoKitParams,
    body: GeneratePromoKitInput,
    output: PromoKitJobSchema,
    status: 202,
    cost: {
      credits: CLIP_CREDITS,
      kind: CLIP,
      when: (input: { render_teasers?: boolean | undefined }) => input.render_teasers === true,
      condition: "when teasers are rendered",
    },
    errors: ["not_found", "version_conflict", "cost_credit_exhausted"],
    examples: [{ summary: "All of it", input: ofShow, output: job }],
  }),
  getPromoKitJob: operation({
    ...shared,
    http: "GET /events/{slug}/promo-kit/jobs/{job_id}",
    summary: "Get the progress of a promo kit",
    scope: "events:read",
    effect: "read",
    params: PromoKitJobParams,
    output: PromoKitJobSchema,
    errors: ["not_found"],
    examples: [{ summary: "Before it has begun", input: oneJob, output: job }],
  }),
  createPromoKitBundle: operation({
    ...shared,
    http: "POST /events/{slug}/promo-kit/bundle",
    summary: "Bundle a promo kit as a ZIP file",
    description:
      "Returns a URL to download the kit's approved items as a ZIP file. Refused with `status: draft` if no item is approved.",
    scope: "content:write",
    effect: "write",
    keyRequired: true,
    params: PromoKitParams,
    body: PromoKitBundleInput,
    output: PromoKitBundleSchema,
    errors: ["not_found", "version_conflict"],
    examples: [{ summary: "With drafts", input: everything, output: bundle }],
  }),
  updatePromoKitItem: operation({
    ...shared,
    http: "PATCH /events/{slug}/promo-kit/items/{item_id}",
    summary: "Approve or edit an item of a promo kit",
    description:
      "You can't approve an item that is out of date (`status: stale`) or a teaser whose clip hasn't been rendered (`status: waiting`).",
    scope: "content:write",
    effect: "write",
    versioned: true,
    params: PromoKitItemParams,
    body: UpdatePromoKitItemInput,
    output: PromoKitItemSchema,
    errors: ["not_found", "version_conflict"],
    examples: [{ summary: "Approve it", input: approve, output: approved }],
  }),
});
