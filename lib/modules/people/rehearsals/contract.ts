import { z } from "zod";
import { reference, slug } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import {
  CreateRehearsalInput,
  DeletedRehearsalSchema,
  DeleteRehearsalQuery,
  InviteToRehearsalInput,
  RehearsalInvitationSchema,
  RehearsalSchema,
  rehearsalQuery,
  UpdateRehearsalInput,
} from "./schema";

const guest = { guest_id: "gst_01kb3jxg5wq0v8t6m2r4c7d9eg", name: "Ada Lovelace" };
const example = {
  id: "rhs_01kb3jxg5wq0v8t6m2r4c7d9eg",
  event_slug: "what-engines-can-compose-7kq3xn",
  starts_at: "2026-12-03T15:00:00.000Z",
  ends_at: "2026-12-03T15:45:00.000Z",
  duration_min: 45,
  state: "scheduled",
  notes: "Run through the demo twice.",
  guests: [{ ...guest, invitation: { state: "not_told", at: null, error: null } }],
  version: 1,
  created_at: "2026-11-21T09:00:00.000Z",
  updated_at: "2026-11-21T09:00:00.000Z",
};

const shared = { prefix: "v1", tag: "Rehearsals" } as const;
const ofShow = z.strictObject({ slug: slug() });
const params = z.strictObject({ slug: slug(), rehearsal_id: reference() });
const named = { slug: example.event_slug, rehearsal_id: example.id };

export const rehearsalsContract = contract({
  listRehearsals: operation({
    ...shared,
    http: "GET /events/{slug}/rehearsals",
    summary: "List a show's rehearsals",
    description: "With its guests and what each was told.",
    scope: "events:read",
    effect: "read",
    params: ofShow,
    query: z.strictObject(rehearsalQuery),
    output: list(RehearsalSchema),
    errors: ["not_found"],
    examples: [
      {
        summary: "Upcoming, next one first",
        input: { slug: example.event_slug, state: "scheduled", sort: "starts_at", order: "asc" },
        output: [example],
      },
    ],
  }),
  createRehearsal: operation({
    ...shared,
    http: "POST /events/{slug}/rehearsals",
    summary: "Schedule a rehearsal",
    description: "Sends no email: use inviteToRehearsal. Up to 50 per show (`slot_limit_reached`).",
    scope: "events:write",
    effect: "write",
    params: ofShow,
    body: CreateRehearsalInput,
    output: RehearsalSchema,
    status: 201,
    errors: ["not_found", "client_inactive", "slot_limit_reached"],
    examples: [
      {
        summary: "The day before, 45 minutes",
        input: {
          slug: example.event_slug,
          starts_at: "2026-12-03T15:00:00Z",
          duration_min: 45,
          guest_ids: [guest.guest_id],
          notes: example.notes,
        },
        output: example,
      },
    ],
  }),
  getRehearsal: operation({
    ...shared,
    http: "GET /events/{slug}/rehearsals/{rehearsal_id}",
    summary: "Get a rehearsal",
    scope: "events:read",
    effect: "read",
    versioned: true,
    params,
    output: RehearsalSchema,
    errors: ["not_found"],
    examples: [{ summary: "By id", input: named, output: example }],
  }),
  updateRehearsal: operation({
    ...shared,
    http: "PATCH /events/{slug}/rehearsals/{rehearsal_id}",
    summary: "Update a rehearsal",
    description:
      "Only the fields you send change. We don't email anyone unless `notify` and `send` are true and the key has `communications:send`.",
    scope: "events:write",
    effect: "write",
    versioned: true,
    sends: { when: { notify: [true] } },
    params,
    body: UpdateRehearsalInput,
    output: RehearsalSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "It took place",
        input: { ...named, state: "done" },
        output: { ...example, state: "done", version: 2 },
      },
    ],
  }),
  deleteRehearsal: operation({
    ...shared,
    http: "DELETE /events/{slug}/rehearsals/{rehearsal_id}",
    summary: "Delete a rehearsal",
    description:
      "We don't email anyone unless `notify` and `send` are true and the key has `communications:send`; otherwise invited guests keep the entry in their calendar.",
    scope: "events:write",
    effect: "write",
    sends: { when: { notify: [true] } },
    params,
    query: DeleteRehearsalQuery,
    output: DeletedRehearsalSchema,
    errors: ["not_found"],
    examples: [
      { summary: "Without notice", input: named, output: { id: example.id, deleted: true, told: 0 } },
    ],
  }),
  inviteToRehearsal: operation({
    ...shared,
    http: "POST /events/{slug}/rehearsals/{rehearsal_id}/invite",
    summary: "Preview or send invitations to a rehearsal",
    description:
      "Each guest gets an email with their current personal backstage link and a calendar entry, which later emails about the rehearsal update or remove. `send` requires `send: true` and the scope `communications:send`. The response lists everyone selected, with the reason if they don't get an email.",
    scope: "communications:draft",
    effect: "send",
    sends: { when: { mode: ["send"] } },
    params,
    body: InviteToRehearsalInput,
    output: RehearsalInvitationSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "Preview",
        input: { ...named, mode: "preview" },
        output: {
          rehearsal_id: example.id,
          mode: "preview",
          recipients: [
            {
              ...guest,
              email: "ada@example.com",
              outcome: "would_send",
              why_not: null,
              reason: null,
            },
          ],
          subject: "Rehearsal: What engines can compose",
          text: "Hello Ada Lovelace,\n\n…",
          html: "<p>Hello Ada Lovelace,</p>…",
        },
      },
    ],
  }),
});
