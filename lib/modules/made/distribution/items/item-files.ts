import { Readable } from "node:stream";
import { writeTranscript } from "@/lib/composition/captions/caption-files";
import { captionsOf } from "@/lib/modules/after/playback";
import { transcriptKey } from "@/lib/modules/after/transcripts";
import type { Ctx } from "@/lib/operation/ctx";
import type { Chapter } from "@/lib/program";
import type { OutgoingFile } from "@/lib/providers/publishing";
import { signedLocalUrl, storageProvider } from "@/lib/providers/storage";
import { chaptersJson } from "./chapters-json";
import type { Item } from "./item";

/** How long a destination can fetch files. */
const LINK_SECONDS = 60 * 60;

/** Later than any version of a transcript, so that the latest is meant. */
const LATEST = 999_999_999;

/** Returns an item's files: the media first, then what belongs to it. */
export async function filesOf(ctx: Pick<Ctx, "db">, item: Item): Promise<OutgoingFile[]> {
  const { event, recording, clip, content } = item;
  if (content)
    return [
      textFile(
        `${event.slug}-${content.text.kind}.md`,
        "text/markdown; charset=utf-8",
        content.text.markdown,
      ),
    ];
  const name = clip ? `${event.slug}-clip-${clip.number}` : event.slug;
  const stored = await Promise.all([
    storedFile(ctx, clip?.mp4FileId ?? recording.mp4FileId, `${name}.mp4`),
    storedFile(ctx, clip?.thumbnailFileId ?? recording.thumbnailFileId, `${name}.jpg`),
  ]);
  const files = stored.flatMap((file) => file ?? []);
  return clip ? files : [...files, ...(await textsOf(item))];
}

async function storedFile(
  { db }: Pick<Ctx, "db">,
  fileId: string | null,
  name: string,
): Promise<OutgoingFile | null> {
  if (fileId === null) return null;
  const file = await db.storedFile.findUnique({ where: { id: fileId } });
  if (file?.state !== "stored") return null;
  const { key, contentType } = file;
  const { url } = await storageProvider().signedUrl(key, {
    ...{ method: "read", expiresSeconds: LINK_SECONDS, name, contentType },
  });
  return {
    ...{ name, contentType, sizeBytes: Number(file.sizeBytes), url },
    open: (range) => storageProvider().open(key, range),
  };
}

/** Captions and chapters of a program. */
async function textsOf({ event, recording }: Item): Promise<OutgoingFile[]> {
  const lines = (await captionsOf(recording.id)) ?? [];
  const chapters = recording.chapters as unknown as Chapter[];
  const captions =
    lines.length === 0
      ? []
      : (["vtt", "srt"] as const).map((format) => {
          const contentType =
            format === "vtt" ? "text/vtt; charset=utf-8" : "application/x-subrip; charset=utf-8";
          const name = `${event.slug}.${format}`;
          const { workspaceId, environment, id: recordingId } = recording;
          const key = transcriptKey({ workspaceId, environment, format, version: LATEST, recordingId });
          const { url } = signedLocalUrl(key, { expiresSeconds: LINK_SECONDS, name, contentType });
          return { ...textFile(name, contentType, writeTranscript(format, lines)), url };
        });
  if (chapters.length === 0) return captions;
  return [
    ...captions,
    textFile(
      `${event.slug}-chapters.json`,
      "application/json+chapters",
      chaptersJson(chapters, recording.durationMs),
    ),
  ];
}

function textFile(name: string, contentType: string, text: string): OutgoingFile {
  const bytes = Buffer.from(text);
  return {
    ...{ name, contentType, sizeBytes: bytes.length, url: "" },
    open: async (range) =>
      Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes], { objectMode: false }),
  };
}
