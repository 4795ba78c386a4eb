"use client";

import { lazy } from "react";
import { CalendarLinks } from "@/components/signup/calendar-links";
import type { PanelProps } from "@/components/signup/theme-props";
import { fill } from "@/lib/signup/words/fill";
import { Countdown } from "./countdown";
import { NotifyMe } from "./notify-me";
import { useShowState } from "./show-context";
import { SoundTest } from "./sound-test";
import { useViewer } from "./viewer-context";

/**
 * Rendered on the server, and loaded only by those who are not in. `next/dynamic` would add more code than
 * the form itself.
 */
const DoorForm = lazy(() => import("./door-form").then((module) => ({ default: module.DoorForm })));
const afterTheShow = () => import("./after-the-show");
const AfterShow = lazy(() => afterTheShow().then((module) => ({ default: module.AfterShow })));
const ClosedShow = lazy(() => afterTheShow().then((module) => ({ default: module.ClosedShow })));

/** The panel of the show's page before watching: registration, countdown, join button. */
export function LobbyPanel({ view, classes }: PanelProps) {
  const { place, words, takesPart } = useViewer();
  const show = useShowState();
  if (show.phase === "closed") return <ClosedShow view={view} classes={classes} />;
  if (show.phase === "ended") return <AfterShow view={view} classes={classes} />;
  // People who came in without registering wait here, where they can still register.
  const atDoor = place.place.kind === "out" || (!takesPart && show.phase !== "live");
  return (
    <>
      <noscript>
        <p className={classes.problem} style={{ marginBottom: "1rem" }}>
          {words.needsScript}
        </p>
      </noscript>
      {place.place.kind === "entering" && <p role="status">{words.opening}</p>}
      {atDoor && <DoorForm view={view} classes={classes} />}
      {place.place.kind === "in" && !atDoor && (
        <Inside view={view} classes={classes} name={place.place.name} />
      )}
    </>
  );
}

function Inside({ view, classes, name }: PanelProps & { name: string }) {
  const { join, words } = useViewer();
  const show = useShowState();
  const live = show.phase === "live";
  return (
    <div className={classes.notice}>
      <h2 className={classes.noticeTitle} aria-live="polite">
        {live ? words.live : name ? fill(words.youAreInAs, { name }) : words.youAreIn}
      </h2>
      {live ? (
        <button type="button" className={classes.submit} onClick={join}>
          {words.join}
        </button>
      ) : (
        <>
          <Countdown startsAt={show.startsAt} clock={show.sync.clock} />
          <p>{words.keepOpen}</p>
        </>
      )}
      <div className={classes.actions}>
        <SoundTest className={classes.link} />
        <NotifyMe live={live} className={classes.link} noteClass={classes.note} />
      </div>
      {!live && <CalendarLinks calendar={view.calendar} words={words.signup} classes={classes} />}
      {show.stale && (
        <p role="status" className={classes.note}>
          {words.stale}
        </p>
      )}
    </div>
  );
}
