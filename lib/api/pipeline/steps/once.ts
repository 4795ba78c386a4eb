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

/** Refuses a key of the wrong form, and a call that has none where one is needed. */
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

/** What the transaction of a call with a key does for it: the claim comes first, the answer with the rest. */
export class Claim {
  #answer: StoredAnswer | undefined;
  #isHeld = false;

  constructor(private readonly scope: KeyScope) {}

  /** True once the key is known to have been free: then a failure is the call's own. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Of each try's transaction: its first statement. A twin waits there until this call has ended. */
  begin(): () => Write {
    this.#answer = undefined;
    this.#isHeld = false;
    return () => claimKey(this.scope, this.#answer);
  }

  /** Waits for a twin now, before anything else is done. */
  async take({ open }: Pick<Control, "open">): Promise<void> {
    await open();
    this.#isHeld = true;
  }

  /** Keeps the answer: in the claim itself where that has not been sent yet, else by a statement of its own. */
  keep(
    answer: StoredAnswer,
    { isOpen, writeAtEnd }: Pick<Control, "isOpen" | "writeAtEnd">,
    completedWithin = 0,
  ): void {
    this.#answer = answer;
    this.#isHeld = isOpen();
    if (this.#isHeld || completedWithin > 0) writeAtEnd([storeAnswer(this.scope, answer, completedWithin)]);
  }

  /** Puts the whole answer in the place of the provisional one. False when that one has been given to a twin already. */
  complete(answer: StoredAnswer): Promise<boolean> {
    return completeAnswer(this.scope, answer).catch(() => false);
  }
}

/**
 * Lets the work happen once for all calls with the same key. Its first call does it; each further one gets the first
 * one's answer, waits for it, or is refused where it asks for something else. Without a key, and on a dry run, the work
 * is simply done.
 *
 * Nothing is looked up before a key's first call: its claim is an insert that fails where the key is taken. Only what
 * this process has answered itself lately is looked for first.
 */
export async function once(call: Call, work: (claim?: Claim) => Promise<Outcome>): Promise<Outcome> {
  const scope = scopeOf(call);
  if (!scope) return work();
  const known = wasAnsweredHere(scope) ? await findAnswer(scope) : undefined;
  if (known) return replay(call, known);
  const claim = new Claim(scope);
  try {
    return await answered(scope, work(claim));
  } catch (error) {
    if (claim.isHeld) throw error;
    // What went wrong may have been that the same call was made before: then that one's answer is the answer.
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

/** A replay costs an ordinary request; of a price of its own nothing is kept. */
async function replay(call: Call, stored: StoredAnswer): Promise<Outcome> {
  const hasPaid = call.lease !== undefined || call.reserved !== undefined;
  if (paysForRequests(call) && !hasPaid) await payRequest(call);
  call.handedOver.clear();
  settle(call, false);
  return replayed(call, stored);
}
