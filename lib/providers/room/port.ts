import type { ShowRole } from "@/lib/stage/show-roles";

/** Which of a show's two rooms. */
export type RoomPlace = "show" | "backstage";

/** What a token says about its bearer, signed by us and unchangeable by them. */
export interface RoomClaims {
  role: ShowRole;
  /** Generation of the link the bearer came by: studio, backstage or join link. Empty for members and machines. */
  linkVersion: string;
  /** The studio link that they came by; empty for the show's own one and for everybody else. */
  studioLinkId: string;
  /** An attendee's registration. It is not in the token: it follows from the identity. */
  registrationId: string;
}

export interface RoomTokenInput {
  room: string;
  place: RoomPlace;
  identity: string;
  /** Shown to everybody in the room; leave it empty where the audience is. */
  name: string;
  claims: RoomClaims;
  /** Whether this seat sends into the show now. */
  sends: boolean;
}

export interface RoomTrack {
  sid: string;
  kind: "audio" | "video" | "other";
  /** camera, microphone, screen_share, screen_share_audio or unknown */
  source: string;
  muted: boolean;
}

export interface RoomParticipant {
  /** The room server's id of this connection. */
  sid: string;
  identity: string;
  name: string;
  /** Undefined when the token was not one of ours. */
  claims: RoomClaims | undefined;
  hidden: boolean;
  canPublish: boolean;
  /** False while the connection is still being made. */
  connected: boolean;
  joinedAt: Date;
  tracks: RoomTrack[];
}

/** The most that one message of the room may hold. */
export const MESSAGE_BYTES = 60_000;

export interface RoomMessage {
  topic: string;
  /** UTF-8 text, up to `MESSAGE_BYTES`. */
  text: string;
  /** Identities that get it; everybody when missing. */
  to?: readonly string[];
}

/** A report of the room server, in our words. */
export interface RoomReport {
  /** The same when the report is repeated. */
  id: string;
  kind: "joined" | "left" | "closed" | "other";
  room: string;
  /** Whole seconds, so it may lie a little before the joining it belongs to. */
  at: Date;
  participant: RoomParticipant | undefined;
  /** Left because the same identity came in anew: whose it is has not gone. */
  replaced?: boolean;
}

/**
 * The room where sound and picture flow. All calls throw `RoomError`; a room or person that is not there is no
 * error unless said so.
 */
export interface RoomPort {
  /** Where browsers connect. */
  readonly url: string;
  /** A token that lets its bearer connect within a minute. Makes no call. */
  token(input: RoomTokenInput): Promise<string>;
  /** The same for one end of a room that somebody measures their own connection in: one sends, the other receives. */
  checkToken(room: string, end: "sender" | "receiver"): Promise<string>;
  /** Everybody in the room, hidden viewers too; empty when there is no such room. */
  participants(room: string): Promise<RoomParticipant[]>;
  participant(room: string, identity: string): Promise<RoomParticipant | undefined>;
  /** Names of all open rooms. */
  rooms(): Promise<string[]>;
  /** Opens or closes the show to a seat's camera, microphone and screen. Closing takes its tracks away at once. */
  setSending(room: string, identity: string, role: ShowRole, sends: boolean): Promise<void>;
  /** Mutes every open audio track of a person. There is no call to unmute: only people open their microphone. */
  muteAudio(room: string, participant: RoomParticipant): Promise<void>;
  /** Ends somebody's connection. False when they were not there. Their token stays valid: check who joins. */
  remove(room: string, identity: string): Promise<boolean>;
  /** Sends a reliable message. False when the room is not open, which may take seconds to find out. */
  send(room: string, message: RoomMessage): Promise<boolean>;
  /** Whether the room server answers anything at all within so many milliseconds. Never throws. */
  answers(withinMs: number): Promise<boolean>;
  /** Closes the room and ends all its connections. */
  close(room: string): Promise<void>;
  /** Checks signature and digest of a report. Throws `RoomError` "refused" when it is not from our room server. */
  readReport(body: string, authorization: string | undefined): Promise<RoomReport>;
}
