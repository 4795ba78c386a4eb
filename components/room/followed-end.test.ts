import { expect, it } from "vitest";
import { afterScroll, type EndFollower } from "./followed-end";

const box = (scrollTop: number, scrollHeight = 1_000) => ({ scrollTop, scrollHeight, clientHeight: 400 });
const atEnd: EndFollower = { follows: true, top: 600 };

it("keeps following while a flood of messages moves the end", () => {
  expect(afterScroll(atEnd, box(600, 1_300))).toEqual(atEnd);
  expect(afterScroll({ follows: true, top: 300 }, box(600, 1_300)).follows).toBe(true);
});

it("stops when the reader scrolls up, and resumes when they reach the end again", () => {
  const reading = afterScroll(atEnd, box(450));
  expect(reading).toEqual({ follows: false, top: 450 });
  expect(afterScroll(reading, box(500, 1_300)).follows).toBe(false);
  expect(afterScroll(reading, box(860, 1_300)).follows).toBe(true);
});

it("ignores a small scroll near the end", () => {
  expect(afterScroll(atEnd, box(550)).follows).toBe(true);
});
