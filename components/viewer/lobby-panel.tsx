"use client";

import { lazy, type ReactNode } from "react";
import { CalendarLinks } from "@/components/signup/calendar-links";
import { NextShow } from "@/components/signup/next-show";
import type { PanelProps } from "@/components/signup/theme-props";
import { When } from "@/components/signup/when";
import type { ClosedReason } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import { fill } from "@/lib/signup/words/fill";
import { Countdown } from "./countdown";
import css from "./lobby.module.css";
import { NotifyMe } from "./notify-me";
import type { Replay } from "./replay/replay";
import { useShowState } from "./show-context";
import { SoundTest } from "./sound-test";
import { useViewer } from "./viewer-context";

/**
 * Rendered on the server, and loaded only by those who are not in. `next/dynamic` would add more code than
 * the form itself.
 */
const DoorForm = lazy(() => import("./door-form").then((module) => ({ default: module.DoorForm })));

/** The panel of the show's page before watching: registration, countdown, join button. */
export function LobbyPanel({ view, classes }: PanelProps) {
  const { place, words, takesPart } = useViewer();
  const show = useShowState();
  if (show.phase === "closed") {
    return (
      <Notice view={view} classes={classes} {...words.signup.closed[closedReason(show.eventState, view)]} />
    );
  }
  if (show.phase === "ended") {
    return <AfterShow view={view} classes={classes} />;
  }
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

/** What there is after the show until its replay is played: the host's message, and how to get to the replay. */
function AfterShow(panel: PanelProps) {
  const { replay, place, afterMessage, words } = useViewer();
  const { ended, replay: said } = words;
  const hasReplay = replay?.state === "playable" || replay?.state === "preparing";
  if (replay && hasReplay && !replay.may_watch && place.place.kind !== "entering")
    return <DoorForm {...panel} />;
  return (
    <Notice {...panel} title={ended.title} text={afterMessage || ended.text}>
      {replay?.state === "preparing" && <Preparing progress={replay.progress} />}
      {replay && isWithout(replay.state) && (
        <p className={panel.classes.note}>{said.without[replay.state]}</p>
      )}
      {replay?.state === "expired" && replay.until && (
        <p className={panel.classes.note}>
          {said.wasUntil} <When at={replay.until} part="date" />, <When at={replay.until} part="clock" />.
        </p>
      )}
    </Notice>
  );
}

const isWithout = (state: Replay["state"]): state is "off" | "expired" | "none" | "failed" =>
  state === "off" || state === "expired" || state === "none" || state === "failed";

function Preparing({ progress }: { progress: number | null }) {
  const { preparing } = useViewer().words.replay;
  return (
    <>
      <p role="status">{preparing}</p>
      {progress !== null && (
        <progress value={progress} max={1} aria-label={preparing} className={css.progress} />
      )}
    </>
  );
}

/** A page that was open when the show went back to draft knows that it was published once. */
function closedReason(state: string, { closedReason }: PanelProps["view"]): ClosedReason {
  if (state === "archived") return "archived";
  if (state === "cancelled") return "cancelled";
  return closedReason === "not_open_yet" ? "not_open_yet" : "unpublished";
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

interface NoticeProps extends PanelProps {
  title: string;
  text: string;
  children?: ReactNode;
}

function Notice({ title, text, children, ...panel }: NoticeProps) {
  const { classes } = panel;
  const { words } = useViewer();
  return (
    <div className={classes.notice}>
      <h2 className={classes.noticeTitle}>{title}</h2>
      <p className={css.message}>{text}</p>
      {children}
      <NextShow {...panel} words={words.signup} />
    </div>
  );
}
