/** `lost` means: given up by itself, a press or the network's return starts over. */
export type RoomConnection = "idle" | "connecting" | "connected" | "reconnecting" | "lost";

/**
 * Why a connection is over for good. `removed`: the host or a withdrawn link; `replaced`: the same tab came in
 * once more; `closed`: the room was closed; `refused`: no token is given out any more; `left`: by oneself.
 */
export type RoomEnd = "left" | "removed" | "replaced" | "closed" | "refused";

export interface RoomAccess {
  url: string;
  token: string;
}

export type MediaKind = "camera" | "screen";

/** A running picture. `attach` puts it into an element and returns what takes it out again. */
export interface VideoSource {
  /** Changes when the picture is another one. */
  id: string;
  attach(element: HTMLVideoElement): () => void;
}

export type Quality = "unknown" | "lost" | "poor" | "good" | "excellent";

/** Somebody in the room, with all the connections they have to it. */
export interface RoomMember {
  /** The person's id. */
  identity: string;
  name: string;
  me: boolean;
  camera: boolean;
  /** Sound is being sent and not muted. */
  microphone: boolean;
  screen: boolean;
  quality: Quality;
}

/** What the room looks like now. A new object with every change. */
export interface RoomView {
  connection: RoomConnection;
  ended: RoomEnd | null;
  /** What went wrong, in words for people; null while all is well. */
  problem: string | null;
  /** Attempts since the connection was lost. */
  attempt: number;
  members: readonly RoomMember[];
  /** May send picture and sound here. */
  canPublish: boolean;
  /** False while the browser keeps sound back until a press. */
  canPlayAudio: boolean;
  /** Ids of people. */
  speaking: ReadonlySet<string>;
  /** The name of whoever speaks into one's own ear now, heard by nobody else. */
  inMyEar: string | null;
  /** Rises when pictures come or go. */
  pictures: number;
}
