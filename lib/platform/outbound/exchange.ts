import type { Agent, Dispatcher } from "undici";

/** What to send, and how much of the response to wait for and how long. */
interface Exchange {
  origin: string;
  path: string;
  method: "GET" | "HEAD" | "POST" | "PUT" | "DELETE";
  headers: Record<string, string>;
  body: string | Uint8Array | null;
  totalMs: number;
  maxBytes: number;
}

interface Exchanged {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The whole exchange took too long. */
export class TooLate extends Error {}

/**
 * Sends one request and reads the beginning of its response. Uses the dispatcher directly: without streams
 * and abort signals it costs a third of `request()`, and deliveries come by the thousand. A response that is
 * too long or too late ends the connection.
 */
export function exchange(agent: Agent, wanted: Exchange): Promise<Exchanged> {
  const { totalMs, maxBytes, ...options } = wanted;
  return new Promise((resolve, reject) => {
    const receiving = new Receiving(maxBytes, resolve, reject);
    const timer = setTimeout(() => receiving.end(new TooLate()), totalMs);
    receiving.onSettled = () => clearTimeout(timer);
    try {
      agent.dispatch({ ...options, headersTimeout: totalMs, bodyTimeout: totalMs }, receiving);
    } catch (error) {
      receiving.end(error as Error);
    }
  });
}

class Receiving implements Dispatcher.DispatchHandler {
  onSettled: () => void = () => undefined;
  private controller: Dispatcher.DispatchController | undefined;
  private settled = false;
  private status = 0;
  private headers: Record<string, string> = {};
  private chunks: Buffer[] = [];
  private size = 0;

  constructor(
    private readonly maxBytes: number,
    private readonly resolve: (answer: Exchanged) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  /** Gives up. The connection is closed as soon as there is one. */
  end(error: Error): void {
    if (!this.settle()) return;
    this.controller?.abort(error);
    this.reject(error);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.settled) controller.abort(new TooLate());
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    // An interim response is followed by the real one.
    if (status < 200) return;
    this.status = status;
    this.headers = plain(headers);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.settled) return;
    this.chunks.push(chunk);
    this.size += chunk.length;
    if (this.size < this.maxBytes) return;
    this.give();
    controller.abort(new Error("longer than wanted"));
  }

  onResponseEnd(): void {
    this.give();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.settle()) this.reject(error);
  }

  private give(): void {
    if (!this.settle()) return;
    const body = Buffer.concat(this.chunks).subarray(0, this.maxBytes);
    this.resolve({ status: this.status, headers: this.headers, body });
  }

  private settle(): boolean {
    if (this.settled) return false;
    this.settled = true;
    this.onSettled();
    return true;
  }
}

function plain(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const made: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) made[name] = Array.isArray(value) ? value.join(", ") : value;
  return made;
}
