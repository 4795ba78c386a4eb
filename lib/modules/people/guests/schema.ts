import { z } from "zod";
import {
  emptyableAddress,
  emptyableEmail,
  emptyableText,
  instantOut,
  looseText,
  secretAddress,
  text,
} from "@/lib/operation/fields";

const details = {
  title: emptyableText(200).optional().describe("Their job title."),
  company: emptyableText(200).optional().describe("Their company."),
  intro: emptyableText(4000).optional().describe("Read aloud by the host on air."),
  emcee: emptyableText(1000).optional().describe("The announcer's walk-on line."),
  photo: emptyableAddress()
    .optional()
    .describe("URL of a portrait. It is downloaded once, and pages show our copy."),
  email: emptyableEmail().optional().describe("For their invitation. Never shown to the audience."),
};

/** A guest to add. */
export const NewGuestInput = z.strictObject({ name: text(120), ...details });

/** One row of a roster change: adds without `id`, changes with `id`, and removes with `id` and `remove`. */
export const GuestChangeInput = z
  .strictObject({
    id: looseText(200)
      .min(1, "too_short")
      .optional()
      .describe("The guest to change. Without it, a guest is added."),
    remove: z
      .boolean()
      .optional()
      .describe("Removes the guest and revokes their link; a proposed guest won't be proposed again."),
    accepted: z
      .literal(true, "must_be_true")
      .optional()
      .describe(
        "Accepts a guest proposed in the brief. Required with a proposed guest's `id` unless `remove` is set (`required`); other fields can correct their details.",
      ),
    name: text(120).optional(),
    ...details,
  })
  .meta({
    if: { properties: { id: {} }, required: ["id"] },
    else: { properties: { name: {}, remove: { const: false } }, required: ["name"] },
  });
/** True if a roster change adds guests. The input isn't validated yet. */
export const addsGuests = ({ guests }: Record<string, unknown>): boolean =>
  Array.isArray(guests) &&
  guests.some((guest) => guest !== null && typeof guest === "object" && !("id" in guest));
export type GuestChange = z.output<typeof GuestChangeInput>;

const FREE_GUEST_BYTES = 16 * 1024;

/** A guest as `createShowroom` accepts it: known fields are validated, all others are stored unchanged. */
export const FreeformGuestInput = z
  .object({
    name: text(120).nullish(),
    ...details,
  })
  .catchall(z.unknown())
  .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= FREE_GUEST_BYTES, "too_large");
export type FreeformGuest = z.output<typeof FreeformGuestInput>;

export const MAX_GUESTS = 50;

export const GUEST_LINK_STATES = ["none", "active", "revoked"] as const;

/** A guest in API responses. Additional fields are the caller's own, as sent with the showroom. */
export const GuestSchema = z
  .object({
    id: z.string().describe("Identifies the guest."),
    name: z.string().describe("Their name on the stage."),
    title: z.string().describe("Their title, shown below the name."),
    company: z.string().describe("Their company."),
    intro: z.string().describe("Read aloud by the host on air."),
    emcee: z.string().describe("The announcer's walk-on line."),
    photo: z.string().describe("URL of the portrait; empty if there is none."),
    email: z.string().nullable().describe("For the invitation; only for callers with `guests:read`."),
    access: z.enum(GUEST_LINK_STATES).describe("Whether a personal backstage link is active."),
    opened_at: instantOut().nullable().describe("When the link was first opened."),
    from_brief: z.boolean().describe("Whether they were named in the brief."),
    accepted: z
      .boolean()
      .describe(
        "False while they are only proposed by the brief: they don't appear on pages, have no link and aren't counted, but segments of the run of show may be assigned to them.",
      ),
    version: z
      .int()
      .describe(
        "Increases with every change; send it as `expected_version` to avoid overwriting other people's changes.",
      ),
    created_at: instantOut().describe("When it was created."),
    updated_at: instantOut().describe("When it was last changed."),
    extras: z
      .record(z.string(), z.unknown())
      .optional()
      .describe("Your own members whose names are reserved here."),
  })
  .catchall(z.unknown())
  .meta({
    id: "Guest",
    description:
      "A guest. `intro` is read by the host on air, `emcee` is the announcer's walk-on line. Your own members from createShowroom are included; those with a reserved name are in `extras`. `email` requires `guests:read`.",
  });

export type GuestWire = z.infer<typeof GuestSchema>;

/** What anyone who visits a page of the show can see of a guest. */
export const PublicGuestSchema = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  company: z.string(),
  intro: z.string(),
  photo: z.string(),
});

export const AccessLinkInput = z.strictObject({
  action: z
    .enum(["create", "rotate", "revoke"])
    .describe("`create` the first link, `rotate` the current one, or `revoke` it."),
});

export const AccessLinkSchema = z
  .object({
    guest_id: z.string().describe("The guest the link belongs to."),
    event_slug: z.string().describe("The link's show."),
    state: z.enum(GUEST_LINK_STATES).describe("Whether the link is active."),
    backstage_url: secretAddress("shows/{event_slug}"),
    link_version: z.int().describe("Increases with every new link; older links don't work."),
    created_at: instantOut().nullable().describe("When the current link was created."),
    revoked_at: instantOut().nullable().describe("When it was revoked."),
  })
  .meta({
    id: "GuestAccessLink",
    description: "`backstage_url` is shown only once, in the response that created it; null after revoking.",
  });
