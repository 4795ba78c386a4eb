import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ExchangeSide } from "./exchange-side";

const side = { headers: { Accept: "text/html" }, body: null, bytes: 0, truncated: false };
const textOf = (html: string): string => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

it("shows a request's query parameters in the order they were sent, decoded", () => {
  const html = renderToStaticMarkup(<ExchangeSide title="Request" query="state=nope&q=P%2020" side={side} />);
  expect(textOf(html)).toContain("Query parameters state nope q P 20 No body.");
});

it("has no list of query parameters if there are none", () => {
  const html = renderToStaticMarkup(<ExchangeSide title="Response" side={side} />);
  expect(html).not.toContain("Query parameters");
  expect(textOf(html)).toContain("accept text/html");
});
