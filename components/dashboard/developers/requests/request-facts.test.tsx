import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { LoggedRequest } from "./request-badges";
import { RequestFacts } from "./request-facts";

const call: LoggedRequest = {
  request_id: "req_1",
  operation: "plan.write",
  method: "JOB",
  path: "plan",
  status: 200,
  error_code: null,
  duration_ms: 0,
  cost_usd: 0.01,
  source: "system",
  actor: { type: "system", id: "plan", name: "" },
  key: null,
  client_id: null,
  tool: null,
  agent: null,
  idempotency_key: null,
  dry_run: false,
  replayed: false,
  created_at: "2026-11-21T09:00:00.000Z",
};

const draw = (changes: Partial<LoggedRequest>): string =>
  renderToStaticMarkup(<RequestFacts call={{ ...call, ...changes }} base="/dashboard/test" />);

it("says how a person's request came in and how long it took, but not of background work", () => {
  const person = draw({ source: "mcp", actor: { type: "user", id: "usr_1", name: "Ana" }, duration_ms: 12 });
  expect(person).toContain("via MCP");
  expect(person).toContain("Duration");
  const work = draw({});
  expect(work).toContain("Showrunner");
  expect(work).not.toContain("via ");
  expect(work).not.toContain("Duration");
});
