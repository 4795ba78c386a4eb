import { ConnectionQuality, type Participant, type Room, Track } from "livekit-client";
import { personOf } from "@/lib/stage/room-identity";
import { sendsMeTalkback, sentFrom } from "./talkback-track";
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
  talkbackFrom: null,
  pictures: 0,
};

function live(participant: Participant, source: Track.Source): boolean {
  const publication = sentFrom(participant, source);
  return publication !== undefined && !publication.isMuted;
}

function memberOf(participant: Participant): RoomMember {
  return {
    identity: personOf(participant.identity),
    name: participant.name ?? "",
    me: participant.isLocal,
    camera: live(participant, Track.Source.Camera),
    microphone: live(participant, Track.Source.Microphone),
    screen: live(participant, Track.Source.ScreenShare),
    quality: QUALITY[participant.connectionQuality] ?? "unknown",
  };
}

const sends = ({ camera, microphone, screen }: RoomMember): boolean => camera || microphone || screen;

/**
 * Merges two connections of one person: what either of them sends, with the quality of the one that sends.
 */
function together(one: RoomMember, other: RoomMember): RoomMember {
  const { name, quality } = sends(other) && !sends(one) ? other : one;
  return {
    identity: one.identity,
    name: name || one.name || other.name,
    me: one.me || other.me,
    camera: one.camera || other.camera,
    microphone: one.microphone || other.microphone,
    screen: one.screen || other.screen,
    quality,
  };
}

function people(participants: readonly Participant[]): RoomMember[] {
  const members = new Map<string, RoomMember>();
  for (const member of participants.map(memberOf)) {
    const known = members.get(member.identity);
    members.set(member.identity, known ? together(known, member) : member);
  }
  return [...members.values()];
}

/**
 * Returns the view with a change applied, or the same object if nothing changed, so that nothing rerenders.
 */
export function renewed(view: RoomView, change: Partial<RoomView>): RoomView {
  const next = { ...view, ...change };
  if (isSameList(view.members, next.members)) next.members = view.members;
  if (isSameSet(view.speaking, next.speaking)) next.speaking = view.speaking;
  return isSame(view, next) ? view : next;
}

const isSame = <Of extends object>(one: Of, other: Of): boolean =>
  (Object.keys(one) as (keyof Of)[]).every((name) => one[name] === other[name]);

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((each) => other.has(each));

const isSameList = (one: readonly RoomMember[], other: readonly RoomMember[]): boolean =>
  one.length === other.length && one.every((member, place) => isSame(member, other[place] as RoomMember));

/** Returns the parts of a view that come from the room itself. */
export function viewOfRoom(
  room: Room,
): Pick<RoomView, "members" | "canPublish" | "canPlayAudio" | "speaking" | "talkbackFrom"> {
  const { localParticipant } = room;
  const everyone: Participant[] = [localParticipant, ...room.remoteParticipants.values()];
  const whisperer = everyone.find(sendsMeTalkback);
  return {
    members: people(everyone.filter((participant) => participant.identity !== "")),
    canPublish: localParticipant.permissions?.canPublish ?? false,
    canPlayAudio: room.canPlaybackAudio,
    speaking: new Set(room.activeSpeakers.map((participant) => personOf(participant.identity))),
    talkbackFrom: whisperer ? whisperer.name || "The crew" : null,
  };
}
