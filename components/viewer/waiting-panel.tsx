"use client";

import { CalendarLinks } from "@/components/signup/calendar-links";
import type { PanelProps } from "@/components/signup/theme-props";
import { fill } from "@/lib/signup/words/fill";
import { Countdown } from "./countdown";
import { NotifyMe } from "./notify-me";
import { useShowState } from "./show-context";
import { SoundTest } from "./sound-test";
import { useViewer } from "./viewer-context";

/** No one waits on a page for longer. */
const FAR_MS = 3 * 3_600_000;

/** For people who are in: the time until the show starts, then the button to join it. */
export function WaitingPanel({ view, classes, name }: PanelProps & { name: string }) {
  const { join, words } = useViewer();
  const show = useShowState();
  const live = show.phase === "live";
  const isFar = show.startsAt !== null && Date.parse(show.startsAt) - show.sync.clock.now() > FAR_MS;
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
          <p>{isFar ? words.comeBack : words.keepOpen}</p>
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
