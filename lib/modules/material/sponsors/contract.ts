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
    description: "Newest first. Pages name them by tier.",
    scope: "events:read",
    effect: "read",
    params: ofShow,
    query: z.strictObject(sponsorQuery),
    output: list(SponsorSchema),
    errors: ["not_found"],
    examples: [{ summary: "All of them", input: { slug: example.event_slug }, output: [example] }],
  }),
  createSponsor: operation({
    ...shared,
    http: "POST /events/{slug}/sponsors",
    summary: "Add a sponsor",
    description:
      "They are named where `placements` says: on the sign-up page at once, in the ticker of a show that has not begun, and as a name line in the studio. A show takes 60 (`slot_limit_reached`).",
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
    summary: "Change a sponsor",
    description:
      "Only what is given changes; null takes away what may be missing. A ticker on air stays as it is: change it with a studio command.",
    scope: "events:write",
    effect: "write",
    versioned: true,
    params,
    body: UpdateSponsorInput,
    output: SponsorSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "The show's first name",
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
    description: "They are named nowhere any more, and their logo is let go of.",
    scope: "events:write",
    effect: "write",
    params,
    output: DeletedSponsorSchema,
    errors: ["not_found"],
    examples: [{ summary: "By id", input: named, output: { id: example.id, deleted: true } }],
  }),
});
