import type { Event, Recording } from "@/lib/generated/prisma/client";
import { spokenAsEdited } from "@/lib/modules/after/playback";
import { findRecorded } from "@/lib/modules/after/transcripts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf } from "@/lib/operation/operation";
import { invalid, notFound } from "@/lib/operation/problem";
import type { contentContract } from "../contract";
import { CONTENT_LANGUAGES, type ContentItemWire } from "../schema";
import { readToldShow } from "./read-told-show";
import type { Material } from "./write-texts";

export type Input = InputOf<typeof contentContract.generateContent>;
export type Language = ContentItemWire["language"];

/** Returns a recording with its show, in the language that is spoken in it. */
export async function findSpoken(
  ctx: Ctx,
  slug: string,
  recordingId: string | undefined,
): Promise<{ event: Event; recording: Recording }> {
  const { event, recording } = await findRecorded(ctx, slug, recordingId);
  return { event: { ...event, language: recording.language ?? event.language }, recording };
}

/** The show's language, if we can write it. */
export function languageOf({ language }: Event): Language {
  const [base] = language.toLowerCase().split("-");
  const found = CONTENT_LANGUAGES.find((one) => one === base);
  if (!found)
    throw invalid(
      { languages: "required" },
      `Choose a language for the texts: ${CONTENT_LANGUAGES.join(", ")}. The show's language isn't supported.`,
    );
  return found;
}

/** Reads what texts are written from. */
export async function readMaterial(
  ctx: Pick<Ctx, "db" | "now">,
  event: Event,
  recording: Recording,
): Promise<Material> {
  // Texts are stored with the edits that count now, although the program may still be composed without them.
  const spoken = await spokenAsEdited(recording.id, { words: true });
  if (!spoken) throw notFound();
  const { lines, line } = spoken;
  return {
    show: await readToldShow(ctx, event, { recordingId: recording.id, line }, lines),
    spoken: lines,
    line,
  };
}
