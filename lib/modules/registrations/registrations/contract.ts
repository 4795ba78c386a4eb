import { z } from "zod";
import { RegistrationSchema } from "@/lib/modules/registrations/places/registration-schema";
import { emailInQuery, listQuery, reference, slug } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import { example, exampleSlug } from "./examples-schema";
import { listOperations } from "./list-operations-schema";
import {
  ConfirmationInput,
  ConfirmationSchema,
  CreateRegistrationInput,
  CreateRegistrationLegacyInput,
  RemovedSchema,
  registrationFilters,
  UpdateRegistrationInput,
} from "./schema";

const eventParams = z.strictObject({ slug: slug() });
const registrationParams = z.strictObject({
  slug: slug(),
  registration_id: reference().describe("From `listRegistrations`."),
});

const REPEATS =
  "Email addresses are compared in lowercase after Unicode NFKC; dots and plus signs are kept. A repeated call returns the existing registration, unchanged except for a blank name; a cancelled registration is restored.";

export const registrationsContract = contract({
  listRegistrations: operation({
    http: "GET /events/{slug}/registrations",
    prefix: "both",
    tag: "Registrations",
    summary: "List an event's registrations",
    description:
      "Everyone who registered, newest first. Filter by `state`, `source`, `marketing_consent`, `attended` and `mail`, or search names and email addresses with `q`. Removed registrations aren't listed.",
    scope: "registrations:read",
    effect: "read",
    params: eventParams,
    query: z.strictObject({
      ...listQuery(["created_at", "updated_at", "name", "email"]),
      ...registrationFilters,
    }),
    output: list(RegistrationSchema),
    errors: ["not_found"],
    examples: [
      {
        summary: "Everyone confirmed",
        input: { slug: exampleSlug, state: "confirmed" },
        output: [example],
      },
    ],
  }),
  createRegistration: operation({
    http: "POST /events/{slug}/registrations",
    prefix: "v1",
    tag: "Registrations",
    summary: "Register someone",
    description: `Registers a person. ${REPEATS} Sends no email unless \`send_confirmation\` and \`send\` are true and the key has \`communications:send\`.`,
    scope: "registrations:write",
    effect: "write",
    sends: { when: { send_confirmation: [true] } },
    params: eventParams,
    body: CreateRegistrationInput,
    output: RegistrationSchema,
    status: 201,
    errors: ["not_found", "version_conflict", "client_inactive", "slot_limit_reached"],
    examples: [
      {
        summary: "Without email",
        input: {
          slug: exampleSlug,
          name: "Ada Lovelace",
          email: "ada@example.com",
          time_zone: "Europe/London",
        },
        output: example,
      },
    ],
  }),
  createRegistrationLegacy: operation({
    http: "POST /events/{slug}/registrations",
    operationId: "createRegistration",
    prefix: "legacy",
    tag: "Registrations",
    summary: "Add an attendee",
    description: `${REPEATS} The confirmation is always emailed, once.`,
    scope: "registrations:write",
    effect: "write",
    params: eventParams,
    body: CreateRegistrationLegacyInput,
    output: RegistrationSchema,
    status: 201,
    errors: ["not_found", "version_conflict", "client_inactive", "slot_limit_reached"],
    examples: [
      {
        summary: "Name and email",
        input: { slug: exampleSlug, name: "Ada Lovelace", email: "ada@example.com" },
        output: { ...example, time_zone: null },
      },
    ],
  }),
  removeRegistrationByEmail: operation({
    http: "DELETE /events/{slug}/registrations",
    prefix: "legacy",
    tag: "Registrations",
    summary: "Remove an attendee",
    description:
      "The personal link stops working immediately. Registering the email address again creates a new registration. If an email added the show to their calendar, another one removes it.",
    scope: "registrations:write",
    effect: "write",
    params: eventParams,
    query: z.strictObject({ email: emailInQuery() }),
    output: RemovedSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "By email",
        input: { slug: exampleSlug, email: "ada@example.com" },
        output: { removed: true, id: example.id, email: "ada@example.com" },
      },
    ],
  }),
  getRegistration: operation({
    http: "GET /events/{slug}/registrations/{registration_id}",
    prefix: "v1",
    tag: "Registrations",
    summary: "Get a registration",
    scope: "registrations:read",
    effect: "read",
    versioned: true,
    params: registrationParams,
    output: RegistrationSchema,
    errors: ["not_found"],
    examples: [
      { summary: "By id", input: { slug: exampleSlug, registration_id: example.id }, output: example },
    ],
  }),
  updateRegistration: operation({
    http: "PATCH /events/{slug}/registrations/{registration_id}",
    prefix: "v1",
    tag: "Registrations",
    summary: "Update or approve a registration",
    description:
      "Corrects a name, an email address or other details, approves or declines a request, moves someone off the waitlist, or cancels a registration. A free place is offered to the next person on the waitlist. Sends no email unless `send_confirmation` and `send` are true and the key has `communications:send`.",
    scope: "registrations:write",
    effect: "write",
    versioned: true,
    sends: { when: { send_confirmation: [true] } },
    params: registrationParams,
    body: UpdateRegistrationInput,
    output: RegistrationSchema,
    errors: ["not_found", "version_conflict", "client_inactive", "slot_limit_reached"],
    examples: [
      {
        summary: "Approve a request",
        input: { slug: exampleSlug, registration_id: example.id, state: "confirmed" },
        output: example,
      },
    ],
  }),
  deleteRegistration: operation({
    http: "DELETE /events/{slug}/registrations/{registration_id}",
    prefix: "v1",
    tag: "Registrations",
    summary: "Remove a registration",
    description:
      "Removes an attendee: they are no longer listed, and the personal link stops working immediately. Registering the email address again creates a new registration. A free place is offered to the next person on the waitlist.",
    scope: "registrations:write",
    effect: "write",
    params: registrationParams,
    output: RemovedSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "By id",
        input: { slug: exampleSlug, registration_id: example.id },
        output: { removed: true, id: example.id, email: "ada@example.com" },
      },
    ],
  }),
  sendRegistrationConfirmation: operation({
    http: "POST /events/{slug}/registrations/{registration_id}/confirmation",
    prefix: "v1",
    tag: "Registrations",
    summary: "Preview or send a registration's confirmation",
    description:
      "The email with the personal link and a calendar invitation, for the registration's current state. An email address gets at most five per hour across all shows (`rate_limited`). If `why_not` gives a reason, nothing was sent.",
    scope: "registrations:write",
    effect: "send",
    sends: { when: { mode: ["send"] } },
    params: registrationParams,
    body: ConfirmationInput,
    output: ConfirmationSchema,
    errors: ["not_found", "rate_limited"],
    examples: [
      {
        summary: "Preview",
        input: { slug: exampleSlug, registration_id: example.id, mode: "preview" },
        output: {
          mode: "preview",
          mail: null,
          why_not: null,
          to: { name: "Ada Lovelace", email: "ada@example.com" },
          from_name: "Northwind",
          reply_to: "hello@northwind.example",
          subject: "You're in: Designing for delight",
          html: "<p>…</p>",
          text: "Hello Ada Lovelace, …",
          calendar: null,
          made_at: "2026-11-21T09:00:00.000Z",
        },
      },
    ],
  }),
  ...listOperations,
});
