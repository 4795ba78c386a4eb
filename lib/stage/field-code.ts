/** The complete list of per-field problem codes that responses may contain. */
export const FIELD_CODES = [
  "required",
  "invalid",
  "unknown_field",
  "too_long",
  "too_short",
  "too_small",
  "too_large",
  "too_many",
  "not_allowed",
  "duplicate",
  "not_found",
  "iso_8601",
  "email",
  "url",
  "uuid",
  "hex_color",
  "must_be_true",
  "in_past",
  "before_start",
  "unsupported",
] as const;

export type FieldCode = (typeof FIELD_CODES)[number];

/** Dotted path of each field with a problem → its code. */
export type Fields = Record<string, FieldCode>;
