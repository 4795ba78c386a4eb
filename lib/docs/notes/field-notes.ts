import type { FieldCode } from "@/lib/operation/errors";

/** What each code in `error.fields` means, and how to fix it. */
export const FIELD_NOTES: Record<FieldCode, { means: string; fix: string }> = {
  required: { means: "The field is missing or empty.", fix: "Send a value." },
  invalid: {
    means: "The value has the wrong type or format.",
    fix: "Compare it with the field's description.",
  },
  unknown_field: {
    means: "This field doesn't exist.",
    fix: "Check the spelling, and whether it belongs in the body or the query.",
  },
  too_long: { means: "The text is longer than the maximum.", fix: "Shorten it." },
  too_short: {
    means: "The text is shorter than the minimum, often empty.",
    fix: "Send more text, or omit the field.",
  },
  too_small: { means: "The number is below the minimum.", fix: "Increase it." },
  too_large: {
    means: "The number is above the maximum, or an object has too many bytes.",
    fix: "Decrease it, or store less in the object.",
  },
  too_many: { means: "The list has too many items.", fix: "Send fewer." },
  not_allowed: {
    means: "The value is valid, but not for this state, plan or key.",
    fix: "Read the message for the reason.",
  },
  duplicate: {
    means: "Something with this value already exists, or it appears twice in the request.",
    fix: "Use another value, or read the existing one.",
  },
  not_found: {
    means: "The field refers to something this key can't see.",
    fix: "Check the id and the environment.",
  },
  iso_8601: {
    means: "This isn't a timestamp with a time zone in the years 2000 to 2199.",
    fix: "Write it like `2027-03-02T17:00:00Z`, or with an offset like `+01:00`.",
  },
  email: { means: "This isn't a valid email address.", fix: "Check for spaces and missing parts." },
  url: {
    means: "This isn't an absolute http or https URL that can be used here.",
    fix: "Send the full URL without a user name and password.",
  },
  uuid: { means: "This isn't a UUID.", fix: "Send the id exactly as you received it." },
  hex_color: {
    means: "This isn't a hex color.",
    fix: "Write `#` and three or six hex digits, like `#0f766e`.",
  },
  must_be_true: { means: "This requires consent.", fix: "Send `true` once the person has agreed." },
  in_past: { means: "The time is in the past.", fix: "Choose a time in the future." },
  before_start: { means: "The end isn't after the start.", fix: "Change one of the two." },
  unsupported: {
    means: "This language, format or type isn't supported.",
    fix: "Choose one listed in the field's description.",
  },
};
