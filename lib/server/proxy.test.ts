import { NextRequest } from "next/server";
import { expect, it } from "vitest";
import { proxy } from "@/proxy";

const answer = (path: string) => proxy(new NextRequest(`http://127.0.0.1:3000${path}`)).headers;

it("says that what the documentation answers depends on what is accepted", () => {
  for (const path of ["/docs", "/docs/errors/gone", "/docs/errors/gone.md"])
    expect(answer(path).get("vary")).toBe("Accept");
  expect(answer("/pricing").get("vary")).toBeNull();
});

it("leads to the inside of the documentation by its own addresses alone", () => {
  expect(answer("/docs/errors/gone.md").get("x-middleware-rewrite")).toMatch(
    /\/docs-markdown\/errors\/gone$/,
  );
  for (const path of ["/docs-markdown", "/docs-markdown/errors/gone"])
    expect(answer(path).get("x-middleware-rewrite")).toMatch(/\/there-is-no-such-page$/);
});
