import type { Rule } from "./rule";

/** Reasons to refuse that compare fields of a request with each other. */
export const FIELD_RULES: readonly Rule[] = [
  {
    field: /^line_items(\.\d+\.(unit_price|qty|discount_percent|tax_percent))?$/,
    codes: ["invalid", "too_large"],
    words: /no more decimals than the currency has \(`invalid`\)/,
    why: "Decimals depend on the currency, and schemas neither count them in numbers nor add up.",
  },
  {
    field: /^currency$/,
    codes: ["not_allowed"],
    words: /An ISO 4217 code\. Any other is refused \(`not_allowed`\)/,
    why: "The list is longer than the rest of the schema.",
  },
  {
    field: /^for_sec$/,
    codes: ["not_allowed"],
    words: /Only with `shared` \(`for_sec: not_allowed` with `people`\)/,
    why: "It depends on another member.",
    when: ({ body }) => (body as { hands?: unknown } | null)?.hands === "people",
  },
  {
    field: /^(plan\.)?segments\.\d+\.id$/,
    codes: ["duplicate"],
    words: /No two segments can have the same `id` \(`duplicate`\)/,
    why: "`uniqueItems` compares whole items.",
  },
  {
    field: /^segments$/,
    codes: ["required"],
    words: /Either this or `restore` is required \(`required`\)/,
    why: "Schemas do not compare fields.",
  },
  {
    field: /^(person_id|track_id)$/,
    codes: ["not_found", "not_allowed"],
    words: /Must be in the recording \(`not_found`\)/,
    why: "It names what may not be there, and schemas do not compare fields.",
  },
  {
    field: /^(now|advance_sec)$/,
    codes: ["required", "not_allowed"],
    words: /Send either this or `advance_sec` \(`required`\).*Not together with `now` \(`not_allowed`\)/s,
    why: "Schemas do not compare fields.",
  },
  {
    field: /^consent_wording$/,
    codes: ["not_allowed"],
    words: /Only with `marketing_consent` \(`not_allowed`\)/,
    why: "Schemas do not compare fields.",
  },
  {
    field: /^draft_id$/,
    codes: ["not_allowed"],
    words: /Only with `send` \(`not_allowed`\)/,
    why: "Schemas do not compare fields.",
  },
  {
    field: /^mapping$/,
    codes: ["invalid"],
    words: /as JSON: an object that maps column names.*Anything else is refused as `invalid`/,
    why: "A schema does not look into the text of a query.",
  },
  {
    field: /^send_at$/,
    codes: ["not_allowed"],
    words: /only with `schedule` \(`not_allowed` otherwise\)/,
    why: "The document only says when it has to be there.",
  },
  {
    field: /^guest_id$/,
    codes: ["not_found", "required", "not_allowed"],
    words: /A guest of the show \(`not_found`\).*\(`required`\) unless .* \(`not_allowed`\)/,
    why: "It names someone who may not be there, and depends on `subject`.",
  },
  {
    field: /^send$/,
    codes: ["must_be_true"],
    words: /Must be true if the call sends email \(`must_be_true`\)/,
    why: "Of a query no schema says what one parameter needs of another.",
  },
  {
    field: /^ends_at$/,
    codes: ["before_start", "too_large"],
    words: /must be after it \(`before_start`\) and at most 24 hours later \(`too_large`\)/,
    why: "Schemas do not compare two fields.",
  },
  {
    field: /^duration_min$/,
    codes: ["not_allowed"],
    words: /If you also send `ends_at`, both must give the same length \(`not_allowed`\)/,
    why: "Schemas do not compare fields.",
  },
  {
    field: /^until$/,
    codes: ["before_start"],
    words: /must be later than `since` \(`before_start`\)/,
    why: "Schemas do not compare two fields.",
  },
  {
    field: /^to$/,
    codes: ["before_start"],
    words: /must be later than `from` \(`before_start`\)/,
    why: "Schemas do not compare two fields.",
  },
  {
    field: /^at$/,
    codes: ["not_allowed"],
    words: /with the stage as `moment`\. Not with other filters \(`not_allowed`\)/,
    why: "Of a query no schema says what one parameter rules out.",
  },
];
