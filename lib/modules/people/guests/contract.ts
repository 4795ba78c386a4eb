import { z } from "zod";
import { ASSET_TYPES, MAX_ASSET_BYTES } from "@/lib/modules/files/assets/schema";
import {
  RecordingAnswerInput,
  RecordingConsentSchema,
} from "@/lib/modules/people/recording-consent/recording-consent-schema";
import { HTTP_AUDIENCES } from "@/lib/modules/show-basics/show-facts/config-schema";
import { THEMES } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import { instantOut, looseText, reference, slug } from "@/lib/operation/fields";
import { bytes, contract, list, operation } from "@/lib/operation/operation";
import {
  exampleGuestId,
  exampleInvitation,
  exampleLink,
  exampleRecord,
  exampleSlug,
  newRecord,
} from "./examples-schema";
import {
  ConfirmDetailsInput,
  CreateGuestInput,
  DeletedGuestSchema,
  DeleteGuestQuery,
  GuestDetailSchema,
  GuestRecordSchema,
  guestQuery,
  InvitationSchema,
  InviteGuestInput,
  LinkStateSchema,
  OwnDetailsSchema,
  ResendInviteInput,
  UpdateGuestInput,
} from "./records/record-schema";
import { AccessLinkInput, AccessLinkSchema } from "./schema";

const params = z.strictObject({ slug: slug(), guest_id: reference() });
const named = { slug: exampleSlug, guest_id: exampleGuestId };
const ownPage = {
  prefix: "app",
  tag: "Pages of a show",
  scope: "public",
  access: "guest",
  effect: "write",
} as const;
const shared = { prefix: "v1", tag: "Guests" } as const;

