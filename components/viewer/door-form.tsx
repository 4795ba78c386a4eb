"use client";

import { type FormEvent, useEffect } from "react";
import { TextField } from "@/components/signup/text-field";
import type { PanelProps } from "@/components/signup/theme-props";
import { When } from "@/components/signup/when";
import css from "./lobby.module.css";
import { OpenDoor } from "./open-door";
import { useShowState } from "./show-context";
import { useDoorFocus } from "./use-door-focus";
import { type Entry, useEntry } from "./use-entry";
import { useViewer } from "./viewer-context";

/**
 * Registration by name and email; above it, the way in without registration if the show is open to everyone.
 */
export function DoorForm({ view, classes }: PanelProps) {
  const { door } = useViewer();
  const entry = useEntry();
  const isOver = useShowState().phase === "ended";
  const isOpen = !isOver && view.watch.open && door === "viewer_door" && view.mode !== "closed";
  return (
    <>
      {isOpen && <OpenDoor classes={classes} entry={entry} />}
      <PlaceForm view={view} classes={classes} entry={entry} isOpen={isOpen} />
    </>
  );
}

interface PlaceFormProps extends PanelProps {
  entry: Entry;
  isOpen: boolean;
}

function PlaceForm({ view, classes, entry, isOpen }: PlaceFormProps) {
  const { place: state, replay, words } = useViewer();
  const { phase } = useShowState();
  const live = phase === "live";
  const isOver = phase === "ended";
  const over = isOver ? replay : null;
  const { name, email, emailNote, testNote, closed, proving } = words.signup;
  const { problems, busy, register } = entry;
  const { trouble: why = null, note, retrySeconds } = state.place.kind === "out" ? state.place : {};
  const focus = useDoorFocus(problems, note);
  const trouble = why === "gone" ? words.gone : why ? words.badLink : null;
  if (note) {
    return (
      <p role="status" className={classes.notice}>
        {note}
      </p>
    );
  }
  if (retrySeconds !== undefined) return <RetryLink classes={classes} />;
  if (view.mode === "closed" && view.closedReason && !trouble && !isOver) {
    return (
      <div className={classes.notice}>
        <h2 className={classes.noticeTitle}>{closed[view.closedReason].title}</h2>
        <p>{closed[view.closedReason].text}</p>
      </div>
    );
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    focus.onSent();
    void register(new FormData(event.currentTarget));
  }

  return (
    <form
      ref={focus.form}
      onSubmit={submit}
      noValidate
      className={classes.form}
      aria-busy={busy || undefined}
    >
      <h2 className={classes.noticeTitle}>
        {trouble?.title ?? (isOver ? words.replay.signUp : isOpen ? words.open.signUp : words.doorTitle)}
      </h2>
      {live && !isOpen && (
        <p role="status" className={css.onAir}>
          {words.onAirNow}
        </p>
      )}
      {over?.message && <p className={css.message}>{over.message}</p>}
      <p className={classes.note}>
        {trouble?.text ?? (isOver ? words.replay.signUpText : isOpen ? words.open.withPlace : words.doorText)}
      </p>
      {over?.until && (
        <p className={classes.note}>
          {words.replay.until} <When at={over.until} part="moment" />
        </p>
      )}
      {over?.state === "preparing" && <p role="status">{words.replay.preparing}</p>}
      <TextField form="door" classes={classes} name="name" label={name} problem={problems.name} />
      <TextField form="door" classes={classes} name="email" label={email} problem={problems.email} />
      <button type="submit" className={classes.submit} disabled={busy}>
        {isOver ? words.replay.watch : isOpen ? words.open.signUp : words.comeIn}
      </button>
      <p role="status" className={classes.note}>
        {entry.proving && proving}
      </p>
      <p role="alert" className={classes.problem}>
        {problems.form}
      </p>
      <p className={classes.note}>
        {emailNote} {view.isTest && testNote}
      </p>
    </form>
  );
}

const RETRY_SECONDS = 10;

/** A personal link that got no answer: it's tried again, now and then and with a button. */
export function RetryLink({ classes }: Pick<PanelProps, "classes">) {
  const { words, place: state } = useViewer();
  const { place, retry } = state;
  useEffect(() => {
    if (place.kind !== "out" || place.retrySeconds === undefined) return;
    // At different moments, because many people open their links at the same one.
    const pauseMs = Math.max(RETRY_SECONDS, place.retrySeconds) * 1_000 * (1 + Math.random());
    const timer = setTimeout(() => void retry("once"), pauseMs);
    return () => clearTimeout(timer);
  }, [place, retry]);
  return (
    <div className={classes.notice}>
      <p role="status">{words.signup.errors.offline}</p>
      <button type="button" className={classes.submit} onClick={() => void retry("press")}>
        {words.tryAgain}
      </button>
    </div>
  );
}
