import type { Clip, ContentItem, DistributionJob, Event, Recording } from "@/lib/generated/prisma/client";
import { type PublishedText, publishedText } from "@/lib/modules/made/content";
import { requireUpToDate } from "@/lib/modules/made/shorts";
import type { Ctx } from "@/lib/operation/ctx";

/** Something that can be published, as it is now. */
export interface Item {
  event: Event;
  recording: Recording;
  clip: Clip | null;
  content: { row: ContentItem; text: PublishedText } | null;
  title: string;
  description: string;
}

/** Why something can't go out now: `gone` for good, `inactive` with its client, or until its file is made. */
type NotNow = "gone" | "inactive" | "waiting";

export const typeOf = ({ clip, content }: Pick<Item, "clip" | "content">) =>
  content ? "content" : clip ? "clip" : "recording";

export const idOf = ({ recording, clip, content }: Pick<Item, "recording" | "clip" | "content">): string =>
  content?.row.id ?? clip?.id ?? recording.id;

/** Names exactly what goes out: another after each edit. */
export const contentOf = ({ recording, clip, content }: Item): string =>
  `${recording.version}/${content?.row.version ?? clip?.mp4FileId ?? recording.mp4FileId}`;

/** Whether a recording's MP4 shows the latest version: an earlier one may have what was edited out since. */
export const hasLatestFile = (recording: Recording): boolean => {
  const { state, version, programVersion, filesVersion, mp4State, mp4FileId } = recording;
  return (
    state === "ready" &&
    programVersion === version &&
    filesVersion === version &&
    mp4State === "ready" &&
    mp4FileId !== null
  );
};

/** Whether a clip shows what the recording shows now. */
export const isClipCurrent = ({ recordingVersion }: Clip, { version }: Recording): boolean =>
  recordingVersion === version;

/**
 * Reads what a job publishes, as it is now.
 * @throws `version_conflict` for a clip that was made before an edit
 */
export async function itemOfJob(ctx: Pick<Ctx, "db">, job: DistributionJob): Promise<Item | NotNow> {
  const recording = await ctx.db.recording.findUnique({
    where: { id: job.recordingId },
    include: { event: { include: { client: { select: { status: true } } } } },
  });
  if (!recording || recording.deletedAt) return "gone";
  const { client, ...event } = recording.event;
  if (client.status !== "active") return "inactive";
  const item = {
    event,
    recording,
    clip: null,
    content: null,
    title: job.title,
    description: job.description,
  };
  if (job.itemType === "recording") return hasLatestFile(recording) ? item : "waiting";
  if (job.itemType === "clip") {
    const clip = await ctx.db.clip.findUnique({ where: { id: job.itemId } });
    if (clip?.state !== "ready" || clip.mp4FileId === null) return "gone";
    await requireUpToDate(ctx, clip);
    return { ...item, clip };
  }
  const row = await ctx.db.contentItem.findUnique({ where: { id: job.itemId } });
  const text = row && (await publishedText(ctx, row, recording));
  return row && text ? { ...item, content: { row, text } } : "gone";
}
