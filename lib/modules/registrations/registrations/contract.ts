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
  registration_id: reference().describe("Of `listRegistrations`."),
});

const REPEATS =
  "Addresses count as one when they are equal in lower case after Unicode NFKC; dots and plus signs are not folded. A repeat answers with the registration that is there, unchanged except for a blank name; somebody who had cancelled gets a place again.";

export const registrationsContract = contract({
  listRegistrations: operation({
    http: "GET /events/{slug}/registrations",
    prefix: "both",
    tag: "Registrations",
    summary: "List an event's registrations",
    description:
      "Everybody who signed up, newest first. Filter by `state`, `source`, `marketing_consent`, `attended` and `mail`, or search names and addresses with `q`. Removed registrations are not listed.",
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
        summary: "Everybody with a place",
        input: { slug: exampleSlug, state: "confirmed" },
        output: [example],
      },
    ],
  }),
  createRegistration: operation({
    http: "POST /events/{slug}/registrations",
    prefix: "v1",
    tag: "Registrations",
    summary: "Register somebody",
    description: `Signs somebody up. ${REPEATS} No mail goes out unless \`send_confirmation\` and \`send\` are true and the key holds \`communications:send\`.`,
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
        summary: "Without mail",
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
    description: `${REPEATS} The confirmation is always mailed, once.`,
    scope: "registrations:write",
    effect: "write",
    params: eventParams,
    body: CreateRegistrationLegacyInput,
    output: RegistrationSchema,
    status: 201,
    errors: ["not_found", "version_conflict", "client_inactive", "slot_limit_reached"],
    examples: [
      {
        summary: "Name and address",
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
      "The personal link stops working at once. Registering the address again makes a new registration. Where a mail had put the show into their calendar, another one takes it out.",
    scope: "registrations:write",
    effect: "write",
    params: eventParams,
    query: z.strictObject({ email: emailInQuery() }),
    output: RemovedSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "By address",
        input: { slug: exampleSlug, email: "ada@example.com" },
        output: { removed: true, id: example.id, email: "ada@example.com" },
      },
    ],
  }),
  getRegistration: operation({
    http: "GET /events/{slug}/registrations/{registration_id}",
    prefix: "v1",
    tag: "Registrations",
    summary: "Get one registration by its id",
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
    summary: "Change or approve a registration",
    description:
      "Corrects a name, an address or what else is known of an attendee, approves or declines somebody who asked for a place, takes them off the waiting list, gives up a place. A place that becomes free is offered to the next on the waiting list. No mail goes out unless `send_confirmation` and `send` are true and the key holds `communications:send`.",
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
        summary: "Accept a request",
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
      "Takes an attendee off the list: it is shown no more, and the personal link stops working at once. Registering the address again makes a new registration. A place that becomes free is offered to the next on the waiting list.",
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
    summary: "Preview or send the confirmation of a registration",
    description:
      "The mail with the personal link and the invitation for calendars, as the place stands now. An address gets at most five an hour over all shows (`rate_limited`). Where `why_not` says why nothing goes out, nothing was sent.",
    scope: "registrations:write",
    effect: "send",
    sends: { when: { mode: ["send"] } },
    params: registrationParams,
    body: ConfirmationInput,
    output: ConfirmationSchema,
    errors: ["not_found", "rate_limited"],
    examples: [
      {
        summary: "Look at it",
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
