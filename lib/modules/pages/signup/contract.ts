import { z } from "zod";
import { slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import {
  ChangePlaceInput,
  JoinInput,
  PlaceSchema,
  PuzzleSchema,
  SignupAnswerSchema,
  SignupInput,
  SignupLinkInput,
  SignupLinkSchema,
} from "./schema";

const eventParams = z.strictObject({ slug: slug() });
const exampleSlug = "designing-for-delight-k3m9qz";

const visit = {
  prefix: "app",
  tag: "Pages of a show",
  scope: "public",
  access: "public",
  effect: "write",
  params: eventParams,
} as const;

export const signupContract = contract({
  registerAttendee: operation({
    ...visit,
    http: "POST /events/{slug}/signup",
    summary: "Sign up for a show",
    description:
      "Signing up again returns the same response as signing up for the first time, so that no one can find out who is registered; the confirmation is emailed again. At a live show, a new email address enters right away. A known one doesn't, because typing an address proves nothing: its owner gets the link by email.",
    addressLimit: "signup",
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
  getSignupPuzzle: operation({
    ...visit,
    effect: "read",
    http: "GET /events/{slug}/signup/puzzle",
    summary: "Get a proof-of-work puzzle",
    description:
      "For when a signup returned `proof: required`. The browser solves it; the person doesn't have to do anything.",
    output: PuzzleSchema,
    errors: ["not_found"],
    examples: [{ summary: "At a busy time", input: { slug: exampleSlug } }],
  }),
  requestSignupLink: operation({
    ...visit,
    http: "POST /events/{slug}/signup/link",
    summary: "Request a signup email",
    description:
      "For browsers that can't solve a puzzle: opening the link in the email proves the address instead. Nothing is saved until then.",
    addressLimit: "signup",
    body: SignupLinkInput,
    output: SignupLinkSchema,
    errors: ["not_found", "version_conflict", "client_inactive", "rate_limited"],
    examples: [
      {
        summary: "Without JavaScript",
        input: { slug: exampleSlug, name: "Ada Lovelace", email: "ada@example.com" },
      },
    ],
  }),
  enterShow: operation({
    ...visit,
    http: "POST /events/{slug}/enter",
    summary: "Sign in to a registration with a personal link",
    body: JoinInput,
    output: PlaceSchema,
    errors: ["not_found", "gone", "version_conflict"],
    examples: [{ summary: "From the email", input: { slug: exampleSlug, join: "01kaj3v9…" } }],
  }),
  cancelMyPlace: operation({
    ...visit,
    http: "POST /events/{slug}/my-place/cancel",
    summary: "Cancel your own registration",
    description: "For an attendee's browser, or with a personal link's token, which waitlisted people need.",
    body: JoinInput.partial(),
    output: PlaceSchema,
    errors: ["not_found", "unauthorized"],
    examples: [{ summary: "From the viewer page", input: { slug: exampleSlug } }],
  }),
  changeMyPlace: operation({
    ...visit,
    http: "POST /events/{slug}/my-place/change",
    summary: "Update your own name, time zone or consent",
    description: "For an attendee's browser, or with a personal link's token.",
    body: ChangePlaceInput,
    output: PlaceSchema,
    errors: ["not_found", "unauthorized", "version_conflict"],
    examples: [{ summary: "Change the name", input: { slug: exampleSlug, name: "Ada King" } }],
  }),
  takeMyPlace: operation({
    ...visit,
    http: "POST /events/{slug}/my-place/take",
    summary: "Accept a held place",
    description:
      "For a waitlisted person whose turn it is. After the deadline, the place goes to the next person (`version_conflict`).",
    body: JoinInput,
    output: PlaceSchema,
    errors: ["not_found", "version_conflict"],
    examples: [{ summary: "From the email", input: { slug: exampleSlug, join: "01kaj3v9…" } }],
  }),
});
