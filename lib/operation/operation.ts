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
/** Who may call: `api` is keys, sessions and hosts by scope; the others are pages of one kind of person. */
export type Access = "api" | "session" | Door | "public";
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type Shape = z.ZodObject;
/** Path, query or body of an operation that takes nothing there. */
export const Nothing = z.strictObject({});
type Nothing = typeof Nothing;

/** An output that is a list: the verb returns `{ items, nextCursor }`, the wire has `data: [...]`. */
export interface ListOutput<Item extends z.ZodType> {
  list: Item;
}

export const list = <Item extends z.ZodType>(item: Item): ListOutput<Item> => ({ list: item });

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** An output that is a file: the verb returns a `FileAnswer`, the wire has its bytes. Reads alone can have it. */
export interface FileOutput {
  file: { types: readonly string[] };
}

export const file = (types: readonly string[]): FileOutput => ({ file: { types } });

type Output = z.ZodType | ListOutput<z.ZodType> | FileOutput;

/**
 * A body that is a file as it is. Everything else that the call takes stands in its path and its query, and so do
 * `dry_run`, `reason` and `expected_version`. The verb finds it in storage, as `input.upload`.
 */
export interface BytesInput {
  bytes: {
    /** Content types that are taken, and as what the bytes have to be known by looking at them; of text, that it is text. */
    types: readonly string[];
    /** How many bytes at most. */
    most: number;
    /** What the bytes say counts on a dry run too: they lie in storage until it is over. */
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
  /** Keeps the audience in order: whoever moderates this show may call it by their link, without the scope. */
  moderation?: true;
  access?: Access;
  /** For an attendee's page: those who watch an open show without a place may call it as well. */
  withoutPlace?: true;
  /** The least role of a person who calls; without it `viewer` for reads and `member` for the rest. */
  role?: Role;
  effect: Effect;
  params?: P;
  query?: Q;
  /** What the body is; JSON unless it says otherwise. */
  input?: I;
  body?: B;
  /** The shapes of a body that says itself which it has, for telling what would have been right in it. */
  shapes?: (body: unknown) => readonly z.ZodType[];
  output: O;
  status?: 200 | 201 | 202;
  errors?: readonly ErrorCode[];
  /** Build credits reserved before the work; `when` tells from the input whether it applies. */
  cost?: { credits: number; kind: string; when?: (input: never) => boolean };
  /** A limit by the caller's address and the show, for what anybody may do. Wrong calls count like good ones. */
  addressLimit?: "signup";
  /** For what a show's audience does, hundreds at once: limits, audit and repeats of their own. */
  audience?: Audience;
  /** Its bodies are left out of the request log: they are all about one person, who may ask to be forgotten. */
  unlogged?: boolean;
  /** No charge at all, not even that of an ordinary request. */
  free?: boolean;
  /** Every call is answered with this error: the operation stands in the table, and says what to do instead. */
  refuses?: ErrorCode;
  /** When a call mails people, and so needs `send: true` and the scope `communications:send`. */
  sends?: Sends;
  /** Takes `expected_version` and answers with `meta.version`. */
  versioned?: boolean;
  /** `/v1` demands an Idempotency-Key. Defaults to true for POST mutations. */
  keyRequired?: boolean;
  /** The name on the wire, when two declarations serve one operation on different prefixes. */
  operationId?: string;
  /** Takes and gives YAML as well, where the caller asks for it; errors are JSON all the same. */
  yaml?: true;
  /** Answers with the output as it is, without the envelope (OpenAPI documents). */
  raw?: boolean;
  /** What agents should know beyond what the rest of the declaration says. */
  mcp?: {
    /** Overrules what follows from effect and method: whether a call can undo or overwrite what is there. */
    destructive?: boolean;
    /**
     * Whether a call that is no POST makes something anew each time it is made, such as a row in a list; then a repeat is
     * taken for the same call. Looks at input that nobody has checked.
     */
    creates?: (input: Record<string, unknown>) => boolean;
    /** Members of the answer that short answers leave out, because most callers never look at them. */
    omits?: readonly string[];
    /** When another tool is the better choice, as one sentence. */
    notFor?: string;
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

/** Declares one operation; everything else about it is derived from this. */
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
  if ("file" in declaration.output && declaration.effect !== "read")
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

/** Names each operation by its key. */
export function contract<T extends Record<string, unknown>>(operations: T): T {
  for (const [id, op] of Object.entries(operations)) (op as Operation).id = id;
  return operations;
}

type BodyOf<Op> = Op extends Operation<Shape, Shape, infer B, Output> ? z.output<B> : never;

type UploadOf<Op> = Op extends { input: BytesInput } ? { upload: Upload } : unknown;

/** An empty shape reads as `Record<string, never>`, which would turn every other field into `never`. */
export type Given<T> = [T] extends [Record<string, never>] ? unknown : T;

/** What a verb receives: path parameters, query and body in one flat object, and the file that came as its body. */
export type InputOf<Op> =
  Op extends Operation<infer P, infer Q, z.ZodType, Output>
    ? Given<z.output<P>> & Given<z.output<Q>> & Given<BodyOf<Op>> & UploadOf<Op>
    : never;

/** What a verb returns. */
export type OutputOf<Op> =
  Op extends Operation<Shape, Shape, z.ZodType, infer O>
    ? O extends ListOutput<infer Item>
      ? Page<z.input<Item>>
      : O extends FileOutput
        ? FileAnswer
        : O extends z.ZodType
          ? z.input<O>
          : never
    : never;

export type Prefixed = "/v1" | "/api/v1" | "/api/app";

export const leastRole = (op: Operation): Role => op.role ?? (isMutation(op) ? "member" : "viewer");

/** The address prefixes that an operation answers on. */
export function prefixesOf(op: Operation): Prefixed[] {
  if (op.prefix === "both") return ["/v1", "/api/v1"];
  return [op.prefix === "v1" ? "/v1" : op.prefix === "legacy" ? "/api/v1" : "/api/app"];
}

export const isMutation = (op: Operation): boolean => op.effect !== "read";

/** What the body of a call may be that is a file; undefined where it is JSON. */
export const bytesOf = ({ input }: Operation): BytesInput["bytes"] | undefined =>
  input === "json" ? undefined : input.bytes;

/** The schema of one answer, or of one item of a list; undefined where the answer is a file. */
export function schemaOf({ output }: Operation): z.ZodType | undefined {
  if ("file" in output) return undefined;
  return "list" in output ? output.list : output;
}

/** Whether a call on this prefix must, may or need not carry an Idempotency-Key. */
export function keyRule(op: Operation, prefix: Prefixed): "required" | "optional" | "none" {
  if (!isMutation(op)) return "none";
  return op.keyRequired && prefix === "/v1" ? "required" : "optional";
}
