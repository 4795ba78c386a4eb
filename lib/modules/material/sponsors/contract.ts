import { z } from "zod";
import { reference, slug } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import {
  CreateSponsorInput,
  DeletedSponsorSchema,
  SponsorSchema,
  sponsorQuery,
  UpdateSponsorInput,
} from "./schema";

const example = {
  id: "spo_01kb3jxg5wq0v8t6m2r4c7d9eg",
  event_slug: "what-engines-can-compose-7kq3xn",
  name: "Babbage & Co",
  tier: "gold",
  logo: "",
  logo_state: "none",
  logo_error: null,
  logo_source: "",
  logo_asset_id: null,
  url: "https://babbage.example/",
  blurb: "Engines since 1822.",
  placements: ["page", "ticker"],
  version: 1,
  created_at: "2026-11-21T09:00:00.000Z",
  updated_at: "2026-11-21T09:00:00.000Z",
};

const shared = { prefix: "v1", tag: "Sponsors" } as const;
const ofShow = z.strictObject({ slug: slug() });
const params = z.strictObject({ slug: slug(), sponsor_id: reference() });
const named = { slug: example.event_slug, sponsor_id: example.id };

export const sponsorsContract = contract({
  listSponsors: operation({
    ...shared,
    http: "GET /events/{slug}/sponsors",
    summary: "List a show's sponsors",
    description: "Newest first. Pages list them by tier.",
    scope: "events:read",
    effect: "read",
    params: ofShow,
    query: z.strictObject(sponsorQuery),
    output: list(SponsorSchema),
    errors: ["not_found"],
    examples: [{ summary: "All sponsors", input: { slug: example.event_slug }, output: [example] }],
  }),
  createSponsor: operation({
    ...shared,
    http: "POST /events/{slug}/sponsors",
    summary: "Add a sponsor",
    description:
      "Shown where `placements` says: immediately on the signup page, in the ticker of a show that hasn't started, and as a lower third in the studio. Up to 60 per show (`slot_limit_reached`).",
    scope: "events:write",
    effect: "write",
    params: ofShow,
    body: CreateSponsorInput,
    output: SponsorSchema,
    status: 201,
    errors: ["not_found", "client_inactive", "slot_limit_reached"],
    examples: [
      {
        summary: "On the page and in the ticker",
        input: {
          slug: example.event_slug,
          name: example.name,
          tier: "gold",
          url: "https://babbage.example/",
          blurb: example.blurb,
          placements: ["page", "ticker"],
        },
        output: example,
      },
    ],
  }),
  getSponsor: operation({
    ...shared,
    http: "GET /events/{slug}/sponsors/{sponsor_id}",
    summary: "Get a sponsor",
    scope: "events:read",
    effect: "read",
    versioned: true,
    params,
    output: SponsorSchema,
    errors: ["not_found"],
    examples: [{ summary: "By id", input: named, output: example }],
  }),
  updateSponsor: operation({
    ...shared,
    http: "PATCH /events/{slug}/sponsors/{sponsor_id}",
    summary: "Update a sponsor",
    description:
      "Only the fields you send change; null clears optional fields. A ticker already on air doesn't change: use a studio command.",
    scope: "events:write",
    effect: "write",
    versioned: true,
    params,
    body: UpdateSponsorInput,
    output: SponsorSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "Make it the main sponsor",
        input: { ...named, tier: "title", placements: ["page", "ticker", "lower_third"] },
        output: {
          ...example,
          tier: "title",
          placements: ["page", "ticker", "lower_third"],
          version: 2,
        },
      },
    ],
  }),
  deleteSponsor: operation({
    ...shared,
    http: "DELETE /events/{slug}/sponsors/{sponsor_id}",
    summary: "Remove a sponsor",
    description: "Removes the sponsor everywhere and releases its logo.",
    scope: "events:write",
    effect: "write",
    params,
    output: DeletedSponsorSchema,
    errors: ["not_found"],
    examples: [{ summary: "By id", input: named, output: { id: example.id, deleted: true } }],
  }),
});
