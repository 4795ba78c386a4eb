import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";

/** A room server that behaves as the test says. It always accepts connections, as a frozen one does. */
let behave: RequestListener;
let server: Server;
let show: TestShow;
const calls: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    calls.push((request.url ?? "").split("/").at(-1) ?? "");
    behave(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(env(), { LIVEKIT_API_URL: `http://127.0.0.1:${port}` });
  behave = works;
  show = await makeShow();
  await putOnAir(show.slug);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const works: RequestListener = (_request, response) => {
  response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
};
const frozen: RequestListener = () => {};
/** Responds to the health check, but is slow with everything else. */
const slow: RequestListener = (request, response) => {
  if (request.url === "/") response.end("OK");
};
const broken: RequestListener = (_request, response) => {
  response.writeHead(503, { "Content-Type": "application/json" }).end('{"code":"unavailable","msg":"no"}');
};

const path = () => `/v1/events/${show.slug}/studio`;
const command = (body: object = { action: "applause" }) => show.byKey("POST", path(), body);

describe("the response to a live command", () => {
  it("reports reached after one call for everyone and one for the desk", async () => {
    behave = works;
    await command();
    calls.length = 0;
    const { data } = (await command()).json;
    expect(data).toMatchObject({ room: "reached", acknowledged: false, command: { state: "accepted" } });
    expect(calls).toEqual(["SendData", "SendData"]);
  });

  it("reports acknowledged when the studio applies the command in time", async () => {
    const acknowledge = async () => {
      const { version } = await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } });
      await show.byHost("POST", `/api/app/events/${show.slug}/studio/ack`, { version });
    };
    behave = (request, response) => void acknowledge().then(() => works(request, response));
    const { data } = (await command()).json;
    expect(data).toMatchObject({ acknowledged: true, command: { state: "acknowledged" } });
  });

  it.each([
    ["does not answer at all", () => frozen],
    ["answers that it cannot", () => broken],
  ])("reports the room as unreachable when its server %s, and the stage still changes", async (_how, how) => {
    behave = how();
    const { status, json } = await command({ action: "set_ticker", items: ["Still on"] });
    expect([status, json.data.room]).toEqual([200, "unreachable"]);
    const stage = (await show.byKey("GET", path())).json.data;
    expect(stage).toMatchObject({
      stage_version: json.data.state_version,
      stage: { ticker: { items: ["Still on"] } },
    });
    const key = `room.broadcast:${show.eventId}:${json.data.state_version}`;
    expect(await db().job.findFirstOrThrow({ where: { dedupeKey: key } })).toMatchObject({
      state: "queued",
    });
    server.closeAllConnections();
  });

  it("reports pending when the room server is only slow", async () => {
    behave = slow;
    expect((await command()).json.data.room).toBe("pending");
    server.closeAllConnections();
  });

  it("reports not_needed without calling the room before the show or on a dry run", async () => {
    behave = works;
    const empty = await makeShow();
    calls.length = 0;
    const prepared = await empty.byHost("POST", `/api/app/events/${empty.slug}/stage/prepare`, {
      action: "applause",
    });
    expect(prepared.json.data.room).toBe("not_needed");
    const tried = await show.byKey("POST", path(), { action: "applause", dry_run: true });
    expect(tried.json.data).toMatchObject({ room: "not_needed", acknowledged: false });
    expect(calls).toEqual([]);
  });

  it("is the same for repeated requests, even while the first is still running", async () => {
    behave = frozen;
    const options = { key: show.key, body: { action: "flowers" }, idempotencyKey: newId("idem") };
    const twins = await Promise.all([api("POST", path(), options), api("POST", path(), options)]);
    const later = await api("POST", path(), options);
    expect(new Set([...twins, later].map(({ text }) => text)).size).toBe(1);
    expect(later.json.data.room).toBe("unreachable");
    expect([...twins, later].filter(({ headers }) => headers["Idempotent-Replayed"])).toHaveLength(2);
    server.closeAllConnections();
  });
});
