import type { SpokenLine } from "@/lib/modules/after/playback";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { transcriptsContract } from "../contract";
import { findTranscript } from "../find-transcript";
import { lockTranscript } from "../lock-transcript";
import { secondsOf } from "../seconds-of";
import { applyCorrections, isSame } from "./apply-corrections";
import { linesWithHiddenWords } from "./lines-with-hidden-words";

type Operation = typeof transcriptsContract.correctTranscript;

/** How many segments an audit entry names. */
const MAX_NAMED = 50;

export async function correctTranscript(
  ctx: Ctx,
  { slug, recording_id, corrections }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  await lockTranscript(ctx, { slug });
  const found = await findTranscript(ctx, { slug, recording_id });
  expectVersion(ctx, found.version);
  const after = applyCorrections(found.lines, corrections);
  const changed = found.lines.flatMap((before, index) => {
    const line = after[index] ?? before;
    return isSame(before, line) ? [] : [{ before, after: line }];
  });
  const recordingId = found.recording.id;
  const version = changed.length > 0 ? found.version + 1 : found.version;
  if (changed.length > 0)
    await store(ctx, { recordingId, version, lines: changed.map((change) => change.after) });
  ctx.meta.version = version;
  ctx.record({
    ...{ subjectType: "recording", subjectId: recordingId },
    after: {
      transcript_version: version,
      corrected: changed.length,
      segment_ids: changed.slice(0, MAX_NAMED).map(({ before }) => before.id),
    },
  });
  return {
    recording_id: recordingId,
    version,
    changes: changed.map((change) => ({
      segment_id: change.before.id,
      start_sec: secondsOf(change.before.fromMs),
      before: saidIn(change.before),
      after: saidIn(change.after),
    })),
  };
}

const saidIn = ({ personId, speaker, text }: SpokenLine) => ({ person_id: personId, name: speaker, text });

interface Corrected {
  recordingId: string;
  version: number;
  lines: readonly SpokenLine[];
}

async function store(ctx: Ctx, corrected: Corrected): Promise<void> {
  const { recordingId, version } = corrected;
  const lines = await linesWithHiddenWords(ctx, corrected);
  const { type: authorType, name: authorName } = ctx.principal.actor;
  const updated = { version, updatedAt: ctx.realNow };
  await ctx.db.transcript.upsert({
    where: { recordingId },
    create: { recordingId, ...updated },
    update: updated,
  });
  await ctx.db.transcriptCorrection.createMany({
    data: lines.map(({ id, text, personId, speaker, saidBy }) => ({
      ...{ recordingId, segmentId: id, version, text, personId, saidBy, authorType, authorName },
      name: speaker ?? "",
      createdAt: ctx.realNow,
    })),
  });
}
