import { databaseNow } from "@/lib/platform/database/database-clock";
import { db } from "@/lib/platform/database/db";
import { FinalError } from "@/lib/platform/jobs/errors";
import { type Reschedule, rescheduleIn } from "@/lib/platform/jobs/reschedule";
import { PublishError, type Published } from "@/lib/providers/publishing";
import { embedUrl, feedUrl } from "../addresses";
import { contentOf, type Item, itemOfJob } from "../items/item";
import { outgoingOf, requestOf } from "../outgoing/outgoing";
import { publisherOf } from "../outgoing/publishers";
import { MOST_ATTEMPTS, nextAttempt } from "../outgoing/retry-delay";
import { type Begun, beginPublication } from "./begin-publication";
import { endAttempt, endCaptured, endInterrupted, endPublished } from "./end-publication";
import { makeAudio } from "./make-audio";
import { memoryOf } from "./memory";

interface Publishing {
  signal: AbortSignal;
  progress: (percent: number, stage?: string) => Promise<void>;
}

/** How often to look whether a recording has been composed again, and how long after its last change. */
const [WAIT_SECONDS, WAIT_HOURS] = [60, 24];

/**
 * Publishes one thing at one destination. Safe to repeat: what was sent is remembered before going on. Throws a FinalError if
 * retrying wouldn't help.
 */
export async function publishItem(id: string, publishing: Publishing): Promise<Reschedule | undefined> {
  const begun = await beginPublication(id);
  if (!begun) {
    await endInterrupted(id);
    return undefined;
  }
  const item = await itemOfJob({ db: db() }, begun.job);
  if (item === "gone") throw new FinalError("What was to be published has been deleted.");
  if (item === "inactive") throw new FinalError("The client is suspended or archived.");
  if (item === "waiting") return waitForRecording(begun);
  try {
    await publish(begun, item, publishing);
    return undefined;
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    return again(begun, error);
  }
}

/** Looks again later, which isn't an attempt: nothing was sent. */
async function waitForRecording(begun: Begun): Promise<Reschedule | undefined> {
  const { attempts, job } = begun;
  const { state, updatedAt } = await db().recording.findUniqueOrThrow({ where: { id: job.recordingId } });
  if (state === "failed") throw new FinalError("The recording couldn't be composed.");
  const isOver = databaseNow().getTime() - updatedAt.getTime() > WAIT_HOURS * 3_600_000;
  const failure = isOver
    ? "The recording was still being composed. Retry when it's ready."
    : "The recording is being composed again.";
  await endAttempt(begun, { attempts, failure, seconds: isOver ? null : WAIT_SECONDS });
  return isOver ? undefined : rescheduleIn(WAIT_SECONDS);
}

/** Waits, or gives up. */
async function again(begun: Begun, error: PublishError): Promise<Reschedule | undefined> {
  const attempts = begun.attempts + 1;
  const isOver = !error.isPassing || attempts >= MOST_ATTEMPTS;
  const seconds = isOver ? null : nextAttempt(attempts, error.retryAfterSeconds);
  await endAttempt(begun, { attempts, failure: error.message, seconds });
  return seconds === null ? undefined : rescheduleIn(seconds);
}

async function publish(begun: Begun, item: Item, { signal, progress }: Publishing): Promise<void> {
  const { destination } = begun;
  const outgoing = await outgoingOf({ db: db() }, item, destination, begun);
  const publisher = publisherOf(destination);
  const made = destination.kind === "podcast" ? await audioOf(begun, item, signal) : null;
  try {
    if (begun.environment === "test") {
      const at = databaseNow();
      const audio = made && { bytes: made.bytes, durationMs: made.durationMs };
      return await endCaptured(begun, requestOf({ outgoing, item, destination, named: begun, audio, at }));
    }
    const attempt = {
      ...{ memory: memoryOf(begun, contentOf(item)), signal },
      progress: (done: number) => progress(Math.floor(done * 100), "publishing"),
    };
    const published = publisher ? await publisher.publish(outgoing, attempt) : served(begun);
    await endPublished(begun, {
      ...published,
      ...{ attempts: begun.attempts + 1, recordingId: item.recording.id },
      recordingVersion: item.clip?.recordingVersion ?? item.recording.version,
      audio: made && { bytes: made.bytes, durationMs: made.durationMs, file: made.file.value },
      isServed: publisher === undefined && item.clip === null,
    });
  } finally {
    // A file that the transaction has kept is no longer dropped here.
    await made?.file.drop();
  }
}

async function audioOf(
  begun: Begun,
  item: Item,
  signal: AbortSignal,
): Promise<Awaited<ReturnType<typeof makeAudio>>> {
  const { files } = await outgoingOf({ db: db() }, item, { kind: "s3" }, begun);
  const video = files.find(({ contentType }) => contentType === "video/mp4");
  if (!video) throw new FinalError("There is no video to take the sound from.");
  return makeAudio(begun, video, signal);
}

const served = ({ destination, publicToken }: Begun): Published => ({
  url: destination.kind === "podcast" ? feedUrl(destination.publicToken ?? "") : embedUrl(publicToken),
  remoteId: null,
});
