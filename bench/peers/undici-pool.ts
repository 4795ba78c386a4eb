import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Pool } from "undici";
import { announce } from "../announce";

/** A program that does nothing but send: one signature, a pool of open connections, no records. */
const AT_ONCE = 64;
const secret = "whsec_c2hvd3J1bm5lciBleGFtcGxlIHNlY3JldCAwMDAwMDE";

async function send(pool: Pool, path: string, number: number): Promise<void> {
  const body = JSON.stringify({
    id: `whe_${number}`,
    type: "registration.created",
    created_at: new Date().toISOString(),
    environment: "test",
    data: { number, filler: "x".repeat(400) },
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  const answer = await pool.request({
    path,
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Service-Timestamp": timestamp,
      "X-Service-Signature": `sha256=${signature}`,
    },
    body,
  });
  await answer.body.dump();
  if (answer.statusCode !== 200) throw new Error(`answered ${answer.statusCode}`);
}

/** `POST /drain?count=…&to=…`: sends that many requests and returns how long it took. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { searchParams } = new URL(request.url ?? "/", "http://bench");
  const target = new URL(searchParams.get("to") ?? "");
  const count = Number(searchParams.get("count"));
  const pool = new Pool(target.origin, { connections: AT_ONCE });
  const started = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await send(pool, target.pathname, next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const ms = performance.now() - started;
  await pool.close();
  response.end(JSON.stringify({ ms }));
}

const server = createServer((request, response) => void answer(request, response));

announce(server);
