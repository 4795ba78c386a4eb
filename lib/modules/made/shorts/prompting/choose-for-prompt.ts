import type { EvidenceKind } from "@/lib/clips/moments/moment";
import { sentencesOf } from "@/lib/clips/moments/sentence";
import { type ChosenMoment, chooseMoment } from "@/lib/clips/prompt/choose-moment";
import { chooseTimes } from "@/lib/clips/prompt/choose-times";
import {
  edgesOf,
  type KnownSegment,
  type MomentWindow,
  momentWindows,
  timedWindow,
} from "@/lib/clips/prompt/moment-windows";
import { readPrompt } from "@/lib/clips/prompt/read-prompt";
import type { Person, Wanted } from "@/lib/clips/prompt/wanted";
import { readShow, spokenLines } from "@/lib/modules/after/playback";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";
import { log } from "@/lib/platform/runtime/log";
import { programTime } from "@/lib/program";
import { embedder, likeness, MAX_CHARACTERS, MAX_TEXTS } from "@/lib/providers/embeddings";
import { nothingSaid, type Source } from "../find-source";
import { findInRecording } from "../finding/find-in-recording";
import { CLIP_LENGTH } from "../schema";
import { presentSegment } from "../segments/present-segment";

export interface ForPrompt extends ChosenMoment {
  wanted: Wanted;
}

/**
 * Understands a prompt and finds what it asks for in a recording. Computes vectors, so it runs outside of a transaction.
 * @param isFound whether the recording's moments are stored
 * @throws Problem if nothing was said in the recording, or too little for a clip
 */
export async function chooseForPrompt(
  ctx: Ctx,
  source: Source,
  { prompt, isFound }: { prompt: string; isFound: boolean },
): Promise<ForPrompt> {
  const { recording, event } = source;
  const lines = ((await spokenLines(recording.id, { words: true })) ?? []).filter(
    ({ text }) => text.trim() !== "",
  );
  const people = new Map<string, Person>();
  for (const { personId, speaker, isHidden } of lines)
    if (speaker && !isHidden) people.set(personId, { personId, name: speaker });
  const wanted = readPrompt(prompt, [...people.values()]);
  const sentences = sentencesOf(lines);
  if (wanted.range) {
    const range = { fromMs: wanted.range.from * 1_000, toMs: wanted.range.to * 1_000 };
    return chooseTimes(wanted, timedWindow(wanted, sentences, range));
  }
  if (sentences.length === 0) throw nothingSaid();
  const known = await knownSegments(ctx, source, isFound);
  const windows = momentWindows(wanted, sentences, known)
    .map(longEnough)
    .filter(({ fromMs, toMs }) => toMs - fromMs <= CLIP_LENGTH.most * 1_000)
    .slice(0, MAX_TEXTS - 1);
  const likenesses = wanted.topic === null ? null : await likenessOf(wanted.topic, windows, event.language);
  const chosen = chooseMoment(wanted, windows, likenesses);
  if (!chosen) throw new Problem("not_found", "Too little was said in the recording for a clip.");
  return { ...chosen, wanted };
}

/** Little was said around it. */
function longEnough(window: MomentWindow): MomentWindow {
  const least = CLIP_LENGTH.least * 1_000;
  if (window.toMs - window.fromMs >= least || window.said.length === 0) return window;
  const { fromMs } = edgesOf(window.said);
  return { ...window, fromMs, toMs: fromMs + least };
}

async function knownSegments(ctx: Ctx, source: Source, isFound: boolean): Promise<KnownSegment[]> {
  const read = await readShow(source.recording.id);
  if (!isFound) {
    const found = (await findInRecording(ctx, source)) ?? [];
    return found.flatMap(({ sessionId, fromMs, toMs, score, evidence }) => {
      const start = read && programTime(read.line.stretches, { sessionId, ms: fromMs });
      const last = read && programTime(read.line.stretches, { sessionId, ms: toMs - 1 });
      if (start === null || last === null || Math.abs(last - start - (toMs - fromMs)) > 100) return [];
      const kinds = evidence.map(({ kind }) => kind);
      return [{ number: null, fromMs: start, toMs: start + toMs - fromMs, score, kinds }];
    });
  }
  const rows = await ctx.db.clipSegment.findMany({
    where: { recordingId: source.recording.id, archivedAt: null },
    orderBy: [{ score: { sort: "desc", nulls: "last" } }, { number: "asc" }],
  });
  return rows.flatMap((row) => {
    const { segment_id: number, start_sec, end_sec, score, evidence } = presentSegment(row, read);
    if (start_sec === null || end_sec === null) return [];
    const kinds = evidence.map(({ kind }) => kind as EvidenceKind);
    return [{ number, fromMs: start_sec * 1_000, toMs: end_sec * 1_000, score, kinds }];
  });
}

/** Null without a model that knows the language: then words alone decide. */
async function likenessOf(
  topic: string,
  windows: readonly MomentWindow[],
  language: string,
): Promise<ReadonlyMap<MomentWindow, number> | null> {
  try {
    const { reason, languages } = await embedder().embedding();
    const isKnown = languages === null || languages.includes(language.toLowerCase().split("-")[0] ?? "");
    if (reason !== null || !isKnown || windows.length === 0) return null;
    const texts = [topic, ...windows.map(({ text }) => text.slice(0, MAX_CHARACTERS))];
    const [asked, ...found] = await embedder().embed(texts);
    if (!asked) return null;
    return new Map(
      windows.map((window, index) => [window, likeness(asked, found[index] ?? new Float32Array())]),
    );
  } catch (error) {
    log().warn({ err: error }, "meanings of a prompt weren't compared");
    return null;
  }
}
