import { type Method, type Operation, prefixesOf } from "@/lib/operation/operation";
import { tidyPath } from "../wire/tidy-path";

interface Node {
  fixed: Map<string, Node>;
  param?: { name: string; node: Node };
  operations: Map<string, Operation>;
}

export type Match =
  /** `path` is the canonical form of the requested path. It names the call in logs and for idempotency. */
  | { kind: "found"; operation: Operation; params: Record<string, string>; path: string }
  | { kind: "wrong_method"; allow: (Method | "HEAD")[] }
  | { kind: "unknown" };

const makeNode = (): Node => ({ fixed: new Map(), operations: new Map() });

export interface Matcher {
  match(method: string, path: string): Match;
  /** Returns the declared path that a nearly correct one probably means. */
  nearest(path: string): string | undefined;
}

/** Builds the lookup once. Declaring a path twice is a programming error. */
export function makeMatcher(operations: readonly Operation[]): Matcher {
  const root = makeNode();
  for (const op of operations) for (const prefix of prefixesOf(op)) insert(root, `${prefix}${op.path}`, op);
  return {
    match: (method, path) => find(root, method, path),
    nearest: (path) => nearest(root, path) ?? nearest(root, underOtherPrefix(path)),
  };
}

function insert(root: Node, path: string, op: Operation): void {
  let node = root;
  for (const part of path.split("/").filter(Boolean)) {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name) {
      node.param ??= { name, node: makeNode() };
      if (node.param.name !== name)
        throw new Error(`${op.id}: {${name}} is called {${node.param.name}} elsewhere`);
      node = node.param.node;
    } else {
      const next = node.fixed.get(part) ?? makeNode();
      node.fixed.set(part, next);
      node = next;
    }
  }
  if (node.operations.has(op.method)) throw new Error(`${op.method} ${path} is declared twice`);
  node.operations.set(op.method, op);
}

function find(root: Node, method: string, path: string): Match {
  const params: Record<string, string> = {};
  let node = root;
  let spelled = "";
  for (const part of path.replace(/^\//, "").replace(/\/$/, "").split("/")) {
    const fixed = node.fixed.get(part);
    if (fixed) {
      node = fixed;
      spelled += `/${part}`;
    } else if (node.param && part !== "") {
      const value = oneSpelling(decodeURIComponent(part));
      params[node.param.name] = value;
      node = node.param.node;
      spelled += `/${encodeURIComponent(value)}`;
    } else return { kind: "unknown" };
  }
  // HEAD returns the headers of the same response.
  const found = node.operations.get(method === "HEAD" ? "GET" : method);
  if (found) return { kind: "found", operation: found, params, path: spelled };
  if (node.operations.size === 0) return { kind: "unknown" };
  return { kind: "wrong_method", allow: allowed([...node.operations.keys()] as Method[]) };
}

const allowed = (methods: Method[]): (Method | "HEAD")[] =>
  methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** PostgreSQL accepts a UUID in upper or lower case. All other names are case-sensitive. */
export const oneSpelling = (name: string): string => (UUID.test(name) ? name.toLowerCase() : name);

/** Some operations exist under one prefix only. */
const underOtherPrefix = (path: string): string =>
  path.startsWith("/api/v1") ? path.slice("/api".length) : `/api${path}`;

function nearest(root: Node, path: string): string | undefined {
  let node = root;
  let spelled = "";
  for (const part of tidyPath(path).slice(1).split("/")) {
    const word = part.replace(/;.*$|\.+$/, "").toLowerCase();
    const fixed = node.fixed.get(word);
    spelled += `/${fixed ? word : part}`;
    if (fixed) node = fixed;
    else if (node.param) node = node.param.node;
    else return undefined;
  }
  return node.operations.size > 0 ? spelled : undefined;
}
