import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { storeFile } from "@/test/support/recorded-show";
import { makeToldShow, TOLD, type ToldShow } from "@/test/support/told-show";

let told: ToldShow;
/** A clip's number. */
let number: number;

const path = (rest: string) => `/v1/events/${told.show.slug}${rest}`;

/** A clip of seconds 21 to 33, with captions of the transcript as it is. */
beforeEach(async () => {
  told = await makeToldShow();
  const made = await told.show.byKey("POST", path("/shorts/segments"), {
    ...{ action: "create", start_sec: 21, end_sec: 33, title: "Half of the machines" },
  });
  expect(made.status, made.text).toBe(200);
  const segment = await db().clipSegment.findFirstOrThrow({ where: { recordingId: told.recordingId } });
  const { workspaceId, environment, eventId, recordingId, sessionId, fromMs, toMs } = segment;
  const { version } = await db().recording.findUniqueOrThrow({ where: { id: recordingId } });
  number = segment.number;
  await db().clip.create({
    data: {
      ...{ id: newId("clp"), number, segmentNumber: number, state: "ready", isPreview: false, options: {} },
      ...{ workspaceId, environment, eventId, recordingId, sessionId, fromMs, toMs, frames: 361 },
      ...{ recordingVersion: version, transcriptVersion: 1, createdAt: new Date(), updatedAt: new Date() },
      mp4FileId: await storeFile(told, Buffer.from("video"), "video/mp4"),
      thumbnailFileId: await storeFile(told, Buffer.from("picture"), "image/jpeg"),
    },
  });
});

async function isStale(): Promise<boolean> {
  const answer = await told.show.byKey("GET", path("/shorts"));
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data.clips[0].stale;
}

async function correct(line: string | undefined, text: string): Promise<void> {
  const { segments } = (await told.show.byKey("GET", path("/transcript"))).json.data;
  const { id } = segments.find((segment: { text: string }) => segment.text === line);
  const answer = await told.show.byKey("PATCH", path("/transcript"), {
    corrections: [{ segment_id: id, text }],
  });
  expect(answer.status, answer.text).toBe(200);
}

async function warnings(): Promise<string[]> {
  const { id } = (
    await told.show.byKey("POST", "/v1/distribution/destinations", {
      ...{ kind: "webhook", name: "Newsroom", webhook: { url: "https://news.example.com/hook" } },
    })
  ).json.data;
  const answer = await told.show.byKey("POST", path("/distribution/preview"), {
    ...{ clip_id: number, destination_ids: [id] },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data.warnings;
}

it("are out of date once a word in them is corrected, and not if it's corrected elsewhere or back", async () => {
  expect(await isStale()).toBe(false);
  await correct(TOLD[5], "They read it with their tea.");
  expect(await isStale()).toBe(false);
  expect(await warnings()).toEqual([]);
  await correct(TOLD[1], "It turns out that 14% of the machines did nothing at all.");
  expect(await isStale()).toBe(true);
  expect(await warnings()).toEqual(["stale_transcript"]);
  await correct("It turns out that 14% of the machines did nothing at all.", TOLD[1] ?? "");
  expect(await isStale()).toBe(false);
});

it("stay current without captions", async () => {
  await db().clip.updateMany({ where: { recordingId: told.recordingId }, data: { transcriptVersion: null } });
  await correct(TOLD[1], "It turns out that 14% of the machines did nothing at all.");
  expect(await isStale()).toBe(false);
});
