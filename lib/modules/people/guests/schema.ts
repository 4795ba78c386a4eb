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
  title: emptyableText(200).optional().describe("What they do."),
  company: emptyableText(200).optional().describe("Where they do it."),
  intro: emptyableText(4000).optional().describe("What the host reads on air."),
  emcee: emptyableText(1000).optional().describe("The announcer's walk-on line."),
  photo: emptyableAddress()
    .optional()
    .describe("Address of a portrait. It is fetched once, and pages show our copy."),
  email: emptyableEmail().optional().describe("Where their invitation goes. Never shown to the audience."),
};

/** A guest to add. */
export const NewGuestInput = z.strictObject({ name: text(120), ...details });

/** One row of a roster change: without `id` it adds, with `id` it changes, with `id` and `remove` it removes. */
export const GuestChangeInput = z
  .strictObject({
    id: looseText(200)
      .min(1, "too_short")
      .optional()
      .describe("The guest to change. Without it a guest is added."),
    remove: z
      .boolean()
      .optional()
      .describe(
        "Takes the guest off the roster and their link away; one who was only proposed is not proposed again.",
      ),
    accepted: z
      .literal(true, "must_be_true")
      .optional()
      .describe(
        "Takes somebody onto the roster whom the brief named. Beside their `id` it has to be there unless `remove` is (`required`); the other members may correct what was read.",
      ),
    name: text(120).optional(),
    ...details,
  })
  .meta({
    if: { properties: { id: {} }, required: ["id"] },
    else: { properties: { name: {}, remove: { const: false } }, required: ["name"] },
  });
/** Whether a change of the roster adds somebody, in input that nobody has checked. */
export const addsGuests = ({ guests }: Record<string, unknown>): boolean =>
  Array.isArray(guests) &&
  guests.some((guest) => guest !== null && typeof guest === "object" && !("id" in guest));
export type GuestChange = z.output<typeof GuestChangeInput>;

const FREE_GUEST_BYTES = 16 * 1024;

/** A guest as `createShowroom` takes it: known members are checked, all others are kept as they come. */
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

/** A guest on the wire; members beyond these are the caller's own, as they came with the showroom. */
export const GuestSchema = z
  .object({
    id: z.string().describe("Names the guest in calls."),
    name: z.string().describe("As it is shown on the stage."),
    title: z.string().describe("Their role, as it is shown under the name."),
    company: z.string().describe("Where they work."),
    intro: z.string().describe("What the host reads on air."),
    emcee: z.string().describe("The announcer's walk-on line."),
    photo: z.string().describe("Address of the picture; empty without one."),
    email: z.string().nullable().describe("For the invitation; only for callers with `guests:read`."),
    access: z.enum(GUEST_LINK_STATES).describe("Whether a personal backstage link is in force."),
    opened_at: instantOut().nullable().describe("When that link was first opened."),
    from_brief: z.boolean().describe("Whether they were read from the brief."),
    accepted: z
      .boolean()
      .describe(
        "False while they are only proposed, because the brief names them: they are on no page, get no link and are not counted, but parts of the run of show may be theirs already.",
      ),
    version: z
      .int()
      .describe("Rises with every change; send it as `expected_version` to change only what you have seen."),
    created_at: instantOut().describe("When it was made."),
    updated_at: instantOut().describe("When it was last changed."),
    extras: z
      .record(z.string(), z.unknown())
      .optional()
      .describe("Your own members whose names are taken here."),
  })
  .catchall(z.unknown())
  .meta({
    id: "Guest",
    description:
      "A person on the roster. `intro` is what the host reads on air, `emcee` the announcer's walk-on line. Members of your own that came with createShowroom stand beside these; one whose name is taken is found under `extras`. `email` needs `guests:read`.",
  });

export type GuestWire = z.infer<typeof GuestSchema>;

/** What everybody who opens a page of the show may see of a guest. */
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
    .describe("`create` the first link, `rotate` whatever there is, or `revoke` it."),
});

export const AccessLinkSchema = z
  .object({
    guest_id: z.string().describe("Whose link it is."),
    event_slug: z.string().describe("The show it leads to."),
    state: z.enum(GUEST_LINK_STATES).describe("Whether the link is in force."),
    backstage_url: secretAddress("shows/{event_slug}"),
    link_version: z.int().describe("Rises with every new link; older ones no longer work."),
    created_at: instantOut().nullable().describe("When the present link was made."),
    revoked_at: instantOut().nullable().describe("When it was taken back."),
  })
  .meta({
    id: "GuestAccessLink",
    description: "`backstage_url` is shown once, in the answer that made it; null after a revocation.",
  });
