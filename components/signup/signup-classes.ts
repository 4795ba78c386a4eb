/** Names of the form's parts, which each theme styles. */
export const FORM_PARTS = [
  "form",
  "field",
  "label",
  "input",
  "submit",
  "consent",
  "note",
  "problem",
  "notice",
  "noticeTitle",
  "link",
  "actions",
] as const;

export type SignupClasses = Record<(typeof FORM_PARTS)[number], string>;
