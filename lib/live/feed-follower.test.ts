import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FeedFollower, type FeedPacket, type FeedPage } from "./feed-follower";
import type { FeedMessage } from "./feed-messages";

const chat = (seq: number, id = `line_${seq}`): FeedMessage => ({
  type: "chat",
  seq,
  at: "2027-03-02T17:00:00.000Z",
  line: {
    id,
    author: { person: "person_1", name: "Ana" },
    text: "Hello",
    at: "2027-03-02T17:00:00.000Z",
  },
});

const idOf = (message: FeedMessage) => (message.type === "chat" ? message.line.id : "");

/** The server's feed, which always answers correctly. */
class Feed {
  epoch = 1;
  packets: FeedPacket[] = [];
  private readonly pageSize: number;

  constructor(pageSize = 3) {
    this.pageSize = pageSize;
  }

  get to(): number {
    return this.present().at(-1)?.to ?? 0;
  }

  /**
   * Publishes one packet. Each number is how many messages the next entry has; a negative one stands for
   * messages of an unknown type.
   */
  publish(entries: readonly number[], step = 1): FeedPacket {
    const after = this.to;
    const messages = entries.flatMap((count, index) => {
      const seq = after + step * (index + 1);
      if (count < 0) return [{ type: "hologram", seq }];
      return Array.from({ length: count }, (_, n) => chat(seq, `${this.epoch}:${seq}:${n}`));
    });
    const packet = { epoch: this.epoch, after, to: after + step * entries.length, messages };
    this.packets.push(packet);
    return packet;
  }

  restart(): void {
    this.epoch += 1;
  }

  page(after: number): FeedPage {
    const { epoch } = this;
    const all = this.messages().filter(({ seq }) => seq > after);
    const last = all[this.pageSize - 1]?.seq;
    const more = last !== undefined && all.some(({ seq }) => seq > last);
    const to = more ? last : Math.max(after, this.to);
    return { epoch, after, to, messages: all.filter(({ seq }) => seq <= to), more };
  }

  ids(): string[] {
    return this.messages().flatMap((message) => (message.type === "chat" ? [idOf(message)] : []));
  }

  private present(): FeedPacket[] {
    return this.packets.filter(({ epoch }) => epoch === this.epoch);
  }

  private messages(): FeedMessage[] {
    return this.present().flatMap(({ messages }) => messages as FeedMessage[]);
  }
}

