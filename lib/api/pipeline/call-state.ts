import type { Readable } from "node:stream";
import type { FileAnswer } from "@/lib/operation/file-answer";
import type { VerbRun } from "@/lib/operation/make-ctx";
import type { Operation } from "@/lib/operation/operation";
import type { Problem } from "@/lib/operation/problem";
import type { ReservationEnd, Reserved } from "@/lib/platform/money/budget";
import type { Lease } from "@/lib/platform/money/request-lease";
import type { Principal } from "@/lib/platform/security/principal";
import type { AnsweredFile } from "../wire/answer-file";
import type { Parsed, RawInput } from "./steps/parse";

export interface CallMeta {
  requestId: string;
  method: string;
  /** The concrete path, with its prefix and without its query. */
  path: string;
  idempotencyKey: string | undefined;
  /** One of http, dashboard, studio, mcp, system. */
  source: string;
  tool?: string;
  /**
   * Sends a file, whole or in the range that the caller requests. Without it, the file is the outcome's
   * `data`.
   */
  sendFile?: (file: FileAnswer) => Promise<AnsweredFile>;
  /** The caller wants a list as lines, if the operation can send it that way. */
  asLines?: boolean;
}

export interface Outcome {
  status: number;
  body: string;
  headers: Record<string, string>;
  problem?: Problem;
  /** The verb's result, for callers in this process. */
  data?: unknown;
  /** `meta.next_cursor`, of a response with a list in it. */
  nextCursor?: string | null;
  /** `Set-Cookie` values for the visitor's browser. */
  cookies?: string[];
  /** Sent instead of `body`. */
  stream?: Readable;
}

/** State of one call on its way through the pipeline. */
export interface Call {
  op: Operation;
  principal: Principal;
  meta: CallMeta;
  read: () => Promise<RawInput>;
  headers: Record<string, string>;
  raw?: RawInput;
  parsed?: Parsed;
  /** Where the call's ordinary request was taken from, unless it was reserved with the rest. */
  lease?: Lease;
  reserved?: Reserved;
  verbRun?: VerbRun;
  /** What it costs apart from the ordinary request, in micro-dollars. */
  buildMicros: number;
  /** The parts of that, by what they're for. */
  builds: readonly { kind: string; costMicros: number }[];
  handedOver: Set<string>;
  released: Set<string>;
  ends: ReservationEnd[];
  replayed: boolean;
}
