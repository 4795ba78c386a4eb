import { call } from "@/lib/api/pipeline/call";
import type { RawInput } from "@/lib/api/pipeline/steps/parse";
import type { CONTRACTS, OperationId } from "@/lib/api/registry/contracts";
import type { DataOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import type { Environment } from "@/lib/platform/security/principal";
import { inTurn } from "./in-turn";
import { viewerPrincipal } from "./viewer";

export interface ReadProblem {
  code: string;
  message: string;
  /** Whether the same read may succeed later. */
  retryable?: boolean | undefined;
  requestId?: string | undefined;
  fields?: Record<string, string> | undefined;
}

export type Read<Id extends OperationId> =
  | {
      data: DataOf<(typeof CONTRACTS)[Id]>;
      /**
       * Version of a single versioned resource. Sent back with a change, so that no one's change is
       * overwritten unseen.
       */
      version?: number | undefined;
      /** Of a response in which one member is a list. */
      nextCursor?: string | null;
      problem?: undefined;
    }
  | { data?: undefined; problem: ReadProblem };

/** Reads through an operation as the viewer. What the API would refuse is returned as a value to show. */
export async function read<Id extends OperationId>(
  environment: Environment,
  id: Id,
  raw: Partial<RawInput> = {},
): Promise<Read<Id>> {
  const principal = await viewerPrincipal(environment);
  if (!principal) return { problem: { code: "account_inactive", message: "This workspace is inactive." } };
  try {
    const { data, version, nextCursor } = await inTurn(() => call(id, principal, raw));
    return { data, version, nextCursor };
  } catch (error) {
    if (error instanceof Problem)
      return {
        problem: {
          code: error.code,
          message: error.message,
          retryable: error.retryable,
          requestId: error.requestId,
          fields: error.fields,
        },
      };
    throw error;
  }
}
