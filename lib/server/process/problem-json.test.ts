import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { flushWriteBuffers } from "@/lib/platform/database/write-buffer";
import { env } from "@/lib/platform/runtime/env";
import { startServer, type TestServer } from "@/test/support/http-server";
import { makeWorkspace } from "@/test/support/workspace";

let server: TestServer;
const workspace = await makeWorkspace();
const key = await workspace.key();

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const ask = (path: string, accept: string) =>
  fetch(server.url + path, { headers: { Authorization: `Bearer ${key}`, Accept: accept } });

it("returns problem details to those who ask for them, with everything that the envelope says", async () => {
  const path = "/v1/clients?limit=0&cursor=x";
  const answer = await ask(path, "application/problem+json, application/json;q=0.9");
  const { error } = (await (await ask(path, "application/json")).json()) as {
    error: Record<string, unknown>;
  };
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    400,
    "application/problem+json; charset=utf-8",
  ]);
  const { message, ...rest } = error;
  expect(await answer.json()).toEqual({
    type: `${env().PUBLIC_URL}/docs/errors/validation_error`,
    title: "The request is invalid. `fields` says what to fix.",
    status: 400,
    detail: message,
    ...rest,
    request_id: answer.headers.get("x-request-id"),
  });
});

it("also returns them before an operation or MCP is reached, and for files", async () => {
  const typesOf = async (path: string, init: RequestInit = {}) => {
    const headers = { Accept: "application/problem+json", ...init.headers };
    const answer = await fetch(server.url + path, { ...init, headers });
    const { type } = (await answer.json()) as { type: string };
    return [answer.headers.get("content-type"), type.split("/").pop()];
  };
  const problem = (code: string) => ["application/problem+json; charset=utf-8", code];
  expect(await typesOf("/v1/nothing")).toEqual(problem("not_found"));
  expect(await typesOf("/files/nothing")).toEqual(problem("not_found"));
  expect(await typesOf("/api/mcp", { method: "POST", body: "{}" })).toEqual(problem("unauthorized"));
});

it("records them in the request log as they were sent", async () => {
  const answer = await ask("/v1/events/no-such-show", "application/problem+json");
  await flushWriteBuffers();
  const requestId = answer.headers.get("x-request-id") ?? "";
  const { responseBody, responseHeaders } = await db().requestDetail.findFirstOrThrow({
    where: { requestId },
  });
  expect(responseBody).toBe(await answer.text());
  expect(responseHeaders).toMatchObject({ "Content-Type": "application/problem+json; charset=utf-8" });
});

it.each([
  ["/v1/events/no-such-show", "application/json, application/problem+json", 404],
  ["/v1/events/no-such-show", "*/*", 404],
  ["/v1/clients", "application/problem+json", 200],
])("keeps the envelope: %s for %s", async (path, accept, status) => {
  const answer = await ask(path, accept);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    status,
    "application/json; charset=utf-8",
  ]);
  expect(await answer.json()).toHaveProperty("meta.request_id");
});
