import { type Asked, askWithRetry } from "./ask";
import type { OwnStack } from "./own-stack";

export type Headers = Record<string, string>;

export function wanted(status: number, answer: Asked): Asked {
  if (answer.status !== status) throw new Error(`${status} expected: ${answer.status} ${answer.text}`);
  return answer;
}

/** Exchanges a link for the cookie that a browser would send. `as` selects one of several cookies. */
export async function enterShow(
  stack: OwnStack,
  by: string,
  as: string,
  path: string,
  body: object,
): Promise<Headers> {
  const { origin } = new URL(stack.url);
  const answer = await askWithRetry("POST", `${by}/api/app/${path}`, { headers: { origin }, body });
  const set = [wanted(200, answer).headers["set-cookie"]].flat().filter((cookie) => cookie !== undefined);
  return {
    origin,
    cookie: set.map((cookie) => cookie.split(";")[0]).join("; "),
    "x-showrunner-as": as,
  };
}
