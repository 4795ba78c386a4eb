import { z } from "zod";
import {
  instant,
  instantOut,
  listQuery,
  looseText,
  queryFlag,
  reference,
  sendFlag,
} from "@/lib/operation/fields";
import { RecordingConsentSchema } from "../recording/recording-consent-schema";
import { GUEST_LINK_STATES, GuestSchema, NewGuestInput } from "../schema";

const photoAsset = {
  photo_asset_id: reference()
    .nullable()
    .optional()
    .describe(
      "A ready asset of yours as the portrait; null takes it away. Anything else is refused as `not_found`, and so is `photo` beside it (`not_allowed`). While it is in use the asset cannot be deleted.",
    ),
};

export const CreateGuestInput = z.strictObject({
  ...NewGuestInput.shape,
  ...photoAsset,
  send_invitation: z
    .boolean()
    .default(false)
    .describe("Mails the guest their invitation at once. Needs `email`, and `send: true`."),
  send: sendFlag(),
});

export const UpdateGuestInput = z.strictObject({ ...NewGuestInput.partial().shape, ...photoAsset });

export const guestQuery = { ...listQuery(["created_at", "updated_at", "name"]) };

export const DeleteGuestQuery = z.strictObject({
  revoke_access: queryFlag()
    .default(true)
    .meta({ wire: { type: "boolean", default: true } })
    .describe(
      "Ends the guest's link with it. With `false` the call is refused instead while a link is in force.",
    ),
});

const INVITATION_STATES = ["none", "draft", "scheduled", "queued", "sent", "failed"] as const;
const CHECK_STATES = ["none", "passed", "failed", "expired"] as const;

const ReadinessSchema = z
  .object({
    intro: z.boolean().describe("Whether the host has something to read."),
    photo: z.boolean().describe("Whether there is a portrait."),
    invitation: z
      .object({
        state: z.enum(INVITATION_STATES).describe("`sent` in test means that it was captured."),
        at: instantOut().nullable().describe("When it went out, or will."),
        error: z.string().nullable().describe("Why it did not go out."),
      })
      .describe("What became of the newest invitation."),
    opened: z.boolean().describe("Whether the link that is in force was opened."),
    confirmed_at: instantOut()
      .nullable()
      .describe("When the guest said that name, title and photo are right."),
    recording_consent: RecordingConsentSchema,
    technical_check: z
      .object({
        state: z.enum(CHECK_STATES),
        at: instantOut().nullable(),
        expires_at: instantOut().nullable(),
      })
      .describe("How their newest technical check ended; it counts for seven days."),
    ready: z
      .boolean()
      .describe("Intro, photo, opened link, confirmed details and a passed check are all there."),
  })
  .meta({ id: "GuestReadiness", description: "How far a guest is with what a show needs of them." });

export type Readiness = z.infer<typeof ReadinessSchema>;

const recordFields = {
  photo_asset_id: z
    .string()
    .nullable()
    .describe("The asset that the portrait is; null for an address or none."),
  readiness: ReadinessSchema,
};

export const GuestRecordSchema = GuestSchema.extend(recordFields).meta({
  id: "GuestRecord",
  description: "A guest with how ready they are.",
});

const HistoryEntrySchema = z.object({
  action: z.string().describe("The operation that did it."),
  actor: z.object({ type: z.string(), name: z.string() }).describe("Who did it."),
  changed: z.array(z.string()).describe("Names of what changed."),
  created_at: instantOut(),
});

export const GuestDetailSchema = GuestSchema.extend({
  ...recordFields,
  history: z
    .array(HistoryEntrySchema)
    .describe("What happened to the guest, newest first, 100 entries at most."),
}).meta({ id: "GuestDetail", description: "A guest with readiness and history." });

export const LinkStateSchema = z
  .object({
    guest_id: z.string().describe("Whose link it is."),
    event_slug: z.string().describe("The show it leads to."),
    state: z.enum(GUEST_LINK_STATES).describe("Whether a link is in force."),
    link_version: z.int().describe("Rises with every new link."),
    created_at: instantOut().nullable().describe("When the present link was made."),
    opened_at: instantOut().nullable().describe("When it was first opened."),
    last_used_at: instantOut().nullable().describe("When somebody last came in by it."),
    revoked_at: instantOut().nullable().describe("When it was taken back."),
  })
  .meta({ id: "GuestLinkState", description: "What is known of a guest's link, without the link." });

export const DeletedGuestSchema = z.object({
  id: z.string().describe("Who was removed."),
  deleted: z.literal(true),
  access: z.enum(GUEST_LINK_STATES).describe("What their link is now."),
});

const note = looseText(1000)
  .optional()
  .describe("A personal line in the mail. Without it the one of the draft stays.");

export const InviteGuestInput = z
  .strictObject({
    mode: z
      .enum(["preview", "draft", "schedule", "send"])
      .describe(
        "`preview` shows the mail; `draft` keeps it, and takes back one that was scheduled; `schedule` sends it at `send_at`; `send` sends it now.",
      ),
    note,
    send_at: instant()
      .optional()
      .describe(
        "When it goes out; for `schedule`, and for no other mode (`not_allowed`). Not before now (`in_past`).",
      ),
    send: sendFlag(),
  })
  .meta({
    if: { properties: { mode: { enum: ["preview", "draft", "send"] } } },
    else: { properties: { send_at: {} }, required: ["send_at"] },
  });

export const ResendInviteInput = z.strictObject({
  mode: z.enum(["draft", "send"]).describe("`draft` keeps another one, `send` sends it again now."),
  note,
  send: sendFlag(),
});

export const InvitationSchema = z
  .object({
    guest_id: z.string().describe("Who is invited."),
    mode: z.enum(["preview", "draft", "schedule", "send"]).describe("What was asked for."),
    state: z.enum(INVITATION_STATES).describe("Where the guest's invitation stands now."),
    to: z.object({ name: z.string(), email: z.string() }).describe("Where it goes."),
    subject: z.string().describe("Of the mail."),
    text: z.string().describe("The mail as plain text, with a stand-in for the personal link."),
    html: z.string().describe("The mail as it looks, with a stand-in for the personal link."),
    send_at: instantOut().nullable().describe("When it goes out, for one that is scheduled."),
    why_not: z
      .string()
      .nullable()
      .describe("What would keep it from going out as things are; null for nothing."),
  })
  .meta({
    id: "GuestInvitation",
    description: "An invitation and what it says. The personal link is only in the mail.",
  });

const { name, title, company } = NewGuestInput.shape;

/** What a guest says of themselves; saying it confirms it. */
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
