import type { ContentItemWire } from "@/lib/modules/made/content/schema";
import type { ClipWire } from "@/lib/modules/made/shorts/clips/clip-schema";
import type { Choice } from "./new-publication";

interface Published {
  title: string;
  recordings: readonly { id: string; started_at: string }[];
  clips: readonly ClipWire[];
  segments: readonly { segment_id: number; title: string }[];
  texts: readonly ContentItemWire[];
}

/** What of a show can be published: recordings, finished clips and texts. */
export function publicationChoices({ title, recordings, clips, segments, texts }: Published): Choice[] {
  const titleOf = (id: number) => segments.find(({ segment_id }) => segment_id === id)?.title ?? "Clip";
  return [
    ...recordings.map(({ id, started_at }, index) => ({
      value: id,
      label: index === 0 ? "Recording" : `Recording of ${started_at.slice(0, 16).replace("T", " ")} UTC`,
      ...{ title, isText: false, body: { recording_id: id } },
    })),
    ...clips
      .filter(({ state, preview }) => state === "ready" && !preview)
      .map(({ job_id, segment_id }) => ({
        value: `clip-${job_id}`,
        label: `Clip: ${titleOf(segment_id)}`,
        ...{ title: titleOf(segment_id), isText: false, body: { clip_id: job_id } },
      })),
    ...texts
      .filter(({ missing }) => missing === null)
      .map(({ id, kind, title: name }) => ({
        value: id,
        label: `Text: ${kind.replaceAll("_", " ")}, ${name}`,
        ...{ title: name, isText: true, body: { content_id: id } },
      })),
  ];
}
