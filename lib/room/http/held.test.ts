import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FeedMessage } from "@/lib/live";
import { initialState, type StageState } from "@/lib/stage";
import { HeldFeed } from "./held-feed";
import { HeldStage } from "./held-stage";

const START = Date.parse("2027-03-02T17:00:00Z");
const at = (seconds: number) => START + seconds * 1000;
const iso = (seconds: number) => new Date(at(seconds)).toISOString();

const poll = (state: "open" | "closed"): StageState["poll"] => ({
  id: "poll_1",
  question: "What first?",
  options: ["Price", "Speed"],
  state,
  results_shown: false,
});
const stage = (version: number, change: Partial<StageState> = {}): StageState => ({
  ...initialState({ title: "Ship smaller" }),
  phase: "live",
  version,
  ...change,
});

describe("the stage beside a picture", () => {
  it("opens and closes a poll when the picture gets there", () => {
    const held = new HeldStage();
    held.add(stage(1), at(0));
    held.add(stage(2, { poll: poll("open") }), at(10));
    held.add(stage(3, { poll: poll("closed") }), at(40));
    const shown = [9, 10, 39, 40].map((seconds) => held.at(at(seconds))?.poll?.state ?? null);
    expect(shown).toEqual([null, "open", "open", "closed"]);
  });

  it("leaves out what was asked before this page began to listen, until the picture gets there", () => {
    const held = new HeldStage();
    const cta = { visible: true, label: "Book a demo", url: "https://example.com" };
    const question = { id: "q", text: "Why?", author: null };
    held.add(stage(8, { poll: poll("open"), cta, question }), at(20));
    expect(held.at(at(5))).toMatchObject({ version: 8, poll: null, question: null, cta: { visible: false } });
    expect(held.at(at(20))).toMatchObject({ version: 8, poll: { state: "open" }, question, cta });
  });

  it("ends with the last frames of the picture, although the server says so later", () => {
    const held = new HeldStage();
    held.add(stage(1), at(0));
    held.add(stage(2, { phase: "ended", ended_at: iso(30) }), at(31.8));
    expect(held.at(at(29))?.phase).toBe("live");
    expect(held.at(at(29.6))?.phase).toBe("ended");
  });

  it("ends although the show was heard to be live in the moment before its end", () => {
    const held = new HeldStage();
    held.add(stage(1), at(0));
    held.add(stage(1), at(29.9));
    held.add(stage(2, { phase: "ended", ended_at: iso(30) }), at(31.8));
    expect(held.at(at(29))?.phase).toBe("live");
    expect(held.at(at(29.6))?.phase).toBe("ended");
    expect(held.at(at(300))?.phase).toBe("ended");
  });

  it("applies an emergency stop at once", () => {
    const held = new HeldStage();
    held.add(stage(1), at(0));
    held.add(stage(2, { mask: { level: "mask", message: null, at: iso(20) } }), at(20));
    expect(held.at(at(6))).toMatchObject({ version: 1, mask: { level: "mask" } });
    held.add(stage(3), at(25));
    const levels = [8, 20, 25].map((seconds) => held.at(at(seconds))?.mask.level);
    expect(levels).toEqual([null, "mask", null]);
  });

  it("goes by the newest state, although the one before it seemed to be from a later time", () => {
    const stopped = new HeldStage();
    stopped.add(stage(1), at(0));
    stopped.add(stage(2), at(9));
    stopped.add(stage(3, { mask: { level: "mask", message: null, at: iso(2) } }), at(2));
    expect(stopped.at(at(1))).toMatchObject({ version: 1, mask: { level: "mask" } });
    expect(stopped.at(at(10))?.version).toBe(3);
    const over = new HeldStage();
    over.add(stage(1), at(40));
    over.add(stage(2, { phase: "ended", ended_at: iso(30) }), at(31));
    expect(over.at(at(45))?.phase).toBe("ended");
  });

  it("returns the same state until something changes", () => {
    const held = new HeldStage();
    held.add(stage(4), at(10));
    const early = held.at(at(1));
    expect(held.at(at(2))).toBe(early);
    const reached = held.at(at(11));
    expect(reached).not.toBe(early);
    expect(held.at(at(12))).toBe(reached);
  });
});

const results = (seq: number, seconds: number): FeedMessage => ({
  ...{ type: "poll_counts", seq, at: iso(seconds), poll_id: `poll_${seq % 2}`, question: "", options: [] },
  ...{ counts: [seq], voters: seq, final: false },
});
const caption = (seq: number, from: number, until: number): FeedMessage => ({
  type: "caption",
  seq,
  at: iso(until + 1),
  line: {
    ...{ id: `cap_${seq}`, person: "p", speaker: "Ana", text: "Hello" },
    ...{ started_at: iso(from), ended_at: iso(until) },
  },
});

describe("the feed beside a picture", () => {
  it("shows the same whatever the order of arrival and however often it was looked at", () => {
    const messages = Array.from({ length: 8 }, (_, seq) => [
      results(seq, seq * 3),
      caption(seq + 20, seq * 4, seq * 4 + 3),
    ]).flat();
    const cases = fc.record({
      arrived: fc.shuffledSubarray(messages, { minLength: messages.length }),
      looks: fc.array(fc.nat(40), { maxLength: 5 }),
      time: fc.nat(40),
    });
    const inOrder = (time: number) => {
      const feed = new HeldFeed();
      feed.add(messages);
      return feed.at(at(time));
    };
    fc.assert(
      fc.property(cases, ({ arrived, looks, time }) => {
        const feed = new HeldFeed();
        for (const message of arrived) {
          feed.add([message]);
          // The time beside a picture never runs backward.
          for (const look of looks) feed.at(at(Math.min(look, time)));
        }
        expect(feed.at(at(time))).toEqual(inOrder(time));
      }),
    );
  });

  it("shows a caption with its first word, and results when they were published", () => {
    const feed = new HeldFeed();
    feed.add([caption(1, 10, 14), results(2, 20)]);
    expect(feed.at(at(9)).captions).toEqual([]);
    expect(feed.at(at(10)).captions.map(({ id }) => id)).toEqual(["cap_1"]);
    expect(feed.at(at(19)).counts).toEqual({});
    expect(feed.at(at(20)).counts.poll_0?.voters).toBe(2);
    expect(feed.at(at(21))).toBe(feed.at(at(22)));
  });

  it("is empty after the feed started over", () => {
    const feed = new HeldFeed();
    feed.add([caption(1, 0, 1), results(2, 2)]);
    feed.clear();
    expect(feed.at(at(30))).toMatchObject({ captions: [], counts: {} });
  });
});
