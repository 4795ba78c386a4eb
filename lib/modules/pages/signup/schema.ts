import { z } from "zod";
import { person } from "@/lib/modules/registrations/places/person-schema";
import { REGISTRATION_STATES } from "@/lib/modules/registrations/places/registration-schema";
import { looseText } from "@/lib/operation/fields";

/** Pages on which visitors register themselves. The doors let new people in at once. */
export const SIGNUP_SOURCES = ["signup", "viewer_door", "guest_door"] as const;

export const SignupInput = z.strictObject({
  ...person,
  source: z.enum(SIGNUP_SOURCES).default("signup"),
  proof: looseText(4_000)
    .optional()
    .describe(
      "Needed (`required`) when many sign up for the show at once: the solved puzzle of `getSignupPuzzle`, or what the mail of `requestSignupLink` carries. Both are good once.",
    ),
  website: looseText(1000)
    .optional()
    .describe(
      "Nobody sees this field: whatever fills it in is no person, and is told what it wants to hear.",
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
    puzzle: z.string().describe("A challenge as `altcha-lib` solves it, as JSON."),
  })
  .meta({ id: "SignupPuzzle", description: "Some seconds of work for a browser, good for one sign-up." });

export const SignupLinkSchema = z.object({ check_mail: z.literal(true) }).meta({ id: "SignupLink" });

export const SignupAnswerSchema = z
  .object({
    state: z
      .enum(["confirmed", "waitlisted", "pending_approval", "full"])
      .describe("What a new sign-up comes to at this moment, whether or not this one was new."),
    entered: z.boolean().describe("True when this browser now holds the place and can go on to the show."),
    check_mail: z.boolean().describe("True when the personal link is on its way by mail."),
    message: z.string(),
  })
  .meta({ id: "SignupAnswer" });

export type SignupAnswer = z.infer<typeof SignupAnswerSchema>;

export const JoinInput = z.strictObject({ join: looseText(200) });

export const ChangePlaceInput = z.strictObject({
  join: looseText(200).optional(),
  name: person.name.optional(),
  time_zone: person.time_zone,
  marketing_consent: z.boolean().optional().describe("Whether the organiser may write about other shows."),
});

export const PlaceSchema = z
  .object({ state: z.enum(REGISTRATION_STATES), name: z.string() })
  .meta({ id: "Place", description: "An attendee's own place, as that attendee sees it." });
