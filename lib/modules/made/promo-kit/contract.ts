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
      "Makes what is missing or stale, as drafts. From then on that is done automatically, some minutes after a change. `promo_kit.ready` or `promo_kit.failed` is sent. Refused with its `status` for a show that was cancelled or archived.",
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
    description: "Returns a URL for it. Refused with `status: draft` if it would be empty.",
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
      "Approval is refused with `status: stale` for what has to be made again first, and with `status: waiting` for a teaser without a clip.",
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
