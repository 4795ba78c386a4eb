import { z } from "zod";
import { person } from "@/lib/modules/registrations/places/person-schema";
import { REGISTRATION_STATES } from "@/lib/modules/registrations/places/registration-schema";
import { looseText } from "@/lib/operation/fields";

/** Pages where visitors register. The doors let new people in immediately. */
export const SIGNUP_SOURCES = ["signup", "viewer_door", "guest_door"] as const;

export const SignupInput = z.strictObject({
  ...person,
  source: z.enum(SIGNUP_SOURCES).default("signup"),
  proof: looseText(4_000)
    .optional()
    .describe(
      "Required (`required`) if many people sign up for the show at once: the solved puzzle from `getSignupPuzzle`, or the token from the `requestSignupLink` email. Both work once.",
    ),
  website: looseText(1000)
    .optional()
    .describe(
      "A hidden field: people never see it, so anything that fills it in is a bot and gets a normal response.",
    ),
});

export const SignupLinkInput = SignupInput.omit({
  source: true,
  proof: true,
  time_zone: true,
  referrer: true,
});

export const PuzzleSchema = z
  .object({
    puzzle: z.string().describe("An `altcha-lib` challenge, as JSON."),
  })
  .meta({ id: "SignupPuzzle", description: "A few seconds of work for a browser, valid for one signup." });

export const SignupLinkSchema = z.object({ check_mail: z.literal(true) }).meta({ id: "SignupLink" });

export const SignupAnswerSchema = z
  .object({
    state: z
      .enum(["confirmed", "waitlisted", "pending_approval", "full"])
      .describe("What a new signup would result in now, whether or not this one was new."),
    entered: z.boolean().describe("True if this browser is now signed in and can continue to the show."),
    check_mail: z.boolean().describe("True if the personal link was emailed."),
    message: z.string(),
  })
  .meta({ id: "SignupAnswer" });

export type SignupAnswer = z.infer<typeof SignupAnswerSchema>;

export const JoinInput = z.strictObject({ join: looseText(200) });

export const ChangePlaceInput = z.strictObject({
  join: looseText(200).optional(),
  name: person.name.optional(),
  time_zone: person.time_zone,
  marketing_consent: z.boolean().optional().describe("Whether the organizer may email about other shows."),
});

export const PlaceSchema = z
  .object({ state: z.enum(REGISTRATION_STATES), name: z.string() })
  .meta({ id: "Place", description: "An attendee's own registration." });
