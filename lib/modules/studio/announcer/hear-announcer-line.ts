import { fileLink, storeFile } from "@/lib/modules/files/files";
import { configOf, findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { type Prepared, preparedVerb } from "@/lib/operation/prepared";
import { iso } from "@/lib/platform/runtime/clock";
import { type Line, type SynthesizerStatus, synthesizer } from "@/lib/providers/tts";
import type { announcerContract } from "./contract";
import { PURPOSE, requireWords, type SaidLine, saidLine } from "./said-line";
import { silenceReason } from "./silence-reason";

type Input = InputOf<typeof announcerContract.hearAnnouncerLine>;
type Output = OutputOf<typeof announcerContract.hearAnnouncerLine>;

interface Heard {
  line: Line;
  speaking: SynthesizerStatus;
  reason: string | null;
  said: SaidLine | null;
}

/** How long a requested sound is kept. */
const KEPT_HOURS = 7 * 24;

/** Synthesizing the line takes up to seconds, so it happens before the transaction that keeps the file. */
export const hearAnnouncerLine = preparedVerb<Input, Output, Heard>({
  prepare: async (ctx, { slug, text, voice }): Promise<Prepared<Heard>> => {
    const event = await findEvent(ctx, slug);
    requireWords(text);
    const line: Line = { text, voice: voice ?? configOf(event).emcee.voice, language: event.language };
    const speaking = await synthesizer().status();
    const reason = silenceReason(speaking, line.language);
    if (reason !== null)
      return { value: { line, speaking, reason, said: null }, drop: async () => undefined };
    const { value: said, drop } = await saidLine(ctx, line, speaking);
    return { value: { line, speaking, reason, said }, drop };
  },

  run: async (ctx, { slug }, { line, speaking, reason, said }) => {
    await findEvent(ctx, slug);
    const { voice, language, text } = line;
    ctx.record({
      subjectType: "event",
      subjectId: slug,
      after: { voice, characters: text.length, spoken: said !== null, seconds: said?.seconds ?? null },
    });
    const answer = { reason, voice, sounds_like: speaking.voices[voice], language };
    if (said === null) return { ...answer, spoken: false, sound: null };
    return { ...answer, spoken: true, sound: await soundOf(ctx, said) };
  },
});

async function soundOf(ctx: Ctx, said: SaidLine): Promise<NonNullable<Output["sound"]>> {
  if ("upload" in said)
    await storeFile(ctx, said.upload, { purpose: PURPOSE, name: said.name, hours: KEPT_HOURS });
  const fileId = "upload" in said ? said.upload.fileId : said.fileId;
  const { url, expiresAt } = await fileLink(ctx, fileId);
  return { url, expires_at: iso(expiresAt), seconds: said.seconds };
}
