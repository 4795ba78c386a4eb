import { z } from "zod";
import { emailAddress, looseText, text, timeZone } from "@/lib/operation/fields";
import { Utm } from "./registration-schema";

/** What is told of a person who comes; the sign-up form asks the same. */
export const person = {
  name: text(120).describe("As the person wants to be greeted."),
  email: emailAddress().describe("Each address has one place in an event."),
  marketing_consent: z
    .boolean()
    .optional()
    .describe("True only when the person ticked a box of their own for it. Default false."),
  consent_wording: looseText(500).optional().describe("The sentence beside that box, kept as a record."),
  time_zone: timeZone()
    .optional()
    .describe("IANA name. Mail shows the date in it; without one, in the event's zone."),
  utm: Utm.optional(),
  referrer: looseText(1000).optional().describe("The page that the person came from."),
};
