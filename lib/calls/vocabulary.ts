/** Words that requests and answers choose from. */
export const TONES = ["friendly", "neutral", "formal"] as const;
export type Tone = (typeof TONES)[number];

/** Parts of a text about a call. */
export const SECTIONS = [
  ...(["understood", "goals", "scope", "pricing", "timeline", "next_steps", "to_confirm"] as const),
  ...(["questions", "open_points"] as const),
];
export type SectionName = (typeof SECTIONS)[number];

/** How far a deal is. */
export const STAGES = ["discovery", "evaluation", "proposal", "negotiation", "commitment", "lost"] as const;
export type Stage = (typeof STAGES)[number];

/** Thirds of a call. */
export const PARTS = ["beginning", "middle", "end"] as const;
export type Part = (typeof PARTS)[number];

/** What changes between calls. */
export const CHANGE_KINDS = [
  ...(["number_changed", "date_moved", "person_joined", "person_quiet", "objection_new"] as const),
  ...(["objection_open", "objection_resolved", "competitor_new", "step_done", "step_overdue"] as const),
  "stage_changed",
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
