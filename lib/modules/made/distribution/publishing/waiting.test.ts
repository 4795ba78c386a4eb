import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import {
  hurryJobs,
  makePublishableShow,
  type PublishableShow,
  runPublishing,
} from "@/test/support/publishable-show";
import { expectJobFailed } from "@/test/support/test-log";
import { type SecureReceiver, startSecureReceiver } from "@/test/support/trusting-receiver";

let receiver: SecureReceiver;
let show: PublishableShow;
let jobId: string;

beforeAll(async () => {
  receiver = await startSecureReceiver();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  receiver.received.length = 0;
  show = await makePublishableShow({ mp4: Buffer.from("\0\0\0\x18ftypisom not really a video") });
  const added = await show.call("POST", "/v1/distribution/destinations", {
    ...{ kind: "webhook", name: "Newsroom", webhook: { url: `${receiver.url}/hook` } },
  });
  const body = { destination_ids: [added.json.data.id], publish: true };
  jobId = (await show.call("POST", show.path("/jobs"), body)).json.data.id;
  await change({ version: 2, updatedAt: new Date() });
});

const change = (data: object) => db().recording.update({ where: { id: show.recordingId }, data });
const row = () => db().publication.findFirstOrThrow({ where: { jobId } });
const tryAgain = async () => {
  await hurryJobs();
  await runPublishing();
};

describe("a publication whose recording is being composed again", () => {
  it("waits as long as that takes, without using up its attempts", async () => {
    for (let look = 0; look < 7; look += 1) await tryAgain();
    expect(await row()).toMatchObject({
      ...{ state: "queued", attempts: 0, failure: "The recording is being composed again." },
    });
    await change({ programVersion: 2, filesVersion: 2 });
    await tryAgain();
    expect(await row()).toMatchObject({ state: "published", attempts: 1 });
    expect(receiver.received).toHaveLength(1);
  });

  it("fails a day after the recording's last change", async () => {
    await change({ updatedAt: new Date(Date.now() - 25 * 3_600_000) });
    await tryAgain();
    expect(await row()).toMatchObject({
      ...{ state: "failed", failure: "The recording was still being composed. Retry when it's ready." },
    });
  });

  it("fails with the recording", async () => {
    await change({ state: "failed" });
    expectJobFailed("distribution.publish");
    await tryAgain();
    expect(await row()).toMatchObject({ state: "failed", failure: "The recording couldn't be composed." });
  });
});
