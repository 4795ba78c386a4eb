import { reworded, statementsOf } from "@/lib/calls/model/letter/reworded";
import { readWording, wordingRequest } from "@/lib/calls/model/letter/wording-request";
import type { Tone } from "@/lib/calls/vocabulary";
import type { Heard, Statement } from "@/lib/calls/writing/heard";
import type { Ctx } from "@/lib/operation/ctx";
import { askOnce, languageModel } from "@/lib/providers/llm";

interface Text {
  body: string;
  sections: readonly { statements: Statement[] }[];
}

type Written<T> = T & { tone: Tone; written_by: "rules" | "model" };

/** Lets the configured language model improve a text's sentences, and keeps those that say the same. */
export async function withWording<T extends Text>(
  ctx: Ctx,
  text: T,
  heard: Heard,
  tone: Tone,
): Promise<Written<T>> {
  const byRules = { ...text, tone, written_by: "rules" as const };
  const model = ctx.dryRun ? null : languageModel();
  const statements = statementsOf(text);
  if (model === null || statements.length === 0) return byRules;
  const wording = readWording(await askOnce(model, wordingRequest(statements, tone)));
  const better = wording && reworded(text, wording, heard);
  return better ? { ...better, tone, written_by: "model" } : byRules;
}
