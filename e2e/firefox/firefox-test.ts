import type { TestInfo } from "@playwright/test";
import type { Browser, BrowserContext, Page } from "puppeteer-core";
import { installedFirefox } from "@/stack/checks/firefox";
import { test as base, type Complaints } from "../support/test";
import { launchFirefox } from "./launch-firefox";

interface Fixtures {
  /** Opens Firefox for another person: different cookies, the same checks as in Chromium. */
  inFirefox: () => Promise<Page>;
}

/** Journeys in Firefox, driven by puppeteer. Skipped where there is no Firefox. */
export const test = base.extend<Fixtures, { firefox: Browser | undefined }>({
  firefox: [
    async ({ browserName: _browserName }, use) => {
      const path = installedFirefox();
      const browser = path === undefined ? undefined : await launchFirefox(path);
      await use(browser);
      await browser?.close();
    },
    { scope: "worker" },
  ],
  inFirefox: async ({ firefox, complaints }, use, info) => {
    info.skip(firefox === undefined, "Firefox isn't installed.");
    const contexts: BrowserContext[] = [];
    const pages: Page[] = [];
    await use(async () => {
      if (!firefox) throw new Error("Firefox isn't installed.");
      const context = await firefox.createBrowserContext();
      contexts.push(context);
      const page = await context.newPage();
      pages.push(page);
      await watch(page, complaints);
      return page;
    });
    if (info.status !== info.expectedStatus) await keepScreenshots(pages, info);
    for (const context of contexts) await context.close();
  },
});

/** Firefox tells the page about blocked content, and its own console about failed responses. */
async function watch(page: Page, complaints: Complaints): Promise<void> {
  await page.evaluateOnNewDocument(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`Blocked by ${violatedDirective}: ${blockedURI}`),
    ),
  );
  page.on("console", (message) => {
    if (message.type() === "error") complaints.add(`Firefox's console: ${message.text()} ${page.url()}`);
  });
  page.on("pageerror", (error) => complaints.add(`Firefox, page error: ${String(error)}`));
  page.on("request", (request) => complaints.request(request.url()));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.add(`Firefox: ${response.status()} ${response.url()}`);
  });
}

async function keepScreenshots(pages: readonly Page[], info: TestInfo): Promise<void> {
  for (const [index, page] of pages.entries())
    await page.screenshot({ path: info.outputPath(`firefox-${index + 1}.png`) }).catch(() => undefined);
}

export { expect } from "../support/test";
