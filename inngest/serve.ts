import type { IncomingMessage, ServerResponse } from "node:http";
import type { InngestFunction } from "inngest";
import { serve } from "inngest/node";
import { ownPool } from "@/lib/platform/processes/pool";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { engineClients } from "./client";

const MAX_BYTES = 4 * 1024 * 1024;

/** True for the path that the engine calls. */
export const isEnginePath = (path: string): boolean =>
  path === "/api/inngest" || path.startsWith("/api/inngest?");

/**
 * Answers the engine's calls directly from the Node server: each job makes one, and routing it through
 * Next.js would cost more than the job. Checks the signing key, and limits the size before reading.
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
