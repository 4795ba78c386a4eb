import { Agent, request } from "undici";

const IDLE_MS = 30_000;

/** What a failed call tells: its status, and the server's own code where it has one. */
class CallFailed extends Error {
  constructor(
    readonly status: number,
    readonly code: unknown,
  ) {
    super("The room server refused a call.");
  }
}

/**
 * Calls of the room server's interface, in the place of the SDK's own: that one fetches, whose streams and signals take
 * ten times as much of a process as the call itself.
 */
export class KeptCalls {
  readonly #origin: string;
  readonly #agent = new Agent({ keepAliveTimeout: IDLE_MS });

  constructor(
    url: string,
    private readonly seconds: number,
  ) {
    this.#origin = url.replace(/\/$/, "");
  }

  /** As the SDK calls it. */
  async request(
    service: string,
    method: string,
    data: unknown,
    headers: Record<string, string>,
  ): Promise<unknown> {
    const { statusCode, body } = await request(`${this.#origin}/twirp/livekit.${service}/${method}`, {
      method: "POST",
      dispatcher: this.#agent,
      signal: AbortSignal.timeout(this.seconds * 1_000),
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(data),
    });
    const text = await body.text();
    if (statusCode < 300) return JSON.parse(text);
    throw new CallFailed(statusCode, codeOf(text));
  }
}

/** Of an answer that may be anything. */
function codeOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { code?: unknown } | null)?.code;
  } catch {
    return undefined;
  }
}
