"use client";

import type { PanelProps } from "@/components/signup/theme-props";
import { Countdown } from "./countdown";
import css from "./lobby.module.css";
import { useShowState } from "./show-context";
import type { Entry } from "./use-entry";
import { useViewer } from "./viewer-context";

/** Entry to a show that anyone can watch: immediately while it is live, and its start time before that. */
export function OpenDoor({ classes, entry }: Pick<PanelProps, "classes"> & { entry: Entry }) {
  const { words } = useViewer();
  const show = useShowState();
  if (show.phase !== "live")
    return (
      <div className={classes.notice}>
        <h2 className={classes.noticeTitle}>{words.open.title}</h2>
        <Countdown startsAt={show.startsAt} clock={show.sync.clock} />
        <p>{words.open.waiting}</p>
      </div>
    );
  return (
    <div className={classes.notice}>
      <h2 className={classes.noticeTitle}>{words.open.title}</h2>
      <p role="status" className={css.onAir}>
        {words.onAirNow}
      </p>
      <button
        type="button"
        className={classes.submit}
        disabled={entry.busy}
        onClick={() => void entry.watch()}
      >
        {words.join}
      </button>
      <p role="alert" className={classes.problem}>
        {entry.problems.watch}
      </p>
      <p className={classes.note}>{words.open.live}</p>
    </div>
  );
}
