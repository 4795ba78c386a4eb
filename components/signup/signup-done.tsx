"use client";

import { useEffect, useRef } from "react";
import { useCopy } from "@/components/ui/use-copy";
import type { PlaceState } from "@/lib/signup/words/signup-words";
import { CalendarLinks } from "./calendar-links";
import type { FormView, FormWords } from "./form-words";
import type { SignupClasses } from "./signup-classes";

interface SignupDoneProps {
  view: FormView;
  words: FormWords;
  state: PlaceState;
  classes: SignupClasses;
  /** Moves focus here, because the focused form is gone. */
  focus?: boolean;
}

/** Shown after signing up: what happens next, calendar links, and the link to share. */
export function SignupDone({ view, words, state, classes, focus }: SignupDoneProps) {
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
      {state === "confirmed" && <CalendarLinks calendar={view.calendar} words={words} classes={classes} />}
      <p className={classes.actions}>
        <button type="button" className={classes.link} onClick={() => void copy(view.pageUrl)}>
          {copied ? words.copied : words.share}
        </button>
      </p>
      <p className={classes.note}>{state === "by_mail" ? words.testNote : words.changePlace}</p>
    </div>
  );
}
