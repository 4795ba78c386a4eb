import { describe, expect, it } from "vitest";
import type { ImportGraph } from "./import-graph";
import { relatedTests, withinBudget } from "./related-tests";

const graph: ImportGraph = {
  tests: [
    "lib/api/http.test.ts",
    "lib/clients/create.test.ts",
    "lib/clients/list.test.ts",
    "stack/image.test.ts",
  ],
  importers: new Map([
    ["lib/clients/create.ts", ["lib/api/handlers.ts", "lib/clients/create.test.ts"]],
    ["lib/api/handlers.ts", ["lib/api/http.ts", "lib/clients/create.ts"]],
    ["lib/api/http.ts", ["test/support/api.ts", "lib/api/http.test.ts"]],
    ["test/support/api.ts", ["lib/clients/list.test.ts"]],
    ["lib/api/unrelated.ts", []],
  ]),
};
const texts: Record<string, string> = {
  "stack/image.test.ts": 'read("Dockerfile"); read("lib/clients/script.ts")',
};
const related = (...changed: string[]) => relatedTests(graph, changed, (test) => texts[test] ?? "");
const distancesOf = (...changed: string[]) => Object.fromEntries(related(...changed).distances);

describe("the tests that depend on a change", () => {
  it("are those that import a changed file, with the distance", () => {
    expect(distancesOf("lib/api/http.ts")).toEqual({
      "lib/api/http.test.ts": 1,
      "lib/clients/list.test.ts": 2,
    });
  });

  it("keep the shortest path, even through import cycles", () => {
    expect(distancesOf("lib/clients/create.ts", "test/support/api.ts")).toEqual({
      "lib/clients/create.test.ts": 1,
      "lib/clients/list.test.ts": 1,
      "lib/api/http.test.ts": 3,
    });
  });

  it("include a changed test itself, and tests in the folder of a change", () => {
    expect(distancesOf("lib/clients/list.test.ts")).toEqual({
      "lib/clients/list.test.ts": 0,
      "lib/clients/create.test.ts": 1,
    });
  });

  it("include those that name a file that isn't a module, by its name or, for code, its full path", () => {
    expect(distancesOf("Dockerfile")).toEqual({ "stack/image.test.ts": 1 });
    expect(distancesOf("lib/clients/script.ts")).toHaveProperty(["stack/image.test.ts"], 1);
    expect(distancesOf("bin/script.ts")).toEqual({});
  });

  it("are none if nothing depends on the change", () => {
    expect(distancesOf("docs/load.md")).toEqual({});
    expect(related().distances.size).toBe(0);
  });

  it.each([
    "prisma/schema/show.prisma",
    "prisma/migrations/0042_more/migration.sql",
    "test/setup/settings.ts",
    "package-lock.json",
  ])("are all of them when %s changes, which is then reported", (file) => {
    const { distances, neededByAll } = related(file, "lib/clients/create.ts");
    expect([...distances.keys()].sort()).toEqual(graph.tests);
    expect(distances.get("lib/clients/create.test.ts")).toBe(1);
    expect(distances.get("stack/image.test.ts")).toBeGreaterThan(100);
    expect(neededByAll).toEqual([file]);
  });
});

describe("the tests that fit in the given time", () => {
  const seconds: Record<string, number> = {
    far: 1,
    near: 5,
    suite: 90,
    "near and quick": 2,
    "far and slow": 8,
  };
  const distances = new Map([
    ["far and slow", 4],
    ["far", 4],
    ["suite", 1],
    ["near", 1],
    ["near and quick", 1],
  ]);
  const within = (budget: number) => withinBudget(distances, (test) => seconds[test] ?? 0, budget);

  it("are the nearest, then the fastest, skipping those that don't fit", () => {
    expect(within(8)).toEqual({ run: ["near and quick", "near", "far"], left: ["suite", "far and slow"] });
  });

  it("are all if there is time, and none if there isn't", () => {
    expect(within(200).left).toEqual([]);
    expect(within(0)).toMatchObject({ run: [], left: { length: 5 } });
  });
});
