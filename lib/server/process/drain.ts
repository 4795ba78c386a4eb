import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Requests already on their way over a persistent connection still get a response. */
const LINGER_MS = 300;
const LOOK_MS = 50;
const FAREWELL_MS = 500;

/**
 * Tracks a server's connections, so that it can stop without cutting responses and without waiting for idle
 * connections. (`server.closeIdleConnections` ignores those that never carried a request.)
 */
export class Connections {
  readonly #server: Server;
  readonly #open = new Map<Socket, Set<ServerResponse>>();
  readonly #ended = new WeakMap<Socket, number>();
  #draining = false;

  constructor(server: Server) {
    this.#server = server;
    server.on("connection", (socket: Socket) => {
      this.#open.set(socket, new Set());
      socket.once("close", () => this.#open.delete(socket));
    });
    server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
      const answers = this.#open.get(request.socket);
      answers?.add(response);
      response.once("close", () => answers?.delete(response));
      if (this.#draining) response.setHeader("Connection", "close");
    });
  }

  /**
   * Stops accepting connections, lets every response finish, and closes idle connections.
   * @param lingerMs how long idle connections stay open, for requests in transit
   * @returns how many connections were cut because they took longer than `patienceMs`
   */
  async drain(patienceMs: number, lingerMs = LINGER_MS): Promise<number> {
    const until = performance.now() + patienceMs;
    this.#draining = true;
    // Not `server.close()`, which would cut idle connections at once, including those with a request in
    // transit.
    NetServer.prototype.close.call(this.#server);
    for (const answer of this.#answers()) if (!answer.headersSent) answer.setHeader("Connection", "close");
    await sleep(Math.min(lingerMs, patienceMs));
    while (this.#open.size > 0 && performance.now() < until) {
      for (const [socket, answers] of this.#open) if (answers.size === 0) this.#close(socket);
      await sleep(LOOK_MS);
    }
    const cut = this.#answers().length;
    for (const socket of this.#open.keys()) socket.destroy();
    return cut;
  }

  /** Nothing more can be sent over it. Doesn't wait for a client that keeps its half open. */
  #close(socket: Socket): void {
    const now = performance.now();
    const endedAt = this.#ended.get(socket);
    if (endedAt === undefined) {
      this.#ended.set(socket, now);
      socket.end();
    } else if (socket.writableFinished && now - endedAt > FAREWELL_MS) socket.destroy();
  }

  #answers(): ServerResponse[] {
    return [...this.#open.values()].flatMap((answers) => [...answers]);
  }
}
