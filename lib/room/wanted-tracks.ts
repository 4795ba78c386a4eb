/** What a person wants to send, by source; null where nothing is to be sent. */
export interface WantedTracks {
  camera: MediaStreamTrack | null;
  microphone: MediaStreamTrack | null;
  screen: MediaStreamTrack | null;
  screenSound: MediaStreamTrack | null;
  /** The microphone stays published but silent. */
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

/** What goes backstage: no screens. */
export const faceAndVoice = ({ camera, microphone, microphoneMuted }: WantedTracks): WantedTracks => ({
  ...NO_TRACKS,
  camera,
  microphone,
  microphoneMuted,
});

type Published = Partial<Record<TrackSlot, MediaStreamTrack>>;

/** Of one kind whatever the device: those who watch see and hear no gap. Screens have sizes and layers of their own. */
const SWAPPED: ReadonlySet<TrackSlot> = new Set(["camera", "microphone"]);

/**
 * What has to be exchanged, taken away and sent anew, to get from `published` to `wanted`. A track that ended is worth nothing:
 * what is wanted in its place is exchanged for it all the same.
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
