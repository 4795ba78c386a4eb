import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { MOST_CHARACTERS, MOST_SECONDS, speaker, VOICES } from "@/lib/providers/tts";
import type { announcerContract } from "./contract";
import { whyNotSpoken } from "./why-not-spoken";

export async function getAnnouncerCapabilities(
  ctx: Ctx,
  { slug }: InputOf<typeof announcerContract.getAnnouncerCapabilities>,
): Promise<OutputOf<typeof announcerContract.getAnnouncerCapabilities>> {
  const { language } = await findEvent(ctx, slug);
  const speaking = await speaker().speaking();
  const reason = whyNotSpoken(speaking, language);
  return {
    driver: speaking.driver,
    spoken: reason === null,
    reason,
    language,
    languages: speaking.languages === null ? null : [...speaking.languages],
    voices: VOICES.map((voice) => ({ voice, sounds_like: speaking.voices[voice] })),
    limits: { characters: MOST_CHARACTERS, seconds: MOST_SECONDS },
  };
}
