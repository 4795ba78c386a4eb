import type { RawInput } from "@/lib/api/pipeline/steps/parse";
import { fingerprint } from "@/lib/operation/canonical";
import type { Operation } from "@/lib/operation/operation";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import type { Principal } from "@/lib/platform/security/principal";

const WINDOW_MS = 60_000;

/**
 * The idempotency key of a call that brought none. Creating the same thing again within one to two minutes is taken for
 * a retry of a lost answer. Changes that end in the same state by themselves, and commands to a running show, which are
 * repeated on purpose ("next slide"), get a key of their own each time.
 */
export async function deriveKey(
  op: Operation,
  principal: Principal,
  path: string,
  raw: RawInput,
  now = Date.now(),
): Promise<string> {
  if (op.effect === "live" || op.method !== "POST") return newId("mcp");
  const call = { actor: principal.actor.id, operation: op.id, path, query: raw.query, body: raw.body };
  const keyIn = (window: number) => `mcp-${fingerprint({ ...call, window }).slice(0, 40)}`;
  const window = Math.floor(now / WINDOW_MS);
  const former = keyIn(window - 1);
  return (await isUsed(op, principal, path, former)) ? former : keyIn(window);
}

async function isUsed(op: Operation, principal: Principal, path: string, key: string): Promise<boolean> {
  const { workspaceId, environment } = principal;
  const record = { workspaceId, environment, method: op.method, path, key };
  const found = await db().idempotencyRecord.findUnique({
    where: { workspaceId_environment_method_path_key: record },
    select: { key: true },
  });
  return found !== null;
}
