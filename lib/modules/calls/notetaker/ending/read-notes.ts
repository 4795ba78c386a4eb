import type { Call } from "@/lib/calls";
import type { Event, Notetaker } from "@/lib/generated/prisma/client";
import {
  type CallOrigin,
  type CallToStore,
  prepareHeardCall,
  unanalyzedHeardCall,
  withModel,
} from "@/lib/modules/calls/calls";
import { Problem } from "@/lib/operation/problem";
import { sql } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";
import { isUnderstood, recognizer } from "@/lib/providers/stt";
import { callOfLines } from "./call-of-lines";
import { type HeardLine, heardLines } from "./heard-lines";

/** What a notetaker heard, analyzed, or why it isn't, with its transcript if that can be analyzed later. */
export type Notes = { prepared: Prepared; lines: readonly HeardLine[] } | NotAnalyzed | KeptWords;

type Prepared = ReturnType<typeof prepareHeardCall>;

interface NotAnalyzed {
  notAnalyzed: "no_speech" | "unsupported_language" | "failed";
}

interface KeptWords {
  notAnalyzed: "failed";
  unanalyzed: CallToStore;
  lines: readonly HeardLine[];
}

/** Reads and analyzes what a notetaker heard. Takes up to seconds, so it happens before the transaction. */
export async function readNotes(bot: Notetaker, event: Event): Promise<Notes> {
  const lines = await heardLines({ sql }, bot);
  const { joinedAt } = bot;
  if (!joinedAt) return { notAnalyzed: "no_speech" };
  if (lines.length === 0) return { notAnalyzed: await whySilent(event.language) };
  const notes = analyzed(...heardCall({ ...event, joinedAt }, lines));
  return "prepared" in notes ? { prepared: await withModel(notes.prepared), lines } : notes;
}

/** Reads what a notetaker heard whose analysis failed again and again. */
export async function readWithoutAnalysis(bot: Notetaker, event: Event): Promise<Notes> {
  const lines = await heardLines({ sql }, bot);
  const { joinedAt } = bot;
  if (!joinedAt || lines.length === 0) return { notAnalyzed: "failed" };
  try {
    const unanalyzed = unanalyzedHeardCall(...heardCall({ ...event, joinedAt }, lines));
    return { notAnalyzed: "failed", unanalyzed, lines };
  } catch (err) {
    log().warn({ err, notetaker_id: bot.id }, "what a notetaker heard can't be kept");
    return { notAnalyzed: "failed" };
  }
}

function heardCall(
  { id, title, language, timezone, joinedAt }: Event & { joinedAt: Date },
  lines: readonly HeardLine[],
): [Call, CallOrigin] {
  const saidBy = [...new Set(lines.map(({ personId }) => personId))];
  return [
    callOfLines({ title, language, timezone, joinedAt }, lines),
    { source: "notetaker", eventId: id, recordingId: null, saidBy },
  ];
}

/** Without a recognizer for its language, nothing can be heard in a show. */
async function whySilent(language: string): Promise<NotAnalyzed["notAnalyzed"]> {
  const status = await recognizer().status();
  if (status.reason !== null) return "failed";
  return isUnderstood(status, language) ? "no_speech" : "unsupported_language";
}

function analyzed(call: Call, origin: CallOrigin): { prepared: Prepared } | NotAnalyzed {
  try {
    return { prepared: prepareHeardCall(call, origin) };
  } catch (error) {
    if (!(error instanceof Problem && error.code === "validation_error")) throw error;
    return { notAnalyzed: error.fields?.language === "unsupported" ? "unsupported_language" : "failed" };
  }
}
