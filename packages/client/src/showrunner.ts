import type { Result } from "./answer";
import { distributeInput, type Input, parseEndpoint } from "./endpoint";
import { type FilePart, takeFile } from "./file-body";
import { OPERATIONS } from "./generated/operations";
import type { Inputs, Methods, OperationId, Outputs } from "./generated/types";
import { Listing } from "./listing";
import { type CallOptions, checkedBaseUrl, checkedKey, type ShowrunnerOptions } from "./options";
import { type Fetch, send } from "./send";

/** Timeout of an attempt that uploads a file, unless the call sets another. In milliseconds. */
const FILE_TIMEOUT_MS = 600_000;

class Client {
  /** The base URL of all calls. */
  readonly baseUrl: string;
  readonly #headers: Record<string, string>;
  readonly #fetch: Fetch;
  readonly #maxRetries: number;
  readonly #timeoutMs: number;

  constructor(options: ShowrunnerOptions) {
    this.baseUrl = checkedBaseUrl(options.baseUrl);
    this.#headers = { ...options.headers, Authorization: `Bearer ${checkedKey(options)}` };
    // Browsers reject their own `fetch` when it's called as a method of another object.
    this.#fetch = options.fetch ?? ((url, init) => fetch(url, init));
    this.#maxRetries = options.maxRetries ?? 2;
    this.#timeoutMs = options.timeoutMs ?? 30_000;
  }

  /**
   * Calls an operation by its id, or any path as `"POST /v1/…/{param}"`: inputs that aren't in the path go
   * into the query of a GET and into the body of everything else.
   */
  request<Id extends OperationId>(
    operation: Id,
    ...rest: Partial<Inputs[Id]> extends Inputs[Id]
      ? [input?: Inputs[Id], options?: CallOptions]
      : [input: Inputs[Id], options?: CallOptions]
  ): Promise<Result<Outputs[Id]>>;
  request<Data = unknown>(
    endpoint: `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`,
    input?: Input,
    options?: CallOptions,
  ): Promise<Result<Data>>;
  request(operation: string, input: unknown = {}, options: CallOptions = {}): Promise<Result<unknown>> {
    const known = Object.hasOwn(OPERATIONS, operation) ? OPERATIONS[operation as OperationId] : operation;
    return this.#call(known, input as Input, options);
  }

  async #call(operation: string, input: Input, options: CallOptions): Promise<Result<unknown>> {
    const endpoint = parseEndpoint(operation);
    const changing = endpoint.method !== "GET";
    const { file, rest } = endpoint.bytes ? takeFile(input) : { file: undefined, rest: input };
    const given = changing && options.dryRun ? { ...rest, dry_run: true } : rest;
    const { url, body } = distributeInput(endpoint, given);
    const empty = Object.keys(body).length === 0 && endpoint.method === "DELETE";
    return send(
      {
        method: endpoint.method,
        url: this.baseUrl + url,
        headers: { ...this.#headers, ...options.headers },
        body: changing && !empty ? body : undefined,
        file,
        idempotencyKey: options.idempotencyKey,
        raw: endpoint.raw,
      },
      {
        fetch: this.#fetch,
        maxRetries: options.maxRetries ?? this.#maxRetries,
        timeoutMs: options.timeoutMs ?? (file ? Math.max(this.#timeoutMs, FILE_TIMEOUT_MS) : this.#timeoutMs),
        signal: options.signal,
      },
    );
  }
}

for (const [id, text] of Object.entries(OPERATIONS)) {
  const { list, bytes } = parseEndpoint(text);
  if (bytes) {
    const send = function (
      this: Client,
      body: FilePart["bytes"],
      input: Input = {},
      options: CallOptions = {},
    ) {
      return this.request(id as OperationId, { ...input, body } as never, options);
    };
    Object.defineProperty(Client.prototype, id, { value: send, writable: true, configurable: true });
    continue;
  }
  const method = function (this: Client, input: Input = {}, options: CallOptions = {}) {
    const call = (more?: Input) => this.request(id as OperationId, { ...input, ...more } as never, options);
    return list
      ? new Listing((cursor) => call(cursor === undefined ? undefined : { cursor }) as never)
      : call();
  };
  Object.defineProperty(Client.prototype, id, { value: method, writable: true, configurable: true });
}

/** The API, with one method per operation. Safe to share and reuse. */
export type Showrunner = Client & Methods;

export const Showrunner = Client as unknown as { new (options: ShowrunnerOptions): Showrunner };
