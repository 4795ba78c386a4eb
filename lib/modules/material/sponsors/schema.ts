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

const name = () => text(120).describe("What the sponsor is called, as everybody reads it.");
const tier = () =>
  z.enum(SPONSOR_TIERS).describe("How much they do for the show, which is the order they are named in.");
const placements = () =>
  z
    .array(z.enum(SPONSOR_PLACEMENTS))
    .max(SPONSOR_PLACEMENTS.length)
    .describe(
      "Where they are named: on the sign-up page (`page`), in the ticker of the stage (`ticker`), or as a name line that the studio can show (`lower_third`). One that is said twice counts once; an empty list names them nowhere.",
    );

const fields = {
  logo: emptyableAddress()
    .optional()
    .describe(
      "The address of a picture. It is fetched once and kept: pages show our copy, and never load from elsewhere. Null or empty takes the logo away. Not together with `logo_asset_id` (`not_allowed`). An address whose host begins with `xn--` has to be Punycode.",
    ),
  logo_asset_id: reference()
    .nullable()
    .optional()
    .describe("A complete image of yours as the logo (`not_found`, `invalid`); null takes the logo away."),
  url: emptyableAddress()
    .optional()
    .describe(
      "Where their name leads on the sign-up page; http or https. Null or empty for nowhere. An address whose host begins with `xn--` has to be Punycode.",
    ),
  blurb: emptyableText(500).optional().describe("A sentence about them, for everybody."),
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
    id: z.string().describe("Names the sponsor."),
    event_slug: z.string().describe("The show that they support."),
    name: z.string().describe("What the sponsor is called."),
    tier: z.enum(SPONSOR_TIERS).describe("How much they do for the show."),
    logo: z.string().describe("Our copy of the logo; empty while there is none."),
    logo_state: z
      .enum(LOGO_STATES)
      .describe("Whether a logo is there, on its way, or could not be fetched; see `logo_error`."),
    logo_error: z.string().nullable().describe("Why the picture could not be fetched."),
    logo_source: z.string().describe("The address that the logo was or will be fetched from."),
    logo_asset_id: z.string().nullable().describe("The image of yours that it is."),
    url: z.string().describe("Where their name leads on the sign-up page."),
    blurb: z.string().describe("A sentence about them."),
    placements: z.array(z.enum(SPONSOR_PLACEMENTS)).describe("Where they are named."),
    version: z.int().describe("Rises with each change."),
    created_at: instantOut().describe("When they were put down."),
    updated_at: instantOut().describe("When that was last changed."),
  })
  .meta({ id: "Sponsor", description: "Who supports a show, and where that is said." });

export type SponsorWire = z.infer<typeof SponsorSchema>;

export const DeletedSponsorSchema = z.object({
  id: z.string().describe("Which sponsor it was."),
  deleted: z.literal(true),
});
