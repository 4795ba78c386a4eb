import { llmsTxt } from "@/lib/docs/llms";

export const dynamic = "force-dynamic";

export const GET = (): Response =>
  new Response(llmsTxt(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
