import { z } from "zod";
import {
  LOGO_STATES,
  SPONSOR_PLACEMENTS,
  SPONSOR_TIERS,
} from "@/lib/modules/show-basics/sponsor-lines/tier-schema";
import {
  emptyableAddress,
  emptyableText,
  instantOut,
  listQuery,
  reference,
  text,
} from "@/lib/operation/fields";

const name = () => text(120).describe("The sponsor's name, as everyone sees it.");
const tier = () => z.enum(SPONSOR_TIERS).describe("The sponsorship level, which sets the order.");
const placements = () =>
  z
    .array(z.enum(SPONSOR_PLACEMENTS))
    .max(SPONSOR_PLACEMENTS.length)
    .describe(
      "Where the sponsor appears: on the signup page (`page`), in the stage's ticker (`ticker`), or as a lower third in the studio (`lower_third`). Duplicates count once; an empty list shows it nowhere.",
    );

const fields = {
  logo: emptyableAddress()
    .optional()
    .describe(
      "URL of a picture. It is downloaded once: pages show our copy and never load it from elsewhere. Null or empty removes the logo. Not together with `logo_asset_id` (`not_allowed`). A host that starts with `xn--` must be valid Punycode.",
    ),
  logo_asset_id: reference()
    .nullable()
    .optional()
    .describe("A complete uploaded image as the logo (`not_found`, `invalid`); null removes the logo."),
  url: emptyableAddress()
    .optional()
    .describe(
      "Where their name links to on the signup page; http or https. Null or empty for no link. A host that starts with `xn--` must be valid Punycode.",
    ),
  blurb: emptyableText(500).optional().describe("A sentence about them, visible to everyone."),
};

export const CreateSponsorInput = z.strictObject({
  name: name(),
  tier: tier().default("community"),
  ...fields,
  placements: placements().default(["page"]),
});

export const UpdateSponsorInput = z.strictObject({
  name: name().optional(),
  tier: tier().optional(),
  ...fields,
  placements: placements().optional(),
});

export const sponsorQuery = {
  ...listQuery(["created_at", "name", "updated_at"]),
  tier: z.enum(SPONSOR_TIERS).optional().describe("Only sponsors of this tier."),
};

export const SponsorSchema = z
  .object({
    id: z.string().describe("Identifies the sponsor."),
    event_slug: z.string().describe("Its show."),
    name: z.string().describe("The sponsor's name."),
    tier: z.enum(SPONSOR_TIERS).describe("The sponsorship level."),
    logo: z.string().describe("URL of our copy of the logo; empty if there is none."),
    logo_state: z
      .enum(LOGO_STATES)
      .describe("Whether the logo is ready, being downloaded, or failed; see `logo_error`."),
    logo_error: z.string().nullable().describe("Why the picture couldn't be downloaded."),
    logo_source: z.string().describe("The original URL of the logo."),
    logo_asset_id: z.string().nullable().describe("The uploaded image."),
    url: z.string().describe("Where their name links to on the signup page."),
    blurb: z.string().describe("A sentence about them."),
    placements: z.array(z.enum(SPONSOR_PLACEMENTS)).describe("Where the sponsor appears."),
    version: z.int().describe("Increases with each change."),
    created_at: instantOut().describe("When it was created."),
    updated_at: instantOut().describe("When it was last changed."),
  })
  .meta({ id: "Sponsor", description: "A show's sponsor, and where it appears." });

export type SponsorWire = z.infer<typeof SponsorSchema>;

export const DeletedSponsorSchema = z.object({
  id: z.string().describe("The sponsor."),
  deleted: z.literal(true),
});
