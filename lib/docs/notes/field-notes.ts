import type { FieldCode } from "@/lib/operation/errors";

/** What each code in `error.fields` means, and what helps. */
export const FIELD_NOTES: Record<FieldCode, { means: string; fix: string }> = {
  required: { means: "The field is missing or empty.", fix: "Send it." },
  invalid: {
    means: "The value cannot be read as what the field holds.",
    fix: "Compare type and form with the field's description.",
  },
  unknown_field: {
    means: "There is no such field here.",
    fix: "Check the spelling, and that it belongs to the body and not to the query.",
  },
  too_long: { means: "The text has more characters than the field keeps.", fix: "Shorten it." },
  too_short: {
    means: "The text has too few characters, often none.",
    fix: "Give more, or leave the field out.",
  },
  too_small: { means: "The number is below the least that is possible.", fix: "Raise it." },
  too_large: {
    means: "The number is above the most that is possible, or an object has too many bytes.",
    fix: "Lower it, or keep less in the object.",
  },
  too_many: { means: "The list has more members than are possible.", fix: "Send fewer." },
  not_allowed: {
    means: "The value is a good one, but not here or not now: for this state, this plan or this key.",
    fix: "Read the message; it says what stands in the way.",
  },
  duplicate: {
    means: "Something with this value exists already, or stands twice in the request.",
    fix: "Use another value, or read the one that exists.",
  },
  not_found: {
    means: "The field points at something that this key cannot see.",
    fix: "Check the id and the environment.",
  },
  iso_8601: {
    means: "This is not an instant with a time zone, of the years 2000 to 2199.",
    fix: "Write it like `2027-03-02T17:00:00Z` or with an offset like `+01:00`.",
  },
  email: { means: "This is not an e-mail address.", fix: "Check for spaces and missing parts." },
  url: {
    means: "This is not an absolute http or https address that can be used here.",
    fix: "Send the whole address without user name and password.",
  },
  uuid: { means: "This is not a UUID.", fix: "Send the id as you got it." },
  hex_color: {
    means: "This is not a colour.",
    fix: "Write three or six hex digits after `#`, like `#0f766e`.",
  },
  must_be_true: { means: "This has to be agreed to.", fix: "Send `true` once the person has agreed." },
  in_past: { means: "The instant has passed already.", fix: "Choose one that lies ahead." },
  before_start: { means: "The end is not after the start.", fix: "Move one of the two." },
  unsupported: {
    means: "We do not have this: a language, a format or a type.",
    fix: "Choose one that the field's description lists.",
  },
};
