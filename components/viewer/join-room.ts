import { ApiError } from "@/lib/client/api-error";
import { audienceApi } from "@/lib/client/audience-api";
import type { CallAs } from "@/lib/client/call-endpoint";
import type { BoardLine } from "@/lib/room/board-line";
import type { FeedStore } from "@/lib/room/feed-store";
import { RoomReach } from "@/lib/room/http/room-reach";
import type { HttpReason } from "@/lib/room/http/way";
import type { StageSync } from "@/lib/room/stage-sync";
import { tabName } from "@/lib/room/tab-name";
import { connectViewer, type ViewerRoom } from "@/lib/room/viewer-room";

const FINAL = ["unauthorized", "not_found", "gone", "client_inactive", "not_live"];
const isFinal = (error: unknown): boolean => error instanceof ApiError && FINAL.includes(error.code);

interface Joining {
  slug: string;
  as: CallAs;
  sync: StageSync;
  feed: FeedStore;
  board: BoardLine;
  /** An invitation to the stage may have changed. */
  onInvitation: () => void;
  /** The host asks to unmute. */
  onAsked: () => void;
  onViewers: (count: number | null) => void;
  /** The show has to be watched over HTTP. */
  onOut: (reason: HttpReason) => void;
  onJoined: () => void;
  /** This page may not watch any more. */
  onUnauthorized: () => void;
}

/** Joins a show's room as its audience. Returns the room and a function that leaves it. */
export function joinRoom(joining: Joining): { room: ViewerRoom; leave: () => void } {
  const { sync, feed, board, onInvitation, onAsked, onViewers, onOut } = joining;
  const reach = new RoomReach(() => onOut("no_webrtc"));
  if (!("RTCPeerConnection" in globalThis)) onOut("no_webrtc");
  const room = connectViewer({
    getToken: async () => {
      const access = await tokenOf(joining).catch((error: unknown) => {
        reach.failed();
        throw error;
      });
      reach.admitted();
      return access;
    },
    isFinal,
    live: {
      ...{ stage: sync, feed: feed.followed, board, onViewers },
      onSaying: feed.saying,
      onSignal: (signal) => {
        if (signal === "invitation") onInvitation();
        if (signal === "ask_unmute") onAsked();
      },
    },
  });
  const stopLooking = room.subscribe(() => {
    reach.look(room.state());
    if (room.state().connection === "connected") joining.onJoined();
  });
  const leave = () => {
    stopLooking();
    reach.stop();
    void room.disconnect();
  };
  return { room, leave };
}

async function tokenOf({ slug, as, onInvitation, onOut, onUnauthorized }: Joining) {
  try {
    const body = { tab: await tabName() };
    const call = { as, params: { slug }, body, patience: "once" } as const;
    const { data } = await audienceApi("viewerRoomToken", call);
    if ("over_http" in data) {
      onOut(data.over_http);
      throw new Error("This show has to be watched over HTTP.");
    }
    if (data.asked_on) onInvitation();
    return { url: data.url, token: data.token };
  } catch (error) {
    if (error instanceof ApiError && error.code === "unauthorized") onUnauthorized();
    throw error;
  }
}
