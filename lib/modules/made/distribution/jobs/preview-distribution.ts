import { captionsOf } from "@/lib/modules/after/playback";
import { miscaptionedClips } from "@/lib/modules/made/shorts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { distributionContract } from "../contract";
import { CAN_WITHDRAW, isPublic, type Kind } from "../destination-settings";
import { findDestinations } from "../destinations/find-destinations";
import { findItem } from "../items/find-item";
import { type Item, isClipCurrent } from "../items/item";
import { listedFiles, outgoingOf, requestOf, UNNAMED } from "../outgoing/outgoing";
import type { DistributionWarning } from "../schema";
import { presentItem } from "./present-job";

type Operation = typeof distributionContract.previewDistribution;

export async function previewDistribution(ctx: Ctx, input: InputOf<Operation>): Promise<OutputOf<Operation>> {
  const item = await findItem(ctx, input);
  const destinations = await findDestinations(ctx, input.destination_ids, item);
  const planned: OutputOf<Operation>["destinations"] = [];
  for (const destination of destinations) {
    const outgoing = await outgoingOf(ctx, item, destination, UNNAMED);
    planned.push({
      ...{ destination_id: destination.id, name: destination.name, kind: destination.kind as Kind },
      ...{ public: isPublic(destination), can_withdraw: CAN_WITHDRAW.includes(destination.kind) },
      files: listedFiles(destination, outgoing),
      request: requestOf({ outgoing, item, destination, named: UNNAMED, audio: null, at: ctx.realNow }),
    });
  }
  return { item: presentItem(item), warnings: await warningsOf(ctx, item), destinations: planned };
}

const STALE = { transcript: "stale_transcript", recording: "stale_recording", erased: "erased" } as const;

async function warningsOf(
  ctx: Pick<Ctx, "db">,
  { recording, clip, content }: Item,
): Promise<DistributionWarning[]> {
  if (content) return content.text.stale.map((one) => STALE[one]);
  if (clip) {
    const isCorrected = (await miscaptionedClips(ctx, [clip])).has(clip.id);
    return [
      ...(isCorrected ? ["stale_transcript" as const] : []),
      ...(isClipCurrent(clip, recording) ? [] : ["stale_recording" as const]),
    ];
  }
  const hasCaptions = ((await captionsOf(recording.id)) ?? []).length > 0;
  const hasChapters = (recording.chapters as unknown[]).length > 0;
  return [...(hasCaptions ? [] : ["no_captions" as const]), ...(hasChapters ? [] : ["no_chapters" as const])];
}
