/** The parts of the form, so that each theme dresses the same form. */
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
