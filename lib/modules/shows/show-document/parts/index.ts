import type { ShowPart } from "../part";
import { emailsPart } from "./emails-part";
import { eventPart } from "./event-part";
import { guestsPart } from "./guests-part";
import { planPart } from "./plan-part";
import { signupPart } from "./signup-part";
import { sponsorsPart } from "./sponsors-part";

/** The parts of a show's document, one per line, in the order in which they are written. */
export const PARTS = [
  eventPart,
  signupPart,
  guestsPart,
  sponsorsPart,
  planPart,
  emailsPart,
] as readonly ShowPart[];
