"use client";

import { CalendarLinks } from "@/components/signup/calendar-links";
import { NextShow } from "@/components/signup/next-show";
import type { PanelProps } from "@/components/signup/theme-props";
import type { ClosedReason } from "@/lib/modules/event-record/vocabulary-schema";
import { wordsFor } from "@/lib/signup/words/words-for";
import { Countdown } from "./countdown";
import { DoorForm } from "./door-form";
import { useShowState } from "./show-context";
import { SoundTest } from "./sound-test";
import { useViewer } from "./viewer-context";
import { viewerWordsFor } from "./words/viewer-words-for";

/** What stands in the show's own page before one watches: the door, the countdown, the way in. */
export function LobbyPanel({ view, classes }: PanelProps) {
  const { place, afterMessage } = useViewer();
  const show = useShowState();
  const words = viewerWordsFor(view.language);
  const { closed } = wordsFor(view.language);
  if (show.phase === "closed") {
    return <Notice view={view} classes={classes} {...closed[closedReason(show.eventState, view)]} />;
  }
  if (show.phase === "ended") {
    const text = afterMessage || words.ended.text;
    return <Notice view={view} classes={classes} title={words.ended.title} text={text} />;
  }
  return (
    <>
      <noscript>
        <p className={classes.problem} style={{ marginBottom: "1rem" }}>
          {words.needsScript}
        </p>
      </noscript>
      {place.place.kind === "entering" && <p role="status">{words.opening}</p>}
      {place.place.kind === "out" && <DoorForm view={view} classes={classes} />}
      {place.place.kind === "in" && <Inside view={view} classes={classes} name={place.place.name} />}
    </>
  );
}

/** A page that was open when the show went back to draft knows that it was open once. */
function closedReason(state: string, { closedReason }: PanelProps["view"]): ClosedReason {
  if (state === "archived") return "archived";
  if (state === "cancelled") return "cancelled";
  return closedReason === "not_open_yet" ? "not_open_yet" : "unpublished";
}

function Inside({ view, classes, name }: PanelProps & { name: string }) {
  const { join } = useViewer();
  const show = useShowState();
  const words = viewerWordsFor(view.language);
  const live = show.phase === "live";
  return (
    <div className={classes.notice}>
      <h2 className={classes.noticeTitle} aria-live="polite">
        {live ? words.live : words.youAreIn(name)}
      </h2>
      {live ? (
        <button type="button" className={classes.submit} onClick={join}>
          {words.join}
        </button>
      ) : (
        <>
          <Countdown startsAt={show.startsAt} language={view.language} clock={show.sync.clock} />
          <p>{words.keepOpen}</p>
        </>
      )}
      <p className={classes.actions}>
        <SoundTest language={view.language} className={classes.link} />
      </p>
      {!live && <CalendarLinks calendar={view.calendar} words={wordsFor(view.language)} classes={classes} />}
      {show.stale && (
        <p role="status" className={classes.note}>
          {words.stale}
        </p>
      )}
    </div>
  );
}

function Notice({ title, text, ...panel }: PanelProps & { title: string; text: string }) {
  const { classes } = panel;
  return (
    <div className={classes.notice}>
      <h2 className={classes.noticeTitle}>{title}</h2>
      <p>{text}</p>
      <NextShow {...panel} />
    </div>
  );
}
