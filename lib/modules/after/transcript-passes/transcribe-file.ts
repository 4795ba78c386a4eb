import { readFileVoice } from "@/lib/composition/sound/read-file-voice";
import { fileSoundOf, type ProgramSources } from "@/lib/modules/after/program";
import { db } from "@/lib/platform/database/db";
import { ANYONE, unnamedVoice } from "@/lib/program";
import type { Recognizer } from "@/lib/providers/stt";
import type { VoiceListener } from "@/lib/providers/voices";
import { advance, type MarkedTime, type PassAt, type Stretch } from "./pass-rows";
import { type MixedLine, transcribeMixed } from "./transcribe-mixed";

/** Returns the time that a recording from elsewhere takes: all of it is to be transcribed. */
export function fileTimes({ show, recordingId }: Pick<ProgramSources, "show" | "recordingId">): MarkedTime[] {
  return show.sessions.flatMap(({ id, startedAt, endedAt }) => {
    const toMs = (endedAt?.getTime() ?? 0) - startedAt.getTime();
    return toMs > 0 ? [{ personId: ANYONE, sessionId: id, fromMs: 0, toMs, mark: recordingId }] : [];
  });
}

interface Asked {
  sources: ProgramSources;
  terms: readonly string[];
  recognizer: Pick<Recognizer, "transcribeTrack">;
  voices: Pick<VoiceListener, "windowsIn">;
  signal: AbortSignal;
}

/**
 * Transcribes the whole sound of a recording from elsewhere, and stores who says what. After a kill it begins again.
 * @throws ComposeError; RecognizerError; VoiceError; whatever keeps the storage from answering
 */
export async function transcribeFile(
  pass: PassAt,
  stretch: Stretch,
  { sources, terms, recognizer, voices, signal }: Asked,
): Promise<void> {
  const { toMs } = stretch;
  const { key, files } = fileSoundOf(sources);
  const sound = {
    lengthMs: toMs,
    read: async (from: number, to: number) => {
      await noteProgress(pass.id, from);
      return readFileVoice({ key, fromMs: from, toMs: to }, files, signal);
    },
  };
  const { language } = pass;
  const heard = await transcribeMixed({ sound, language, terms, recognizer, voices, signal });
  await noteProgress(pass.id, 0);
  await advance(pass, stretch, { untilMs: toMs, name: "", lines: heard.map(withSpeaker) });
}

/** Voices have no names. */
const withSpeaker = ({ voice, ...line }: MixedLine) =>
  voice === null ? line : { ...line, ...unnamedVoice(voice) };

/** Nothing is stored before the end, so a try that gets this far again is no progress. */
const noteProgress = (id: string, doneMs: number) =>
  db().transcriptPass.updateMany({ where: { id, state: "running" }, data: { doneMs } });
