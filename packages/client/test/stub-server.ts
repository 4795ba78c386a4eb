import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
  bytes: Buffer;
}

/** Answers one call, or fails in some way. */
export type Turn = (response: ServerResponse, seen: Seen) => void;

export const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Turn =>
  (response) => {
    response.writeHead(status, {
      "content-type": "application/json",
      "x-request-id": "req_stub",
      ...headers,
    });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };

export const ok = (data: unknown, meta: Record<string, unknown> = {}, headers = {}): Turn =>
  answer(200, { data, meta: { request_id: "req_1", ...meta }, error: null }, headers);

export const failed = (
  status: number,
  error: { code: string; retryable: boolean; message?: string; fields?: Record<string, string> },
  headers = {},
): Turn =>
  answer(
    status,
    { data: null, meta: { request_id: "req_f" }, error: { message: "It failed.", ...error } },
    headers,
  );

/** Closes the connection without a response. */
export const hangUp: Turn = (response) => {
  response.socket?.destroy();
};

/** Announces a longer body than it sends. */
export const cutOff: Turn = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "500" });
  response.write('{"data":');
  setTimeout(() => response.socket?.destroy(), 10);
};

export const silence: Turn = () => {};

/** A server that plays its turns in order and then repeats the last. */
export class StubServer {
  readonly seen: Seen[] = [];
  private turns: Turn[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<StubServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const stub = new StubServer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on("request", (request, response) => stub.take(request, response));
    return stub;
  }

  play(...turns: Turn[]): void {
    this.turns = turns;
    this.seen.length = 0;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private take(request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const seen = {
        method: request.method ?? "",
        url: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
        bytes: Buffer.concat(chunks),
      };
      this.seen.push(seen);
      const turn = this.turns.length > 1 ? this.turns.shift() : this.turns[0];
      turn?.(response, seen);
    });
  }
}
