import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A door on this machine that adds a key to whatever passes: the suite's scenarios know no keys. Everything else goes
 * through as it comes, `Host` and `Origin` among it, because scenarios forge those.
 */
export async function withKey(target: string, key: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, answer) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${key}` };
    const outgoing = httpRequest(
      { hostname, port, method: incoming.method, path: incoming.url, headers, agent: false },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      },
    );
    outgoing.on("error", () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const own = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${own}/api/mcp`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
