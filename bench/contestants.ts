import type { Bench, Child, Figure, Goal, Load } from "./types";
import { makeKeys, productSettings } from "./world";

/** A typical client body. `{n}` makes each one unique. */
export const CLIENT_BODY =
  '{"name":"Northwind {n}","external_id":"crm-{n}","metadata":{"tier":"gold","seats":12,"region":"eu"}}';

export const createLoad = (bearers: readonly string[]): Load => ({
  method: "POST",
  paths: ["/v1/clients"],
  bearers,
  body: CLIENT_BODY,
});

export const startProduct = (bench: Bench, databaseUrl: string): Promise<Child> =>
  bench.child("bench/product.ts", productSettings(databaseUrl));

export const startPeer = (bench: Bench, name: "hono" | "bare", databaseUrl: string): Promise<Child> =>
  bench.child(`bench/peers/${name}.ts`, { DATABASE_URL: databaseUrl });

interface Started {
  url: string;
  secret: string;
  product: Child;
}

/** Starts the product on its own database, with an API key. */
export async function startWithKey(bench: Bench): Promise<Started> {
  const url = await bench.database();
  const [key] = await makeKeys(url, 1);
  return { url, secret: key?.secret ?? "", product: await startProduct(bench, url) };
}

/** Starts the product and the Hono peer on one database, with an API key for the product. */
export async function startSideBySide(bench: Bench): Promise<Started & { hono: Child }> {
  const started = await startWithKey(bench);
  return { ...started, hono: await startPeer(bench, "hono", started.url) };
}

/** A figure that is judged by its ratio to the peer's. */
export const besidePeer = (figure: Figure & Required<Pick<Figure, "peer">>): Figure => ({
  ...figure,
  ratio: figure.value / figure.peer.value,
});

/** A figure next to the Hono peer's. */
export const besideHono = (name: string, unit: string, own: number, peer: number, goal?: Goal): Figure =>
  besidePeer({ name, value: own, unit, peer: { name: "hono + pg", value: peer }, ...(goal ? { goal } : {}) });

/** Makes one call outside the measurement. */
export async function ask(
  child: Child,
  method: "GET" | "POST",
  path: string,
  given: { secret: string; body?: string; idempotencyKey?: string },
): Promise<{ status: number; text: string; headers: Headers }> {
  const headers: Record<string, string> = { authorization: `Bearer ${given.secret}` };
  if (given.body !== undefined) headers["content-type"] = "application/json";
  if (given.idempotencyKey !== undefined) headers["idempotency-key"] = given.idempotencyKey;
  const answer = await fetch(`http://127.0.0.1:${child.port}${path}`, {
    method,
    headers,
    ...(given.body === undefined ? {} : { body: given.body }),
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

/** Throws unless the condition holds: figures of a server that gives wrong answers are worthless. */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`wrong: ${what}`);
}
