import type { Call } from "@/lib/calls";
import type { Event, Notetaker } from "@/lib/generated/prisma/client";
import { type CallOrigin, prepareHeardCall, withModel } from "@/lib/modules/calls/calls";
import { Problem } from "@/lib/operation/problem";
import { sql } from "@/lib/platform/database/db";
import { isUnderstood, recognizer } from "@/lib/providers/stt";
import { callOfLines } from "./call-of-lines";
import { type HeardLine, heardLines } from "./heard-lines";

/** What a notetaker heard, analyzed, or why it isn't. */
export type Notes = { prepared: Prepared; lines: readonly HeardLine[] } | NotAnalyzed;

type Prepared = ReturnType<typeof prepareHeardCall>;

interface NotAnalyzed {
  notAnalyzed: "no_speech" | "unsupported_language" | "failed";
}

/** Reads and analyzes what a notetaker heard. Takes up to seconds, so it happens before the transaction. */
export async function readNotes(bot: Notetaker, event: Event): Promise<Notes> {
  const lines = await heardLines({ sql }, bot);
  const { title, language, timezone } = event;
  const { joinedAt } = bot;
  if (!joinedAt) return { notAnalyzed: "no_speech" };
  if (lines.length === 0) return { notAnalyzed: await whySilent(language) };
  const origin: CallOrigin = {
    source: "notetaker",
    eventId: event.id,
    recordingId: null,
    saidBy: [...new Set(lines.map(({ personId }) => personId))],
  };
  const notes = analyzed(callOfLines({ title, language, timezone, joinedAt }, lines), origin);
  return "prepared" in notes ? { prepared: await withModel(notes.prepared), lines } : notes;
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
