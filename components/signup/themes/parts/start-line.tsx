import type { ReactNode } from "react";
import type { SignupView } from "@/lib/signup/signup-view";
import { wordsFor } from "@/lib/signup/words/words-for";

interface StartLineProps {
  view: SignupView;
  /** Class of the sentence shown while there is no date. */
  openClass?: string;
  children: (startsAt: string) => ReactNode;
}

/** The start time, as the theme shows it. Hidden until the show is open for signup. */
export function StartLine({ view, openClass, children }: StartLineProps) {
  if (view.closedReason === "not_open_yet" || view.closedReason === "unpublished") return null;
  if (!view.startsAt) return <p className={openClass}>{wordsFor(view.language).dateOpen}</p>;
  return children(view.startsAt);
}
