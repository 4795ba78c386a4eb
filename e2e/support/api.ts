import { randomUUID } from "node:crypto";
import { up } from "../up";

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: journeys read answers of every shape
  json: any;
}

/** One call over real HTTP, as a program would make it. */
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

export interface Showroom {
  slug: string;
  links: { studio: string; signup_page: string; guest_link: string; viewer_link: string };
}

/** A fresh showroom; live by default, so that its mail goes out. */
export async function makeShowroom(
  body: Record<string, unknown> = {},
  key: string = up.live_key,
): Promise<Showroom> {
  const answer = await call("POST", "/v1/showrooms", {
    key,
    body: { title: "Journey to the stage", generate_show_plan: false, ...body },
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.json));
  return answer.json.data.showroom;
}

/** Asks again until the answer is there; fails with the last one after `seconds`. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false | null>,
  seconds = 20,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`waited ${seconds} s for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
