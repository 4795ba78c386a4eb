import type { Ctx } from "@/lib/operation/ctx";
import { indexCall } from "./storing/index-call";

/** A call whose lines or speakers changed. */
export interface ChangedCall {
  /** Of its row in `sales_call`. */
  id: string;
  call_id: string;
  version: number;
}

/** Runs in the transaction that stored the call. It may enqueue jobs, and must not compute anything long. */
type AfterStoring = (ctx: Ctx, call: ChangedCall) => Promise<void> | void;

/** What else has to happen with a call that was stored or corrected, such as indexing it. */
export const AFTER_STORING: readonly AfterStoring[] = [indexCall];
