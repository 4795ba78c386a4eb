import { personOf } from "@/lib/stage/room-identity";
import { LiveRoom, type LiveRoomOptions } from "./live-room";
import { type PictureChoice, Pictures } from "./picture-choice";
import { RoomSession } from "./room-session";
import type { MediaKind, RoomAccess, RoomView, VideoSource } from "./types";

export interface ViewerRoomOptions {
  getToken: () => Promise<RoomAccess>;
  /** Whether asking for a token again is useless. */
  isFinal?: (error: unknown) => boolean;
  /** Who follows what the server tells the room. */
  live: LiveRoomOptions;
}

export interface ViewerRoom {
  /** The connection itself, for those who are asked onto the stage and send. */
  session: RoomSession;
  /** Same object until something changes: fits `useSyncExternalStore(room.subscribe, room.state)`. */
  state(): RoomView;
  subscribe(listener: () => void): () => void;
  media(identity: string, kind: MediaKind): VideoSource | null;
  /** Has to be called from a press. */
  startAudio(): Promise<void>;
  /** 0–100. */
  setVolume(percent: number): void;
  setSound(on: boolean): void;
  /** Which pictures to receive. */
  choosePictures(choice: PictureChoice): void;
  /** Starts over after an end or a loss. */
  retry(): void;
  disconnect(): Promise<void>;
}

/** Joins the show to watch. Returns at once; `state()` tells how the joining goes. */
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

/** Who is sharing a screen, among those on the stage; the first of them counts. */
export function screenOwner(view: RoomView, onStage: readonly { identity: string }[]): string | null {
  const sharing = new Set(view.members.filter((member) => member.screen).map((member) => member.identity));
  return onStage.find((person) => sharing.has(personOf(person.identity)))?.identity ?? null;
}
