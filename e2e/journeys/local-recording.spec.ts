import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import pg from "pg";
import { inLive, makeShowroom, until } from "../support/api";
import { joinCrew } from "../support/crew";
import { showPage } from "../support/desk";
import { expectInStep, playedSecond, rememberSounds } from "../support/open-recording";
import { gapSeconds, ownPartsOf } from "../support/own-copies";
import { endShow, enterStudio, goBackstage, goLive } from "../support/people";
import { expect, expectAccessible, test } from "../support/test";
import { up } from "../up";

interface Part {
  id: string;
  kind: string;
  state: string;
  codec: string;
  starts_at_ms: number;
  ends_at_ms: number | null;
  chunks: { number: number; key: string; start_ms: number; end_ms: number }[];
}

let database: pg.Client;
const folder = mkdtempSync(join(tmpdir(), "parts-"));

test.beforeAll(async () => {
  database = new pg.Client(up.database_url);
  await database.connect();
});
test.afterAll(async () => {
  await database.end();
  rmSync(folder, { recursive: true });
});

/** Gives the show a recording, unless it has one already. */
async function ensureRecorded(slug: string): Promise<void> {
  await database.query(
    `WITH made AS (
       INSERT INTO recording (id, workspace_id, environment, event_id, started_at)
       SELECT 'rec_' || s.id, e.workspace_id, e.environment, e.id, s.started_at FROM event e JOIN show_session s ON s.event_id = e.id
       WHERE e.slug = $1 AND s.recording_id IS NULL RETURNING id, event_id)
     UPDATE show_session s SET recording_id = made.id FROM made WHERE s.event_id = made.event_id AND s.recording_id IS NULL`,
    [slug],
  );
}

/** A person's own copies, as the server has them. */
async function partsOf(slug: string, person: string): Promise<Part[]> {
  const { rows } = await database.query<Part>(
    `SELECT p.id, t.kind, p.state, p.codec, p.starts_at_ms, p.ends_at_ms,
       COALESCE((SELECT jsonb_agg(to_jsonb(c) ORDER BY c.number) FROM track_chunk c WHERE c.part_id = p.id AND c.state = 'stored'), '[]') AS chunks
     FROM track_part p JOIN recording_track t ON t.id = p.track_id JOIN recording r ON r.id = t.recording_id
     JOIN event e ON e.id = r.event_id WHERE e.slug = $1 AND t.person_id = $2 AND p.copy = 'browser' ORDER BY p.starts_at_ms`,
    [slug, person],
  );
  return rows;
}

const PATHS = ["uploads", "storage"].map((name) => join(up.data_dir, name));

/** What an independent reader makes of a part's chunks, one after another. */
function probe({ id, chunks }: Part): { codec: string; seconds: number } {
  const bytes = chunks.map(({ key }) => {
    const path = PATHS.map((root) => join(root, key)).find(existsSync);
    if (!path) throw new Error(`${key} isn't in storage`);
    return readFileSync(path);
  });
  const file = join(folder, id);
  writeFileSync(file, Buffer.concat(bytes));
  const args = ["-v", "error", "-show_entries", "stream=codec_name:packet=pts_time", "-of", "json", file];
  const read = JSON.parse(execFileSync("ffprobe", args, { encoding: "utf8", maxBuffer: 1e8 }));
  const times = (read.packets as { pts_time: string }[]).map(({ pts_time }) => Number(pts_time));
  return { codec: read.streams[0].codec_name, seconds: Math.max(...times) - Math.min(...times) };
}

