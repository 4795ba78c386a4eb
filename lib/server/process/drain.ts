import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Requests already on their way over a kept connection are still answered. */
const LINGER_MS = 300;
const LOOK_MS = 50;
const FAREWELL_MS = 500;

/**
 * Follows the connections of a server, so that it can end without cutting an answer and without waiting for
 * connections that only wait themselves. (`server.closeIdleConnections` does not count those on which nothing was
 * ever asked.)
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
   * Takes no new connections, lets every answer under way finish, and closes what is idle.
   * @param lingerMs for how long what is idle is left open, for requests that are in the wire
   * @returns how many connections were cut because they took longer than `patienceMs`
   */
  async drain(patienceMs: number, lingerMs = LINGER_MS): Promise<number> {
    const until = performance.now() + patienceMs;
    this.#draining = true;
    // Not `server.close()`, which would cut idle connections at once, those with a request in the wire among them.
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

  /** Nothing can be answered over it any more; a caller who keeps their half open is not waited for. */
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
