import type { SaidLine } from "@/lib/clips/moments/sentence";

/** A show that is over, as far as everyone may know it. Times are in milliseconds of the program. */
export interface ToldShow {
  title: string;
  /** What is spoken, as a BCP 47 tag. */
  language: string;
  /** Who was on stage, hosts first. */
  people: readonly { personId: string; name: string; title: string | null }[];
  /** Segments of the run of show, by their beginning. */
  chapters: readonly { title: string; fromMs: number }[];
  lines: readonly SaidLine[];
  /** Questions of the audience that no one answered. */
  unanswered: readonly { personId: string; text: string }[];
  programMs: number;
  /** Where the replay is; null if there's none. */
  replayUrl: string | null;
}
