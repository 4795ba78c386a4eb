import { expect, type Page } from "@playwright/test";

/** Takes a host into the studio: the link, the device check, the desk. */
export async function enterStudio(page: Page, studioLink: string): Promise<void> {
  await page.goto(studioLink);
  await page.getByRole("button", { name: "Enter studio" }).click({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: "Go live" })).toBeEnabled({ timeout: 30_000 });
}

/** Takes a guest with the page open backstage, including the recording consent. */
export async function goBackstage(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Go backstage" }).click({ timeout: 60_000 });
  await page.getByRole("dialog").getByRole("button", { name: "I agree" }).click();
}

/** Clicks the button, confirms, and waits until the desk says it's on air. */
export async function goLive(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Go live" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Go live" }).click();
  await expect(page.getByRole("button", { name: "End show" })).toBeVisible({ timeout: 20_000 });
}

export async function endShow(page: Page): Promise<void> {
  await page.getByRole("button", { name: "End show" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End show" }).click();
}

/** Fills in the signup form. */
export async function signUp(page: Page, signupLink: string, name: string, email: string): Promise<void> {
  await page.goto(signupLink);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page
    .locator("form")
    .filter({ has: page.getByRole("textbox", { name: "Email" }) })
    .getByRole("button")
    .click();
  await expect(
    page
      .getByText(email)
      .or(page.getByText(/You(’|')re in|mail/i))
      .first(),
  ).toBeVisible();
}

/** Opens a link to the show and watches it. */
export async function watch(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await startWatching(page);
}

/** From the lobby to the stage: automatically if the browser allows autoplay, otherwise with the button. */
export async function startWatching(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Watch now" });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
    await expect(stageOf(page)).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 40_000 });
}

/** The picture of the show. `data-layout` and `data-version` hold its layout and version. */
export const stageOf = (page: Page) => page.getByRole("region", { name: /^Stage:/ }).first();

/** Waits for at least `count` videos with advancing frames. */
export async function expectPicture(page: Page, count = 1, seconds = 30): Promise<void> {
  await expect
    .poll(() => playing(page, "video"), { timeout: seconds * 1000, message: `${count} moving pictures` })
    .toBeGreaterThanOrEqual(count);
}

/** Waits until audio plays. */
export async function expectSound(page: Page): Promise<void> {
  await expect.poll(() => playing(page, "audio"), { timeout: 30_000, message: "sound" }).toBeGreaterThan(0);
}

const playing = (page: Page, kind: "video" | "audio"): Promise<number> =>
  page.evaluate(
    (tag) =>
      [...document.querySelectorAll<HTMLMediaElement>(tag)].filter(
        (media) =>
          !media.paused &&
          media.currentTime > 0.3 &&
          media.readyState >= 2 &&
          (tag === "video" || !media.muted),
      ).length,
    kind,
  );
