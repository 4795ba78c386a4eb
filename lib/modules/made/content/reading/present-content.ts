import { wordsOf } from "@/lib/content/written";
import type { ContentItem } from "@/lib/generated/prisma/client";
import { iso } from "@/lib/platform/runtime/clock";
import type { ContentBlockWire, ContentItemWire } from "../schema";
import { blocksOf, type StoredBasis, type WrittenBlock, writtenOf } from "../stored-text";
import type { Standing } from "./standing";

/** Presents a text with what it stands on now. What isn't in the program any more isn't told. */
export function presentContent(item: ContentItem, standing: Standing): ContentItemWire {
  const { blocks: generated, by = "rules" } = writtenOf(item);
  const written = new Map(generated.map((block) => [block.id, block]));
  const blocks = blocksOf(item).map(({ id, kind, text }): ContentBlockWire => {
    const origin = written.get(id);
    const state = origin ? standing.stateOf(origin) : null;
    return {
      ...{ block_id: id, kind, text: state === "gone" ? null : text },
      edited: origin !== undefined && origin.text !== text,
      basis: (origin?.basis ?? []).map((one) => presentBasis(one, state === "gone", standing)),
      basis_state: state,
    };
  });
  return {
    id: item.id,
    recording_id: item.recordingId,
    kind: item.kind as ContentItemWire["kind"],
    language: item.language as ContentItemWire["language"],
    state: "draft",
    ...{ version: item.version, title: item.title, blocks },
    missing: item.missing as ContentItemWire["missing"],
    ...{ edited: item.isEdited, written_by: by },
    stale: staleOf(item, standing),
    words: wordsOf(blocks.map(({ kind, text }) => ({ kind, text: text ?? "" }))),
    transcript_version: item.transcriptVersion,
    recording_version: item.recordingVersion,
    generated_at: iso(item.writtenAt),
    created_at: iso(item.createdAt),
    updated_at: iso(item.updatedAt),
  };
}

function presentBasis(
  basis: StoredBasis,
  isGone: boolean,
  standing: Standing,
): ContentBlockWire["basis"][number] {
  const place = standing.placeOf(basis);
  return {
    ...{ person_id: basis.personId, name: isGone ? null : basis.speaker },
    start_sec: place && seconds(place.fromMs),
    end_sec: place && seconds(place.toMs),
    quote: isGone ? null : basis.quote,
  };
}

function staleOf(item: ContentItem, { transcriptVersion, editsMark }: Standing): ContentItemWire["stale"] {
  return [
    ...(item.transcriptVersion === transcriptVersion ? [] : ["transcript" as const]),
    ...(item.editsMark === editsMark ? [] : ["recording" as const]),
    ...(item.isCut ? ["erased" as const] : []),
  ];
}

const seconds = (ms: number): number => Math.round(ms) / 1_000;

/** Whether the text of a block can be read now. */
export const isGone = (block: WrittenBlock | undefined, standing: Standing): boolean =>
  block !== undefined && standing.stateOf(block) === "gone";
