import type { ShowRole } from "@/lib/stage/show-roles";

/** One of a show's two rooms. */
export type RoomPlace = "show" | "backstage";

/** What a token says about its holder. Signed by us, so they can't change it. */
export interface RoomClaims {
  role: ShowRole;
  /** Generation of the holder's link: studio, backstage or join link. Empty for members and machines. */
  linkVersion: string;
  /** The studio link that they used. Empty for the show's own link and for everyone else. */
  studioLinkId: string;
  /** An attendee's registration. Derived from the identity rather than included in the token. */
  registrationId: string;
}

export interface RoomTokenInput {
  room: string;
  place: RoomPlace;
  identity: string;
  /** Shown to everyone in the room. Leave it empty if the room includes the audience. */
  name: string;
  claims: RoomClaims;
  /** Whether this seat is publishing to the show. */
  sends: boolean;
}

export interface RoomTrack {
  sid: string;
  kind: "audio" | "video" | "other";
  /** One of camera, microphone, screen_share, screen_share_audio or unknown. */
  source: string;
  muted: boolean;
}

export interface RoomParticipant {
  /** The room server's id for this connection. */
  sid: string;
  identity: string;
  name: string;
  /** Undefined if the token wasn't one of ours. */
  claims: RoomClaims | undefined;
  hidden: boolean;
  canPublish: boolean;
  /** False while still connecting. */
  connected: boolean;
  joinedAt: Date;
  tracks: RoomTrack[];
}

/** Maximum size of a room message. */
export const MESSAGE_BYTES = 60_000;

export interface RoomMessage {
  topic: string;
  /** UTF-8 text, up to `MESSAGE_BYTES`. */
  text: string;
  /** Identities of the recipients. Everyone if omitted. */
  to?: readonly string[];
}

/** A report from the room server, in our terms. */
export interface RoomReport {
  /** Stays the same if the report is repeated. */
  id: string;
  kind: "joined" | "left" | "closed" | "other";
  room: string;
  /** In whole seconds, so it may be slightly earlier than the join it belongs to. */
  at: Date;
  participant: RoomParticipant | undefined;
  /**
   * True if the connection was replaced by another one with the same identity, so the person is still there.
   */
  replaced?: boolean;
}

/**
 * The room server for audio and video. All calls throw `RoomError`. A missing room or person is no error
 * unless noted.
 */
export interface RoomPort {
  /** Where browsers connect. */
  readonly url: string;
  /** Returns a token that lets its holder connect within a minute. Makes no call. */
  token(input: RoomTokenInput): Promise<string>;
  /** The same for a room that a person tests their own connection in: one end sends, the other receives. */
  checkToken(room: string, end: "sender" | "receiver"): Promise<string>;
  /** Everyone in the room, including hidden viewers. Empty if the room doesn't exist. */
  participants(room: string): Promise<RoomParticipant[]>;
  participant(room: string, identity: string): Promise<RoomParticipant | undefined>;
  /** Names of all open rooms. */
  rooms(): Promise<string[]>;
  /**
   * Allows or forbids a seat to publish camera, microphone and screen in the show. Forbidding removes its
   * tracks at once.
   */
  setSending(room: string, identity: string, role: ShowRole, sends: boolean): Promise<void>;
  /**
   * Mutes every open audio track of a person. There is no call to unmute, because only people open their own
   * microphone.
   */
  muteAudio(room: string, participant: RoomParticipant): Promise<void>;
  /** Ends a connection. False if there was none. The token stays valid, so check who joins. */
  remove(room: string, identity: string): Promise<boolean>;
  /** Sends a reliable message. False if the room isn't open, which may take seconds to detect. */
  send(room: string, message: RoomMessage): Promise<boolean>;
  /** Whether the room server responds at all within this many milliseconds. Never throws. */
  answers(withinMs: number): Promise<boolean>;
  /** Closes the room and ends all its connections. */
  close(room: string): Promise<void>;
  /**
   * Verifies the signature and digest of a report. Throws `RoomError` "refused" if it isn't from our room
   * server.
   */
  readReport(body: string, authorization: string | undefined): Promise<RoomReport>;
}
