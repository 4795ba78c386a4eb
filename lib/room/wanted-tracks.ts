/** The tracks that a person wants to send, by source; null for none. */
export interface WantedTracks {
  camera: MediaStreamTrack | null;
  microphone: MediaStreamTrack | null;
  screen: MediaStreamTrack | null;
  screenSound: MediaStreamTrack | null;
  /** The microphone stays published but muted. */
  microphoneMuted: boolean;
}

export type TrackSlot = Exclude<keyof WantedTracks, "microphoneMuted">;
export const TRACK_SLOTS: readonly TrackSlot[] = ["camera", "microphone", "screen", "screenSound"];

export const NO_TRACKS: WantedTracks = {
  camera: null,
  microphone: null,
  screen: null,
  screenSound: null,
  microphoneMuted: false,
};

/** Returns what goes backstage: no screens. */
export const faceAndVoice = ({ camera, microphone, microphoneMuted }: WantedTracks): WantedTracks => ({
  ...NO_TRACKS,
  camera,
  microphone,
  microphoneMuted,
});

type Published = Partial<Record<TrackSlot, MediaStreamTrack>>;

/**
 * These have the same format whatever the device, so a replaced track leaves no gap for viewers. Screens have
 * their own sizes and layers.
 */
const SWAPPED: ReadonlySet<TrackSlot> = new Set(["camera", "microphone"]);

/**
 * Returns which tracks to replace, remove and add to get from `published` to `wanted`. An ended track counts
 * as published, and is replaced by the wanted one.
 */
export function trackChanges(
  published: Published,
  wanted: WantedTracks,
): { swap: TrackSlot[]; remove: TrackSlot[]; add: TrackSlot[] } {
  const swap: TrackSlot[] = [];
  const remove: TrackSlot[] = [];
  const add: TrackSlot[] = [];
  for (const slot of TRACK_SLOTS) {
    const now = published[slot];
    const next = wanted[slot];
    if (now && next && now !== next && next.readyState === "live" && SWAPPED.has(slot)) {
      swap.push(slot);
      continue;
    }
    if (now && now !== next) remove.push(slot);
    if (next && next !== now && next.readyState === "live") add.push(slot);
  }
  return { swap, remove, add };
}
