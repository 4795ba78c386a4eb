/**
 * `lost`: couldn't join for two minutes; tries again now and then, and immediately when the user asks, returns to
 * the page, or the network is back.
 */
export type RoomConnection = "idle" | "connecting" | "connected" | "reconnecting" | "lost";

/**
 * Why a connection is over for good. `removed`: by the host or a revoked link; `replaced`: the same tab
 * connected again; `closed`: the room was closed, or the show is over; `refused`: no more tokens are issued; `left`: by the user.
 */
export type RoomEnd = "left" | "removed" | "replaced" | "closed" | "refused";

export interface RoomAccess {
  url: string;
  token: string;
}

export type MediaKind = "camera" | "screen";

/** A live video. `attach` shows it in an element and returns a function that removes it. */
export interface VideoSource {
  /** Changes with the video. */
  id: string;
  attach(element: HTMLVideoElement): () => void;
}

export type Quality = "unknown" | "lost" | "poor" | "good" | "excellent";

/** A person in the room, with all of their connections. */
export interface RoomMember {
  /** The person's id. */
  identity: string;
  name: string;
  me: boolean;
  camera: boolean;
  /** Audio is being sent and isn't muted. */
  microphone: boolean;
  screen: boolean;
  quality: Quality;
}

/** The current state of the room. A new object with every change. */
export interface RoomView {
  connection: RoomConnection;
  ended: RoomEnd | null;
  /** The current problem, in words for people; null if there is none. */
  problem: string | null;
  /** Attempts since the connection was lost. */
  attempt: number;
  members: readonly RoomMember[];
  /** Whether this user may send video and audio. */
  canPublish: boolean;
  /** False while the browser blocks sound until a user gesture. */
  canPlayAudio: boolean;
  /** Ids of people who are speaking. */
  speaking: ReadonlySet<string>;
  /** The name of the person who is whispering to this user. */
  talkbackFrom: string | null;
  /** Increases when videos start or end. */
  pictures: number;
}
