import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { env } from "@/lib/platform/runtime/env";

/** What the stub was asked. */
interface AskedOfStub {
  system: string;
  prompt: string;
  /** `json_schema` or `json_object`. */
  format: string;
  schema: string;
}

type Respond = (asked: AskedOfStub, response: ServerResponse) => void;

/** A chat endpoint that answers what a test wants. */
export class StubLanguageModel {
  readonly asked: AskedOfStub[] = [];
  #respond: Respond = () => {};
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk) => (body += chunk));
      request.on("end", () => {
        const { messages, response_format: format } = JSON.parse(body);
        const asked: AskedOfStub = {
          system: messages[0].content,
          prompt: messages[1].content,
          format: format.type,
          schema: format.json_schema?.name ?? "",
        };
        this.asked.push(asked);
        this.#respond(asked, response);
      });
    });
  }

  static async start(): Promise<StubLanguageModel> {
    const stub = new StubLanguageModel();
    await new Promise<void>((resolve) => stub.#server.listen(0, "127.0.0.1", resolve));
    return stub;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** Makes it the configured model of this process. */
  configure(): void {
    env().LLM_BASE_URL = this.baseUrl;
  }

  /** The next requests are answered with this. */
  respond(respond: Respond): void {
    this.asked.length = 0;
    this.#respond = respond;
  }

  /** Answers with JSON, of the same shape for all requests or for each. */
  answer(value: unknown | ((asked: AskedOfStub) => unknown)): void {
    this.respond((asked, response) =>
      send(response, completion(JSON.stringify(typeof value === "function" ? value(asked) : value))),
    );
  }

  /** Answers one after the other; the last one repeats. */
  inOrder(...all: Respond[]): void {
    let next = 0;
    this.respond((asked, response) => all[Math.min(next++, all.length - 1)]?.(asked, response));
  }

  stop(): void {
    env().LLM_BASE_URL = undefined;
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

export function completion(content: string, finish = "stop"): string {
  return JSON.stringify({
    id: "x",
    object: "chat.completion",
    created: 1,
    model: "m",
    choices: [{ index: 0, finish_reason: finish, message: { role: "assistant", content } }],
    usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
  });
}

export function send(
  response: ServerResponse,
  body: string,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  response.end(body);
}
