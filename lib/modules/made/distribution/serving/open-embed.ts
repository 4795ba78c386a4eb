import { writeTranscript } from "@/lib/composition/captions/caption-files";
import { captionsOf, openPlayback } from "@/lib/modules/after/playback";
import { embedUrl } from "../addresses";
import { EMBED_STYLE, embedPage } from "./embed-page";
import type { Opened, PublishedFile } from "./published-file";
import { type PublishedRow, publishedRow } from "./published-row";
import { stored, written } from "./stored";

/** Returns an embed's page, or a file that it plays. */
export async function openEmbed(token: string, part: string | undefined): Promise<Opened> {
  const row = await publishedRow(token, "embed");
  if (!row || row === "gone") return row;
  switch (part) {
    case undefined:
      return pageOf(row);
    case "video.mp4":
      return row.itemType === "clip" ? stored(row.clipFileId, part) : ofRecording(row, part);
    case "poster.jpg":
      return row.itemType === "clip" ? stored(row.clipThumbnailId, part) : ofRecording(row, "thumbnail.jpg");
    case "captions.vtt":
      return captions(row);
  }
  return undefined;
}

/** The recording's own file, which edits change. */
async function ofRecording(
  { recordingId: id }: PublishedRow,
  name: string,
): Promise<PublishedFile | undefined> {
  const file = await openPlayback({ recordingId: id, purpose: "public" }, name);
  return file && { ...file, name };
}

async function captions({ itemType, recordingId }: PublishedRow): Promise<PublishedFile | undefined> {
  const lines = itemType === "clip" ? [] : ((await captionsOf(recordingId)) ?? []);
  return lines.length === 0
    ? undefined
    : written("captions.vtt", "text/vtt; charset=utf-8", writeTranscript("vtt", lines));
}

function pageOf(row: PublishedRow): PublishedFile {
  const url = embedUrl(row.publicToken);
  const html = embedPage({
    ...{
      title: row.title,
      language: row.language,
      videoUrl: `${url}/video.mp4`,
      posterUrl: `${url}/poster.jpg`,
    },
    captionsUrl: row.hasCaptions ? `${url}/captions.vtt` : null,
  });
  return { ...written("embed.html", "text/html; charset=utf-8", html), page: { style: EMBED_STYLE } };
}
