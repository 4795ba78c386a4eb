import { decodeLive, type LiveMessage, type LiveMessageOf, type Saying } from "@/lib/live";
import { FeedFollower, type FeedFollowerOptions } from "@/lib/live/feed-follower";
import { spreadMs } from "@/lib/live/spread";
import type { BoardLine } from "./board-line";
import type { StageSync } from "./stage-sync";

export type Signal = "people" | "ask_unmute" | "invitation" | "private_message";
type FollowedFeed = Omit<FeedFollowerOptions, "spread" | "random">;

export interface LiveRoomOptions {
  stage: StageSync;
  /** Whether one is told the whole stage, and goes by that instead of by what the audience is told. */
  seesWhole?: () => boolean;
  /** What happened besides the stage, as everybody may know it. */
  feed?: FollowedFeed;
  /** The same with what only the desk may know. */
  deskFeed?: FollowedFeed;
  /** What the room says of the whiteboard. */
  board?: BoardLine;
  onSignal?: (signal: Signal) => void;
  /** Words of a line that is still being said. */
  onSaying?: (line: Saying) => void;
  onJoined?: () => void;
  /** How many watch, as often as the room says so; null where the host keeps that to themselves. */
  onViewers?: (count: number | null) => void;
}

/** One place in a show's room as the server's messages see it: each is given to whoever follows what it tells of. */
export class LiveRoom {
  private readonly feed: FeedFollower | undefined;
  private readonly deskFeed: FeedFollower | undefined;
  private listeners = 0;

  constructor(private readonly options: LiveRoomOptions) {
    const { feed, deskFeed } = options;
    this.feed = feed && new FeedFollower({ ...feed, spread: () => spreadMs(this.listeners) });
    this.deskFeed = deskFeed && new FeedFollower(deskFeed);
  }

  /** What the server said; what is no message of this release is dropped. */
  hear = async (text: string): Promise<void> => {
    const message = await decodeLive(text);
    if (message) this.give(message);
  };

  joined = (): void => {
    this.options.stage.joined();
    this.feed?.look();
    this.deskFeed?.look();
    this.options.board?.tell("joined");
    this.options.onJoined?.();
  };

  /** Cut off from the room, or out of it: `joined` may follow. */
  left = (): void => {
    this.options.stage.left();
    this.feed?.stop();
    this.deskFeed?.stop();
    this.options.board?.tell("left");
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
        board?.tell(message);
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
    this.options.board?.tell(message);
    this.feed?.pulse(message.epoch, message.feed);
    this.deskFeed?.pulse(message.epoch, message.desk_feed);
  }
}
