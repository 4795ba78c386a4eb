import { parseActs } from "@/lib/spoken-commands/parse-acts";
import { parseCommand, type StageCommand } from "@/lib/stage";
import type { Answer } from "./judge";
import type { EvalContext, EvalSentence } from "./schema";
import { AT, type EvalStage } from "./stage-of";
import { translate } from "./translate";

function lastOf(context: EvalContext): StageCommand | null {
  const input = translate(context.last_command, context, { volume: context.music.volume });
  const parsed = parseCommand(input);
  return parsed.ok ? parsed.command : null;
}

/** Runs the studio's parser; the sentences are English, so it only recognizes that. */
export function answerOf(sentence: EvalSentence, context: EvalContext, stage: EvalStage): Answer {
  const { state, people, prepared } = stage;
  const { speaker } = context;
  const last = lastOf(context);
  const result = parseActs(sentence.say, {
    ...{ state, people, prepared, speaker, last, at: AT },
    languages: "en",
  });
  if (!result.ok) return { acts: [], risky: false, reason: result.reason, suggestions: result.suggestions };
  return { acts: result.acts, risky: result.risky, reason: "", suggestions: [] };
}
