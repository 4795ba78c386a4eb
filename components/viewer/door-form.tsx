"use client";

import type { FormEvent } from "react";
import { TextField } from "@/components/signup/text-field";
import type { PanelProps } from "@/components/signup/theme-props";
import css from "./lobby.module.css";
import { useShowState } from "./show-context";
import { useViewer } from "./viewer-context";

/** Name and e-mail, and one is in. */
export function DoorForm({ view, classes }: PanelProps) {
  const { place: state, words } = useViewer();
  const live = useShowState().phase === "live";
  const { name, email, mailNote, testNote, closed, proving } = words.signup;
  const { place, problems, busy, register } = state;
  if (place.kind !== "out") return null;
  const trouble = place.trouble === "gone" ? words.gone : place.trouble ? words.badLink : null;
  if (place.note) {
    return (
      <p role="status" className={classes.notice}>
        {place.note}
      </p>
    );
  }
  if (view.mode === "closed" && view.closedReason && !trouble) {
    return (
      <div className={classes.notice}>
        <h2 className={classes.noticeTitle}>{closed[view.closedReason].title}</h2>
        <p>{closed[view.closedReason].text}</p>
      </div>
    );
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void register(new FormData(event.currentTarget));
  }

  return (
    <form onSubmit={submit} noValidate className={classes.form} aria-busy={busy || undefined}>
      <h2 className={classes.noticeTitle}>{trouble?.title ?? words.doorTitle}</h2>
      {live && (
        <p role="status" className={css.onAir}>
          {words.onAirNow}
        </p>
      )}
      <p className={classes.note}>{trouble?.text ?? words.doorText}</p>
      <TextField form="door" classes={classes} name="name" label={name} problem={problems.name} />
      <TextField form="door" classes={classes} name="email" label={email} problem={problems.email} />
      <button type="submit" className={classes.submit} disabled={busy}>
        {words.comeIn}
      </button>
      <p role="status" className={classes.note}>
        {state.proving && proving}
      </p>
      <p role="alert" className={classes.problem}>
        {problems.form}
      </p>
      <p className={classes.note}>
        {mailNote} {view.isTest && testNote}
      </p>
    </form>
  );
}
