import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sendParts } from "./send-parts";

const answering = vi.hoisted(() => vi.fn<(url: string, init: RequestInit) => Promise<Response>>());
vi.mock("@/lib/client/fetch-with-progress", () => ({
  fetchWithProgress: (onProgress: (sent: number) => void) => async (url: string, init: RequestInit) => {
    const answer = await answering(url, init);
    if (answer.ok) onProgress((init.body as Blob).size);
    return answer;
  },
}));

const ok = () => new Response("{}", { status: 200 });
const refused = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ error: { message } }), { status, headers });
const lost = () => Promise.reject(new TypeError("No answer came."));

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  answering.mockReset();
});

/** Sends three parts, of which the first arrived before. */
function send(signal = new AbortController().signal) {
  const shares: number[] = [];
  const parts = [null, "https://show.test/parts/2?sig=a", "https://show.test/parts/3?sig=a"].map(
    (url, index) => ({ number: index + 1, size_bytes: index === 2 ? 2 : 4, received: url === null, url }),
  );
  const done = sendParts(new Blob(["0123456789"]), {
    ...{ parts, type: "video/mp4", signal },
    onProgress: (share) => shares.push(share),
  }).then(
    () => "done",
    (error: Error) => error.message,
  );
  return { done, shares };
}

it("sends all parts after half a minute without a connection", async () => {
  const sent: string[] = [];
  answering.mockImplementation(async (url, init) => {
    if (Date.now() < 30_000) return lost();
    sent.push(`${url} ${await (init.body as Blob).text()}`);
    return ok();
  });
  const { done, shares } = send();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await done).toBe("done");
  expect(sent).toEqual(["/parts/2?sig=a 4567", "/parts/3?sig=a 89"]);
  expect(shares.at(-1)).toBe(1);
});

it("waits as long as a busy server asks", async () => {
  answering.mockImplementationOnce(async () => refused(429, "Too many.", { "retry-after": "20" }));
  answering.mockImplementation(async () => ok());
  const { done } = send();
  await vi.advanceTimersByTimeAsync(19_900);
  expect(answering).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await done).toBe("done");
});

it("gives up on a part that is refused, or after a minute without a connection", async () => {
  answering.mockImplementation(async () => refused(422, "Wrong digest."));
  const first = send();
  await vi.advanceTimersByTimeAsync(0);
  expect(await first.done).toBe("Wrong digest.");
  expect(answering).toHaveBeenCalledTimes(1);
  answering.mockImplementation(lost);
  const second = send();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(await second.done).toBe("Connection lost. Choose the file again to resume the upload.");
});

it("stops at once during a pause", async () => {
  answering.mockImplementation(lost);
  const stop = new AbortController();
  const { done } = send(stop.signal);
  await vi.advanceTimersByTimeAsync(500);
  stop.abort(new Error("Stopped."));
  await vi.advanceTimersByTimeAsync(0);
  expect(await done).toBe("Stopped.");
  expect(answering).toHaveBeenCalledTimes(1);
});
