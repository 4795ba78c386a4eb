import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { insideAddress } from "./inside-address";

const asked = (url: string, method = "GET", accept = "text/html") =>
  insideAddress({ url, method, headers: { accept } } as IncomingMessage);

it("serves the docs as Markdown only at their public URLs", () => {
  expect(asked("/docs/errors/gone.md?from=llms")).toBe("/docs-markdown/errors/gone?from=llms");
  expect(asked("/docs/errors/gone", "GET", "text/markdown")).toBe("/docs-markdown/errors/gone");
  expect(asked("/docs/errors/gone")).toBe("/docs/errors/gone");
  for (const path of ["/docs-markdown", "/docs-markdown/errors/gone"])
    expect(asked(path)).toBe("/there-is-no-such-page");
});

it("routes a POST to an unsubscribe link to the one-click handler", () => {
  expect(asked("/unsubscribe/abc?list=1", "POST")).toBe("/unsubscribe/abc/one-click?list=1");
  expect(asked("/unsubscribe/abc")).toBe("/unsubscribe/abc");
  expect(asked("/unsubscribe/abc/more", "POST")).toBe("/unsubscribe/abc/more");
});

it("returns not found for a path with a broken escape, which Next has no page for", () => {
  for (const broken of ["%", "%ff", "%E0%A4%A", "%ed%a0%80", "%zz/register"])
    for (const page of ["/e/", "/docs/", "/watch/", "/unsubscribe/", "/_next/static/", "/"])
      expect(asked(page + broken)).toBe("/there-is-no-such-page");
  expect(asked("/e/caf%C3%A9?q=%ff")).toBe("/e/caf%C3%A9?q=%ff");
});
