import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { up } from "../up";
import type { HttpOnlyNetwork } from "./http-only";
import { ShowsOnAir } from "./shows-on-air";

const own = new Set([new URL(up.base_url).host, new URL(up.livekit_url).host]);

/** What a browser logs about a response that was dropped on purpose; see faults/rows/lost-answers.ts. */
const LOST =
  /^console: Failed to load resource: (the server responded with a status of 503|net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET|SOCKET_NOT_CONNECTED))/;

/** Chromium logs this when a preview, a frame without scripts, is removed while it loads. */
const PREVIEW_REMOVED = /^console: Blocked script execution in 'about:srcdoc'/;

/** All errors on a page that a visitor should never see. */
export class Complaints {
  readonly list: string[] = [];
  /** Messages that this journey causes on purpose, such as the refusal after a revoked link. */
  readonly expected: RegExp[] = process.env.E2E_LOST_ANSWERS ? [PREVIEW_REMOVED, LOST] : [PREVIEW_REMOVED];

  watch(context: BrowserContext): void {
    context.on("console", (message) => {
      if (message.type() === "error") this.add(`console: ${message.text()} ${message.location().url}`);
    });
    context.on("weberror", (error) => this.add(`page error: ${error.error().message}`));
    context.on("request", (request) => this.request(request.url()));
  }

  /** Adds a request to a foreign host. */
  request(address: string): void {
    const { protocol, host } = new URL(address);
    if (/^(https?|wss?):$/.test(protocol) && !own.has(host)) this.add(`foreign request: ${address}`);
  }

  add(text: string): void {
    this.list.push(text.slice(0, 500));
  }

  rest(): string[] {
    return this.list.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
  }
}

interface Fixtures {
  complaints: Complaints;
  /** Opens a separate browser for another person: different cookies, same checks. */
  person: (options?: Person) => Promise<Page>;
}

interface Person {
  width?: number;
  height?: number;
  dark?: boolean;
  /** A tablet or phone, on which nothing hovers. */
  touch?: boolean;
  /** The network that they're behind. */
  proxy?: HttpOnlyNetwork["proxy"];
}

/** Fails a test on console errors, policy reports and requests to foreign hosts in any of its browsers. */
export const test = base.extend<Fixtures>({
  complaints: async ({ browserName: _browserName }, use) => {
    const complaints = new Complaints();
    await use(complaints);
    expect(complaints.rest(), "console errors, policy reports and foreign requests").toEqual([]);
  },
  person: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    const onAir = new ShowsOnAir();
    await use(async ({ width = 1280, height = 800, dark = false, touch = false, proxy } = {}) => {
      const context = await browser.newContext({
        baseURL: up.base_url,
        viewport: { width, height },
        colorScheme: dark ? "dark" : "light",
        hasTouch: touch,
        permissions: ["camera", "microphone"],
        ...(proxy ? { proxy } : {}),
      });
      complaints.watch(context);
      onAir.watch(context);
      contexts.push(context);
      return context.newPage();
    });
    await onAir.end();
    for (const context of contexts) await context.close();
  },
});

// Every lost response costs a second or two, so a journey gets more time in all; its steps don't.
if (process.env.E2E_LOST_ANSWERS) {
  const { setTimeout } = test;
  test.setTimeout = (ms) => setTimeout(2 * ms);
}

/** Minified, it takes a page half the time to load. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Impact = "minor" | "moderate" | "serious" | "critical";
const isBad = (impact: Impact | null | undefined): boolean => impact === "serious" || impact === "critical";

/** Rules whose violations are never serious. A rule without an impact of its own takes that of its checks. */
const neverSerious = (axe as unknown as { _audit: { rules: { id: string; impact?: Impact }[] } })._audit.rules
  .filter(({ impact }) => impact !== undefined && !isBad(impact))
  .map(({ id }) => id);

/** Serious and critical violations found by axe. */
async function findingsOn(page: Page): Promise<string[]> {
  // A page has no title for a moment while it refreshes.
  await expect(page).toHaveTitle(/./);
  // A color in transition has neither the old nor the new contrast.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    return Promise.allSettled(transitions.map((one) => one.finished)).then(() => undefined);
  });
  // In a single pass if there are no frames; otherwise axe passes the results through a page of its own.
  const inOneGo = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode(inOneGo)
    .options({ resultTypes: ["violations"] })
    .disableRules(neverSerious)
    .analyze();
  const bad = violations.filter(({ impact }) => isBad(impact));
  return bad.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/**
 * Fails on violations that axe finds twice: a message that appears during the check is still in transition,
 * and has its final colors the second time.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const first = await findingsOn(page);
  expect(first.length === 0 ? first : await findingsOn(page)).toEqual([]);
}

export { expect };
