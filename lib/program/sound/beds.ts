import { type StageState, videoSecond } from "@/lib/stage";
import { type HideableLayer, hiddenLayer } from "../line/edits";
import { ANNOUNCER } from "../show/capture-windows";
import { ownFileOf } from "../show/own-video";
import type { StageDuring } from "../show/session-stages";
import { firstEndingAfter, type Interval, inside, outside } from "../time/intervals";
import { appended } from "./appended";
import type { SoundInput } from "./sound-input";
import type { Bed } from "./sound-piece";

/** Sound that doesn't come from a track, in milliseconds of the session's media time. */
export interface BedDuring extends Interval {
  bed: Bed;
  /** Where it is at `from`, in milliseconds from its start. */
  positionMs: number;
  /** 0–1. */
  gain: number;
}

/** How long applause can be heard. */
const APPLAUSE_MS = 3_300;

/**
 * Returns music, played videos and applause, as far as they were heard: not while an emergency stopped the show. Of a
 * recording that is only a file, the video is everyone who speaks, so redacted words are cut out of it.
 */
export function bedsOf(input: SoundInput): BedDuring[][] {
  const { session, windows, edits, show } = input;
  const heard = windows.get(ANNOUNCER) ?? [];
  const music = session.stages.reduce<BedDuring[]>(musicFollower(), []);
  const videos = session.stages.reduce<BedDuring[]>((list, stage) => {
    const video = videoSound(stage, session.began);
    return video ? appended(list, video, (last) => continues(last, video)) : list;
  }, []);
  const silenced = show.isFile ? edits.silenced : [];
  const without = (layer: HideableLayer, list: readonly BedDuring[]) => {
    const hidden = hiddenLayer(edits, layer);
    return list.flatMap((one) => outside(hidden, one).map((part) => later(one, part)));
  };
  const clip = (list: readonly BedDuring[]) =>
    list.flatMap((one) =>
      inside(heard, one)
        .flatMap((part) => outside(silenced, part))
        .map((part) => later(one, part)),
    );
  const applause = applauseIn(input).map((one) => without("effects", [one]));
  return [music, without("video", videos), ...applause].map(clip);
}

/** What is heard of it in a part of its time. */
const later = (bed: BedDuring, { from, to }: Interval): BedDuring => ({
  ...bed,
  ...{ from, to, positionMs: bed.positionMs + from - bed.from },
});

const continues = (last: BedDuring, next: BedDuring): boolean =>
  last.gain === next.gain &&
  last.positionMs - last.from === next.positionMs - next.from &&
  JSON.stringify(last.bed) === JSON.stringify(next.bed);

function musicFollower(): (list: BedDuring[], stage: StageDuring) => BedDuring[] {
  let since = 0;
  let before: StageState["music"] | undefined;
  return (list, { from, to, state }) => {
    const { music, volumes } = state;
    if (!before?.on || before.track !== music.track) since = from;
    before = music;
    const gain = (music.volume * volumes.program) / 10_000;
    if (!music.on || gain === 0) return list;
    const bed: Bed = { kind: "music", track: music.track };
    const next = { bed, from, to, positionMs: from - since, gain };
    return appended(list, next, (last) => continues(last, next));
  };
}

function videoSound({ from, to, state }: StageDuring, began: number): BedDuring | null {
  const { video, volumes } = state;
  const src = ownFileOf(video);
  const gain = (volumes.video * volumes.program) / 10_000;
  if (!video.visible || src === null || video.started_at === null || gain === 0) return null;
  const positionMs = Math.round(videoSecond(video, new Date(began + from).toISOString()) * 1000);
  const left = video.duration_sec === null ? to - from : video.duration_sec * 1000 - positionMs;
  const end = Math.min(to, from + Math.round(left));
  const bed: Bed = { kind: "video", videoId: video.video_id, src };
  return end > from ? { bed, from, to: end, positionMs, gain } : null;
}

function applauseIn({ session, show }: SoundInput): BedDuring[] {
  return [...show.timeline.effects.values()].flatMap(({ id, kind, at }): BedDuring[] => {
    const from = Date.parse(at) - session.began;
    const stage = session.stages[firstEndingAfter(session.stages, from)];
    if (kind !== "applause" || !stage || stage.from > from) return [];
    const gain = stage.state.volumes.program / 100;
    return [{ bed: { kind: "applause", seed: id }, from, to: from + APPLAUSE_MS, positionMs: 0, gain }];
  });
}
