import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The bytes as received. */
  body: string;
  at: number;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** Sets the response from now on; 200 by default. */
  answer(reply: (request: IncomingMessage, response: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** A real HTTP server on this machine that records the requests it receives. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let reply: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => {
    response.end("ok");
  };
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = "", url = "", headers } = request;
    received.push({
      method,
      path: url,
      headers,
      body: Buffer.concat(chunks).toString("utf8"),
      at: Date.now(),
    });
    reply(request, response);
  };
  // A client may be gone before its request has arrived whole.
  const server = createServer(
    (request, response) => void receive(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: (next) => {
      reply = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
