import type { IncomingMessage, ServerResponse } from "node:http";
import { serve } from "inngest/node";
import { once } from "@/lib/platform/once";
import { inngest } from "./client";
import { functions } from "./index";

/** The address that the engine calls, without its query. */
export const isEnginePath = (path: string): boolean =>
  path === "/api/inngest" || path.startsWith("/api/inngest?");

/** Answers the engine's calls straight from the node server: a job costs one of them, a page's machinery is not needed. */
export function answerEngine(request: IncomingMessage, response: ServerResponse): void {
  once("engine-listener", () => serve({ client: inngest, functions }))(request, response);
}
