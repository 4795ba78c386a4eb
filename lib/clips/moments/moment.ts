/** Why a moment was chosen. */
export type EvidenceKind =
  | "question_answered"
  | "number"
  | "story"
  | "contrast"
  | "advice"
  | "superlative"
  | "laugh"
  | "personal"
  | "response"
  | "focus"
  | "flow"
  | "breath"
  | "pace"
  | "reactions"
  | "chat"
  | "questions"
  | "votes"
  | "clicks"
  | "stayed"
  | "left"
  | "housekeeping"
  | "thin";

export interface Evidence {
  kind: EvidenceKind;
  /** What it adds to the score; negative if it takes from it. */
  points: number;
  /** Where in the program, in milliseconds. Null if it's about the whole moment. */
  atMs: number | null;
  /** One sentence for a host. */
  text: string;
}

/** A part of a program that is worth a clip, in milliseconds of the program. */
export interface Moment {
  fromMs: number;
  toMs: number;
  /** 0–100 */
  score: number;
  /** The strongest first. */
  evidence: Evidence[];
  /** Its first words. */
  title: string;
  /** Who speaks in it, by how long they do. */
  speakers: { personId: string; name: string | null }[];
  /** It begins with a word, or with sentences, that need what was said or shown before. */
  pointsBack: boolean;
}
