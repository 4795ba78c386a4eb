import { ConnectionQuality, type Participant, type Room, Track } from "livekit-client";
import type { Quality, RoomMember, RoomView } from "./types";

const QUALITY: Record<ConnectionQuality, Quality> = {
  [ConnectionQuality.Excellent]: "excellent",
  [ConnectionQuality.Good]: "good",
  [ConnectionQuality.Poor]: "poor",
  [ConnectionQuality.Lost]: "lost",
  [ConnectionQuality.Unknown]: "unknown",
};

export const EMPTY_VIEW: RoomView = {
  connection: "idle",
  ended: null,
  problem: null,
  attempt: 0,
  members: [],
  canPublish: false,
  canPlayAudio: true,
  speaking: new Set(),
  pictures: 0,
};

function live(participant: Participant, source: Track.Source): boolean {
  const publication = participant.getTrackPublication(source);
  return publication !== undefined && !publication.isMuted;
}

function memberOf(participant: Participant): RoomMember {
  return {
    identity: participant.identity,
    name: participant.name ?? "",
    me: participant.isLocal,
    camera: live(participant, Track.Source.Camera),
    microphone: live(participant, Track.Source.Microphone),
    screen: live(participant, Track.Source.ScreenShare),
    quality: QUALITY[participant.connectionQuality] ?? "unknown",
  };
}

/** The parts of a view that the room itself knows. */
export function viewOfRoom(
  room: Room,
): Pick<RoomView, "members" | "canPublish" | "canPlayAudio" | "speaking"> {
  const { localParticipant } = room;
  const everybody: Participant[] = [localParticipant, ...room.remoteParticipants.values()];
  return {
    members: everybody.filter((participant) => participant.identity !== "").map(memberOf),
    canPublish: localParticipant.permissions?.canPublish ?? false,
    canPlayAudio: room.canPlaybackAudio,
    speaking: new Set(room.activeSpeakers.map((participant) => participant.identity)),
  };
}
