import type { OperationId } from "@/lib/api/registry/contracts";
import { operationById } from "@/lib/api/registry/registry";
import { callShape } from "@/lib/docs/call-shape";
import { samplesOf } from "@/lib/docs/samples";
import type { CodeSample } from "@/lib/docs/samples/code-sample";
import { env } from "@/lib/platform/runtime/env";

/**
 * Code samples of the call that would fill an empty list, in four languages. The key is read from the
 * reader's environment.
 */
export const exampleSamples = (id: OperationId, input: Record<string, unknown>): CodeSample[] =>
  samplesOf(callShape(operationById(id)), input, { baseUrl: env().PUBLIC_URL });
