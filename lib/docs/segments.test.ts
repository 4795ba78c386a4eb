import { describe, expect, it } from "vitest";
import { isDocumentation, isInside, markdownAddress } from "./markdown-address";
import { segmentsOf } from "./segments";

describe("segmentsOf", () => {
  it("joins adjacent samples in different languages into one block, and no others", () => {
    const found = segmentsOf(
      "```curl\na\n```\n\n```ts\nb\n```\n```json\nc\n```\n```ts\nd\n```\n```ts\ne\n```",
    );
    const blocks = found.map((segment) =>
      segment.kind === "code" ? segment.blocks.map((b) => b.code) : segment.kind,
    );
    expect(blocks).toEqual([["a", "b"], ["c"], ["d"], ["e"]]);
  });

  it("reads headings, callouts and titles, but none inside code", () => {
    const text =
      '## One `two`\ntext\n## One two\n> [!WARNING]\n> mind\n> this\n\n```bash title="x"\n## not a heading\n```';
    expect(segmentsOf(text)).toEqual([
      { kind: "heading", level: 2, text: "One `two`", id: "one-two" },
      { kind: "text", markdown: "text" },
      { kind: "heading", level: 2, text: "One two", id: "one-two-2" },
      { kind: "callout", tone: "warning", markdown: "mind\nthis" },
      { kind: "code", blocks: [{ language: "bash", title: "x", code: "## not a heading" }] },
    ]);
  });

  it("survives a fence that is never closed", () => {
    expect(segmentsOf("```ts\nopen")).toEqual([
      { kind: "code", blocks: [{ language: "ts", title: undefined, code: "open" }] },
    ]);
  });
});

describe("markdownAddress", () => {
  it.each([
    ["/docs.md", null, "/docs-markdown"],
    ["/docs/errors/gone.md", "text/html", "/docs-markdown/errors/gone"],
    ["/docs/errors/gone", "text/markdown", "/docs-markdown/errors/gone"],
    ["/docs/errors/gone", "text/markdown, text/html;q=0.5", "/docs-markdown/errors/gone"],
    ["/docs", "text/markdown;q=0.9,*/*", "/docs-markdown"],
    ["/docs/errors/gone", "text/html, text/markdown;q=0.5", undefined],
    ["/docs/errors/gone", "*/*", undefined],
    ["/docs/errors/gone", "text/markdown;q=0", undefined],
    ["/docs/webhooks/event.created.md", null, "/docs-markdown/webhooks/event.created"],
    ["/docs/search", "text/markdown", undefined],
    ["/docsystem.md", "text/markdown", undefined],
  ])("maps %s with Accept %s to %s", (path, accept, inside) => {
    expect(markdownAddress(path, accept)).toBe(inside);
  });
});

it.each([
  ["/docs", true, false],
  ["/docs/errors/gone", true, false],
  ["/docs.md", true, false],
  ["/docs/errors/gone.md", true, false],
  ["/docs-markdown", false, true],
  ["/docs-markdown/errors/gone", false, true],
  ["/docs-markdownish", false, false],
  ["/docsystem", false, false],
])("classifies %s: documentation %s, internal %s", (path, documentation, inside) => {
  expect([isDocumentation(path), isInside(path)]).toEqual([documentation, inside]);
});
