export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Input = Readonly<Record<string, unknown>>;

/** An operation's path, and which of its fields go where. */
export interface Endpoint {
  method: string;
  /** With `{name}` for each path parameter. */
  path: string;
  /** Fields of a mutating call that go into the query. */
  query: readonly string[];
  list: boolean;
  /** Responds without the envelope. */
  raw: boolean;
  /** The body is the raw file; everything that isn't in the path goes into the query. */
  bytes: boolean;
}

/** Parses `METHOD /path/{param}?query,names flag flag`, the format of the operation table. */
export function parseEndpoint(text: string): Endpoint {
  const [method = "", target = "", ...flags] = text.trim().split(/\s+/);
  const [path = "", query = ""] = target.split("?");
  if (!/^[A-Z]+$/.test(method) || !path.startsWith("/"))
    throw new TypeError(`"${text}" is neither an operation nor "METHOD /path".`);
  return {
    method,
    path,
    query: query ? query.split(",") : [],
    list: flags.includes("list"),
    raw: flags.includes("raw"),
    bytes: flags.includes("bytes"),
  };
}

export interface Target {
  /** Path and query, without the origin. */
  url: string;
  body: Record<string, unknown>;
}

/** Distributes a flat input over path, query and body. */
export function distributeInput(endpoint: Endpoint, input: Input): Target {
  const rest: Record<string, unknown> = { ...input };
  const path = fillPath(endpoint.path, rest);
  const isAllQuery = endpoint.method === "GET" || endpoint.bytes;
  const names = isAllQuery ? Object.keys(rest) : endpoint.query;
  const search: Record<string, unknown> = {};
  for (const name of names) {
    search[name] = rest[name];
    delete rest[name];
  }
  return { url: path + queryString(search), body: rest };
}

/** Fills in the path and removes its values from `values`. */
export function fillPath(path: string, values: Record<string, unknown>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null || value === "") throw new TypeError(`The path needs ${name}.`);
    const segment = String(value);
    // `fetch` would resolve these and call another operation.
    if (segment === "." || segment === "..") throw new TypeError(`${name} cannot be "${segment}".`);
    return encodeURIComponent(segment);
  });
  for (const [, name = ""] of path.matchAll(/\{(\w+)\}/g)) delete values[name];
  return filled;
}

/** Omits undefined and null. */
export function queryString(values: Input): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}