export const guestsContract = contract({
  listGuests: operation({
    ...shared,
    http: "GET /events/{slug}/guests",
    summary: "List a show's guests with their readiness",
    description: "All guests, with their readiness. Guests only proposed by the brief are in getEvent.",
    scope: "guests:read",
    effect: "read",
    params: z.strictObject({ slug: slug() }),
    query: z.strictObject(guestQuery),
    output: list(GuestRecordSchema),
    errors: ["not_found"],
    examples: [{ summary: "All guests", input: { slug: exampleSlug }, output: [exampleRecord] }],
  }),
  createGuest: operation({
    ...shared,
    http: "POST /events/{slug}/guests",
    summary: "Add a guest",
    description:
      "Adds a guest. We don't email anyone unless `send_invitation` and `send` are true and the key has `communications:send`.",
    scope: "guests:write",
    effect: "write",
    sends: { when: { send_invitation: [true] } },
    params: z.strictObject({ slug: slug() }),
    body: CreateGuestInput,
    output: GuestRecordSchema,
    status: 201,
    errors: ["not_found", "version_conflict", "client_inactive", "not_ready"],
    examples: [
      {
        summary: "Without email",
        input: {
          slug: exampleSlug,
          name: "Ada Lovelace",
          title: "Countess",
          company: "Analytical Engines",
          email: "ada@example.com",
        },
        output: newRecord,
      },
    ],
  }),
  getGuest: operation({
    ...shared,
    http: "GET /events/{slug}/guests/{guest_id}",
    summary: "Get a guest with readiness and history",
    scope: "guests:read",
    effect: "read",
    versioned: true,
    params,
    output: GuestDetailSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "By id",
        input: named,
        output: {
          ...exampleRecord,
          history: [
            {
              action: "createGuest",
              actor: { type: "key", name: "CI" },
              changed: ["name", "title", "company"],
              created_at: exampleRecord.created_at,
            },
          ],
        },
      },
    ],
  }),
  updateGuest: operation({
    ...shared,
    http: "PATCH /events/{slug}/guests/{guest_id}",
    summary: "Update a guest",
    description:
      "Only the fields you send change, and no one is emailed. If you change details the guest has confirmed, they must confirm them again.",
    scope: "guests:write",
    effect: "write",
    versioned: true,
    params,
    body: UpdateGuestInput,
    output: GuestRecordSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "Change the title",
        input: { ...named, title: "Countess of Lovelace" },
        output: { ...newRecord, title: "Countess of Lovelace", version: 2 },
      },
    ],
  }),
  deleteGuest: operation({
    ...shared,
    http: "DELETE /events/{slug}/guests/{guest_id}",
    summary: "Remove a guest",
    description:
      "Removes a guest and revokes their link; if they are in the room, they leave within five seconds. The audit log keeps the history.",
    scope: "guests:write",
    effect: "write",
    params,
    query: DeleteGuestQuery,
    output: DeletedGuestSchema,
    errors: ["not_found", "version_conflict"],
    examples: [
      {
        summary: "And revoke the link",
        input: named,
        output: { id: exampleGuestId, deleted: true, access: "revoked" },
      },
    ],
  }),
  getGuestAccessLink: operation({
    ...shared,
    http: "GET /events/{slug}/guests/{guest_id}/access-link",
    summary: "Get the status of a guest's link",
    description: "When it was created, first opened and last used. The link itself is never shown again.",
    scope: "guest_access:read",
    effect: "read",
    params,
    output: LinkStateSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "A link in use",
        input: named,
        output: {
          guest_id: exampleGuestId,
          event_slug: exampleSlug,
          state: "active",
          link_version: 1,
          created_at: exampleLink.created_at,
          opened_at: exampleRecord.opened_at,
          last_used_at: exampleRecord.opened_at,
          revoked_at: null,
        },
      },
    ],
  }),
  inviteGuest: operation({
    ...shared,
    http: "POST /events/{slug}/guests/{guest_id}/invite",
    summary: "Preview, draft, schedule or send a guest's invitation",
    description:
      "The email contains the guest's current personal link; if there is none, one is created. `schedule` and `send` require `send: true` and the scope `communications:send`. To email a guest again, use resendGuestInvite.",
    scope: "guests:write",
    effect: "send",
    sends: { when: { mode: ["schedule", "send"] } },
    params,
    body: InviteGuestInput,
    output: InvitationSchema,
    errors: ["not_found", "version_conflict", "client_inactive", "not_ready"],
    examples: [
      {
        summary: "Save a draft",
        input: { ...named, mode: "draft", note: "We would love to hear about the loom." },
        output: { ...exampleInvitation, mode: "draft", state: "draft" },
      },
      { summary: "Preview", input: { ...named, mode: "preview" }, output: exampleInvitation },
    ],
  }),
  resendGuestInvite: operation({
    ...shared,
    http: "POST /events/{slug}/guests/{guest_id}/resend-invite",
    summary: "Draft or resend a guest's invitation",
    description:
      "`draft` saves another invitation; `send` sends it now with the current link, and requires `send: true`.",
    scope: "guests:write",
    effect: "send",
    sends: { when: { mode: ["send"] } },
    params,
    body: ResendInviteInput,
    output: InvitationSchema,
    errors: ["not_found", "version_conflict", "client_inactive", "not_ready"],
    examples: [
      {
        summary: "Save another draft",
        input: { ...named, mode: "draft", note: "In case it got lost." },
        output: { ...exampleInvitation, mode: "draft", state: "draft" },
      },
    ],
  }),
  manageGuestAccessLink: operation({
    http: "POST /events/{slug}/guests/{guest_id}/access-link",
    prefix: "both",
    tag: "Guests",
    summary: "Create, rotate or revoke a guest's backstage link",
    description:
      "`create` creates the first link and is refused while one is active; `rotate` replaces the current one; `revoke` revokes it. The link is shown only once. Rotating or revoking disconnects the guest within five seconds, and older links stop working.",
    scope: "guests:write",
    effect: "write",
    mcp: { destructive: true },
    params,
    body: AccessLinkInput,
    output: AccessLinkSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "Create a link for a guest",
        input: { slug: exampleLink.event_slug, guest_id: exampleLink.guest_id, action: "create" },
        output: exampleLink,
      },
    ],
  }),
  confirmMyDetails: operation({
    ...ownPage,
    http: "PATCH /events/{slug}/backstage/me",
    summary: "Confirm or correct a guest's details",
    params: z.strictObject({ slug: slug() }),
    body: ConfirmDetailsInput,
    output: OwnDetailsSchema,
    errors: ["not_found", "client_inactive", "gone"],
  }),
  answerRecording: operation({
    ...ownPage,
    http: "PUT /events/{slug}/backstage/recording-consent",
    summary: "Answer the recording consent",
    description: "The last answer counts, for the current link and the wording that was shown.",
    params: z.strictObject({ slug: slug() }),
    body: RecordingAnswerInput,
    output: OwnDetailsSchema,
    errors: ["not_found", "client_inactive", "gone"],
  }),
  uploadMyPhoto: operation({
    ...ownPage,
    http: "POST /events/{slug}/backstage/photo",
    summary: "Upload a portrait from a guest's page",
    description: "The type is detected from the bytes. Saves a clean copy, upright and without metadata.",
    input: bytes({ types: ASSET_TYPES, most: MAX_ASSET_BYTES }),
    params: z.strictObject({ slug: slug() }),
    output: OwnDetailsSchema,
    errors: ["not_found", "client_inactive", "gone", "storage_full"],
  }),
  enterBackstage: operation({
    http: "POST /events/{slug}/backstage/enter",
    prefix: "app",
    tag: "Pages",
    summary: "Exchange a backstage link for a guest cookie",
    description: "Valid for 7 days in this browser, as long as the link is valid.",
    scope: "public",
    access: "public",
    effect: "write",
    params: z.strictObject({ slug: slug() }),
    body: z.strictObject({ token: looseText(200).min(1, "required") }),
    output: z.object({
      event: z.object({
        slug: z.string(),
        title: z.string(),
        state: z.string(),
        starts_at: instantOut().nullable(),
        ends_at: instantOut().nullable(),
        timezone: z.string(),
        language: z.string(),
        recorded: z.boolean().describe("Whether the show is recorded the next time it goes live."),
        http_audience: z.enum(HTTP_AUDIENCES).describe("Who watches over HTTP."),
        theme: z.enum(THEMES),
        brand: z.object({ accent: z.string().nullable(), logo: z.string().nullable() }),
        host: z.object({ name: z.string(), title: z.string(), company: z.string(), photo: z.string() }),
      }),
      guest: z.object({
        id: z.string(),
        name: z.string(),
        title: z.string(),
        company: z.string(),
        photo: z.string(),
        intro: z.string(),
        confirmed_at: instantOut().nullable(),
        recording_consent: RecordingConsentSchema,
        technical_check: z.object({
          state: z.enum(["none", "passed", "failed", "expired"]),
          at: instantOut().nullable(),
          expires_at: instantOut().nullable(),
        }),
      }),
      expires_at: instantOut(),
    }),
    errors: ["unauthorized", "not_found", "rate_limited", "client_inactive"],
  }),
});
