import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ScoreChart } from "./score-chart";
import { SurveyNumbers } from "./survey-numbers";

const SCORES = [1, 0, 0, 0, 0, 0, 2, 1, 1, 1, 4];
const nps = { avg: 7.6, count: 10, scores: SCORES };
const none = { avg: null, count: 0, scores: SCORES.map(() => 0) };
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

it("groups scores in plain words", () => {
  const text = textOf(renderToStaticMarkup(<SurveyNumbers nps={nps} />));
  expect(text).toMatch(/Average score 7\.6 of 10/);
  expect(text).toMatch(/Gave 9 or 10 5 50%/);
  expect(text).toMatch(/Gave 7 or 8 2 20%/);
  expect(text).toMatch(/Gave 0 to 6 3 30%/);
  expect(textOf(renderToStaticMarkup(<SurveyNumbers nps={none} />))).toMatch(
    /Average score – .*Gave 9 or 10 0/,
  );
});

it("draws a column for each score from zero, with a table behind them", () => {
  const html = renderToStaticMarkup(<ScoreChart nps={nps} />);
  const heights = [...html.matchAll(/height:([\d.]+)%/g)].map(([, height]) => Number(height));
  expect(heights).toEqual(SCORES.map((count) => (85 * count) / 4));
  const [, table = ""] = /<tbody[^>]*>([\s\S]*)<\/tbody>/.exec(html) ?? [];
  expect(table.match(/<tr/g)).toHaveLength(11);
  expect(textOf(table)).toMatch(/ 10 4 40% $/);
  expect(renderToStaticMarkup(<ScoreChart nps={none} />)).not.toContain("NaN");
});
