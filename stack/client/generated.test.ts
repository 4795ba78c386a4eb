import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { clientDir } from "./client-dir";
import { publicOperations, tableEntry } from "./operation-table";
import { GENERATED } from "./write";

describe("the client's derived files", () => {
  it.each(Object.entries(GENERATED))("%s is current: `npm run generate:client`", (path, make) => {
    const kept = readFileSync(join(clientDir, path), "utf8");
    expect(kept === make(), `${path} is out of date: run npm run generate:client`).toBe(true);
  });

  it("hold every operation that programs may call", () => {
    expect(publicOperations.length).toBeGreaterThan(30);
    const entries = new Set(publicOperations.map((op) => tableEntry(op)));
    expect(entries.size).toBe(publicOperations.length);
    expect(entries).toContain("DELETE /api/v1/events/{slug}/registrations?email");
    expect(entries).toContain("GET /v1/clients list");
  });

  it("deal out flat inputs without a clash: no field name stands in two places of one operation", () => {
    for (const op of publicOperations) {
      const body = op.body && "shape" in op.body ? Object.keys(op.body.shape as object) : [];
      const names = [...Object.keys(op.params.shape), ...Object.keys(op.query.shape), ...body];
      expect(new Set(names).size, op.id).toBe(names.length);
    }
  });
});
