import type { Workbench } from "@/lib/operation/make-ctx";
import type { Operation } from "@/lib/operation/operation";
import type { Problem } from "@/lib/operation/problem";
import type { ReservationEnd, Reserved } from "@/lib/platform/money/budget";
import type { Lease } from "@/lib/platform/money/request-lease";
import type { Principal } from "@/lib/platform/security/principal";
import type { Parsed, RawInput } from "./steps/parse";

export interface CallMeta {
  requestId: string;
  method: string;
  /** The concrete path, with prefix and without query. */
  path: string;
  idempotencyKey: string | undefined;
  /** http, dashboard, studio, mcp, system */
  source: string;
  tool?: string;
}

export interface Outcome {
  status: number;
  body: string;
  headers: Record<string, string>;
  problem?: Problem;
  /** The verb's own answer, for callers in this process. */
  data?: unknown;
  /** `Set-Cookie` values for the visitor's browser. */
  cookies?: string[];
}

/** State of one call on its way through the steps. */
export interface Call {
  op: Operation;
  principal: Principal;
  meta: CallMeta;
  read: () => Promise<RawInput>;
  headers: Record<string, string>;
  raw?: RawInput;
  parsed?: Parsed;
  /** What the call's ordinary request was taken from, unless it was reserved with the rest. */
  lease?: Lease;
  reserved?: Reserved;
  bench?: Workbench;
  handedOver: Set<string>;
  ends: ReservationEnd[];
  replayed: boolean;
}
