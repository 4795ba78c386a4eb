import { BARE_BYTES, scriptBytes } from "../support/script-bytes";
import { expect, expectAccessible, test } from "../support/test";
import { up } from "../up";

test("the home page says what the product is, how agents get in and what it costs, and stays light", async ({
  person,
}) => {
  const page = await person();
  expect(await scriptBytes(page, "/")).toBeLessThan(BARE_BYTES * 1.1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/webinars/i);
  const pictures = page.locator("main img");
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    expect((await picture.getAttribute("alt"))?.length).toBeGreaterThan(40);
  }
  const agents = page.getByRole("region", { name: "Run it from your agent" });
  await expect(agents.getByText(`${up.base_url}/api/mcp`)).toHaveCount(4);
  await expect(page.getByRole("table", { name: "Pricing" }).getByRole("row")).toHaveCount(5);
  // Choosing a language works without JavaScript.
  const create = page.getByRole("region", { name: "Run it from code" });
  await create.getByText("Python", { exact: true }).first().click();
  await expect(create.getByText("import json, os, urllib.request").first()).toBeVisible();
});

for (const [width, dark] of [
  [320, false],
  [390, true],
  [768, false],
  [1440, true],
] as const)
  test(`the home page is complete at ${width} pixels, ${dark ? "dark" : "light"}`, async ({ person }) => {
    const page = await person({ width, height: 800, dark });
    await page.goto("/");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    for (const link of await page.getByRole("contentinfo").getByRole("link").all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
    }
  });
