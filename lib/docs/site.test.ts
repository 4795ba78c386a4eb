import { describe, expect, it } from "vitest";
import { parseInput } from "@/lib/api/pipeline/steps/parse";
import { operationById } from "@/lib/api/registry/registry";
import { ERRORS, FIELD_CODES } from "@/lib/operation/errors";
import { EVENT_KIND_NAMES } from "@/lib/operation/event-kinds";
import { SCOPES } from "@/lib/platform/security/principal";
import { callShape } from "./call-shape";
import { docPathOf } from "./doc-path";
import { llmsFullTxt, llmsTxt } from "./llms";
import { readingOrder } from "./navigation";
import { publicOperations } from "./operation-doc";
import { findPage, pageMarkdown } from "./page-markdown";
import { readProse } from "./prose";
import { segmentsOf } from "./segments";
import { docSite, siteAddresses } from "./site";

const site = docSite();
const { baseUrl } = siteAddresses();
const pages = [...site.pages.values()];

/** Paths that other parts of the product serve. */
const ELSEWHERE =
  /^\/(openapi\.json|v1\/openapi\.json|api\/v1\/openapi\.json|docs\/postman\.json|llms(-full)?\.txt|dashboard(\/[\w-]+)*|sign-in)$/;

const idsOn = (path: string): Set<string> =>
  new Set(
    segmentsOf(site.pages.get(path)?.markdown ?? "").flatMap((segment) =>
      segment.kind === "heading" ? [segment.id] : [],
    ),
  );

const linksIn = (markdown: string): string[] =>
  segmentsOf(markdown)
    .flatMap((segment) =>
      segment.kind === "code" ? [] : [segment.kind === "heading" ? segment.text : segment.markdown],
    )
    .flatMap((text) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = ""]) => address));

function isDead(address: string, from: string): boolean {
  const [path = "", id] = address.split("#");
  if (ELSEWHERE.test(path)) return false;
  const target = path === "" ? from : path;
  if (!site.pages.has(target)) return true;
  return id !== undefined && !site.pages.get(target)?.operationId && !idsOn(target).has(id);
}

describe("the documentation", () => {
  it("has a page for every operation, error code, event kind and resource", () => {
    const wanted = [
      ...publicOperations.map(docPathOf.operation),
      ...publicOperations.map((op) => docPathOf.resource(op.tag)),
      ...Object.keys(ERRORS).map(docPathOf.error),
      ...EVENT_KIND_NAMES.map(docPathOf.kind),
    ];
    expect(wanted.filter((path) => !site.pages.has(path))).toEqual([]);
  });

  it("has a heading for every scope and an entry for every field code", () => {
    const ids = idsOn("/docs/scopes");
    expect(SCOPES.filter((scope) => !ids.has(docPathOf.scope(scope).split("#")[1] ?? ""))).toEqual([]);
    const text = site.pages.get("/docs/fields")?.markdown ?? "";
    expect(FIELD_CODES.filter((code) => !text.includes(`\`${code}\``))).toEqual([]);
  });

  it("has no dead links", () => {
    const dead = pages.flatMap((page) =>
      linksIn(page.markdown)
        .filter((address) => isDead(address, page.path))
        .map((address) => `${page.path} → ${address}`),
    );
    expect(dead).toEqual([]);
  });

  it("leaves no embed or variable unfilled", () => {
    const left = pages.filter(
      ({ markdown }) =>
        /\{\{(op|answer|table|mcp|base)[\w:-]*/.test(markdown) || /\]\((op|error|kind|scope):/.test(markdown),
    );
    expect(left.map((page) => page.path)).toEqual([]);
  });

  it("has every page exactly once in its reading order", () => {
    const order = readingOrder(site.nav).map((item) => item.path);
    expect(new Set(order).size).toBe(order.length);
    expect(order.filter((path) => !site.pages.has(path))).toEqual([]);
    expect(pages.filter((page) => !order.includes(page.path)).map((page) => page.path)).toEqual([]);
  });

  it("gives each page a title and a summary", () => {
    for (const page of pages) expect([page.title, page.summary].every((text) => text.length > 1)).toBe(true);
  });
});

describe("calls embedded in written pages", () => {
  const embedded = readProse().flatMap(({ path, source }) =>
    [...source.matchAll(/^\{\{op:(\w+) (\{.*\})\}\}\s*$/gm)].map(
      ([, id = "", input = ""]) => [path, id, JSON.parse(input) as Record<string, unknown>] as const,
    ),
  );
  it.each(embedded.length > 0 ? embedded : [["none", "listClients", {}] as const])(
    "%s: %s accepts its input",
    (_, id, input) => {
      const op = operationById(id);
      const shape = callShape(op);
      const part = (names: readonly string[]) =>
        Object.fromEntries(
          names.flatMap((name) => (input[name] === undefined ? [] : [[name, String(input[name])]])),
        );
      const elsewhere = [...shape.pathNames, ...shape.queryNames];
      const body = Object.fromEntries(Object.entries(input).filter(([name]) => !elsewhere.includes(name)));
      const raw = {
        params: part(shape.pathNames),
        query: part(shape.queryNames),
        body: shape.mutation ? body : undefined,
      };
      expect(() => parseInput(op, raw)).not.toThrow();
    },
  );
});

/** The lines that open a fenced code block. */
const fencesOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^(`{3,}).*\n[\s\S]*?^\1$/gm)].map(([block]) => block.split("\n")[0] ?? "");

describe("pages for agents", () => {
  it("are served at the same path with .md", () => {
    for (const { path } of pages) expect(findPage(site, `${path}.md`)?.path).toBe(path);
    const page = findPage(site, "/docs/errors/gone");
    expect(page && pageMarkdown(page, baseUrl)).toMatch(/^# gone\n\n> /);
  });

  it("are all listed in llms.txt, and its links resolve", () => {
    const text = llmsTxt();
    expect(text).toMatch(/^# Showrunner\n\n> /);
    expect(text.indexOf("## Optional")).toBeGreaterThan(0);
    const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, address = ""]) =>
      address.slice(baseUrl.length),
    );
    const broken = links.filter((path) => !findPage(site, path) && !ELSEWHERE.test(path));
    expect(broken).toEqual([]);
    expect(pages.filter((page) => !links.includes(`${page.path}.md`)).map((page) => page.path)).toEqual([]);
  });

  it("are all in llms-full.txt", () => {
    const text = llmsFullTxt();
    expect(pages.filter((page) => !text.includes(`\n# ${page.title}\n`)).map((page) => page.path)).toEqual(
      [],
    );
  });

  it("contain no authoring markup, and only fences with a known language and an optional title", () => {
    const text = llmsFullTxt();
    const fences = pages.flatMap((page) => fencesOf(pageMarkdown(page, baseUrl)));
    expect(fences.length).toBeGreaterThan(200);
    const known = /^`{3,}(bash|ts|html|python|json|http|text)( title="[^"]*")?$/;
    expect([...new Set([...fences, ...fencesOf(text)])].filter((line) => !known.test(line))).toEqual([]);
    // Email placeholders may appear as code or in samples; documentation variables and embeds must be filled
    // in.
    expect(text).not.toMatch(
      /(?<!\$)\{\{(?!(name|title|starts_at|date|time|time_zone|host|organiser|join_link|place_link)\}\})/,
    );
  });
});
