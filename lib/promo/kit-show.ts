import type { SignupTheme } from "@/lib/theme/signup-colours";

/** Someone who is on the show. */
export interface KitPerson {
  /** `host`, or a guest's id. */
  id: string;
  role: "host" | "guest";
  name: string;
  title: string;
  company: string;
  /** Our copy of their photo. */
  photoFileId: string | null;
  /** Titles of their segments, if the signup page shows them. */
  segments: readonly string[];
}

/** What a promo kit tells of a show. */
export interface KitShow {
  title: string;
  organiser: string;
  language: string;
  timezone: string;
  startsAt: string | null;
  /** `replay`: it's over and can be watched. `over`: it's over and can't. */
  phase: "before" | "replay" | "over";
  theme: SignupTheme;
  accent: string | null;
  signupUrl: string;
  /** Titles of all segments, if the signup page shows them. */
  segments: readonly string[];
  people: readonly KitPerson[];
  /** Whether the signup page says who is there. If not, only someone's own items name them. */
  showsPeople: boolean;
}
