import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { recognizer } from "@/lib/providers/stt";
import type { voiceCommandsContract } from "./contract";
import { noRecognitionReason } from "./no-recognition-reason";

export async function getVoiceCommands(
  ctx: Ctx,
  { slug, soon }: InputOf<typeof voiceCommandsContract.getVoiceCommands>,
): Promise<OutputOf<typeof voiceCommandsContract.getVoiceCommands>> {
  const { language } = await findEvent(ctx, slug);
  const reason = noRecognitionReason(await recognizer().status(), language);
  if (reason === null && soon === "true") await recognizer().stayReady();
  return { available: reason === null, reason, language };
}
