import { request } from "node:http";
import { text } from "node:stream/consumers";
import type { Child } from "./types";

/** Calls a process of the bench, without a limit on how long the answer takes, which `fetch` has. */
export const callChild = <T>({ port }: Child, path: string): Promise<T> =>
  new Promise((resolve, reject) => {
    request({ port, path, timeout: 0 }, (response) => {
      text(response).then(
        (body) => (response.statusCode === 200 ? resolve(JSON.parse(body)) : reject(new Error(body))),
        reject,
      );
    })
      .on("error", reject)
      .end();
  });
