import { randomUUID } from "node:crypto";
import {
  type CreateShowroomInput,
  type Showroom,
  Showrunner,
  ShowrunnerError,
} from "@/packages/client/src/index";
import { up } from "../up";

export { type Showroom, ShowrunnerError } from "@/packages/client/src/index";

const clientOf = (apiKey: string) => new Showrunner({ apiKey, baseUrl: up.base_url });

/** The published client with the stack's two API keys. */
export const inTest = clientOf(up.test_key);
export const inLive = clientOf(up.live_key);

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: journeys read answers of every shape
  json: any;
}

/** One raw call, for journeys about the HTTP format itself. */
export async function call(
  method: string,
  path: string,
  options: { key?: string; body?: unknown; idempotencyKey?: string } = {},
): Promise<Answer> {
  const response = await fetch(up.base_url + path, {
    method,
    headers: {
      Authorization: `Bearer ${options.key ?? up.test_key}`,
      ...(options.body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(method === "GET" ? {} : { "Idempotency-Key": options.idempotencyKey ?? randomUUID() }),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  return { status: response.status, headers: response.headers, json: await response.json() };
}

/** The status that a key gets. Retries while the API is busy. */
export const statusFor = (key: string): Promise<number> =>
  clientOf(key)
    .listClients()
    .then(
      () => 200,
      (error: unknown) => (error instanceof ShowrunnerError ? error.status : 0),
    );

/**
 * Waits until calls with what was just revoked get a 401. Fails if one that was made five seconds later still worked.
 * Measured when a call is made, so slow responses don't count.
 */
export async function untilRefused(statusOf: () => Promise<number | undefined>): Promise<void> {
  const revokedAt = Date.now();
  await until("a 401", async () => {
    const askedAt = Date.now();
    const status = await statusOf();
    if (status === 200 && askedAt - revokedAt > 5_000)
      throw new Error(`It still worked ${askedAt - revokedAt} ms after it was revoked`);
    return status === 401;
  });
}

/** The error code of a call that is expected to be refused; undefined if it wasn't. */
export const codeOf = (work: PromiseLike<unknown>): Promise<string | undefined> =>
  Promise.resolve(work).then(
    () => undefined,
    (error: { code?: string }) => error.code ?? String(error),
  );

/** Creates a showroom; live by default, so that its email is delivered. */
export async function makeShowroom(
  input: Partial<CreateShowroomInput> = {},
  client: Showrunner = inLive,
): Promise<Showroom> {
  const { data } = await client.createShowroom({
    title: "Journey to the stage",
    generate_show_plan: false,
    // Recorders in several browsers need much of two cores. Journeys about recording turn it on.
    recording: { enabled: false },
    ...input,
  });
  return data.showroom;
}

/** Polls until there is an answer; fails with the last result after `seconds`. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false | null>,
  seconds = 45,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`waited ${seconds} s for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
