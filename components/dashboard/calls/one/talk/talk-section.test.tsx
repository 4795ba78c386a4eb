import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Analysis } from "../../call-words";
import { EXAMPLE_ANALYSIS, EXAMPLE_CALL } from "../../example-call";
import { Topics } from "../sections/topics-section";
import { TalkSection } from "./talk-section";

const { transcript } = EXAMPLE_CALL;
const lineTwo = { line: 2, speaker: "Sarah Chen", start_sec: 12, quote: "Good question." };
const analysis: Analysis = {
  ...EXAMPLE_ANALYSIS,
  sentiment: {
    overall: 0.12,
    by_side: { ours: 0.2, customer: -0.05 },
    over_time: [
      { from_line: 1, to_line: 1, start_sec: 8, score: -0.2, evidence: [] },
      { from_line: 2, to_line: 2, start_sec: 12, score: 0.4, evidence: [lineTwo] },
    ],
  },
  longest_monologue: {
    ...{ speaker: "Sarah Chen", from_line: 2, to_line: 2, words: 11, seconds: 94 },
    evidence: [lineTwo],
  },
  interactivity: { turns: 38, per_minute: 4.2 },
  patience: { seconds: 1.4, replies: 12 },
};

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const draw = (element: ReactNode): string => renderToStaticMarkup(element);
const talk = (more: Partial<Analysis> = {}, lines = transcript): string =>
  draw(<TalkSection analysis={{ ...analysis, ...more }} lines={lines} />);

it("has the longest monologue with its line, turns, patience and sentiment", () => {
  const html = talk();
  const text = textOf(html);
  expect(html).toContain('aria-label="Conversation"');
  expect(text).toMatch(
    /Longest monologue 1:34 Sarah Chen , 11 words|Longest monologue 1:34 Sarah Chen, 11 words/,
  );
  expect(html).toContain('aria-label="0:12: show line 2 in the transcript"');
  expect(text).toContain("Turns per minute 4.2 38 turns");
  expect(text).toMatch(/Patience 1\.4 s .*replies to the customer, 12 replies/);
  expect(text).toContain("Sentiment Slightly positive (+0.12) Our side +0.2, Customer −0.05");
});

it("draws the mood part by part, with a table that leads to the lines", () => {
  const html = talk();
  const [chart = "", table = ""] = html.split("<details");
  // Half of the chart is 0.5: 0.2 takes 20% of it below zero, 0.4 takes 40% above.
  expect(chart).toContain('style="top:50%;height:20%"');
  expect(chart).toContain('style="bottom:50%;height:40%"');
  expect(textOf(chart)).toMatch(/\+0\.5 0 −0\.5 −0\.2 \+0\.4 0:08 0:12 Positive words above/);
  expect(textOf(table)).toMatch(/0:08 Slightly negative −0\.2 0:12 Positive \+0\.4/);
  expect(table).toContain('aria-label="0:08: show line 1 in the transcript"');
});

it("numbers the parts by line where there are no times", () => {
  const over_time = analysis.sentiment.over_time.map((piece) => ({ ...piece, start_sec: null }));
  const untimed = transcript.map((line) => ({ ...line, start_sec: null, end_sec: null }));
  const html = talk({ sentiment: { ...analysis.sentiment, over_time } }, untimed);
  expect(textOf(html)).toContain("Numbers are the first line of each part.");
  expect(html).toContain('aria-label="Line 1: show line 1 in the transcript"');
});

it("leaves out what the transcript can't tell, and a chart in which nothing moves", () => {
  const text = textOf(
    talk({
      ...{ longest_monologue: null, interactivity: null, patience: null },
      sentiment: {
        ...{ overall: 0, by_side: { ours: null, customer: null } },
        over_time: [{ from_line: 1, to_line: 2, start_sec: null, score: 0, evidence: [] }],
      },
    }),
  );
  expect(text).toBe(" Conversation Sentiment Neutral (0) ");
  expect(textOf(talk({ interactivity: { turns: 38, per_minute: null } }))).toMatch(/Turns 38 (?!turns)/);
});

const lineOne = { line: 1, speaker: "Speaker 1", start_sec: 8, quote: "What does it cost?" };

it("lists topics in the order of the call, with where they begin and end", () => {
  const topics = [
    { name: "Proposal", from_line: 2, to_line: 2, start_sec: 12, evidence: [lineTwo] },
    { name: "Price", from_line: 1, to_line: 2, start_sec: 8, evidence: [lineOne] },
    { name: "Lost", from_line: 9, to_line: 12, start_sec: null, evidence: [] },
  ];
  const html = draw(<Topics analysis={{ topics, language: "en" }} lines={transcript} />);
  expect(textOf(html)).toMatch(/Topics \(3\) Price to 0:16 0:08 Proposal 0:12 Lost to line 12 $/);
  expect(html).toContain('aria-label="0:08: show line 1 in the transcript"');
  const stored = topics.map((topic) => ({ ...topic, evidence: [] }));
  const old = draw(<Topics analysis={{ topics: stored, language: "en" }} lines={transcript} />);
  expect(textOf(old)).toMatch(/Topics \(3\) Price to 0:16 0:08 Proposal 0:12 Lost to line 12 $/);
  expect(draw(<Topics analysis={{ topics: [], language: "en" }} lines={transcript} />)).toBe("");
});
