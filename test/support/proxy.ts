import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

interface ProxyAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Passing {
  request: IncomingMessage;
  response: ServerResponse;
  /** Sends the request on, and returns the answer without giving it to the caller. */
  forward(): Promise<ProxyAnswer>;
  reply(answer: ProxyAnswer): void;
}

type Pass = (passing: Passing) => Promise<void>;

export interface TestProxy {
  url: string;
  /** What happens to each request from now on. By default, it's forwarded. */
  pass(how: Pass): void;
  stop(): Promise<void>;
}

const forwarded: Pass = async ({ forward, reply }) => reply(await forward());

/** A server in front of another one, for what may go wrong between them. Signed host names stay valid. */
export async function startProxy(target: string): Promise<TestProxy> {
  let pass = forwarded;
  const server = createServer((incoming, response) => {
    pass({
      request: incoming,
      response,
      forward: () => forward(target, incoming),
      reply: ({ status, headers, body }) => {
        const { connection: _connection, "transfer-encoding": _encoding, ...rest } = headers;
        response.writeHead(status, rest).end(body);
      },
    }).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pass: (how) => {
      pass = how;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function forward(target: string, incoming: IncomingMessage): Promise<ProxyAnswer> {
  const body = await buffer(incoming);
  const { expect: _expect, connection: _connection, ...headers } = incoming.headers;
  const sent = request(new URL(incoming.url ?? "/", target), { method: incoming.method ?? "GET", headers });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on("response", resolve);
    sent.on("error", reject);
  });
  sent.end(body);
  const response = await answer;
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}
