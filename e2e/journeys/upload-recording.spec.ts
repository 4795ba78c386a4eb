import { writeFile } from "node:fs/promises";
import { findProgram } from "@/lib/platform/confined/find-program";
import { videoOf } from "@/test/support/videos";
import { newcomer, newTestKey } from "../support/accounts";
import { call } from "../support/api";
import { expect, expectAccessible, test } from "../support/test";

test("a recording from elsewhere is uploaded, resumed after a reload, and played", async ({
  person,
  complaints,
}) => {
  test.skip((await findProgram("ffmpeg")) === undefined, "ffmpeg is not installed");
  test.setTimeout(300_000);
  const page = await newcomer(person, "uploads");
  const key = await newTestKey(page, "Uploads");
  const body = { title: `Uploads ${Date.now()}`, generate_show_plan: false };
  const { showroom } = (await call("POST", "/v1/showrooms", { key, body })).json.data;
  await page.goto(`/dashboard/test/shows/${showroom.slug}/recording`);
  // The page is interactive from then on.
  await expect(page.getByRole("button", { name: "Choose file" })).toBeEnabled();
  const choose = page.getByLabel("Choose recording");
  await choose.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Notes") });
  await expect(page.getByText("File type not supported.")).toBeVisible();
  await expectAccessible(page);
  // A file on disk keeps its time, by which it's known again.
  const file = test.info().outputPath("panel.mp4");
  await writeFile(file, await videoOf({ seconds: 8 }));
  // The first try doesn't get through.
  complaints.expected.push(/ERR_FAILED/);
  await page.route("**/files/**", (route) => route.abort());
  const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("/files/"));
  await choose.setInputFiles(file);
  await refused;
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.unroute("**/files/**");
  await page.reload();
  await expect(page.getByText("The upload of panel.mp4 was interrupted.")).toBeVisible();
  await choose.setInputFiles(file);
  await expect(page.getByText("Ready to watch")).toBeVisible({ timeout: 240_000 });
  const recordings = async () =>
    (await call("GET", `/v1/events/${showroom.slug}/recordings`, { key })).json.data;
  await expect.poll(async () => (await recordings())[0].state, { timeout: 120_000 }).toBe("ready");
  const [recording, ...others] = await recordings();
  expect([recording.source, others]).toEqual(["upload", []]);
  expect(recording.program.duration_sec).toBeCloseTo(8, 0);
});
