import type { DataOf } from "@/lib/operation/operation";
import { newId } from "@/lib/platform/runtime/ids";
import type { Principal } from "@/lib/platform/security/principal";
import type { CONTRACTS, OperationId } from "../registry/contracts";
import { operationById } from "../registry/registry";
import { execute } from "./execute";
import type { RawInput } from "./steps/parse";

type Contracts = typeof CONTRACTS;

interface Called<Id extends OperationId> {
  data: DataOf<Contracts[Id]>;
  version: number | undefined;
  /** `meta.next_cursor`. */
  nextCursor: string | null;
  cookies: string[];
}

/**
 * Calls an operation in this process, through the same steps as over HTTP. For pages that read and for forms
 * that work without JavaScript. `raw` is the unchecked request.
 * @throws Problem that the API would have returned
 */
export async function call<Id extends OperationId>(
  id: Id,
  principal: Principal,
  raw: Partial<RawInput>,
): Promise<Called<Id>> {
  const op = operationById(id);
  const requestId = newId("req");
  const outcome = await execute(
    op,
    principal,
    { params: raw.params ?? {}, query: raw.query ?? {}, body: raw.body },
    {
      requestId,
      method: op.method,
      path: `/api/app${op.path}`,
      idempotencyKey: undefined,
      source: "page",
    },
  );
  if (outcome.problem) throw Object.assign(outcome.problem, { requestId });
  const version = Number(outcome.headers.ETag?.slice(1, -1)) || undefined;
  const { nextCursor = null, cookies = [] } = outcome;
  return { data: outcome.data as DataOf<Contracts[Id]>, version, nextCursor, cookies };
}
