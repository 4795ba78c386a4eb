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
      "The answer to a repeated sign-up is that to a new one, so that nobody learns who is registered; the confirmation is mailed again. At a door a new address enters at once. One that is known already does not, because typing an address proves nothing: its owner gets the link by mail.",
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
    summary: "Get a puzzle to prove some work with",
    description:
      "For when a sign-up was answered with `proof: required`. Nobody has to see, hear or do anything.",
    output: PuzzleSchema,
    errors: ["not_found"],
    examples: [{ summary: "In a rush", input: { slug: exampleSlug } }],
  }),
  requestSignupLink: operation({
    ...visit,
    http: "POST /events/{slug}/signup/link",
    summary: "Ask for a mail to sign up by",
    description:
      "For browsers that cannot solve a puzzle: whoever opens the link in the mail proves the address instead. Nothing is kept and no place is taken until then.",
    addressLimit: "signup",
    body: SignupLinkInput,
    output: SignupLinkSchema,
    errors: ["not_found", "version_conflict", "client_inactive", "rate_limited"],
    examples: [
      {
        summary: "Without a script",
        input: { slug: exampleSlug, name: "Ada Lovelace", email: "ada@example.com" },
      },
    ],
  }),
  enterShow: operation({
    ...visit,
    http: "POST /events/{slug}/enter",
    summary: "Exchange a personal link for a place in this browser",
    body: JoinInput,
    output: PlaceSchema,
    errors: ["not_found", "gone", "version_conflict"],
    examples: [{ summary: "From the mail", input: { slug: exampleSlug, join: "01kaj3v9…" } }],
  }),
  cancelMyPlace: operation({
    ...visit,
    http: "POST /events/{slug}/my-place/cancel",
    summary: "Give up one's place",
    description:
      "For an attendee's browser, or with the token of a personal link: people on the waiting list hold no place in a browser yet.",
    body: JoinInput.partial(),
    output: PlaceSchema,
    errors: ["not_found", "unauthorized"],
    examples: [{ summary: "From the viewer page", input: { slug: exampleSlug } }],
  }),
  changeMyPlace: operation({
    ...visit,
    http: "POST /events/{slug}/my-place/change",
    summary: "Change one's name, zone or consent",
    description: "For an attendee's browser, or with the token of a personal link.",
    body: ChangePlaceInput,
    output: PlaceSchema,
    errors: ["not_found", "unauthorized", "version_conflict"],
    examples: [{ summary: "A name", input: { slug: exampleSlug, name: "Ada King" } }],
  }),
  takeMyPlace: operation({
    ...visit,
    http: "POST /events/{slug}/my-place/take",
    summary: "Take a place that is held",
    description:
      "For somebody on the waiting list whose turn it is. Once the time is over the place is the next person's (`version_conflict`).",
    body: JoinInput,
    output: PlaceSchema,
    errors: ["not_found", "version_conflict"],
    examples: [{ summary: "From the mail", input: { slug: exampleSlug, join: "01kaj3v9…" } }],
  }),
});
