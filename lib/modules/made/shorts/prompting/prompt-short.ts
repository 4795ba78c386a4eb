import type { Wanted } from "@/lib/clips/prompt/wanted";
import { readShow } from "@/lib/modules/after/playback";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { preparedVerb } from "@/lib/operation/prepared";
import { stateConflict } from "@/lib/operation/problem";
import { chooseSegment } from "../clips/choose-segment";
import { CLIP_PRICE, clipReservations } from "../clips/clip-price";
import { lockRecording, queueClip, requireReady } from "../clips/queue-clip";
import { takeSlot } from "../clips/slots/take-slot";
import type { shortsContract } from "../contract";
import { findSource, type Source } from "../find-source";
import { analysisPrice, findOnce, lastSearch } from "../finding/analyze-shorts";
import { presentSegment } from "../segments/present-segment";
import { chooseForPrompt, type ForPrompt } from "./choose-for-prompt";

type Operation = typeof shortsContract.promptShort;

interface Chosen extends ForPrompt {
  recordingId: string;
  /** What it was chosen from. */
  version: number;
  transcriptVersion: number;
}

/** Makes a clip of what one sentence asks for. */
export const promptShort = preparedVerb<InputOf<Operation>, OutputOf<Operation>, Chosen>({
  price: async (ctx, asked) => [...(await analysisPrice(ctx, await findSource(ctx, asked))), CLIP_PRICE],
  prepare: async (ctx, asked) => ({ value: await choose(ctx, asked), drop: async () => {} }),
  run: order,
});

async function choose(ctx: Ctx, asked: InputOf<Operation>): Promise<Chosen> {
  const source = await findSource(ctx, asked);
  requireReady(source);
  const { isCurrent } = await lastSearch(ctx, source);
  const chosen = await chooseForPrompt(ctx, source, { prompt: asked.prompt, isFound: isCurrent });
  const { recording, transcriptVersion } = source;
  return { ...chosen, recordingId: recording.id, version: recording.version, transcriptVersion };
}

async function order(ctx: Ctx, { slug }: InputOf<Operation>, chosen: Chosen): Promise<OutputOf<Operation>> {
  await lockRecording(ctx, chosen.recordingId);
  const source = await findSource(ctx, { slug, recording_id: chosen.recordingId });
  requireUnchanged(source, chosen);
  await findOnce(ctx, source);
  const { wanted, window, notes } = chosen;
  const options = {
    ...wanted.look,
    ...(wanted.look.focusMode === "pin" && { focusSpeaker: wanted.person?.name }),
  };
  const times = { start_sec: window.fromMs / 1_000, end_sec: window.toMs / 1_000 };
  const named = window.number === null ? { ...times, segment_id: undefined } : { segment_id: window.number };
  const picked = await chooseSegment(ctx, source, {
    ...{ start_sec: undefined, end_sec: undefined, title: undefined, segment_id: undefined, preview: false },
    ...named,
  });
  await takeSlot(ctx, source, picked.segment);
  const [reservation] = clipReservations(ctx);
  const clip = await queueClip(ctx, source, { ...picked, isPreview: false, options, reservation });
  const shown = presentSegment(picked.segment, await readShow(source.recording.id));
  return {
    job_id: clip.number,
    segment_id: shown.segment_id,
    title: shown.title,
    start_sec: times.start_sec,
    end_sec: times.end_sec,
    plan: planOf(wanted, options),
    notes,
  };
}

function requireUnchanged(source: Source, { version, transcriptVersion }: Chosen): void {
  requireReady(source);
  if (source.recording.version !== version || source.transcriptVersion !== transcriptVersion)
    throw stateConflict("edited", "The recording was just edited. Try again.");
}

const planOf = ({ person, topic, length }: Wanted, look: object): OutputOf<Operation>["plan"] => ({
  person_id: person?.personId ?? null,
  person: person?.name ?? null,
  topic,
  least_sec: length?.least ?? null,
  most_sec: length?.most ?? null,
  look: { ...look },
});
