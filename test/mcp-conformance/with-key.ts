import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A local proxy that adds an API key to every request, since the suite's scenarios don't send one. Forwards
 * everything else unchanged, including `Host` and `Origin`, because scenarios forge those.
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
