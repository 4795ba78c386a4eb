"use client";

import { useEffect, useRef } from "react";
import { useCopy } from "@/components/ui/use-copy";
import type { SignupView } from "@/lib/signup/signup-view";
import type { PlaceState } from "@/lib/signup/words/signup-words";
import { wordsFor } from "@/lib/signup/words/words-for";
import { CalendarLinks } from "./calendar-links";
import type { SignupClasses } from "./signup-classes";

interface SignupDoneProps {
  view: SignupView;
  state: PlaceState;
  classes: SignupClasses;
  /** Moves the reading position here: the form that had it is gone. */
  focus?: boolean;
}

/** What comes after signing up: what happens next, the calendar, the link to pass on. */
export function SignupDone({ view, state, classes, focus }: SignupDoneProps) {
  const words = wordsFor(view.language);
  const heading = useRef<HTMLHeadingElement>(null);
  const { copied, copy } = useCopy();
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <div className={classes.notice}>
      <h2 ref={heading} tabIndex={-1} className={classes.noticeTitle} style={{ outline: "none" }}>
        {words.done[state].title}
      </h2>
      <p>{words.done[state].text}</p>
      {state === "confirmed" && <CalendarLinks view={view} classes={classes} />}
      <p className={classes.actions}>
        <button type="button" className={classes.link} onClick={() => void copy(view.pageUrl)}>
          {copied ? words.copied : words.share}
        </button>
      </p>
      <p className={classes.note}>
        {state !== "by_mail" && words.changePlace} {view.isTest && words.testNote}
      </p>
    </div>
  );
}
