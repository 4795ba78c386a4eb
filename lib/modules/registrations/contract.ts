import { z } from "zod";
import { emailInQuery, listQuery, slug } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import {
  CreateRegistrationInput,
  CreateRegistrationLegacyInput,
  JoinInput,
  PlaceSchema,
  RegistrationSchema,
  registrationFilters,
  SignupAnswerSchema,
  SignupInput,
} from "./schema";

const eventParams = z.strictObject({ slug: slug() });

const example = {
  id: "reg_01kaj3v9x2m8q4t6w0y5z7b1cd",
  name: "Ada Lovelace",
  email: "ada@example.com",
  state: "confirmed",
  source: "api",
  marketing_consent: false,
  time_zone: "Europe/London",
  utm: {},
  unsubscribed_at: null,
  joined_at: null,
  created_at: "2026-11-21T09:00:00.000Z",
  updated_at: "2026-11-21T09:00:00.000Z",
};
const exampleSlug = "designing-for-delight-k3m9qz";

const REPEATS =
  "Addresses count as one when they are equal in lower case after Unicode NFKC; dots and plus signs are not folded. A repeat answers with the registration that is there, unchanged except for a blank name; somebody who had cancelled gets a place again.";

export const registrationsContract = contract({
  listRegistrations: operation({
    http: "GET /events/{slug}/registrations",
    prefix: "both",
    tag: "Registrations",
    summary: "List an event's registrations",
    description:
      "Newest first. Filter by `state`, `source` and `marketing_consent`, or search names and addresses with `q`. Removed registrations are not listed.",
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
    description: `${REPEATS} No mail goes out unless \`send_confirmation\` and \`send\` are true and the key holds \`communications:send\`.`,
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
    output: z.object({ removed: z.literal(true), id: z.string(), email: z.string() }),
    errors: ["not_found"],
    examples: [
      {
        summary: "By address",
        input: { slug: exampleSlug, email: "ada@example.com" },
        output: { removed: true, id: example.id, email: "ada@example.com" },
      },
    ],
  }),
  registerAttendee: operation({
    http: "POST /events/{slug}/signup",
    prefix: "app",
    tag: "Pages of a show",
    summary: "Sign up for a show",
    description:
      "The answer to a repeated sign-up is that to a new one, so that nobody learns who is registered; the confirmation is mailed again. At a door a new address enters at once. One that is known already does not, because typing an address proves nothing: its owner gets the link by mail.",
    scope: "public",
    access: "public",
    effect: "write",
    addressLimit: "signup",
    params: eventParams,
    body: SignupInput,
    output: SignupAnswerSchema,
    errors: ["not_found", "version_conflict", "client_inactive", "rate_limited"],
    examples: [
      {
        summary: "On the signup page",
        input: { slug: exampleSlug, name: "Ada Lovelace", email: "ada@example.com" },
      },
    ],
  }),
  enterShow: operation({
    http: "POST /events/{slug}/enter",
    prefix: "app",
    tag: "Pages of a show",
    summary: "Exchange a personal link for a place in this browser",
    scope: "public",
    access: "public",
    effect: "write",
    params: eventParams,
    body: JoinInput,
    output: PlaceSchema,
    errors: ["not_found", "gone", "version_conflict"],
    examples: [{ summary: "From the mail", input: { slug: exampleSlug, join: "01kaj3v9…" } }],
  }),
  cancelMyPlace: operation({
    http: "POST /events/{slug}/my-place/cancel",
    prefix: "app",
    tag: "Pages of a show",
    summary: "Give up one's place",
    description:
      "For an attendee's browser, or with the token of a personal link: people on the waiting list hold no place in a browser yet.",
    scope: "public",
    access: "public",
    effect: "write",
    params: eventParams,
    body: JoinInput.partial(),
    output: PlaceSchema,
    errors: ["not_found", "unauthorized"],
    examples: [{ summary: "From the viewer page", input: { slug: exampleSlug } }],
  }),
});
