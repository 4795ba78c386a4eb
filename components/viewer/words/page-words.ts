import type { SignupView } from "@/lib/signup/signup-view";
import type { SignupWords } from "@/lib/signup/words/signup-words";
import { wordsFor, zoneWords } from "@/lib/signup/words/words-for";
import type { ViewerWords } from "./viewer-words";
import { viewerWordsFor } from "./viewer-words-for";

/** Text that the viewer page shares with the signup page. */
const SHARED = [
  "name",
  "email",
  "emailNote",
  "testNote",
  "proving",
  "retrying",
  "errors",
  "closed",
  "nextShow",
  "nextShowOpen",
  "addToCalendar",
  "calendarFile",
  "onAir",
  "agenda",
  "speakers",
  "minutes",
] as const satisfies (keyof SignupWords)[];

export interface PageWords extends ViewerWords {
  signup: Pick<SignupWords, (typeof SHARED)[number]>;
  zone: ReturnType<typeof zoneWords>;
}

interface WordedView extends Pick<SignupView, "language" | "timezone"> {
  mode?: SignupView["mode"];
}

/** All text of the viewer page, built on the server: its scripts contain no language. */
export function pageWords({ language, timezone, mode }: WordedView): PageWords {
  const words = wordsFor(language);
  const shared = Object.fromEntries(SHARED.map((name) => [name, words[name]])) as PageWords["signup"];
  // Where someone may still have to wait for a spot, signing up doesn't get the personal link at once.
  const emailNote =
    mode === "waitlist" ? words.waitlistNote : mode === "approval" ? words.approvalNote : words.emailNote;
  return {
    ...viewerWordsFor(language),
    signup: { ...shared, emailNote },
    zone: zoneWords(language, timezone),
  };
}
