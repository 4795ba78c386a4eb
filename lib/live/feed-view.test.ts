import { describe, expect, it } from "vitest";
import type { Caption, FeedMessage, Saying } from "./feed-messages";
import { EMPTY_FEED, type FeedView, withMessages, withSaying } from "./feed-view";

const words = (text: string, second = 1, person = "guest_a"): Saying => ({
  id: `cap_${person}_${second}`,
  person,
  speaker: "Ana Ruiz",
  text,
  started_at: `2026-05-04T18:00:0${second}.000Z`,
});

const whole = (line: Saying): FeedMessage => {
  const caption: Caption = { ...line, ended_at: line.started_at };
  return { type: "caption", seq: 1, at: line.started_at, line: caption };
};

const saying = ({ saying: lines }: FeedView): string[] => Object.values(lines).map(({ text }) => text);

describe("a partial caption", () => {
  it("is shown until the final caption arrives", () => {
    const one = withSaying(EMPTY_FEED, words("Welcome to"));
    const two = withSaying(one, words("And now", 2, "guest_b"));
    expect(saying(two)).toEqual(["Welcome to", "And now"]);
    const said = withMessages(two, [whole(words("Welcome to the show."))]);
    expect(saying(said)).toEqual(["And now"]);
    expect(said.captions.map(({ text }) => text)).toEqual(["Welcome to the show."]);
  });

  it("is ignored once the final caption has arrived", () => {
    const said = withMessages(EMPTY_FEED, [whole(words("Welcome to the show."))]);
    expect(withSaying(said, words("Welcome to"))).toBe(said);
    expect(saying(withSaying(said, words("Today", 5)))).toEqual(["Today"]);
  });

  it("is removed when it turns out empty", () => {
    const view = withSaying(EMPTY_FEED, words("Thank you"));
    expect(saying(withSaying(view, words("")))).toEqual([]);
  });
});
