import type { Call } from "@/lib/calls/call";
import type { Notetaker } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

export async function analyzeNotes(
  _ctx: Ctx,
  _bot: Notetaker,
  _call: Call,
): Promise<{ callId: string } | { notAnalyzed: "no_speech" | "unsupported_language" }> {
  return { notAnalyzed: "no_speech" };
}
