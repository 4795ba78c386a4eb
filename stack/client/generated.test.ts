import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bytesOf } from "@/lib/operation/operation";
import { projectRoot } from "../paths";
import { publicOperations, tableEntry } from "./operation-table";
import { namesIn } from "./page-endpoints";
import { GENERATED } from "./write";

describe("the generated client files", () => {
  it.each(Object.entries(GENERATED))("%s is current: `npm run generate:client`", (path, make) => {
    const kept = readFileSync(join(projectRoot, path), "utf8");
    expect(kept === make(), `${path} is out of date: run npm run generate:client`).toBe(true);
  });

  it("contain every public operation", () => {
    expect(publicOperations.length).toBeGreaterThan(30);
    const entries = new Set(publicOperations.map((op) => tableEntry(op)));
    expect(entries.size).toBe(publicOperations.length);
    expect(entries).toContain("DELETE /api/v1/events/{slug}/registrations?email");
    expect(entries).toContain("GET /v1/clients list");
  });

  it("use no field name in two places of one operation, so that flat inputs are unambiguous", () => {
    for (const op of publicOperations) {
      const body = op.body && "shape" in op.body ? Object.keys(op.body.shape as object) : [];
      const file = bytesOf(op) ? ["body", "content_type", "dry_run", "reason", "expected_version"] : [];
      const names = [...Object.keys(op.params.shape), ...Object.keys(op.query.shape), ...body, ...file];
      expect(new Set(names).size, op.id).toBe(names.length);
    }
  });
});

describe("the operations that pages call", () => {
  const named = (path: string, text: string) => [...namesIn(path, text)];

  it("are those that components name as values", () => {
    const code = `
      api("goLive", call); useApiMutation(live ? "runStudioCommand" : "prepareStage", as);
      type Row = DataOf<"listKeys">[number]; let id: "createKey" | undefined;`;
    const values = ["goLive", "runStudioCommand", "prepareStage"];
    expect(named("components/desk.tsx", code)).toEqual(values);
    expect(named("app/error.tsx", `"use client";${code}`)).toEqual(["use client", ...values]);
  });

  it("are those that pages pass to a component, and not those called on the server", () => {
    const code = `
      const { data } = await call("listKeys", principal, {});
      const form = <Form operation="updateProfile" other={own ? "leaveWorkspace" : "removeMember"} />;`;
    expect(named("app/page.tsx", code)).toEqual(["updateProfile", "leaveWorkspace", "removeMember"]);
  });
});