/** Plays the recording of a show that is over, hears a track alone, and deletes the guest from it. */
async function watchRecording(page: Page, slug: string): Promise<void> {
  await rememberSounds(page);
  await joinCrew(page, slug, database);
  await page.goto(`/dashboard/live/shows/${slug}`);
  await showPage(page, "Recording").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recording");
  await expect(page.getByText(/^Ready to watch/)).toBeVisible({ timeout: 400_000 });
  const program = page.getByRole("region", { name: "Program" });
  const tracks = page.getByRole("list", { name: "Tracks by person" });
  const ana = tracks.getByRole("listitem").filter({ hasText: "Ana Ruiz" });
  await expect(tracks.getByRole("img", { name: /Server’s copy \d+:\d\d–/ }).first()).toBeVisible();
  await expect(ana.getByRole("img", { name: /^Microphone: .*Local recording/ })).toBeVisible();
  await expect(ana.getByRole("img", { name: /^Camera: .*Local recording/ })).toBeVisible();
  await expectAccessible(page);

  await program.getByRole("slider", { name: "Position" }).focus();
  await page.keyboard.press("Space");
  await expect.poll(() => playedSecond(page)).toBeGreaterThan(4);
  await expect(async () => {
    await page.keyboard.press("Home");
    expect(await playedSecond(page)).toBeLessThan(3);
  }).toPass({ timeout: 20_000 });

  await tracks.getByRole("button", { name: "Hear only Ana Ruiz" }).click();
  await expect(page.getByText("You’re listening to individual tracks instead of the program.")).toBeVisible();
  await program.getByRole("slider", { name: "Position" }).focus();
  const [recording] = (await inLive.listRecordings({ slug })).data;
  const [first] = (recording?.tracks ?? [])
    .filter(({ kind, name }) => kind === "microphone" && name === "Ana Ruiz")
    .flatMap(({ parts }) => parts.map(({ starts_at_sec }) => starts_at_sec));
  for (let second = 0; second < (first ?? 0) - 4; second += 5) await page.keyboard.press("ArrowRight");
  await expectInStep(page, recording?.tracks ?? [], 1);
  await page.getByRole("button", { name: "Back to program audio" }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);

  await tracks.getByRole("button", { name: "Actions for Ana Ruiz" }).click();
  await page.getByRole("menuitem", { name: "Delete from recording" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByText(/^2 tracks: (?:camera, microphone|microphone, camera)$/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "Type delete to confirm" }).fill("delete");
  await dialog.getByRole("button", { name: "Delete Ana Ruiz" }).click();
  await expect(dialog).toBeHidden();
  await expect(ana.getByText("Deleted")).toHaveCount(2);
}

test("a guest's own recording is uploaded while live, and the rest after their page was killed", async ({
  person,
  complaints,
}) => {
  test.setTimeout(700_000);
  // What a player is loading when someone is deleted from the recording is gone.
  complaints.expected.push(/404 .*\/recordings\/.*\.(m3u8|mp4|m4s)/);
  const host = await person({ width: 1440, height: 900 });
  const show = await makeShowroom({ guests: [{ name: "Ana Ruiz" }], recording: { enabled: true } });
  const { slug } = show;
  await enterStudio(host, show.links.studio);
  const guest_id = (await inLive.getEvent({ slug })).data.event.guests[0]?.id ?? "";
  const { data: link } = await inLive.manageGuestAccessLink({ slug, guest_id, action: "create" });
  const backstage = link.backstage_url ?? "";
  const guest = await person({ width: 1280, height: 800 });
  await guest.goto(backstage);
  await goBackstage(guest);
  await goLive(host);
  await ensureRecorded(slug);
  const identity = `guest-${guest_id}`;
  await until("the guest is backstage", async () =>
    (await inLive.getStudio({ slug })).data.people.some((one) => one.identity === identity && one.connected),
  );
  await inLive.runStudioCommand({ slug, action: "bring_on", identity });

  await expect(guest.getByText("Recording on this device.")).toBeVisible({ timeout: 30_000 });
  const kinds = ["camera", "microphone"];
  await until(
    "some of camera and microphone are stored",
    async () => {
      const parts = await partsOf(slug, identity);
      return kinds.every((kind) => parts.some((part) => part.kind === kind && part.chunks.length >= 4));
    },
    120,
  );
  await host.getByRole("button", { name: "Recording", exact: true }).click();
  const uploads = host.getByRole("list", { name: "Speakers’ local recordings" });
  await expect(uploads.getByText("Ana Ruiz")).toBeVisible();
  await expect(uploads.getByText(/Uploading( slowly)?, \d+%/).first()).toBeVisible();

  await test.step("the server stops recording for a while, which host and guest are told", async () => {
    const stop = (why: "disk_full" | null) =>
      database.query(
        "UPDATE recording r SET capture_stopped_by = $2 FROM event e WHERE e.id = r.event_id AND e.slug = $1",
        [slug, why],
      );
    await host.keyboard.press("Escape");
    const told = host.getByText(/^The server’s disk is full, so it isn’t recording\./);
    await until(
      "the host to be told",
      async () => {
        // A capture that begins only now says that nothing is in its way.
        await stop("disk_full");
        return told.isVisible();
      },
      60,
    );
    await expect(host.getByRole("button", { name: "Recording stopped" })).toBeVisible();
    const alone = guest
      .getByRole("alert")
      .filter({ hasText: /^The server’s disk is full, so only this device is recording you\./ });
    await expect(alone).toBeVisible({ timeout: 30_000 });
    await expect(guest.getByText("Recording on this device only")).toBeVisible();
    await Promise.all([expectAccessible(host), expectAccessible(guest)]);
    await stop(null);
    await expect(told).toBeHidden({ timeout: 30_000 });
    await expect(alone).toBeHidden({ timeout: 30_000 });
    await expect(host.getByRole("button", { name: "Recording", exact: true })).toBeVisible();
  });

  // The page dies without a goodbye. The same link in another tab uploads what it left.
  const context = guest.context();
  await guest.close();
  const again = await context.newPage();
  await again.goto(backstage);
  await until("the first parts are complete", async () => {
    const parts = await partsOf(slug, identity);
    return kinds.every((kind) => parts.some((part) => part.kind === kind && part.state === "complete"));
  });
  await expect(again.getByText("Everything is uploaded. You can close this page.")).toBeVisible();

  const gaps = new Map((await ownPartsOf(slug, identity)).map((part) => [part.id, gapSeconds(part)]));
  for (const part of await partsOf(slug, identity)) {
    if (part.state !== "complete") continue;
    const [header, ...media] = part.chunks;
    expect(header?.number).toBe(0);
    expect(media.map(({ number }) => number)).toEqual(media.map((_chunk, index) => index + 1));
    const { codec, seconds } = probe(part);
    expect(codec).toBe(part.kind === "camera" ? "h264" : "opus");
    const placed = ((media.at(-1)?.end_ms ?? 0) - (media[0]?.start_ms ?? 0)) / 1000;
    expect(placed).toBeGreaterThan(3);
    const gap = gaps.get(part.id) ?? 0;
    expect(gap).toBeLessThan(placed / 2);
    // Gaps are missing from the recorder's times, unless it was late. Downloads have them in any case.
    expect(seconds).toBeLessThan(placed + 0.5);
    expect(seconds).toBeGreaterThan(placed - gap - 0.5);
  }

  await test.step("the crew watches the recording and deletes the guest from it", async () => {
    await endShow(host);
    await watchRecording(await person({ width: 1440, height: 900 }), slug);
  });
});
