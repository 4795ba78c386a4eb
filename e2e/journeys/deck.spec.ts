import type { Page } from "@playwright/test";
import { pdfOf, pptxOf } from "@/test/support/decks";
import { newcomer, newTestKey } from "../support/accounts";
import { call } from "../support/api";
import { showPage } from "../support/desk";
import { enterStudio, goLive, stageOf, watch } from "../support/people";
import { expect, expectAccessible, test } from "../support/test";

const PPTX = "application/vnd.openxmlformats-officedocument.presentationml.presentation";

interface Show {
  slug: string;
  key: string;
  links: { studio: string };
}

async function makeShow(page: Page): Promise<Show> {
  const key = await newTestKey(page, "Decks");
  const body = { title: `Slides ${Date.now()}`, generate_show_plan: false };
  const { showroom } = (await call("POST", "/v1/showrooms", { key, body })).json.data;
  const segments = ["Welcome", "Numbers"].map((title) => ({ title, type: "talk", duration_sec: 600 }));
  await call("PUT", `/v1/events/${showroom.slug}/plan`, { key, body: { segments } });
  return { slug: showroom.slug, key, links: showroom.links };
}

/**
 * A PowerPoint deck if this installation converts them; otherwise a PDF of the same pages, which has no
 * notes.
 */
async function makeDeck({ slug, key }: Show) {
  const path = `/v1/events/${slug}/presentations/capabilities`;
  const { formats } = (await call("GET", path, { key })).json.data;
  const titles = ["Welcome to engines", "What they compose", "Numbers of the year"];
  const converts = formats.some(
    (one: { content_type: string; available: boolean }) => one.content_type === PPTX && one.available,
  );
  if (!converts) {
    test.info().annotations.push({ type: "LibreOffice is not installed", description: "tried with a PDF" });
    const buffer = await pdfOf(titles);
    return { hasNotes: false, file: { name: "engines.pdf", mimeType: "application/pdf", buffer } };
  }
  const buffer = await pptxOf(titles.map((title, at) => ({ title, notes: `Say it slowly.\n${at + 1}:00` })));
  return { hasNotes: true, file: { name: "engines.pptx", mimeType: PPTX, buffer } };
}

test("a deck becomes slides that the audience sees one by one", async ({ person }) => {
  test.setTimeout(360_000);
  const page = await newcomer(person, "decks");
  const show = await makeShow(page);
  const { file, hasNotes } = await makeDeck(show);
  await page.goto(`/dashboard/test/shows/${show.slug}`);
  await showPage(page, "Slides").click();
  await expect(page.getByText("No slides yet")).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Add slides").setInputFiles(file);
  await expect(page.getByRole("heading", { level: 1, name: file.name })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Ready", { exact: true })).toBeVisible({ timeout: 90_000 });
  const thumbnails = page.getByRole("list", { name: "Pages" }).getByRole("button");
  await expect(thumbnails).toHaveCount(3);
  await thumbnails.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Slide 2 of 3")).toBeVisible();
  await expect(thumbnails.nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByText("Slide 3 of 3")).toBeVisible();
  if (hasNotes)
    await expect(page.getByRole("region", { name: "Speaker notes" })).toContainText("Say it slowly.");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Attach" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First slide for Welcome").fill("2");
  await dialog.getByLabel("First slide for Numbers").fill("3");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Attach", exact: true }).click();
  await expect(page.getByText("Shown in Welcome (from slide 2), Numbers (from slide 3)")).toBeVisible();
  const path = `/v1/events/${show.slug}/presentations`;
  const [{ id }] = (await call("GET", path, { key: show.key })).json.data;
  const deck = (await call("GET", `${path}/${id}`, { key: show.key })).json.data;
  const pathOf = (at: number) => new URL(deck.pages[at].image_url).pathname;

  const host = await person();
  await enterStudio(host, show.links.studio);
  await goLive(host);
  const viewer = await person();
  const attendee = { name: "Grace Hopper", email: `grace-${Date.now()}@example.com` };
  const place = await call("POST", `/v1/events/${show.slug}/registrations`, {
    key: show.key,
    body: attendee,
  });
  await watch(viewer, place.json.data.join_link);
  const slide = stageOf(viewer).locator("img[src^='/files/slides/']");
  await expect(slide).toHaveAttribute("src", pathOf(1));
  await expect.poll(() => slide.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1600);
  // The next page is not revealed to the audience in any way.
  expect(await viewer.content()).not.toContain(pathOf(2));
  await host.keyboard.press("ArrowRight");
  await expect(slide).toHaveAttribute("src", pathOf(2));
  const notes = host.getByRole("region", { name: "Speaker notes" });
  await expect(notes).toContainText(hasNotes ? "3:00" : "No notes for this slide.");
  await host.getByRole("button", { name: "All slides" }).click();
  const slides = host.getByRole("dialog", { name: "Slides" });
  await expect(slides.getByRole("button", { name: /^Slide 3/ })).toHaveAttribute("aria-current", "true");
  await expect
    .poll(() =>
      slides
        .locator("img")
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBe(320);
  await expectAccessible(host);
  await slides.getByRole("button", { name: /^Slide 1/ }).click();
  await expect(slide).toHaveAttribute("src", pathOf(0));
});

test("an unreadable deck shows why, and what to do", async ({ person, complaints }) => {
  test.setTimeout(120_000);
  complaints.expected.push(/415 /);
  const page = await newcomer(person, "bad-deck");
  const { slug } = await makeShow(page);
  await page.goto(`/dashboard/test/shows/${slug}/decks`);
  // The page is interactive from then on.
  await expect(page.getByRole("button", { name: "Choose file" })).toBeEnabled();
  const input = page.getByLabel("Add slides");
  await input.setInputFiles({
    name: "talk.key",
    mimeType: "application/x-keynote",
    buffer: Buffer.from("x"),
  });
  await expect(page.getByRole("alert").filter({ hasText: "File type not supported" })).toBeVisible();
  await input.setInputFiles({
    name: "talk.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("<script>alert(1)</script>"),
  });
  await expect(page.getByRole("alert").filter({ hasText: "The file type isn't recognized" })).toBeVisible();
  const buffer = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(5_000, "x")]);
  await input.setInputFiles({ name: "talk.pdf", mimeType: "application/pdf", buffer });
  await expect(page.getByRole("alert").filter({ hasText: "The file is damaged." })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/decks$/);
});
