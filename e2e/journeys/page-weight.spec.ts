import { inLive, makeShowroom } from "../support/api";
import { type PageWeight, pageWeight } from "../support/page-weight";
import { BARE_BYTES, namedScriptBytes } from "../support/script-bytes";
import { expect, test } from "../support/test";

const FONT_BYTES = 80_000;
const LIGHT = BARE_BYTES * 1.1;
/** Cumulative layout shift; up to 0.1 counts as good. */
const SHIFT = 0.01;

const PHONE = { width: 390, height: 844 };

type Budget = Pick<PageWeight, "scriptBytes" | "elements">;

const DOCS: Record<string, Budget> = {
  "/docs": { scriptBytes: 140_000, elements: 800 },
  "/docs/quickstart": { scriptBytes: 140_000, elements: 950 },
  "/docs/reference/showrooms/createShowroom": { scriptBytes: 140_000, elements: 1_800 },
};

const BUDGETS: Record<string, Budget> = {
  "/": { scriptBytes: LIGHT, elements: 300 },
  "/sign-in": { scriptBytes: LIGHT, elements: 80 },
  "/sign-in/sent": { scriptBytes: LIGHT, elements: 80 },
  ...DOCS,
};

const overBudget = (weight: PageWeight, { scriptBytes, elements }: Budget): string[] =>
  Object.entries({ fontBytes: FONT_BYTES, scriptBytes, elements, shift: SHIFT }).flatMap(([name, most]) => {
    const found = weight[name as keyof PageWeight];
    return found > most ? [`${name}: ${found}, at most ${most}`] : [];
  });

for (const [path, budget] of Object.entries(BUDGETS))
  test(`${path} stays within its budget of fonts, script and elements`, async ({ person }) => {
    expect(overBudget(await pageWeight(await person(PHONE), path), budget)).toEqual([]);
  });

for (const theme of ["editorial", "collage", "retro", "midnight"] as const)
  test(`the ${theme} signup page and viewer page stay within their budget`, async ({ person }) => {
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const { slug } = await makeShowroom({
      title: "Ship smaller, sleep better",
      brief: "How three teams cut their releases, what they measure and what they stopped doing.",
      starts_at: "2031-03-02T17:00:00Z",
      timezone,
      guests: [{ name: "Jörg Müller" }, { name: "Grace Hopper" }],
    });
    await inLive.updateEvent({ slug, theme });
    for (const path of [`/e/${slug}`, `/watch/${slug}`]) {
      const page = await person(PHONE);
      const weight = await pageWeight(page, path);
      expect(overBudget(weight, { scriptBytes: BARE_BYTES * 1.15, elements: 300 }), path).toEqual([]);
      const named = await namedScriptBytes(page, path);
      expect(named, path).toBeGreaterThan(BARE_BYTES);
      expect(named, path).toBeLessThanOrEqual(LIGHT);
      await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(1);
    }
  });

test("opening a group in the documentation's navigation shows its pages", async ({ person }) => {
  const page = await person();
  await page.goto("/docs");
  const nav = page.getByRole("navigation", { name: "Documentation" });
  await expect(nav.getByRole("link", { name: "List changes" })).toHaveCount(0);
  await nav.getByText("Audit log", { exact: true }).click();
  await expect(nav.getByRole("link", { name: "List changes" })).toBeVisible();
});

test("names in other scripts load their own subsets within the font budget", async ({ person }) => {
  const { slug } = await makeShowroom({
    title: "Ship smaller, sleep better",
    guests: [{ name: "Дмитрий Иванов" }, { name: "Łukasz Żółć" }],
  });
  await inLive.updateEvent({ slug, theme: "midnight" });
  const page = await person(PHONE);
  const fonts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "font") fonts.push(response.url());
  });
  const { fontBytes } = await pageWeight(page, `/e/${slug}`);
  expect(fonts.some((url) => url.includes("cyrillic"))).toBe(true);
  expect(fonts.some((url) => url.includes("latin-ext"))).toBe(true);
  expect(fontBytes).toBeLessThanOrEqual(FONT_BYTES);
});
