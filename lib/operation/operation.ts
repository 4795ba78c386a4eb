import { z } from "zod";
import type { Scope } from "@/lib/platform/security/principal";
import type { Role } from "@/lib/platform/security/roles";
import type { Door } from "@/lib/stage/show-roles";
import type { Audience } from "./audience";
import type { ErrorCode } from "./errors";
import type { FileAnswer } from "./file-answer";
import type { Sends } from "./sends";
import type { Upload } from "./upload";

export type Effect = "read" | "write" | "send" | "live";
export type Prefix = "v1" | "legacy" | "both" | "app";
/**
 * Who may call: `api` means keys, sessions and hosts by scope; the others are pages for one kind of person.
 */
export type Access = "api" | "session" | Door | "public";
/** A cent of the allowance for sales calls is 0.01 USD, like a build credit. */
type Cost = { credits: number; cents?: never } | { cents: number; credits?: never };

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type Shape = z.ZodObject;
/** The path, query or body of an operation that takes nothing there. */
export const Nothing = z.strictObject({});
type Nothing = typeof Nothing;

/** An output that is a list: the verb returns `{ items, nextCursor }`, the response has `data: [...]`. */
export interface ListOutput<Item extends z.ZodType> {
  list: Item;
}

export const list = <Item extends z.ZodType>(item: Item): ListOutput<Item> => ({ list: item });

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/**
 * A list that callers can also get as one JSON value per line, whatever its length: the verb returns a
 * `Walk`, the response is one page of it or all of it. Only for reads.
 */
export interface LinesOutput<Item extends z.ZodType> extends ListOutput<Item> {
  lines: true;
}

export const listOrLines = <Item extends z.ZodType>(item: Item): LinesOutput<Item> => ({
  list: item,
  lines: true,
});

/** A list's items from the requested position on, read as they are needed. */
export interface Walk<Item> {
  /** The number of items on a page. */
  limit: number;
  items: AsyncIterable<Item>;
  cursorAfter(item: Item): string;
}

/** An output that is a file: the verb returns a `FileAnswer`, the response is its bytes. Only for reads. */
export interface FileOutput {
  file: { types: readonly string[] };
}

export const file = (types: readonly string[]): FileOutput => ({ file: { types } });

type Output = z.ZodType | ListOutput<z.ZodType> | FileOutput;

/**
 * A body that is a raw file. All other input is in the path and the query, including `dry_run`, `reason` and
 * `expected_version`. The verb finds the file in storage, as `input.upload`.
 */
export interface BytesInput {
  bytes: {
    /** Accepted content types. The bytes themselves must be recognizable as one of them, or as text. */
    types: readonly string[];
    /** Maximum number of bytes. */
    most: number;
    /** What a body of type `application/json` holds, if that is one of the types. Its verb checks it. */
    json?: z.ZodType;
    /** Keeps the bytes in storage until the end of a dry run as well, because the verb reads them. */
    readOnDryRun?: true;
  };
}

export const bytes = (given: BytesInput["bytes"]): BytesInput => ({ bytes: given });

type Input = "json" | BytesInput;

interface Declaration<
  P extends Shape,
  Q extends Shape,
  B extends z.ZodType,
  O extends Output,
  I extends Input,
> {
  /** `METHOD /path/{param}`, without the prefix. */
  http: `${Method} /${string}` | `${Method} `;
  prefix: Prefix;
  summary: string;
  description?: string;
  tag: string;
  scope: Scope | "any" | "public";
  /** For moderation: anyone who moderates this show may call it through their link, without the scope. */
  moderation?: true;
  access?: Access;
  /** For attendee pages: people who watch an open show without registering may call it too. */
  withoutPlace?: true;
  /**
   * The lowest role that a member needs to call it. Defaults to `viewer` for reads and `member` for the rest.
   */
  role?: Role;
  effect: Effect;
  params?: P;
  query?: Q;
  /** The type of the body. Defaults to JSON. */
  input?: I;
  body?: B;
  /** The shapes of a body that selects its own shape, for reporting what would be valid in it. */
  shapes?: (body: unknown) => readonly z.ZodType[];
  output: O;
  status?: 200 | 201 | 202;
  errors?: readonly ErrorCode[];
  /**
   * What to reserve before the work: build credits, or cents of the workspace's allowance for sales calls. `when`
   * decides from the input whether they apply, and `condition` says it in words: "when a clip is created".
   */
  cost?: Cost & { kind: string } & (
      | { when(input: never): boolean; condition: string }
      | { when?: never; condition?: never }
    );
  /**
   * A limit by the caller's address and the show or deal, for operations that anyone may call. Failed calls count
   * too.
   */
  addressLimit?: "signup";
  /** For what hundreds of people in a show's audience do at once, with its own limits, audit and replay. */
  audience?: Audience;
  /**
   * Keeps its bodies out of the request log, because they are about one person, who may ask to be forgotten.
   */
  unlogged?: boolean;
  /** The server runs or asks a model before it answers, which can take half a minute: pages wait for it. */
  asksModel?: true;
  /** For bodies with whole transcripts: up to 8 MiB and 100,000 members. The request log doesn't keep them. */
  largeBody?: true;
  /** No charge at all, not even for an ordinary request. */
  free?: boolean;
  /**
   * Every call fails with this error. The operation is declared so that the error can say what to do instead.
   */
  refuses?: ErrorCode;
  /** When a call sends email to people, and so needs `send: true` and the scope `communications:send`. */
  sends?: Sends;
  /** Takes `expected_version` and returns `meta.version`. */
  versioned?: boolean;
  /** Whether `/v1` requires an Idempotency-Key. Defaults to true for POST mutations. */
  keyRequired?: boolean;
  /** The public name, if two declarations serve one operation on different prefixes. */
  operationId?: string;
  /** Accepts and returns YAML too, if the caller requests it. Errors are always JSON. */
  yaml?: true;
  /** Returns the output itself, without the envelope (OpenAPI documents). */
  raw?: boolean;
  /** What agents should know in addition to the rest of the declaration. */
  mcp?: {
    /**
     * Overrides the value derived from effect and method: whether a call can undo or overwrite existing data.
     */
    destructive?: boolean;
    /**
     * Whether a call other than POST creates something each time, such as a row in a list. A repeat then
     * counts as the same call. Receives unchecked input.
     */
    creates?: (input: Record<string, unknown>) => boolean;
    /** Members that short results omit, because most callers never need them. */
    omits?: readonly string[];
    /** When another tool is the better choice, in one sentence. */
    notFor?: string;
    /** Agents can't call it, whatever their key. */
    never?: true;
  };
  examples?: readonly { summary: string; input: Record<string, unknown>; output?: unknown }[];
}

