import { z } from "zod";
import { emailAddress, looseText, text, timeZone } from "@/lib/operation/fields";
import { Utm } from "./registration-schema";

/** The fields of an attendee, the same as on the signup form. */
export const person = {
  name: text(120).describe("The person's preferred name."),
  email: emailAddress().describe(
    "Each email address can register once per event, however its domain is written: it is saved in lowercase ASCII (`xn--…`).",
  ),
  marketing_consent: z
    .boolean()
    .optional()
    .describe("True only if the person ticked a separate checkbox for it. Default: false."),
  consent_wording: looseText(500).optional().describe("The checkbox's text, saved as a record."),
  time_zone: timeZone()
    .optional()
    .describe(
      "IANA time zone, or its Windows name, such as `Eastern Standard Time`. Emails show dates in it; without one, in the event's time zone.",
    ),
  utm: Utm.optional(),
  referrer: looseText(1000).optional().describe("The page the person came from."),
};
