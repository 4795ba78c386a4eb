import { fingerprint } from "@/lib/operation/canonical";
import type { Operation } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import type { Control } from "@/lib/platform/database/db";
import type { Write } from "@/lib/platform/database/db-unit";
import type { Call, CallMeta, Outcome } from "../call-state";
import { replayed } from "./answer";
import { payRequest, paysForRequests, settle } from "./pay";
import {
  claimKey,
  completeAnswer,
  deleteExpired,
  findAnswer,
  inProgress,
  type KeyScope,
  KeyTaken,
  rememberAnswer,
  type StoredAnswer,
  storeAnswer,
  wasAnsweredHere,
} from "./stored-answers";

const VISIBLE_ASCII = /^[\x21-\x7e]{1,200}$/;

/** Refuses a malformed key, and a call without a key that needs one. */
export function checkKey({
  op,
  meta,
}: {
  op: Operation;
  meta: Pick<CallMeta, "path" | "idempotencyKey">;
}): void {
  const { idempotencyKey: header } = meta;
  if (op.effect === "read") return;
  if (header === undefined) {
    if (!op.keyRequired || !meta.path.startsWith("/v1/")) return;
    throw new Problem("validation_error", "Add an Idempotency-Key header.", {
      "Idempotency-Key": "required",
    });
  }
  if (VISIBLE_ASCII.test(header)) return;
  const code = header.length > 200 ? "too_long" : header.length === 0 ? "too_short" : "invalid";
  throw new Problem("validation_error", "An Idempotency-Key must be 1 to 200 visible ASCII characters.", {
    "Idempotency-Key": code,
  });
}

/** A keyed call's part in its transaction: the claim comes first, the response with the rest. */
export class Claim {
  #answer: StoredAnswer | undefined;
  #isHeld = false;

  constructor(private readonly scope: KeyScope) {}

  /** True once the key is known to have been free. From then on, a failure is the call's own. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /**
   * Returns the first statement of each attempt's transaction. A concurrent call with the same key waits
   * there until this one ends.
   */
  begin(): () => Write {
    this.#answer = undefined;
    this.#isHeld = false;
    return () => claimKey(this.scope, this.#answer);
  }

  /** Claims the key now, before anything else, and waits for a concurrent call with the same key. */
  async take({ open }: Pick<Control, "open">): Promise<void> {
    await open();
    this.#isHeld = true;
  }

  /**
   * Stores the response: in the claim, if that has not been sent yet, otherwise with a statement of its own.
   */
  keep(
    answer: StoredAnswer,
    { isOpen, writeAtEnd }: Pick<Control, "isOpen" | "writeAtEnd">,
    completedWithin = 0,
  ): void {
    this.#answer = answer;
    this.#isHeld = isOpen();
    if (this.#isHeld || completedWithin > 0) writeAtEnd([storeAnswer(this.scope, answer, completedWithin)]);
  }

  /**
   * Replaces the provisional response with the complete one. False if the provisional one has already been
   * replayed.
   */
  complete(answer: StoredAnswer): Promise<boolean> {
    return completeAnswer(this.scope, answer).catch(() => false);
  }
}

/**
 * Runs the work once for all calls with the same key. The first call runs it. Later ones wait for its
 * response and return it, or are refused if their request differs. Without a key, and on a dry run, the work
 * simply runs.
 *
 * Nothing is looked up before a key's first call: its claim is an insert that fails if the key is taken. Only
 * responses that this process returned recently are looked up first, and those of calls whose work costs something
 * before it gets to the claim.
 */
export async function once(
  call: Call,
  work: (claim?: Claim) => Promise<Outcome>,
  isCostly = false,
): Promise<Outcome> {
  const scope = scopeOf(call);
  if (!scope) return work();
  const known = isCostly || wasAnsweredHere(scope) ? await findAnswer(scope) : undefined;
  if (known) return replay(call, known);
  const claim = new Claim(scope);
  try {
    return await answered(scope, work(claim));
  } catch (error) {
    if (claim.isHeld) throw error;
    // The error may be due to an earlier identical call. If so, that call's response is the response.
    const stored = await findAnswer(scope);
    if (stored) return replay(call, stored);
    if (!(error instanceof KeyTaken)) throw error;
    if (!(await deleteExpired(scope))) throw inProgress(1);
    return answered(scope, work(new Claim(scope)));
  }
}

function scopeOf({ op, principal, meta, raw, parsed }: Call): KeyScope | undefined {
  const { idempotencyKey: key, method, path } = meta;
  if (key === undefined || parsed?.controls.dryRun || op.audience?.replay === "own") return undefined;
  const { workspaceId, environment } = principal;
  const print = fingerprint({ query: raw?.query, body: raw?.body ?? null });
  return { workspaceId, environment, method, path, key, fingerprint: print };
}

async function answered(scope: KeyScope, work: Promise<Outcome>): Promise<Outcome> {
  const outcome = await work;
  rememberAnswer(scope, outcome);
  return outcome;
}

/** A replay costs an ordinary request. The operation's own price is released. */
async function replay(call: Call, stored: StoredAnswer): Promise<Outcome> {
  const hasPaid = call.lease !== undefined || call.reserved !== undefined;
  if (paysForRequests(call) && !hasPaid) await payRequest(call);
  call.handedOver.clear();
  settle(call, false);
  return replayed(call, stored);
}
