import { Socket } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { flushWriteBuffers } from "@/lib/platform/database/write-buffer";
import { newId } from "@/lib/platform/runtime/ids";
import { roomServer } from "@/lib/providers/room";
import { answerApi } from "@/lib/server/process/answer-api";
import { api } from "@/test/support/api";
import { bodyOf } from "@/test/support/body";
import { makeShow, putOnAir } from "@/test/support/show";
import { makeWorkspace } from "@/test/support/workspace";

afterEach(() => vi.restoreAllMocks());

/**
 * Counts one trip per write to the database's socket, because statements sent together go out in one write.
 */
async function trips(call: () => Promise<unknown>): Promise<number> {
  await flushWriteBuffers();
  const write = vi.spyOn(Socket.prototype, "write");
  await call();
  const count = write.mock.contexts.filter(isDatabase).length;
  write.mockRestore();
  return count;
}

const isDatabase = (socket: unknown): boolean =>
  socket instanceof Socket && socket.remotePort === Number(new URL(process.env.DATABASE_URL ?? "").port);

// One trip pays for the request: a quiet workspace pays for each, a busy one leases a block of many.
it.each([
  ["createClient", "/v1/clients", 2, (n: number) => ({ name: `Northwind ${n}` })],
  [
    "createShowroom without a plan",
    "/v1/showrooms",
    3,
    (n: number) => ({ title: `Ship smaller ${n}`, generate_show_plan: false }),
  ],
])("%s stays within its limit of database round trips", async (_name, url, most, body) => {
  const key = await (await makeWorkspace()).key();
  // The first calls look up the key, prepare statements and create the default client.
  for (let n = 0; n < 5; n += 1) expect((await api("POST", url, { key, body: body(n) })).status).toBe(201);
  const bytes = Buffer.from(JSON.stringify(body(99)));
  let status = 0;
  const count = await trips(async () => {
    const headers = {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      "content-length": String(bytes.length),
      "idempotency-key": newId("idem"),
    };
    const answer = await answerApi({
      method: "POST",
      url,
      headers,
      address: "127.0.0.1",
      ...bodyOf(bytes),
    });
    status = answer.status;
  });
  expect(status).toBe(201);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(most);
});

it("a live command stays within its limit of round trips until the room is notified", async () => {
  const show = await makeShow({ plan: false });
  await putOnAir(show.slug);
  const command = (body: object) => show.byKey("POST", `/v1/events/${show.slug}/studio`, body);
  for (let n = 0; n < 5; n += 1) expect((await command({ action: "applause" })).status).toBe(200);
  const write = vi.spyOn(Socket.prototype, "write");
  const tripsSoFar = () => write.mock.contexts.filter(isDatabase).length;
  let told: number | undefined;
  vi.spyOn(roomServer(), "send").mockImplementation(async () => {
    told ??= tripsSoFar();
    return true;
  });
  await flushWriteBuffers();
  const before = tripsSoFar();
  expect((await command({ action: "applause" })).status).toBe(200);
  // The request's price, the show with its owners, the lock with the people, the commit. The publish starts
  // in parallel with the notice.
  expect((told ?? Number.POSITIVE_INFINITY) - before).toBeLessThanOrEqual(7);
});
