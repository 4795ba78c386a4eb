import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type Viewer, ViewerContext } from "../viewer-context";
import { en } from "../words/en";
import { ReplayChat, ReplayQuestions } from "./replay-chat";
import { ReplayPolls } from "./replay-polls";

const at = "2026-05-04T18:41:00.000Z";
const author = { person: "", name: "Ada" };
const written = (second: number, id: string, text: string) => ({
  second,
  line: { id, author, text, at },
  question: { id, author, text, at, state: "open", votes: 2, private: false } as const,
});
const WRITTEN = [
  written(12.345, "one", "First"),
  written(754, "two", "Second"),
  written(3_725, "three", "Third"),
];
const poll = (second: number, state: "open" | "closed") => ({
  second,
  poll: { id: "tea", question: "Tea?", options: ["Yes", "No"], state, counts: null },
});

const viewer = { view: { language: "en" }, words: en, takesPart: true } as unknown as Viewer;
const drawn = (node: React.ReactNode) => {
  const html = renderToStaticMarkup(<ViewerContext value={viewer}>{node}</ViewerContext>);
  return { html, times: [...html.matchAll(/aria-label="Play from ([\d:]+)"/g)].map(([, time]) => time) };
};
const seek = () => undefined;

it("gives messages the recording's time once the picture has reached them, and no time of day", () => {
  const { html, times } = drawn(<ReplayChat chat={WRITTEN} at={800} seek={seek} />);
  expect(times).toEqual(["0:12", "12:34"]);
  expect(html).not.toContain("<time");
  expect(html).not.toContain("Third");
  expect(drawn(<ReplayChat chat={WRITTEN} at={4_000} seek={seek} />).times.at(-1)).toBe("1:02:05");
});

it("has a message there after its time was clicked, although the player rounds it", () => {
  expect(drawn(<ReplayChat chat={WRITTEN} at={12.3} seek={seek} />).times).toEqual(["0:12"]);
  expect(drawn(<ReplayChat chat={WRITTEN} at={12} seek={seek} />).html).toContain(en.replay.noChat);
});

it("gives questions and polls the recording's time, too", () => {
  const asked = drawn(<ReplayQuestions questions={WRITTEN} at={800} seek={seek} />);
  expect(asked.times).toEqual(["0:12", "12:34"]);
  const none = drawn(<ReplayQuestions questions={WRITTEN} at={1} seek={seek} />);
  expect(none.html).toContain(en.replay.noQuestions);
  expect(none.html).not.toContain(en.questions.empty);
  const polls = drawn(<ReplayPolls polls={[poll(30, "open"), poll(90, "closed")]} at={100} seek={seek} />);
  expect(polls.times).toEqual(["0:30"]);
  expect(polls.html).toContain(en.drawn.closed);
});
