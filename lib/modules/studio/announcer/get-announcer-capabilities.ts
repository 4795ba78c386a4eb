import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { MAX_CHARACTERS, MAX_SECONDS, synthesizer, VOICES } from "@/lib/providers/tts";
import type { announcerContract } from "./contract";
import { silenceReason } from "./silence-reason";

export async function getAnnouncerCapabilities(
  ctx: Ctx,
  { slug }: InputOf<typeof announcerContract.getAnnouncerCapabilities>,
): Promise<OutputOf<typeof announcerContract.getAnnouncerCapabilities>> {
  const { language } = await findEvent(ctx, slug);
  const speaking = await synthesizer().status();
  const reason = silenceReason(speaking, language);
  return {
    driver: speaking.driver,
    spoken: reason === null,
    reason,
    language,
    languages: speaking.languages === null ? null : [...speaking.languages],
    voices: VOICES.map((voice) => ({ voice, sounds_like: speaking.voices[voice] })),
    limits: { characters: MAX_CHARACTERS, seconds: MAX_SECONDS },
  };
}
