import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchAgain } from "./fetch-again";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answering(...answers: (number | Error)[]) {
  const fetch = vi.fn(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (typeof next !== "number") throw next;
    return new Response("", { status: next });
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

async function statusOf(work: Promise<Response>) {
  const status = work.then(
    (answer) => answer.status,
    (error: Error) => error.message,
  );
  await vi.runAllTimersAsync();
  return status;
}

it("retries while the connection drops or the server is busy", async () => {
  const fetch = answering(new TypeError("cut"), 503, 502, 200);
  expect(await statusOf(fetchAgain("/x"))).toBe(200);
  expect(fetch).toHaveBeenCalledTimes(4);
});

it("retries a 409 that has a Retry-After", async () => {
  const running = new Response("", { status: 409, headers: { "Retry-After": "1" } });
  const fetch = vi.fn(async () => new Response("", { status: 201 })).mockResolvedValueOnce(running);
  vi.stubGlobal("fetch", fetch);
  expect(await statusOf(fetchAgain("/x"))).toBe(201);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it("returns any other response as is", async () => {
  for (const status of [200, 404, 409, 500]) {
    const fetch = answering(status);
    expect(await statusOf(fetchAgain("/x"))).toBe(status);
    expect(fetch).toHaveBeenCalledTimes(1);
  }
});

it("gives up after 10 seconds with the last response or error", async () => {
  answering(503);
  expect(await statusOf(fetchAgain("/x"))).toBe(503);
  answering(new TypeError("cut"));
  expect(await statusOf(fetchAgain("/x"))).toBe("cut");
  expect(Date.now()).toBeLessThan(25_000);
});

it("stops when its signal aborts", async () => {
  answering(503);
  const leaving = new AbortController();
  const work = fetchAgain("/x", { signal: leaving.signal });
  const told = expect(work).rejects.toThrow("leaving");
  leaving.abort(new Error("leaving"));
  await told;
});
