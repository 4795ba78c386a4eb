import { describe, expect, it, vi } from "vitest";
import type { ChatLine, FeedMessage } from "@/lib/live";
import { FeedStore } from "./feed-store";

const line = (id: string): ChatLine => ({
  id,
  text: "Hello",
  at: "2026-05-04T18:00:00.000Z",
  author: { person: "someone", name: "Ana" },
});
const said = (seq: number): FeedMessage => ({ type: "chat", seq, line: line(`line_${seq}`) }) as FeedMessage;
const reacted = (seq: number): FeedMessage =>
  ({ type: "reactions", seq, counts: {} }) as unknown as FeedMessage;

function watched() {
  const store = new FeedStore(async () => ({ epoch: 1, after: 0, to: 0, messages: [], more: false }));
  const [all, beside] = [vi.fn(), vi.fn()];
  store.subscribe(all);
  store.besideChat.subscribe(beside);
  return { store, followed: store.followed, all, beside };
}

describe("a page's feed store", () => {
  it("notifies only chat subscribers of chat lines", () => {
    const { store, followed, all, beside } = watched();
    followed.onMessages([said(1)]);
    followed.onMessages([said(2), said(3)]);
    expect(store.get().lines.map(({ id }) => id)).toEqual(["line_1", "line_2", "line_3"]);
    expect([all.mock.calls.length, beside.mock.calls.length]).toEqual([2, 0]);
  });

  it("notifies all subscribers of other messages, and resets with a new feed", () => {
    const { store, followed, all, beside } = watched();
    followed.onMessages([said(1), reacted(2)]);
    expect([all.mock.calls.length, beside.mock.calls.length]).toEqual([1, 1]);
    expect(store.besideChat.get().reactions).toEqual({});
    followed.onReset();
    expect(store.besideChat.get().reactions).toBeNull();
  });

  it("replaces what an earlier follower delivered", () => {
    const { store, followed } = watched();
    followed.onMessages([said(1), said(2)]);
    const next = store.followed;
    expect(store.get().lines).toHaveLength(2);
    next.onMessages([said(2), said(3)]);
    next.onMessages([said(4)]);
    expect(store.get().lines.map(({ id }) => id)).toEqual(["line_2", "line_3", "line_4"]);
  });
});
