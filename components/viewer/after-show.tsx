"use client";

import type { PanelProps } from "@/components/signup/theme-props";
import { When } from "@/components/signup/when";
import { DoorForm } from "./door-form";
import css from "./lobby.module.css";
import { PanelNotice } from "./panel-notice";
import type { Replay } from "./replay/replay";
import { Survey } from "./survey/survey";
import { useViewer } from "./viewer-context";

/** What there is after the show until its replay is played: the host's message, and how to get to the replay. */
export function AfterShow(panel: PanelProps) {
  const { replay, place, afterMessage, words } = useViewer();
  const { ended, replay: said } = words;
  const hasReplay = replay?.state === "playable" || replay?.state === "preparing";
  if (replay && hasReplay && !replay.may_watch && place.place.kind !== "entering")
    return <DoorForm {...panel} />;
  return (
    <PanelNotice {...panel} title={ended.title} text={afterMessage || ended.text}>
      {replay?.state === "preparing" && <Preparing progress={replay.progress} />}
      {replay && isWithout(replay.state) && (
        <p className={panel.classes.note}>{said.without[replay.state]}</p>
      )}
      {replay?.state === "expired" && replay.until && (
        <p className={panel.classes.note}>
          {said.wasUntil} <When at={replay.until} part="moment" />.
        </p>
      )}
      <Survey button={panel.classes.submit} />
    </PanelNotice>
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