export interface Operation<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends z.ZodType = z.ZodType,
  O extends Output = Output,
  I extends Input = Input,
> extends Omit<
    Declaration<P, Q, B, O, I>,
    "params" | "query" | "input" | "body" | "access" | "status" | "keyRequired"
  > {
  /** Set by `contract()`: the key of the declaration. */
  id: string;
  method: Method;
  path: string;
  params: P;
  query: Q;
  input: I;
  body: B | undefined;
  access: Access;
  status: 200 | 201 | 202;
  keyRequired: boolean;
}

/** Declares an operation. Everything else about it is derived from this. */
export function operation<
  O extends Output,
  P extends Shape = Nothing,
  Q extends Shape = Nothing,
  B extends z.ZodType = Nothing,
  I extends Input = "json",
>(declaration: Declaration<P, Q, B, O, I>): Operation<P, Q, B, O, I> {
  const [method = "GET", path = ""] = declaration.http.split(" ");
  const input = declaration.input ?? ("json" as I);
  if (input !== "json" && (declaration.body || declaration.effect === "read"))
    throw new Error(`${declaration.http}: bytes are the whole body, of a call that changes something`);
  if (("file" in declaration.output || "lines" in declaration.output) && declaration.effect !== "read")
    throw new Error(
      `${declaration.http}: what changes something answers with JSON, which a repeat gets again`,
    );
  return {
    ...declaration,
    id: "",
    method: method as Method,
    path,
    params: declaration.params ?? (Nothing as unknown as P),
    query: declaration.query ?? (Nothing as unknown as Q),
    input,
    body: declaration.body,
    access: declaration.access ?? "api",
    status: declaration.status ?? 200,
    keyRequired: declaration.keyRequired ?? (declaration.effect !== "read" && method === "POST"),
  };
}

/** Sets each operation's id to its key. */
export function contract<T extends Record<string, unknown>>(operations: T): T {
  for (const [id, op] of Object.entries(operations)) (op as Operation).id = id;
  return operations;
}

type BodyOf<Op> = Op extends Operation<Shape, Shape, infer B, Output> ? z.output<B> : never;

type UploadOf<Op> = Op extends { input: BytesInput } ? { upload: Upload } : unknown;

/** An empty shape becomes `Record<string, never>`, which would turn every other field into `never`. */
export type Given<T> = [T] extends [Record<string, never>] ? unknown : T;

/**
 * What a verb receives: path parameters, query and body in one flat object, and the file if the body is one.
 */
export type InputOf<Op> =
  Op extends Operation<infer P, infer Q, z.ZodType, Output>
    ? Given<z.output<P>> & Given<z.output<Q>> & Given<BodyOf<Op>> & UploadOf<Op>
    : never;

/** What a verb returns. */
export type OutputOf<Op> =
  Op extends Operation<Shape, Shape, z.ZodType, infer O>
    ? O extends LinesOutput<infer Item>
      ? Walk<z.input<Item>>
      : O extends ListOutput<infer Item>
        ? Page<z.input<Item>>
        : O extends FileOutput
          ? FileAnswer
          : O extends z.ZodType
            ? z.input<O>
            : never
    : never;

/** What a call in this process returns: the same, except that a walk is one page. */
export type DataOf<Op> = OutputOf<Op> extends Walk<infer Item> ? Page<Item> : OutputOf<Op>;

export type Prefixed = "/v1" | "/api/v1" | "/api/app";

export const lowestRole = (op: Operation): Role => op.role ?? (isMutation(op) ? "member" : "viewer");

/** Returns the path prefixes that an operation is served under. */
export function prefixesOf(op: Operation): Prefixed[] {
  if (op.prefix === "both") return ["/v1", "/api/v1"];
  return [op.prefix === "v1" ? "/v1" : op.prefix === "legacy" ? "/api/v1" : "/api/app"];
}

export const isMutation = (op: Operation): boolean => op.effect !== "read";

/** Returns the rules for a file body, or undefined if the body is JSON. */
export const bytesOf = ({ input }: Operation): BytesInput["bytes"] | undefined =>
  input === "json" ? undefined : input.bytes;

/** Returns the schema of one result or list item, or undefined if the output is a file. */
export function schemaOf({ output }: Operation): z.ZodType | undefined {
  if ("file" in output) return undefined;
  return "list" in output ? output.list : output;
}

/** Returns whether a call on this prefix must, may or can't have an Idempotency-Key. */
export function keyRule(op: Operation, prefix: Prefixed): "required" | "optional" | "none" {
  if (!isMutation(op)) return "none";
  return op.keyRequired && prefix === "/v1" ? "required" : "optional";
}
