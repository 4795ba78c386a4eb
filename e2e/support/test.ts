import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { up } from "../up";

const own = new Set([new URL(up.base_url).host, new URL(up.livekit_url).host]);

/** What a browser says of an answer that was lost on purpose; see faults/rows/lost-answers.ts. */
const LOST =
  /^console: Failed to load resource: (the server responded with a status of 503|net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET|SOCKET_NOT_CONNECTED))/;

/** Everything a page did that a visitor should never meet. */
class Complaints {
  readonly list: string[] = [];
  /** Texts that this journey brings about on purpose, such as the refusal after a revoked link. */
  readonly expected: RegExp[] = process.env.E2E_LOST_ANSWERS ? [LOST] : [];

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

// Every lost answer costs a second or two: a journey gets more time as a whole, and none of its steps does.
if (process.env.E2E_LOST_ANSWERS) {
  const { setTimeout } = test;
  test.setTimeout = (ms) => setTimeout(2 * ms);
}

/** Serious and critical findings of axe. */
async function findingsOn(page: Page): Promise<string[]> {
  // A page that is being refreshed has no title for a moment.
  await expect(page).toHaveTitle(/./);
  // A colour on its way from one state to the next is neither.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    return Promise.allSettled(transitions.map((one) => one.finished)).then(() => undefined);
  });
  // In one go where there are no frames: else the findings travel through a page of their own.
  const inOneGo = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(inOneGo)
    .options({ resultTypes: ["violations"] })
    .analyze();
  const bad = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return bad.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** Fails on what axe finds twice: a message that comes in while it looks is on its way, and has its colours after that. */
export async function expectAccessible(page: Page): Promise<void> {
  const first = await findingsOn(page);
  expect(first.length === 0 ? first : await findingsOn(page)).toEqual([]);
}

export { expect };
