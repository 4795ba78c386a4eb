import { afterEach, expect, it, vi } from "vitest";
import { keyWorks } from "./seed";

afterEach(() => vi.unstubAllGlobals());

function answering(...answers: (number | Error)[]) {
  const fetch = vi.fn(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (typeof next !== "number") throw next;
    return new Response("", { status: next });
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const works = () => keyWorks("http://app.invalid", "sr_test_stored", 1);

it("keeps a stored key after temporary failures", async () => {
  answering(503, new TypeError("cut"), 200);
  expect(await works()).toBe(true);
});

it("treats a refusal as final", async () => {
  const fetch = answering(401);
  expect(await works()).toBe(false);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("gives up on a server that stays busy", async () => {
  answering(503);
  expect(await works()).toBe(false);
});
