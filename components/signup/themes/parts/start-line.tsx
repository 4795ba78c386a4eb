import type { ReactNode } from "react";
import type { SignupView } from "@/lib/signup/signup-view";
import { wordsFor } from "@/lib/signup/words/words-for";

interface StartLineProps {
  view: SignupView;
  /** Class of the sentence shown while there is no date. */
  openClass?: string;
  children: (startsAt: string) => ReactNode;
}

/**
 * The start time, as the theme shows it. Hidden until the show is open for signup. A show that was never given
 * a date won't get one once it's on air or can't take place anymore.
 */
export function StartLine({ view, openClass, children }: StartLineProps) {
  const { closedReason, startsAt, onAir } = view;
  if (closedReason === "not_open_yet" || closedReason === "unpublished") return null;
  if (startsAt) return children(startsAt);
  const isPast = closedReason === "over" || closedReason === "cancelled" || closedReason === "archived";
  return onAir || isPast ? null : <p className={openClass}>{wordsFor(view.language).dateOpen}</p>;
}
