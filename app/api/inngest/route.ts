import { serve } from "inngest/next";
import type { NextRequest } from "next/server";
import { functions } from "@/inngest";
import { engineClients } from "@/inngest/client";

type Handler = ReturnType<typeof serve>;
let handler: Handler | undefined;

/** Created on the first call, because building the pages loads this file without any settings. */
const engine = (): Handler => {
  handler ??= serve({ client: engineClients.app, functions });
  return handler;
};

/**
 * Where the engine calls its functions on hosted Next and in `next dev`; in production `inngest/serve.ts`
 * handles them. Calls are verified with the signing key.
 */
export const GET = (request: NextRequest, context: unknown): Promise<Response> =>
  engine().GET(request, context);
export const POST = (request: NextRequest, context: unknown): Promise<Response> =>
  engine().POST(request, context);
export const PUT = (request: NextRequest, context: unknown): Promise<Response> =>
  engine().PUT(request, context);

export const dynamic = "force-dynamic";
