import type { LocalTrackPublication, Participant, RemoteTrackPublication, Track } from "livekit-client";

/** The name of a track that one person alone hears, whatever else they listen to. */
export const EAR = "ear";

type Publication = LocalTrackPublication | RemoteTrackPublication;

const publicationsOf = (participant: Participant): Publication[] =>
  [...participant.trackPublications.values()] as Publication[];

export const isForOneEar = ({ trackName }: { trackName: string }): boolean => trackName === EAR;

/** What somebody sends to everybody in the room from a source, which what they say into one ear is not. */
export const sentFrom = (participant: Participant, source: Track.Source): Publication | undefined =>
  publicationsOf(participant).find((sent) => sent.source === source && !isForOneEar(sent));

/** Whether somebody speaks into one's own ear: nobody else is told of such a track's sound. */
export const speaksIntoMyEar = (participant: Participant): boolean =>
  !participant.isLocal &&
  publicationsOf(participant).some((sent) => isForOneEar(sent) && sent.track !== undefined);
