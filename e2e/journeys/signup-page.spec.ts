import type { Locator } from "@playwright/test";
import { freshAddress } from "../support/accounts";
import { inLive, makeShowroom } from "../support/api";
import { BARE_BYTES, scriptBytes } from "../support/script-bytes";
import { expect, expectAccessible, test } from "../support/test";
import { up } from "../up";

const STARTS_AT = "2031-03-02T17:00:00Z";

test("the signup page is light, indexable and shareable, and works without JavaScript", async ({
  person,
  browser,
}) => {
  const { slug } = await makeShowroom({
    title: "</script> Looms & <b>numbers</b>",
    starts_at: STARTS_AT,
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

test("someone reads when the show starts there and signs up, with the keyboard alone", async ({
  person,
  complaints,
}) => {
  complaints.expected.push(/status of 400 .*\/signup$/);
  // Hardly anyone's own time zone, and half an hour apart from most.
  const { slug } = await makeShowroom({ starts_at: STARTS_AT, timezone: "Pacific/Marquesas" });
  const page = await person();
  await page.goto(`/e/${slug}`);
  const reach = async (target: Locator) => {
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab doesn't reach ${target}`);
  };

  await test.step("the time is the reader's own, and the show's once they ask for it", async () => {
    const start = (text: string | RegExp) => page.locator("time").filter({ hasText: text }).first();
    const own = await page.evaluate(
      (at) => new Intl.DateTimeFormat("en", { hour: "numeric", minute: "2-digit" }).format(new Date(at)),
      STARTS_AT,
    );
    const there = page.getByRole("button", { name: "Show in Marquesas time" });
    await expect(there).toBeVisible();
    await expect(start(own)).toBeVisible();
    await expect(start(/7:30\s?AM/)).toHaveCount(0);
    await reach(there);
    await page.keyboard.press("Enter");
    await expect(start(/7:30\s?AM/)).toBeVisible();
    await expect(start(/Marquesas/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Show in my time zone" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(start(own)).toBeVisible();
    await expect(start(/7:30\s?AM/)).toHaveCount(0);
  });

  const email = page.getByRole("textbox", { name: "Email" });
  await reach(page.getByLabel("Name"));
  await page.keyboard.type("Grace Hopper");
  await page.keyboard.press("Tab");
  await expect(email).toBeFocused();
  await page.keyboard.type("grace");
  await page.keyboard.press("Enter");
  await expect(email).toHaveAccessibleDescription("Enter a valid email address, like name@example.com.");
  await expect(email).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(freshAddress("keyboard"));
  await reach(page.getByRole("checkbox", { name: /^Email me other news/ }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: /^Email me other news/ })).toBeChecked();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Save my spot" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "You’re in" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Google" })).toBeFocused();
});

test("the signup page is accessible in every theme", async ({ person }) => {
  const page = await person();
  // Each theme has a stylesheet of its own.
  const styles = new Set<string | null>();
  for (const theme of ["editorial", "collage", "retro", "midnight"] as const) {
    const { slug } = await makeShowroom({
      title: "Ship smaller, sleep better",
      brief: "How three teams cut their releases, what they measure and what they stopped doing.",
      starts_at: STARTS_AT,
      guests: [{ name: "Jörg Müller" }, { name: "Grace Hopper" }],
    });
    await inLive.updateEvent({ slug, theme });
    await page.goto(`/e/${slug}`);
    await expect(page.getByRole("button", { name: "Save my spot" })).toBeVisible();
    styles.add(await page.getByRole("main").locator("xpath=..").getAttribute("class"));
    await expectAccessible(page);
  }
  expect(styles.size).toBe(4);
});
