import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { analyticsExample } from "@/lib/modules/numbers/analytics/examples-schema";
import { AnalyticsSections } from "./analytics-sections";
import { AttendeeTable } from "./attendee-table";
import type { AnalyticsFigures } from "./figures";

const { attendees, ...figures } = analyticsExample;
const html = renderToStaticMarkup(
  <AnalyticsSections
    figures={figures as AnalyticsFigures}
    attendees={<AttendeeTable attendees={attendees} people="/people" />}
  />,
);
const text = (part: string) => part.replace(/<[^>]*>/g, "").trim();
const all = (part: string, tag: string) =>
  [...part.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, "gs"))].map(([, inner = ""]) =>
    text(inner),
  );

/** A section from its heading to the next one, with what it says about itself. */
const sections = html
  .split(/(?=<h2)/)
  .slice(1)
  .map((part) => ({ part, title: all(part, "h2")[0] ?? "" }));

it("has a definition for each section and each column of its tables", () => {
  expect(sections.map(({ title }) => title)).toEqual([
    ...["Audience per minute", "Funnel", "Sources", "Chat, questions and reactions", "Polls"],
    ...["Calls to action", "Sponsors", "Attendees"],
  ]);
  for (const { part, title } of sections) {
    expect(part, title).toMatch(/<\/h2><p [^>]*>[^<]+/);
    const defined = all(part, "dt");
    const headers = all(part, "th").filter((header) => header !== "Bar");
    expect(headers.length, title).toBeGreaterThan(1);
    expect(
      headers.filter((header) => !defined.includes(header)),
      title,
    ).toEqual([]);
    expect(
      all(part, "dd").filter((words) => words.length < 9),
      title,
    ).toEqual([]);
  }
});
