import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notices } from "@/lib/platform/database/notices";
import { newId } from "@/lib/platform/runtime/ids";
import { expectAcknowledgement, recordAcknowledgement, untilAcknowledged } from "./acknowledgements";

let clock = 0;
/** Resolves the pending waits. */
let timeOut: () => void = () => undefined;

beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const ends = new AbortController();
    timeOut = () => ends.abort();
    return ends.signal;
  });
});
afterEach(() => vi.restoreAllMocks());

/** Returns whether the wait has ended already. */
const isOver = (wait: Promise<void>): Promise<boolean> =>
  Promise.race([wait.then(() => true), new Promise<boolean>((resolve) => setImmediate(resolve, false))]);

it("waits until the studio has applied that version or a later one", async () => {
  const show = newId("evt");
  expectAcknowledgement(show, 7);
  const wait = untilAcknowledged(show, 7);
  recordAcknowledgement(newId("evt"), 7);
  recordAcknowledgement(show, 6);
  expect(await isOver(wait)).toBe(false);
  recordAcknowledgement(show, 8);
  await wait;
});

it("ends the wait when another process receives the acknowledgement", async () => {
  const show = newId("evt");
  expectAcknowledgement(show, 7);
  const wait = untilAcknowledged(show, 7);
  notices().emit("studio.acknowledged", `${show}:6`);
  // Emitted after a reconnect, without a payload.
  notices().emit("studio.acknowledged");
  expect(await isOver(wait)).toBe(false);
  notices().emit("studio.acknowledged", `${show}:7`);
  await wait;
});

it("doesn't wait when the version is already acknowledged", async () => {
  const show = newId("evt");
  expectAcknowledgement(show, 7);
  recordAcknowledgement(show, 7);
  expect(await isOver(untilAcknowledged(show, 7))).toBe(true);
});

it("stops waiting for a studio that timed out, until it acknowledges in time again", async () => {
  const show = newId("evt");
  expectAcknowledgement(show, 1);
  const wait = untilAcknowledged(show, 1);
  timeOut();
  await wait;
  const isWaitedFor = async (version: number) => !(await isOver(untilAcknowledged(show, version)));
  expectAcknowledgement(show, 2);
  expect(await isWaitedFor(2)).toBe(false);
  clock += 5_000;
  recordAcknowledgement(show, 2);
  expectAcknowledgement(show, 3);
  expect(await isWaitedFor(3)).toBe(false);
  clock += 20;
  recordAcknowledgement(show, 3);
  expectAcknowledgement(show, 4);
  expect(await isWaitedFor(4)).toBe(true);
});
