import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A network that lets only HTTP through, as a proxy for a browser. */
export interface HttpOnlyNetwork {
  /** For a browser context. Loopback isn't an exception. */
  proxy: { server: string; bypass: string };
  /** What it refused: hosts and ports of WebSockets and everything else that needs a tunnel. */
  refused: string[];
  close: () => void;
}

/** Starts a proxy that forwards requests and refuses tunnels, without which there is no WebSocket and no WebRTC. */
export async function httpOnlyNetwork(): Promise<HttpOnlyNetwork> {
  const refused: string[] = [];
  const server = createServer((incoming, answer) => {
    const { method, headers, url } = incoming;
    const forwarded = request(url ?? "", { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    forwarded.on("error", () => answer.destroy());
    answer.on("close", () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  server.on("connect", ({ url }, socket) => {
    refused.push(url ?? "");
    socket.on("error", () => undefined);
    socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    proxy: { server: `http://127.0.0.1:${port}`, bypass: "<-loopback>" },
    refused,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
