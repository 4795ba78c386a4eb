import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { contract, listOrLines, operation, type Walk } from "@/lib/operation/operation";
import type { TestServer } from "@/test/support/http-server";
import { expectLogged } from "@/test/support/test-log";
import { until } from "@/test/support/until";

interface Item {
  n: number;
}

/** Numbers from 1, with one that can't be read. */
const planted = vi.hoisted(() => ({ items: 5, broken: 0, read: 0, closed: 0 }));

vi.mock("@/lib/api/registry/contracts", async (original) => {
  const real = await original<typeof import("@/lib/api/registry/contracts")>();
  const own = contract({
    listPlanted: operation({
      http: "GET /planted/numbers",
      prefix: "v1",
      tag: "Planted",
      summary: "List numbers",
      scope: "assets:read",
      effect: "read",
      output: listOrLines(z.object({ n: z.int() })),
    }),
  });
  return { CONTRACTS: { ...real.CONTRACTS, ...own } };
});

vi.mock("@/lib/api/pipeline/handlers", async (original) => {
  const real = await original<typeof import("@/lib/api/pipeline/handlers")>();
  async function* numbers(): AsyncGenerator<Item, void> {
    try {
      for (let n = 1; n <= planted.items; n += 1) {
        if (n === planted.broken) throw new Error("planted");
        planted.read = n;
        yield { n };
      }
    } finally {
      planted.closed += 1;
    }
  }
  const verb = async (): Promise<Walk<Item>> => ({
    limit: 3,
    items: numbers(),
    cursorAfter: ({ n }) => `after-${n}`,
  });
  return {
    handlerOf: (op: { id: string }) => (op.id === "listPlanted" ? verb : real.handlerOf(op as never)),
  };
});

const { startServer } = await import("@/test/support/http-server");
const { makeWorkspace } = await import("@/test/support/workspace");
const { openapiDocument } = await import("../openapi/openapi");

let server: TestServer;
let key: string;

beforeAll(async () => {
  server = await startServer();
  key = await (await makeWorkspace()).key();
});
afterAll(() => server.stop());

const ask = (accept: string, given: Partial<typeof planted> = {}): Promise<Response> => {
  Object.assign(planted, { items: 5, broken: 0, read: 0, closed: 0 }, given);
  return fetch(`${server.url}/v1/planted/numbers`, { headers: { authorization: `Bearer ${key}`, accept } });
};

const LINES = "application/x-ndjson";

describe("a list that can be sent as lines", () => {
  it("is a page in the envelope, whose cursor is null at the end", async () => {
    const page = async (items: number) => {
      const { data, meta } = (await (await ask("*/*", { items })).json()) as {
        data: Item[];
        meta: { next_cursor: string | null };
      };
      return [data.map(({ n }) => n), meta.next_cursor];
    };
    expect(await page(5)).toEqual([[1, 2, 3], "after-3"]);
    // One more than the page is read, to know whether there is another.
    expect([planted.read, planted.closed]).toEqual([4, 1]);
    expect(await page(3)).toEqual([[1, 2, 3], null]);
    expect(await page(0)).toEqual([[], null]);
  });

  it("is one item per line for callers that prefer it", async () => {
    const answer = await ask(`${LINES}, application/json;q=0.5`);
    expect(await answer.text()).toBe('{"n":1}\n{"n":2}\n{"n":3}\n{"n":4}\n{"n":5}\n');
    expect(answer.headers.get("content-type")).toBe(`${LINES}; charset=utf-8`);
    for (const name of ["x-request-id", "x-ratelimit-limit"]) expect(answer.headers.get(name)).not.toBeNull();
    expect(await (await ask(LINES, { items: 0 })).text()).toBe("");
    expect((await ask(`application/json, ${LINES}`)).headers.get("content-type")).toMatch(
      /^application\/json/,
    );
  });

  it("is an ordinary error if it fails at once, and is cut off if it fails later", async () => {
    expectLogged(/planted/);
    const refused = await ask(LINES, { broken: 1 });
    const { error } = (await refused.json()) as { error: { code: string } };
    expect([refused.status, error.code]).toEqual([500, "internal_error"]);
    await expect(ask(LINES, { broken: 4 }).then((answer) => answer.text())).rejects.toThrow();
  });

  it("is read no further once the caller leaves", async () => {
    const items = 10_000_000;
    const reader = (await ask(LINES, { items })).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await until(() => planted.closed > 0);
    expect(planted.read).toBeLessThan(items);
  });

  it("is documented with both types, and can't be declared for a write", () => {
    const { paths } = openapiDocument("v1", "") as {
      paths: Record<string, { get: { responses: Record<string, { content: object }> } }>;
    };
    expect(Object.keys(paths["/v1/planted/numbers"]?.get.responses["200"]?.content ?? {})).toEqual([
      "application/json",
      LINES,
    ]);
    const change = { prefix: "v1", tag: "x", summary: "x", scope: "any", effect: "write" } as const;
    expect(() => operation({ ...change, http: "POST /x", output: listOrLines(z.object({})) })).toThrow(
      /answers with JSON/,
    );
  });
});
