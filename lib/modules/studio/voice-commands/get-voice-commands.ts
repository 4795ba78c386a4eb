import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { listener } from "@/lib/providers/stt";
import type { voiceCommandsContract } from "./contract";
import { whyNotHeard } from "./why-not-heard";

export async function getVoiceCommands(
  ctx: Ctx,
  { slug, soon }: InputOf<typeof voiceCommandsContract.getVoiceCommands>,
): Promise<OutputOf<typeof voiceCommandsContract.getVoiceCommands>> {
  const { language } = await findEvent(ctx, slug);
  const reason = whyNotHeard(await listener().listening(), language);
  if (reason === null && soon === "true") await listener().stayReady();
  return { available: reason === null, reason, language };
}
