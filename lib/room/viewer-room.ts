import { personOf } from "@/lib/stage/room-identity";
import { LiveRoom, type LiveRoomOptions } from "./live-room";
import { type PictureChoice, Pictures } from "./picture-choice";
import { RoomSession } from "./room-session";
import type { MediaKind, RoomAccess, RoomView, VideoSource } from "./types";

export interface ViewerRoomOptions {
  getToken: () => Promise<RoomAccess>;
  /** Whether requesting another token is pointless. */
  isFinal?: (error: unknown) => boolean;
  /** Followers of the server's messages in the room. */
  live: LiveRoomOptions;
}

export interface ViewerRoom {
  /** The connection itself, for viewers who are invited on stage and send. */
  session: RoomSession;
  /**
   * Returns the same object until something changes: fits `useSyncExternalStore(room.subscribe, room.state)`.
   */
  state(): RoomView;
  subscribe(listener: () => void): () => void;
  media(identity: string, kind: MediaKind): VideoSource | null;
  /** Must be called from a user gesture. */
  startAudio(): Promise<void>;
  /** 0–100. */
  setVolume(percent: number): void;
  setSound(on: boolean): void;
  /** Selects which videos to receive. */
  choosePictures(choice: PictureChoice): void;
  /** Reconnects after an end or a loss. */
  retry(): void;
  disconnect(): Promise<void>;
}

/** Joins the show as a viewer. Returns immediately; `state()` reports the progress. */
export function connectViewer(options: ViewerRoomOptions): ViewerRoom {
  const session = new RoomSession({
    getAccess: options.getToken,
    isFinal: options.isFinal,
    live: new LiveRoom(options.live),
  });
  const pictures = new Pictures(session.room);
  session.connect();
  return {
    session,
    state: session.get,
    subscribe: session.subscribe,
    media: (identity, kind) => session.picture(identity, kind),
    startAudio: session.startAudio,
    setVolume: (percent) => session.audio.setVolume(percent),
    choosePictures: (choice) => pictures.choose(choice),
    setSound: (on) => session.audio.setOn(on),
    retry: () => session.connect(),
    disconnect: () => session.disconnect(),
  };
}

/** Returns the first person on stage who shares a screen. */
export function screenOwner(view: RoomView, onStage: readonly { identity: string }[]): string | null {
  const sharing = new Set(view.members.filter((member) => member.screen).map((member) => member.identity));
  return onStage.find((person) => sharing.has(personOf(person.identity)))?.identity ?? null;
}
