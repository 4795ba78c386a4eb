import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BundledPage, serveBundledPage } from "@/test/support/bundled-page";
import { chromiumPath } from "@/test/support/chromium-path";

let browser: Browser;
let site: BundledPage;

beforeAll(async () => {
  site = await serveBundledPage("test/support/replay-window-page.tsx");
  browser = await chromium.launch({ executablePath: chromiumPath() });
});
afterAll(async () => {
  await browser.close();
  site.close();
});

/** What is seen in the small window, or in the page without one. */
const look = (page: Page) =>
  page.evaluate(() => {
    const { documentPictureInPicture } = window as unknown as {
      documentPictureInPicture: { window: Window | null };
    };
    const small = documentPictureInPicture.window?.document;
    const seen = small ?? document;
    const video = seen.querySelector("video");
    return {
      where: small ? "window" : "page",
      text: document.body.textContent,
      captions: seen.querySelector("[data-layer=captions]")?.textContent ?? null,
      playing: video ? !video.paused && video.readyState > 2 : null,
    };
  });

async function openPlayer(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${site.url}/`);
  await page.getByRole("button", { name: "Play" }).first().click();
  await expect.poll(() => look(page)).toMatchObject({ where: "page", playing: true });
  return page;
}

const inWindow = (page: Page, work: string) => page.evaluate(`(documentPictureInPicture.window.${work})`);

it("plays on in a small window with captions that follow, and comes back", async () => {
  const page = await openPlayer();
  const button = page.getByRole("button", { name: "picture in picture" });
  await button.click();
  for (const captions of ["In the next second", "In the first second", "In the next second"])
    await expect
      .poll(() => look(page), { interval: 20 })
      .toMatchObject({
        ...{ where: "window", playing: true, captions },
        text: expect.stringContaining("The show is playing in picture in picture."),
      });
  await page.getByRole("button", { name: "Hide captions" }).click();
  await expect.poll(() => look(page)).toMatchObject({ where: "window", captions: null });
  await inWindow(page, `document.dispatchEvent(new KeyboardEvent("keydown", { key: "c" }))`);
  await expect.poll(() => look(page)).toMatchObject({ captions: expect.stringContaining("second") });
  await inWindow(page, "document.querySelector('video').click()");
  await expect.poll(() => look(page)).toMatchObject({ where: "window", playing: false });
  await inWindow(page, "document.querySelector('video').click()");
  await expect.poll(() => look(page)).toMatchObject({ where: "window", playing: true });
  await button.click();
  await expect.poll(() => look(page)).toMatchObject({ where: "page", playing: true });
  await button.click();
  await expect.poll(() => look(page)).toMatchObject({ where: "window", playing: true });
  await inWindow(page, "close()");
  await expect.poll(() => look(page)).toMatchObject({ where: "page", playing: true });
  await page.close();
});

it("closes its small window when the replay is left", async () => {
  const page = await openPlayer();
  const failed: Error[] = [];
  page.on("pageerror", (error) => failed.push(error));
  await page.getByRole("button", { name: "picture in picture" }).click();
  await expect.poll(() => look(page)).toMatchObject({ where: "window" });
  await page.evaluate("leaveReplay()");
  await expect.poll(() => look(page)).toMatchObject({ where: "page", playing: null });
  expect(failed).toEqual([]);
  await page.close();
});
