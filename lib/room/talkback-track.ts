import type { LocalTrackPublication, Participant, RemoteTrackPublication, Track } from "livekit-client";

/** Name of a track that only one person hears, whatever else they listen to. */
export const TALKBACK_TRACK = "ear";

type Publication = LocalTrackPublication | RemoteTrackPublication;

const publicationsOf = (participant: Participant): Publication[] =>
  [...participant.trackPublications.values()] as Publication[];

export const isTalkback = ({ trackName }: { trackName: string }): boolean => trackName === TALKBACK_TRACK;

/** Returns what a participant sends from a source to everyone in the room, excluding whispers. */
export const sentFrom = (participant: Participant, source: Track.Source): Publication | undefined =>
  publicationsOf(participant).find((sent) => sent.source === source && !isTalkback(sent));

/** Whether a participant is whispering to this user. No one else gets the track. */
export const sendsMeTalkback = (participant: Participant): boolean =>
  !participant.isLocal &&
  publicationsOf(participant).some((sent) => isTalkback(sent) && sent.track !== undefined);
