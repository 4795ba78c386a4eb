import { setTimeout as sleep } from "node:timers/promises";
import { isLateTurn, ProgramReader, type ProgramSources } from "@/lib/modules/after/program";
import { passTask } from "@/lib/modules/after/transcripts";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { log } from "@/lib/platform/runtime/log";
import { withdrawTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import { supervisedTask } from "@/lib/platform/supervised-tasks/supervised-task";
import { type Recognizer, RecognizerError, recognizer } from "@/lib/providers/stt";
import { type VoiceListener, voiceListener } from "@/lib/providers/voices";
import { endPass, failPass } from "./end-pass";
import { knownTerms, namesOf } from "./known-terms";
import { markedTimes } from "./marked-times";
import { advance, isPassOverdue, nextStretch, type PassAt, planPass, readPass, UNSEEN_MS } from "./pass-rows";
import { fileTimes, transcribeFile } from "./transcribe-file";
import { transcribeStretch } from "./transcribe-stretch";

export interface PassOptions {
  recognizer: Pick<Recognizer, "status" | "transcribeTrack">;
  /** Who tells voices apart in recordings from elsewhere, if not the built-in model. */
  voices?: Pick<VoiceListener, "windowsIn">;
  signal: AbortSignal;
  /** Whether no one else needs the machine. */
  mayGoOn: () => boolean;
}

/** How long a step waits for that at most, so that a pass ends on a machine that is always busy. */
const LONGEST_WAIT_MS = 60_000;
const TURN_MS = 2_000;

/**
 * Transcribes a recording's microphones, a step at a time, until all are done. It may be killed at any moment: what is stored
 * isn't transcribed again. The sound of a recording from elsewhere is stored at the end: voices are told apart in all of it.
 */
export async function runPass(id: string, options: PassOptions): Promise<void> {
  const { signal } = options;
  for (let pass = await readPass(id); !signal.aborted; pass = await readPass(id)) {
    if (pass?.state !== "running") return await withdrawTasks(passTask, [id]);
    try {
      const readAt = new Date(databaseNow().getTime() - UNSEEN_MS);
      const sources = await new ProgramReader(pass.recordingId).read();
      if (!sources) return await withdrawTasks(passTask, [id]);
      if (pass.isPlanned) return await transcribeAll(pass, sources, options);
      const { engine } = await options.recognizer.status();
      const times = sources.show.isFile ? fileTimes(sources) : markedTimes(sources);
      await planPass(pass, { engine, times, readAt });
    } catch (error) {
      if (signal.aborted) return;
      if (!(await isOver(pass, error))) throw error;
    }
  }
}

async function transcribeAll(pass: PassAt, sources: ProgramSources, options: PassOptions): Promise<void> {
  const { signal, recognizer } = options;
  const terms = await knownTerms(pass.eventId, sources.show);
  const names = namesOf(sources.show);
  for (let stretch = await nextStretch(pass.id); stretch; stretch = await nextStretch(pass.id)) {
    await turn(options);
    if (signal.aborted) return;
    if (sources.show.isFile) {
      const { voices = voiceListener() } = options;
      await transcribeFile(pass, stretch, { sources, terms, voices, recognizer, signal });
      continue;
    }
    const { language } = pass;
    const heard = await transcribeStretch({ sources, stretch, language, terms, recognizer, signal });
    await advance(pass, stretch, { ...heard, name: names.get(stretch.personId) ?? "" });
  }
  await endPass(pass);
}

/** Waits until no one else needs the machine. */
async function turn({ mayGoOn, signal }: PassOptions): Promise<void> {
  for (let waitedMs = 0; !mayGoOn() && waitedMs < LONGEST_WAIT_MS && !signal.aborted; waitedMs += TURN_MS)
    await sleep(TURN_MS, undefined, { signal }).catch(() => undefined);
}

/** Ends a pass that can't succeed, or hasn't for too long. */
async function isOver(pass: PassAt, error: unknown): Promise<boolean> {
  const fault = error instanceof RecognizerError ? error.fault : null;
  const isFinal = fault === "not_installed" || fault === "language";
  const failure = isFinal ? fault : (await isPassOverdue(pass.id)) ? "failed" : null;
  if (failure === null) return false;
  log().warn({ err: error, recording_id: pass.recordingId }, "a transcript couldn't be made");
  await failPass(pass, failure);
  return true;
}

/** Each pass is made by one media worker. */
export const transcriptPasses = supervisedTask(passTask, ({ subject, signal }) =>
  runPass(subject, { recognizer: recognizer(), signal, mayGoOn: isLateTurn }),
);
