import { type Method, type Operation, prefixesOf } from "@/lib/operation/operation";

interface Node {
  fixed: Map<string, Node>;
  param?: { name: string; node: Node };
  operations: Map<string, Operation>;
}

export type Match =
  | { kind: "found"; operation: Operation; params: Record<string, string> }
  | { kind: "wrong_method"; allow: Method[] }
  | { kind: "unknown" };

const makeNode = (): Node => ({ fixed: new Map(), operations: new Map() });

/** Builds the look-up once; a path declared twice is a programming error. */
export function makeMatcher(operations: readonly Operation[]): (method: string, path: string) => Match {
  const root = makeNode();
  for (const op of operations) for (const prefix of prefixesOf(op)) insert(root, `${prefix}${op.path}`, op);
  return (method, path) => find(root, method, path);
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
  for (const part of path.replace(/^\//, "").replace(/\/$/, "").split("/")) {
    const fixed = node.fixed.get(part);
    if (fixed) node = fixed;
    else if (node.param && part !== "") {
      params[node.param.name] = decodeURIComponent(part);
      node = node.param.node;
    } else return { kind: "unknown" };
  }
  const found = node.operations.get(method);
  if (found) return { kind: "found", operation: found, params };
  if (node.operations.size === 0) return { kind: "unknown" };
  return { kind: "wrong_method", allow: [...node.operations.keys()] as Method[] };
}
