import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { until } from "@/test/support/until";
import { sendFile } from "./send-file";

/** Like a browser: sends the body in one go and reports progress. */
vi.mock("@/lib/client/fetch-with-progress", () => ({
  fetchWithProgress:
    (onProgress: (sent: number, of: number) => void) => async (url: string, init: RequestInit) => {
      const size = (init.body as Blob).size;
      const answer = await fetch(url, init);
      onProgress(size, size);
      return answer;
    },
}));

let server: Server;
let url: string;
let there: Buffer;
/** Number of bytes after which a connection breaks, one entry per request. */
let breaks: number[];
let refuses: number | undefined;

beforeEach(async () => {
  [there, breaks, refuses] = [Buffer.alloc(0), [], undefined];
  server = createServer((request, response) => {
    // Kept here, because `request.socket` is gone once reading stops.
    const { socket } = request;
    if (request.method === "HEAD")
      return void response.writeHead(200, { "Upload-Offset": String(there.length) }).end();
    if (refuses) {
      request.resume();
      const error = { code: "unsupported_media_type", message: "No." };
      return void response.writeHead(refuses).end(JSON.stringify({ error }));
    }
    const from = Number(/^bytes (\d+)-/.exec(request.headers["content-range"] ?? "")?.[1] ?? 0);
    there = there.subarray(0, from);
    take(request, breaks.shift()).then(
      () => response.end(JSON.stringify({ data: {} })),
      () => socket.destroy(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/upl`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
});

async function take(request: IncomingMessage, most = Number.POSITIVE_INFINITY): Promise<void> {
  let taken = 0;
  for await (const chunk of request) {
    const part = (chunk as Buffer).subarray(0, Math.max(0, most - taken));
    there = Buffer.concat([there, part]);
    taken += part.length;
    if (taken >= most) throw new Error("The line breaks.");
  }
}

const send = (file: Blob, signal = new AbortController().signal, goesOn = false, waitMs = 1) => {
  const shares: number[] = [];
  const done = sendFile(
    file,
    { url, headers: { "Content-Type": "application/pdf" } },
    { onProgress: (share) => shares.push(share), signal, goesOn, waitMs },
  );
  return { done, shares };
};

const bytes = Buffer.from(Array.from({ length: 500_000 }, (_, at) => at % 251));

it("resumes where the connection broke, as long as it makes progress", async () => {
  breaks = Array.from({ length: 12 }, () => 40_000);
  const { done, shares } = send(new Blob([bytes]));
  await done;
  expect(there.equals(bytes)).toBe(true);
  expect(shares.at(-1)).toBe(1);
});

it("resumes an earlier upload without resending what has arrived", async () => {
  there = Buffer.from(bytes.subarray(0, 300_000));
  const first = send(new Blob([bytes]), undefined, true);
  await first.done;
  expect(there.equals(bytes)).toBe(true);
  expect(Math.min(...first.shares)).toBeGreaterThanOrEqual(0.6);
  const again = send(new Blob([bytes]), undefined, true);
  await again.done;
  expect(again.shares).toEqual([]);
});

it("fails immediately when the server refuses the file", async () => {
  refuses = 415;
  await expect(send(new Blob([bytes])).done).rejects.toMatchObject({ status: 415, message: "No." });
});

it("gives up when no bytes get through", async () => {
  breaks = Array.from({ length: 20 }, () => 0);
  await expect(send(new Blob([bytes])).done).rejects.toMatchObject({ code: "offline" });
});

it("stops when it's aborted", async () => {
  const stop = new AbortController();
  breaks = Array.from({ length: 20 }, () => 0);
  const { done } = send(new Blob([bytes]), stop.signal);
  stop.abort(new Error("Stopped."));
  await expect(done).rejects.toThrow("Stopped.");
});

it("stops at once during a pause", async () => {
  const stop = new AbortController();
  breaks = [0];
  const { done } = send(new Blob([bytes]), stop.signal, false, 60_000);
  await until(() => breaks.length === 0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const stopped = Date.now();
  stop.abort(new Error("Stopped."));
  await expect(done).rejects.toThrow("Stopped.");
  expect(Date.now() - stopped).toBeLessThan(5_000);
});
