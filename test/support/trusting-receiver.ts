import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { selfSigned } from "./self-signed";

export interface SecureRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Reply = (request: SecureRequest, response: ServerResponse<IncomingMessage>) => void;

export interface SecureReceiver {
  url: string;
  received: SecureRequest[];
  /** Sets the response from now on; 200 by default. */
  answer(reply: Reply): void;
  close(): Promise<void>;
}

/** A real HTTPS server on this machine, whose certificate this process trusts from now on. */
export async function startSecureReceiver(): Promise<SecureReceiver> {
  setDefaultCACertificates([...getCACertificates("default"), selfSigned.cert]);
  const received: SecureRequest[] = [];
  let reply: Reply = (_request, response) => void response.end("{}");
  const receive = async (request: IncomingMessage, response: ServerResponse<IncomingMessage>) => {
    const { method = "", url = "", headers } = request;
    const one = { method, path: url, headers, body: await buffer(request) };
    received.push(one);
    reply(one, response);
  };
  const server = createServer(
    selfSigned,
    (request, response) => void receive(request, response).catch(() => undefined),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
