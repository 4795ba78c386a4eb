import { personOf } from "@/lib/stage/room-identity";
import type { Recording, RecordingTrack } from "./recording";
import { type ShownTrack, shownTrack } from "./shown-track";
import { KIND_ORDER } from "./track-words";

/** Everything that was recorded of one person, or of the announcer or a video. */
export interface RecordedPerson {
  id: string;
  name: string;
  /** Someone whose consent was asked: not the announcer, not a video. */
  isPerson: boolean;
  /** They agreed to be recorded, and declined later. */
  hasDeclined: boolean;
  tracks: readonly ShownTrack[];
}

/** Returns a recording's people in the order of their first appearance, followed by announcer and videos. */
export function peopleOf({ tracks, played }: Pick<Recording, "tracks" | "played">): RecordedPerson[] {
  const placed = tracks.map((track) => shownTrack(track, played));
  const groups = Map.groupBy(placed, ({ person_id }) => personOf(person_id));
  const people = [...groups].map(([id, own]): RecordedPerson => {
    const sorted = own.toSorted((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind));
    const [first] = sorted;
    return {
      id,
      name: nameOf(first),
      isPerson: !isThing(first),
      hasDeclined: first?.consent === "refused",
      tracks: sorted,
    };
  });
  return people.toSorted((a, b) => Number(b.isPerson) - Number(a.isPerson) || firstOf(a) - firstOf(b));
}

const isThing = (track: RecordingTrack | undefined): boolean =>
  track?.kind === "announcer" || track?.kind === "video";

function nameOf(track: RecordingTrack | undefined): string {
  if (track?.kind === "announcer") return "Announcer";
  if (track?.name) return track.name;
  return track?.kind === "video" ? "Video" : "Unnamed speaker";
}

const firstOf = ({ tracks }: RecordedPerson): number =>
  Math.min(...tracks.flatMap(({ parts }) => parts.map(({ starts_at_sec }) => starts_at_sec)));
