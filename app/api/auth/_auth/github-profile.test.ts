import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { githubProfile } from "./github-profile";

let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** GitHub's API, which answers the first requests for each path with these statuses; 0 cuts the connection. */
async function github(...failures: number[]): Promise<string> {
  const left = new Map<string, number[]>();
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const waiting = left.get(path) ?? [...failures];
    left.set(path, waiting);
    const status = waiting.shift() ?? 200;
    if (status === 0) return void response.destroy();
    const body =
      path === "/user"
        ? { id: 7, login: "ana" }
        : [{ email: "ana@example.com", primary: true, verified: true }];
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ANA = { sub: "7", name: "ana", email: "ana@example.com", email_verified: true };

it("retries once after a 503 or a dropped connection", async () => {
  for (const failure of [503, 0]) {
    expect(await githubProfile(await github(failure), "token")).toEqual(ANA);
    stop?.();
  }
});

it("doesn't retry a 401, and gives up after a second server error", async () => {
  await expect(githubProfile(await github(401), "token")).rejects.toThrow("GitHub answered 401");
  stop?.();
  await expect(githubProfile(await github(503, 502), "token")).rejects.toThrow("GitHub answered 502");
});