function follow(feed: Feed, fetch = async (after: number) => feed.page(after)) {
  const asked = vi.fn(fetch);
  const received: string[] = [];
  const resets = vi.fn(() => void received.splice(0));
  const follower = new FeedFollower({
    fetch: asked,
    onMessages: (messages) => received.push(...messages.map(idOf)),
    onReset: resets,
  });
  return { follower, received, asked, resets };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("FeedFollower", () => {
  it("passes on consecutive packets without fetching", async () => {
    const feed = new Feed();
    const { follower, received, asked } = follow(feed);
    follower.hear(feed.publish([1, 2]));
    follower.hear(feed.publish([1], 5));
    await pass(60_000);
    expect(received).toEqual(feed.ids());
    expect(received).toHaveLength(4);
    expect(asked).not.toHaveBeenCalled();
  });

  it("starts with the whole feed, page by page", async () => {
    const feed = new Feed(2);
    feed.publish([1, 1, 1]);
    feed.publish([1, 1]);
    const { follower, received, asked } = follow(feed);
    follower.look();
    await pass(0);
    expect(received).toEqual(feed.ids());
    expect(asked.mock.calls.flat()).toEqual([0, 2, 4]);
  });

  it("ignores what it already has, in whole packets or parts of them", async () => {
    const feed = new Feed();
    const { follower, received } = follow(feed);
    const [first, second] = [feed.publish([1, 1]), feed.publish([1])];
    follower.hear(first);
    follower.hear(first);
    follower.hear({ ...first, to: second.to, messages: [...first.messages, ...second.messages] });
    follower.hear(second);
    expect(received).toEqual(feed.ids());
  });

  it("waits briefly for a packet that arrives out of order", async () => {
    const feed = new Feed();
    const { follower, received, asked } = follow(feed);
    const [first, second, third] = [feed.publish([1]), feed.publish([1]), feed.publish([1])];
    follower.hear(third);
    follower.hear(second);
    expect(received).toEqual([]);
    await pass(50);
    follower.hear(first);
    expect(received).toEqual(feed.ids());
    await pass(60_000);
    expect(asked).not.toHaveBeenCalled();
  });

  it("fetches what's missing once, and continues with the packets it kept", async () => {
    const feed = new Feed();
    const { follower, received, asked } = follow(feed, async (after) => ({
      ...feed.page(after),
      to: after + 1,
      messages: feed.page(after).messages.slice(0, 1),
    }));
    follower.hear(feed.publish([1]));
    feed.publish([1]);
    follower.hear(feed.publish([1]));
    await pass(1_000);
    expect(received).toEqual(feed.ids());
    expect(asked.mock.calls).toEqual([[1]]);
  });

  it("retries at growing intervals while the server is down", async () => {
    const feed = new Feed();
    let isUp = false;
    const { follower, received, asked } = follow(feed, async (after) => {
      if (!isUp) throw new Error("down");
      return feed.page(after);
    });
    feed.publish([1]);
    follower.look();
    await pass(60_000);
    expect(asked.mock.calls.length).toBeGreaterThan(4);
    expect(asked.mock.calls.length).toBeLessThan(12);
    isUp = true;
    await pass(20_000);
    expect(received).toEqual(feed.ids());
    asked.mockClear();
    await pass(600_000);
    expect(asked).not.toHaveBeenCalled();
  });

  it("notices from a pulse that the last packet was lost", async () => {
    const feed = new Feed();
    const { follower, received, asked } = follow(feed);
    follower.hear(feed.publish([1]));
    follower.pulse(feed.epoch, feed.to);
    await pass(60_000);
    expect(asked).not.toHaveBeenCalled();
    feed.publish([1]);
    follower.pulse(feed.epoch, feed.to);
    await pass(1_000);
    expect(received).toEqual(feed.ids());
  });

  it("starts over on a higher epoch, and ignores a lower one", async () => {
    const feed = new Feed();
    const { follower, received, resets } = follow(feed);
    const previous = feed.publish([1, 1, 1]);
    follower.hear(previous);
    feed.restart();
    feed.publish([1]);
    const second = feed.publish([1]);
    follower.hear(second);
    expect(resets).toHaveBeenCalledTimes(1);
    follower.hear(previous);
    follower.pulse(1, 9);
    await pass(2_000);
    expect(received).toEqual(feed.ids());
    expect(resets).toHaveBeenCalledTimes(1);
  });

  it("drops packets kept from the previous epoch", async () => {
    const feed = new Feed();
    const { follower, received } = follow(feed);
    feed.publish([1]);
    follower.hear(feed.publish([1]));
    feed.restart();
    follower.hear(feed.publish([1]));
    expect(received).toEqual(feed.ids());
    follower.hear(feed.publish([1]));
    await pass(60_000);
    expect(received).toEqual(feed.ids());
  });

  it("starts over from the beginning when a response has a new epoch", async () => {
    const feed = new Feed();
    const { follower, received, asked } = follow(feed);
    follower.hear(feed.publish([1, 1]));
    feed.restart();
    feed.publish([1, 1, 1]);
    follower.look();
    await pass(0);
    expect(received).toEqual(feed.ids());
    expect(asked.mock.calls).toEqual([[2], [0]]);
  });

  it("skips unknown message types", () => {
    const feed = new Feed();
    const { follower, received, asked } = follow(feed);
    follower.hear(feed.publish([1, -1, 1]));
    follower.hear(feed.publish([-1]));
    follower.hear(feed.publish([1]));
    expect(received).toEqual(feed.ids());
    expect(received).toHaveLength(3);
    expect(asked).not.toHaveBeenCalled();
  });

  it("accepts what's left when the server no longer has the beginning", async () => {
    const { follower, received } = follow(new Feed(), async (after) => ({
      epoch: 1,
      after: Math.max(after, 100),
      to: 101,
      messages: [chat(101)],
      more: false,
    }));
    follower.look();
    await pass(0);
    expect(received).toEqual(["line_101"]);
  });

  it("does nothing once stopped, and catches up on the next look", async () => {
    const feed = new Feed();
    const { follower, received, asked } = follow(feed);
    follower.hear(feed.publish([1]));
    feed.publish([1]);
    follower.pulse(1, feed.to);
    follower.stop();
    follower.hear(feed.publish([1]));
    await pass(60_000);
    expect(asked).not.toHaveBeenCalled();
    expect(received).toHaveLength(1);
    follower.look();
    await pass(0);
    expect(received).toEqual(feed.ids());
  });
});

describe("any sequence of events", () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant("publish" as const),
      entries: fc.array(fc.integer({ min: -1, max: 3 }), { minLength: 1, maxLength: 4 }),
      step: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ kind: fc.constant("deliver" as const), which: fc.nat() }),
    fc.record({ kind: fc.constant("deliver_last" as const) }),
    fc.record({ kind: fc.constant("wait" as const), ms: fc.integer({ min: 0, max: 3_000 }) }),
    fc.record({ kind: fc.constant("pulse" as const) }),
    fc.record({ kind: fc.constant("look" as const) }),
    fc.record({ kind: fc.constant("restart" as const) }),
  );
  const answers = fc.array(fc.record({ fails: fc.boolean(), ms: fc.integer({ min: 0, max: 700 }) }), {
    minLength: 1,
    maxLength: 6,
  });

  it("ends with the exact list, and never repeats or reorders a message", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), answers, async (steps, replies) => {
        const feed = new Feed();
        let calls = 0;
        let isOver = false;
        const { follower, received } = follow(feed, async (after) => {
          const reply = replies[calls++ % replies.length];
          // The page is built before the delay: the feed may have advanced when it arrives.
          const page = feed.page(after);
          await new Promise((done) => setTimeout(done, reply?.ms));
          if (reply?.fails && !isOver) throw new Error("down");
          return page;
        });
        const isBeginning = () => {
          const epoch = Number(received[0]?.split(":")[0] ?? feed.epoch);
          const all = feed.packets
            .filter((packet) => packet.epoch === epoch)
            .flatMap(({ messages }) => messages as FeedMessage[])
            .flatMap((message) => (message.type === "chat" ? [idOf(message)] : []));
          expect(received).toEqual(all.slice(0, received.length));
        };
        for (const one of steps) {
          if (one.kind === "publish") feed.publish(one.entries, one.step);
          if (one.kind === "restart") feed.restart();
          if (one.kind === "wait") await pass(one.ms);
          if (one.kind === "look") follower.look();
          if (one.kind === "pulse") follower.pulse(feed.epoch, feed.to);
          const packet =
            one.kind === "deliver" ? feed.packets[one.which % feed.packets.length] : feed.packets.at(-1);
          if (packet && one.kind.startsWith("deliver")) follower.hear(packet);
          isBeginning();
        }
        isOver = true;
        follower.pulse(feed.epoch, feed.to);
        await pass(120_000);
        expect(received).toEqual(feed.ids());
        follower.stop();
      }),
      { numRuns: 300 },
    );
  });
});
