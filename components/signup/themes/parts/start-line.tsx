import type { ReactNode } from "react";
import type { SignupView } from "@/lib/signup/signup-view";
import { wordsFor } from "@/lib/signup/words/words-for";

interface StartLineProps {
  view: SignupView;
  /** Of the sentence that stands there while the date is open. */
  openClass?: string;
  children: (startsAt: string) => ReactNode;
}

/** When it starts, as the theme draws it. A show that is not open for sign-up yet says nothing of it. */
export function StartLine({ view, openClass, children }: StartLineProps) {
  if (view.closedReason === "not_open_yet" || view.closedReason === "unpublished") return null;
  if (!view.startsAt) return <p className={openClass}>{wordsFor(view.language).dateOpen}</p>;
  return children(view.startsAt);
}
