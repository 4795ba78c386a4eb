import { z } from "zod";
import { ASSET_TYPES, MOST_ASSET_BYTES } from "@/lib/modules/files/assets/schema";
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
import { RecordingAnswerInput, RecordingConsentSchema } from "./recording/recording-consent-schema";
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
    summary: "List a show's guests",
    description:
      "Everybody on the roster, with how ready they are. Those whom the brief only proposes are in getEvent.",
    scope: "guests:read",
    effect: "read",
    params: z.strictObject({ slug: slug() }),
    query: z.strictObject(guestQuery),
    output: list(GuestRecordSchema),
    errors: ["not_found"],
    examples: [{ summary: "All of them", input: { slug: exampleSlug }, output: [exampleRecord] }],
  }),
  createGuest: operation({
    ...shared,
    http: "POST /events/{slug}/guests",
    summary: "Add a guest",
    description:
      "Puts somebody on the roster. Nobody is written to unless `send_invitation` and `send` are true and the key holds `communications:send`.",
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
        summary: "Without mail",
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
    summary: "Change a guest",
    description:
      "Only what is given changes, and nobody is written to. What the guest has confirmed on their own page has to be confirmed anew once somebody else changes it.",
    scope: "guests:write",
    effect: "write",
    versioned: true,
    params,
    body: UpdateGuestInput,
    output: GuestRecordSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "Another title",
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
      "Takes somebody off the roster and ends their link; whoever is in the room by it leaves within five seconds. The history stays in the audit log.",
    scope: "guests:write",
    effect: "write",
    params,
    query: DeleteGuestQuery,
    output: DeletedGuestSchema,
    errors: ["not_found", "version_conflict"],
    examples: [
      {
        summary: "With their link",
        input: named,
        output: { id: exampleGuestId, deleted: true, access: "revoked" },
      },
    ],
  }),
  getGuestAccessLink: operation({
    ...shared,
    http: "GET /events/{slug}/guests/{guest_id}/access-link",
    summary: "Look at the state of a guest's link",
    description: "When it was made, first opened and last used. The link itself is never shown again.",
    scope: "guest_access:read",
    effect: "read",
    params,
    output: LinkStateSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "One that is in use",
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
      "The mail carries the personal link that is in force when it goes out, and makes one where there is none; a link made before this release is replaced. `schedule` and `send` need `send: true` and the scope `communications:send`. A guest who was invited is written to again by resendGuestInvite.",
    scope: "guests:write",
    effect: "send",
    sends: { when: { mode: ["schedule", "send"] } },
    params,
    body: InviteGuestInput,
    output: InvitationSchema,
    errors: ["not_found", "version_conflict", "client_inactive", "not_ready"],
    examples: [
      {
        summary: "Put aside",
        input: { ...named, mode: "draft", note: "We would love to hear about the loom." },
        output: { ...exampleInvitation, mode: "draft", state: "draft" },
      },
      { summary: "Only look", input: { ...named, mode: "preview" }, output: exampleInvitation },
    ],
  }),
  resendGuestInvite: operation({
    ...shared,
    http: "POST /events/{slug}/guests/{guest_id}/resend-invite",
    summary: "Draft or send a guest's invitation again",
    description:
      "`draft` puts another one aside; `send` sends it now, with the link that is in force, which takes `send: true`.",
    scope: "guests:write",
    effect: "send",
    sends: { when: { mode: ["send"] } },
    params,
    body: ResendInviteInput,
    output: InvitationSchema,
    errors: ["not_found", "version_conflict", "client_inactive", "not_ready"],
    examples: [
      {
        summary: "Put another one aside",
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
      "`create` makes the first link and refuses while one is active; `rotate` replaces whatever there is; `revoke` withdraws it. The address is shown once and cannot be read again. Rotating and revoking take the connected guest out of the room within five seconds and keep older links out.",
    scope: "guests:write",
    effect: "write",
    mcp: { destructive: true },
    params,
    body: AccessLinkInput,
    output: AccessLinkSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "A link to send to the guest",
        input: { slug: exampleLink.event_slug, guest_id: exampleLink.guest_id, action: "create" },
        output: exampleLink,
      },
    ],
  }),
  confirmMyDetails: operation({
    ...ownPage,
    http: "PATCH /events/{slug}/backstage/me",
    summary: "Confirm or correct how a guest is introduced",
    params: z.strictObject({ slug: slug() }),
    body: ConfirmDetailsInput,
    output: OwnDetailsSchema,
    errors: ["not_found", "client_inactive", "gone"],
  }),
  answerRecording: operation({
    ...ownPage,
    http: "PUT /events/{slug}/backstage/recording-consent",
    summary: "Say whether one agrees to be recorded",
    description: "The last answer counts, for the link by which one came and the words that were asked.",
    params: z.strictObject({ slug: slug() }),
    body: RecordingAnswerInput,
    output: OwnDetailsSchema,
    errors: ["not_found", "client_inactive", "gone"],
  }),
  uploadMyPhoto: operation({
    ...ownPage,
    http: "POST /events/{slug}/backstage/photo",
    summary: "Send a portrait from a guest's own page",
    description:
      "What it is, is found by looking at the bytes. It is written anew, upright and without metadata.",
    input: bytes({ types: ASSET_TYPES, most: MOST_ASSET_BYTES }),
    params: z.strictObject({ slug: slug() }),
    output: OwnDetailsSchema,
    errors: ["not_found", "client_inactive", "gone", "storage_full"],
  }),
  enterBackstage: operation({
    http: "POST /events/{slug}/backstage/enter",
    prefix: "app",
    tag: "Pages",
    summary: "Exchange a backstage link for a guest's cookie",
    description: "Good for 7 days in this browser, as long as the link itself is.",
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
