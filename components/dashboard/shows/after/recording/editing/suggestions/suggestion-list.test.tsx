import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Line } from "../../facts/transcript";
import { PlacesField } from "../fields/places-field";
import { SuggestionList } from "./suggestion-list";

const line = (start_sec: number, end_sec: number, text: string): Line => ({
  ...{
    id: `cap_${start_sec}`,
    start_sec,
    end_sec,
    text,
    person_id: "guest-1",
    name: "Ana",
    corrected: false,
    confidence: null,
    words: null,
  },
});
const preview = { playing: null, isPlaying: false, play: () => undefined, pause: () => undefined };
const draw = (lines: readonly Line[]) =>
  renderToStaticMarkup(
    <SuggestionList
      {...{ lines, preview }}
      language="en"
      span={{ from: 0, to: lines.at(-1)?.end_sec ?? 0 }}
      onReview={() => undefined}
      onShorten={() => undefined}
      onCutFillers={() => undefined}
    />,
  );

it("lists what could be cut, the first five of many", () => {
  const fillers = Array.from({ length: 6 }, (_, index) => line(20 + index, 20.5 + index, "Um."));
  const html = draw([line(0, 2, "Hello."), line(12, 13, "Hi <b>"), ...fillers]);
  expect(html).toMatch(/0:02.*9 s of silence/);
  expect(html.match(/Filler: “Um\.”/g)).toHaveLength(3);
  expect(html).toContain("Show all 8 suggestions");
  expect(html.match(/aria-label="Preview cut at/g)).toHaveLength(5);
  expect(html).toContain("Cut all fillers…");
});

it("says how many fillers there are if one edit can't cut them all, and offers the rest then", () => {
  const fillers = (count: number) =>
    Array.from({ length: count }, (_, index) => line(20 + index, 20.5 + index, "Um."));
  expect(draw(fillers(200))).toContain("Cut all fillers…");
  expect(draw(fillers(203))).toContain("Cut 200 of 203 fillers…");
  const form = (left: number) => {
    const places = [{ from: 1, text: "um", segmentId: "cap_1", words: null, isChosen: true }];
    return renderToStaticMarkup(
      <PlacesField {...{ places, left }} onChange={() => undefined} error={undefined} />,
    );
  };
  expect(form(3)).toMatch(/up to 200 places\. 3 more are offered after/);
  expect(form(1)).toContain("1 more is offered");
  expect(form(0)).not.toContain("offered");
});

it("is nothing without suggestions", () => {
  expect(draw([line(0, 2, "Hello.")])).toBe("");
});
