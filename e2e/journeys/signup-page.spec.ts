import { freshAddress } from "../support/accounts";
import { inLive, makeShowroom } from "../support/api";
import { BARE_BYTES, scriptBytes } from "../support/script-bytes";
import { expect, test } from "../support/test";
import { up } from "../up";

test("the signup page is light, indexable and shareable, and works without JavaScript", async ({
  person,
  browser,
}) => {
  const { slug } = await makeShowroom({
    title: "</script> Looms & <b>numbers</b>",
    starts_at: "2031-03-02T17:00:00Z",
    timezone: "Europe/Berlin",
    guests: [{ name: "Ada Lovelace" }],
  });
  const page = await person();
  expect(await scriptBytes(page, `/e/${slug}`)).toBeLessThan(BARE_BYTES * 1.1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("</script> Looms & <b>numbers</b>");
  const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
  expect(told).toMatchObject({ "@type": "Event", name: "</script> Looms & <b>numbers</b>" });
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  const card = await page.request.get(picture ?? "");
  expect([card.status(), card.headers()["content-type"]]).toEqual([200, "image/png"]);
  expect(await (await page.request.get("/sitemap.xml")).text()).toContain(`/e/${slug}</loc>`);
  expect(await (await page.request.get("/robots.txt")).text()).toContain("Disallow: /e/*/preview");

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: up.base_url });
  const plain = await context.newPage();
  await plain.goto(`/e/${slug}`);
  // In the show's own time zone, and labeled with it: the plain page doesn't know the reader's.
  await expect(plain.getByText(/6:00\s?PM/).first()).toBeVisible();
  await expect(plain.getByText("Central European Standard Time").first()).toBeVisible();
  await plain.getByLabel("Name").fill("Grace Hopper");
  await plain.getByRole("textbox", { name: "Email" }).fill("nobody");
  await plain.getByRole("button", { name: "Save my spot" }).click();
  await expect(plain.getByRole("textbox", { name: "Email" })).toHaveAttribute("aria-invalid", "true");
  await expect(plain.getByLabel("Name")).toHaveValue("Grace Hopper");
  await plain.getByRole("textbox", { name: "Email" }).fill(freshAddress("plain"));
  await plain.getByRole("button", { name: "Save my spot" }).click();
  await expect(plain).toHaveURL(/registered=confirmed/);
  await expect(plain.getByRole("link", { name: "Google" })).toBeVisible();
  await context.close();

  // Once it's cancelled, search engines read so on the page, which stays listed until its date.
  await inLive.cancelEvent({ slug, confirm: true });
  await page.goto(`/e/${slug}`);
  const cancelled = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(cancelled ?? "").eventStatus).toBe("https://schema.org/EventCancelled");
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
});
