import { personOf } from "@/lib/stage/room-identity";
import { hiddenLayer } from "../line/edits";
import { ANNOUNCER } from "../show/capture-windows";
import { isCapturing } from "../show/session-stages";
import { type Interval, inside, joined, outside } from "../time/intervals";
import type { TrackKind } from "../tracks/track";
import { appended } from "./appended";
import type { SoundInput } from "./sound-input";

/** A track that is heard for a while at one volume, in milliseconds of the session's media time. */
export interface Voice extends Interval {
  personId: string;
  kind: TrackKind;
  /** 0–1. */
  gain: number;
}

/** Returns what is heard of the people on stage and the announcer, a list for each track. */
export function voicesOf({ session, windows, edits }: SoundInput): Voice[][] {
  const heard = new Map<string, Voice[]>();
  const add = (voice: Voice) => {
    const name = `${voice.kind} ${voice.personId}`;
    heard.set(
      name,
      appended(heard.get(name), voice, (last) => last.gain === voice.gain),
    );
  };
  for (const { from, to, state } of session.stages) {
    const gain = state.volumes.program / 100;
    if (!isCapturing(state, "live") || gain === 0) continue;
    add({ personId: ANNOUNCER, kind: "announcer", from, to, gain });
    for (const { identity, muted } of state.stage) {
      const personId = personOf(identity);
      if (muted) continue;
      add({ personId, kind: "microphone", from, to, gain });
      add({ personId, kind: "screen_sound", from, to, gain });
    }
  }
  const screens = hiddenLayer(edits, "screen");
  return [...heard.values()].map((voices) =>
    voices.flatMap((voice) => {
      const allowed = inside(windows.get(voice.personId) ?? [], voice);
      const hidden = voice.kind === "screen_sound" ? screens : [];
      const out = joined([...(edits.muted.get(voice.personId) ?? []), ...edits.silenced, ...hidden]);
      const kept = allowed.flatMap((one) => outside(out, one));
      return kept.map((one) => ({ ...voice, ...one }));
    }),
  );
}
