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

/** What has to be taken away and what has to be sent, to get from `published` to `wanted`. */
export function trackChanges(
  published: Published,
  wanted: WantedTracks,
): { remove: TrackSlot[]; add: TrackSlot[] } {
  const remove: TrackSlot[] = [];
  const add: TrackSlot[] = [];
  for (const slot of TRACK_SLOTS) {
    const now = published[slot];
    const next = wanted[slot];
    if (now && now !== next) remove.push(slot);
    if (next && next !== now && next.readyState === "live") add.push(slot);
  }
  return { remove, add };
}
