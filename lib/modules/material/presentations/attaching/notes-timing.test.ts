import { expect, it } from "vitest";
import { notesTiming } from "./notes-timing";

it.each([
  ["2:30", 150],
  ["[2:30]", 150],
  ["(90 s)", 90],
  ["Time: 3 min", 180],
  ["Dauer: 1,5 Minuten", 90],
  ["⏱ 45 sec", 45],
  ["Say hello.\n1:00\nThen wait.\n0:30", 90],
  ["duration = 2 minutes", 120],
])("reads a page's duration from %j", (notes, seconds) => {
  expect(notesTiming(notes)).toBe(seconds);
});

it.each(["", "Say hello.", "We meet at 2:30 in the lobby.", "3 mines", "1:75", "12", "5 min ago we began"])(
  "reads no duration from %j",
  (notes) => {
    expect(notesTiming(notes)).toBeUndefined();
  },
);
