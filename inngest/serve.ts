import type { IncomingMessage, ServerResponse } from "node:http";
import type { InngestFunction } from "inngest";
import { serve } from "inngest/node";
import { ownPool } from "@/lib/platform/processes/pool";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { engineClients } from "./client";

const MAX_BYTES = 4 * 1024 * 1024;

/** True for the address that the engine calls. */
export const isEnginePath = (path: string): boolean =>
  path === "/api/inngest" || path.startsWith("/api/inngest?");

/**
 * Answers the engine's calls straight from the node server: a job costs one of them, and a page's machinery would cost
 * more than the job. Calls are checked against the signing key; their size is bounded before they are read.
 */
export function answerEngine(
  functions: readonly InngestFunction.Any[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const size = Number(request.headers["content-length"] ?? 0);
  if (size > MAX_BYTES || request.headers["transfer-encoding"] !== undefined) {
    response.writeHead(413, { Connection: "close" }).end();
    return;
  }
  const listen = () => serve({ client: engineClients[ownPool()], functions });
  processSingleton("engine-listener", listen)(request, response);
}
