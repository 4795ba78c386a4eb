import type { DataOf } from "@/lib/client/wire-types";
import type { ReadMarks } from "@/lib/room/read-marks";
import { Store } from "@/lib/room/store";

export type PrivateMessage = DataOf<"listPrivateMessages">[number];

/** A message to send. Its `id` is the same on retries, so that it isn't sent twice. */
export interface NewMessage {
  id: string;
  text: string;
}

const EVERY_MS = 30_000;

interface PrivateChatOptions {
  /** The newest messages, oldest first. */
  fetch: () => Promise<readonly PrivateMessage[]>;
  /** The viewer's side: messages from the other side are news. */
  side: PrivateMessage["from"];
  marks: ReadMarks;
  /** A message arrived in a conversation that isn't being read. */
  onNews: (message: PrivateMessage) => void;
}

/** One page's private messages, loaded when the room signals a new one, and every 30 seconds. */
export class PrivateChat {
  readonly messages = new Store<readonly PrivateMessage[]>([]);
  /** Number of unread messages from the other side, by the conversation's guest. */
  readonly unread = new Store<ReadonlyMap<string, number>>(new Map());
  private readonly attended = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private known: Set<string> | undefined;
  private looking: Promise<void> | undefined;
  private again = false;
  private stopped = true;

  constructor(private readonly options: PrivateChatOptions) {}

  start(): void {
    this.stopped = false;
    void this.look();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Loads now. If called while loading, loads once more afterwards. */
  look = (): Promise<void> => {
    if (this.looking) this.again = true;
    this.looking ??= this.load().finally(() => {
      this.looking = undefined;
      if (!this.again || this.stopped) return;
      this.again = false;
      void this.look();
    });
    return this.looking;
  };

  /** Marks this conversation as read until the returned function is called. */
  attend(guestId: string): () => void {
    this.attended.add(guestId);
    this.count();
    return () => this.attended.delete(guestId);
  }

  private count(): void {
    const unread = new Map<string, number>();
    for (const { guest_id, from, sent_at } of this.messages.get()) {
      if (this.attended.has(guest_id)) this.options.marks.read(guest_id, sent_at);
      if (from !== this.options.side && !this.options.marks.isRead(guest_id, sent_at))
        unread.set(guest_id, (unread.get(guest_id) ?? 0) + 1);
    }
    this.unread.set(unread);
  }

  private async load(): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.take(await this.options.fetch());
    } catch {
      // The next load catches up.
    }
    if (!this.stopped) this.timer = setTimeout(() => void this.look(), EVERY_MS);
  }

  private take(messages: readonly PrivateMessage[]): void {
    const { known } = this;
    this.known = new Set(messages.map(({ id }) => id));
    this.messages.set(messages);
    this.count();
    if (!known) return;
    const { side, onNews } = this.options;
    for (const message of messages)
      if (!known.has(message.id) && message.from !== side && !this.attended.has(message.guest_id))
        onNews(message);
  }
}
