import {
  type Caption,
  type Captioning,
  EMPTY_FEED,
  type FeedMessage,
  type FeedView,
  type PollCounts,
  type ReactionCounts,
} from "@/lib/live";
import { Timeline } from "./timeline";

/**
 * What belongs to the picture. The chat, questions and settings aren't held back: people talk to each other now,
 * and expect what they write to appear at once.
 */
export type HeldView = Pick<FeedView, "counts" | "reactions" | "captions" | "captioning">;

const NOTHING: HeldView = {
  counts: EMPTY_FEED.counts,
  reactions: EMPTY_FEED.reactions,
  captions: EMPTY_FEED.captions,
  captioning: EMPTY_FEED.captioning,
};

/** More than half an hour of speech. */
const CAPTIONS = 500;

/** The part of a feed that is shown when the picture gets there. Messages may arrive in any order. */
export class HeldFeed {
  private counts = new Map<string, Timeline<PollCounts>>();
  private reactions = new Timeline<ReactionCounts>();
  private captioning = new Timeline<Captioning>();
  /** In the order in which they were said. */
  private captions: readonly Caption[] = [];
  private shown = NOTHING;

  add(messages: readonly FeedMessage[]): void {
    for (const message of messages) this.take(message);
  }

  /** The feed started over. */
  clear(): void {
    this.counts = new Map();
    this.reactions = new Timeline();
    this.captioning = new Timeline();
    this.captions = [];
  }

  /**
   * Returns what is shown at a time, in epoch milliseconds; the same object if nothing changed. A caption is due
   * when its first word was said: it's known long before the picture gets there.
   */
  at(time: number): HeldView {
    this.reactions.forget(time);
    this.captioning.forget(time);
    const counts: Record<string, PollCounts> = {};
    for (const [id, results] of this.counts) {
      results.forget(time);
      const value = results.at(time);
      if (value) counts[id] = value;
    }
    const next: HeldView = {
      counts: isSame(counts, this.shown.counts) ? this.shown.counts : counts,
      reactions: this.reactions.at(time),
      captions: this.captionsAt(time),
      captioning: this.captioning.at(time),
    };
    if (!isSame(next, this.shown)) this.shown = next;
    return this.shown;
  }

  private take(message: FeedMessage): void {
    const at = Date.parse(message.at);
    if (message.type === "poll_counts") {
      const results = this.counts.get(message.poll_id) ?? new Timeline<PollCounts>();
      results.add(at, message, message.seq);
      this.counts.set(message.poll_id, results);
    } else if (message.type === "reactions") this.reactions.add(at, message.counts, message.seq);
    else if (message.type === "captioning") this.captioning.add(at, message.captioning, message.seq);
    else if (message.type === "caption") this.captions = withCaption(this.captions, message.line);
  }

  private captionsAt(time: number): readonly Caption[] {
    const due = this.captions.filter(({ started_at }) => Date.parse(started_at) <= time);
    const { captions } = this.shown;
    const isUnchanged =
      due.length === captions.length && due.every((line, place) => line === captions[place]);
    return isUnchanged ? captions : due;
  }
}

function withCaption(captions: readonly Caption[], line: Caption): readonly Caption[] {
  if (captions.some(({ id }) => id === line.id)) return captions;
  const place = captions.findLastIndex((other) => isSaidBefore(other, line)) + 1;
  return captions.toSpliced(place, 0, line).slice(-CAPTIONS);
}

const isSaidBefore = (one: Caption, other: Caption): boolean =>
  one.started_at < other.started_at || (one.started_at === other.started_at && one.id < other.id);

const isSame = (one: object, other: object): boolean => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.is(Reflect.get(one, name), Reflect.get(other, name)))
  );
};
