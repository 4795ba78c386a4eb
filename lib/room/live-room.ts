import { decodeLive, type LiveMessage, type LiveMessageOf, type Saying } from "@/lib/live";
import { FeedFollower, type FeedFollowerOptions } from "@/lib/live/feed-follower";
import { spreadMs } from "@/lib/live/spread";
import type { BoardLine } from "./board-line";
import type { StageSync } from "./stage-sync";

export type Signal = "people" | "ask_unmute" | "invitation" | "private_message" | "recording";
type FollowedFeed = Omit<FeedFollowerOptions, "spread" | "random">;

export interface LiveRoomOptions {
  stage: StageSync;
  /** Whether this client gets the desk's stage and ignores the audience's. */
  seesWhole?: () => boolean;
  /** The feed that everyone gets. */
  feed?: FollowedFeed;
  /** The desk's feed. */
  deskFeed?: FollowedFeed;
  /** Receives the room's whiteboard messages. */
  board?: BoardLine;
  onSignal?: (signal: Signal) => void;
  /** Called with words that are still being spoken. */
  onSaying?: (line: Saying) => void;
  onJoined?: () => void;
  /** Called with the number of viewers at every pulse; null if the host hides it. */
  onViewers?: (count: number | null) => void;
}

/** Dispatches the server's messages in a show's room to their followers. */
export class LiveRoom {
  private readonly feed: FeedFollower | undefined;
  private readonly deskFeed: FeedFollower | undefined;
  private listeners = 0;

  constructor(private readonly options: LiveRoomOptions) {
    const { feed, deskFeed } = options;
    this.feed = feed && new FeedFollower({ ...feed, spread: () => spreadMs(this.listeners) });
    this.deskFeed = deskFeed && new FeedFollower(deskFeed);
  }

  /** Handles a message from the server. Ignores anything that this release doesn't know. */
  hear = async (text: string): Promise<void> => {
    const message = await decodeLive(text);
    if (message) this.give(message);
  };

  joined = (): void => {
    this.options.stage.joined();
    this.feed?.look();
    this.deskFeed?.look();
    this.options.board?.notify("joined");
    this.options.onJoined?.();
  };

  /** Called when the room is left or disconnected; `joined` may follow. */
  left = (): void => {
    this.options.stage.left();
    this.feed?.stop();
    this.deskFeed?.stop();
    this.options.board?.notify("left");
  };

  private give(message: LiveMessage): void {
    const { stage, seesWhole, onSignal, board } = this.options;
    switch (message.type) {
      case "stage":
        if (!seesWhole?.()) stage.hear(message);
        break;
      case "desk":
        stage.hear(message);
        break;
      case "feed":
        this.feed?.hear(message);
        break;
      case "desk_feed":
        this.deskFeed?.hear(message);
        break;
      case "board":
      case "desk_board":
        board?.notify(message);
        break;
      case "saying":
        this.options.onSaying?.(message.line);
        break;
      case "pulse":
        this.pulse(message);
        break;
      default:
        onSignal?.(message.type);
    }
  }

  private pulse(message: LiveMessageOf<"pulse">): void {
    this.listeners = message.listeners;
    this.options.onViewers?.(message.viewers ?? null);
    this.options.stage.pulse(message);
    this.options.board?.notify(message);
    this.feed?.pulse(message.epoch, message.feed);
    this.deskFeed?.pulse(message.epoch, message.desk_feed);
  }
}
