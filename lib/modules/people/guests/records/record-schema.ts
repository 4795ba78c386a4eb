import { z } from "zod";
import { RecordingConsentSchema } from "@/lib/modules/people/recording-consent/recording-consent-schema";
import {
  instant,
  instantOut,
  listQuery,
  looseText,
  queryFlag,
  reference,
  sendFlag,
} from "@/lib/operation/fields";
import { GUEST_LINK_STATES, GuestSchema, NewGuestInput } from "../schema";

const photoAsset = {
  photo_asset_id: reference()
    .nullable()
    .optional()
    .describe(
      "A ready asset as the portrait; null removes it. Anything else is refused as `not_found`, and `photo` in the same call as `not_allowed`. The asset can't be deleted while it is in use.",
    ),
};

export const CreateGuestInput = z.strictObject({
  ...NewGuestInput.shape,
  ...photoAsset,
  send_invitation: z
    .boolean()
    .default(false)
    .describe("Emails the guest their invitation immediately. Requires `email` and `send: true`."),
  send: sendFlag(),
});

export const UpdateGuestInput = z.strictObject({ ...NewGuestInput.partial().shape, ...photoAsset });

export const guestQuery = { ...listQuery(["created_at", "updated_at", "name"]) };

export const DeleteGuestQuery = z.strictObject({
  revoke_access: queryFlag()
    .default(true)
    .meta({ wire: { type: "boolean", default: true } })
    .describe("Also revokes the guest's link. With `false`, the call is refused if a link is active."),
});

const INVITATION_STATES = ["none", "draft", "scheduled", "queued", "sent", "failed"] as const;
const CHECK_STATES = ["none", "passed", "failed", "expired"] as const;

const ReadinessSchema = z
  .object({
    intro: z.boolean().describe("Whether there is an introduction for the host to read."),
    photo: z.boolean().describe("Whether there is a portrait."),
    invitation: z
      .object({
        state: z.enum(INVITATION_STATES).describe("In the test environment, `sent` means captured."),
        at: instantOut().nullable().describe("When it was sent, or will be."),
        error: z.string().nullable().describe("Why it wasn't sent."),
      })
      .describe("The status of the latest invitation."),
    opened: z.boolean().describe("Whether the current link has been opened."),
    confirmed_at: instantOut().nullable().describe("When the guest confirmed their name, title and photo."),
    recording_consent: RecordingConsentSchema,
    technical_check: z
      .object({
        state: z.enum(CHECK_STATES),
        at: instantOut().nullable(),
        expires_at: instantOut().nullable(),
      })
      .describe("The result of their latest technical check; valid for seven days."),
    ready: z
      .boolean()
      .describe("Intro, photo, opened link, confirmed details and a passed check are all done."),
  })
  .meta({ id: "GuestReadiness", description: "How much of what a show needs from a guest is done." });

export type Readiness = z.infer<typeof ReadinessSchema>;

const recordFields = {
  photo_asset_id: z.string().nullable().describe("The portrait's asset; null if it has a URL or none."),
  readiness: ReadinessSchema,
};

export const GuestRecordSchema = GuestSchema.extend(recordFields).meta({
  id: "GuestRecord",
  description: "A guest with their readiness.",
});

const HistoryEntrySchema = z.object({
  action: z.string().describe("The operation that made the change."),
  actor: z.object({ type: z.string(), name: z.string() }).describe("Who made the change."),
  changed: z.array(z.string()).describe("The fields that changed."),
  created_at: instantOut(),
});

export const GuestDetailSchema = GuestSchema.extend({
  ...recordFields,
  history: z.array(HistoryEntrySchema).describe("The guest's history, newest first, at most 100 entries."),
}).meta({ id: "GuestDetail", description: "A guest with readiness and history." });

export const LinkStateSchema = z
  .object({
    guest_id: z.string().describe("The guest the link belongs to."),
    event_slug: z.string().describe("The link's show."),
    state: z.enum(GUEST_LINK_STATES).describe("Whether a link is active."),
    link_version: z.int().describe("Increases with every new link."),
    created_at: instantOut().nullable().describe("When the current link was created."),
    opened_at: instantOut().nullable().describe("When it was first opened."),
    last_used_at: instantOut().nullable().describe("When it was last used."),
    revoked_at: instantOut().nullable().describe("When it was revoked."),
  })
  .meta({ id: "GuestLinkState", description: "The status of a guest's link, without the link itself." });

export const DeletedGuestSchema = z.object({
  id: z.string().describe("The removed guest."),
  deleted: z.literal(true),
  access: z.enum(GUEST_LINK_STATES).describe("The status of their link."),
});

const note = looseText(1000)
  .optional()
  .describe("A personal note in the email. If omitted, the draft's note is kept.");

export const InviteGuestInput = z
  .strictObject({
    mode: z
      .enum(["preview", "draft", "schedule", "send"])
      .describe(
        "`preview` renders the email; `draft` saves it, and unschedules a scheduled one; `schedule` sends it at `send_at`; `send` sends it now.",
      ),
    note,
    send_at: instant()
      .optional()
      .describe(
        "When to send it; only with `schedule` (`not_allowed` otherwise). Must be in the future (`in_past`).",
      ),
    send: sendFlag(),
  })
  .meta({
    if: { properties: { mode: { enum: ["preview", "draft", "send"] } } },
    else: { properties: { send_at: {} }, required: ["send_at"] },
  });

export const ResendInviteInput = z.strictObject({
  mode: z.enum(["draft", "send"]).describe("`draft` saves another one, `send` sends it again now."),
  note,
  send: sendFlag(),
});

export const InvitationSchema = z
  .object({
    guest_id: z.string().describe("The invited guest."),
    mode: z.enum(["preview", "draft", "schedule", "send"]).describe("The requested mode."),
    state: z.enum(INVITATION_STATES).describe("The invitation's current status."),
    to: z.object({ name: z.string(), email: z.string() }).describe("The recipient's email address."),
    subject: z.string().describe("The email's subject."),
    text: z.string().describe("The email as plain text, with a placeholder for the personal link."),
    html: z.string().describe("The email as HTML, with a placeholder for the personal link."),
    send_at: instantOut().nullable().describe("When it will be sent, if scheduled."),
    why_not: z.string().nullable().describe("What would prevent it from being sent; null if nothing."),
  })
  .meta({
    id: "GuestInvitation",
    description: "An invitation and its content. Only the sent email contains the personal link.",
  });

const { name, title, company } = NewGuestInput.shape;

/** A guest's own details. Sending them confirms them. */
export const ConfirmDetailsInput = z.strictObject({ name, title, company });

export const OwnDetailsSchema = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  company: z.string(),
  intro: z.string(),
  photo: z.string(),
  confirmed_at: instantOut().nullable(),
  recording_consent: RecordingConsentSchema,
});
