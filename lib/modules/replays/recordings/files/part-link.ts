import type { Event } from "@/lib/generated/prisma/client";
import { signedLocalUrl } from "@/lib/providers/storage";
import type { PartRow, RecordingRow, TrackRow } from "../recording-row";
import { partKey } from "./part-key";

/** Lifetime of download links. */
const LINK_SECONDS = 15 * 60;

interface PartOfShow {
  event: Pick<Event, "slug">;
  track: Pick<TrackRow, "kind" | "id">;
  part: Pick<PartRow, "id" | "contentType" | "copy">;
}

/** Returns a link that lets anyone who has it download a part for a while. */
export function partLink(recording: RecordingRow, { event, track, part }: PartOfShow): string {
  const { contentType } = part;
  return signedLocalUrl(partKey(recording, part.id), {
    expiresSeconds: LINK_SECONDS,
    name: `${event.slug}-${track.kind.replace("_", "-")}-${part.id.slice(-6)}.${extensionOf(contentType)}`,
    contentType: contentType.split(";")[0] ?? contentType,
  }).url;
}

function extensionOf(contentType: string): string {
  if (/\/mp4\b/.test(contentType)) return contentType.startsWith("audio/") ? "m4a" : "mp4";
  return /matroska/.test(contentType) ? "mkv" : "webm";
}
