import { llmsFullTxt } from "@/lib/docs/llms";

export const dynamic = "force-dynamic";

export const GET = (): Response =>
  new Response(llmsFullTxt(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
