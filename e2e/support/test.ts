import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { up } from "../up";

const own = new Set([new URL(up.base_url).host, new URL(up.livekit_url).host]);

/** Everything a page did that a visitor should never meet. */
class Complaints {
  readonly list: string[] = [];
  /** Texts that this journey brings about on purpose, such as the refusal after a revoked link. */
  readonly expected: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on("console", (message) => {
      if (message.type() === "error") this.add(`console: ${message.text()} ${message.location().url}`);
    });
    context.on("weberror", (error) => this.add(`page error: ${error.error().message}`));
    context.on("request", (request) => {
      const url = new URL(request.url());
      if (/^(https?|wss?):$/.test(url.protocol) && !own.has(url.host))
        this.add(`foreign request: ${request.url()}`);
    });
  }

  private add(text: string): void {
    this.list.push(text.slice(0, 500));
  }

  rest(): string[] {
    return this.list.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
  }
}

interface Fixtures {
  complaints: Complaints;
  /** A browser of its own for one more person: other cookies, same checks. */
  person: (options?: { width?: number; height?: number; dark?: boolean }) => Promise<Page>;
}

/** A test that fails on console errors, policy reports and requests to foreign hosts in any of its browsers. */
export const test = base.extend<Fixtures>({
  complaints: async ({ browserName: _browserName }, use) => {
    const complaints = new Complaints();
    await use(complaints);
    expect(complaints.rest(), "console errors, policy reports and foreign requests").toEqual([]);
  },
  person: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ width = 1280, height = 800, dark = false } = {}) => {
      const context = await browser.newContext({
        baseURL: up.base_url,
        viewport: { width, height },
        colorScheme: dark ? "dark" : "light",
        permissions: ["camera", "microphone"],
      });
      complaints.watch(context);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** Fails on serious and critical findings of axe. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that is being refreshed has no title for a moment.
  await expect(page).toHaveTitle(/./);
  // A colour on its way from one state to the next is neither.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    return Promise.allSettled(transitions.map((one) => one.finished)).then(() => undefined);
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const bad = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(
    bad.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
  ).toEqual([]);
}

export { expect };
