import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BundledPage, serveBundledPage } from "@/test/support/bundled-page";
import { chromiumPath } from "@/test/support/chromium-path";

let browser: Browser;
let site: BundledPage;

beforeAll(async () => {
  site = await serveBundledPage("test/support/chat-page.tsx");
  browser = await chromium.launch({ executablePath: chromiumPath() });
});
afterAll(async () => {
  await browser.close();
  site.close();
});

async function open(hash: "" | "#studio") {
  const page = await browser.newPage();
  await page.goto(`${site.url}/${hash}`);
  return page;
}

/** The label or text of what has the focus. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return null;
    return element.getAttribute("aria-label") ?? element.textContent;
  });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).press("Enter");

it("keeps an attendee's keyboard focus in the chat when they reply to a message or report it", async () => {
  const page = await open("");
  const more = "More actions for Ada’s message";
  await press(page, more);
  await press(page, "Reply");
  await expect.poll(() => focus(page)).toBe("Message everyone");
  await press(page, "Cancel reply");
  await expect.poll(() => focus(page)).toBe("Message everyone");
  await press(page, more);
  await press(page, "Report");
  await expect.poll(() => focus(page)).toBe("Spam");
  await press(page, "Spam");
  await expect.poll(() => focus(page)).toBe(more);
  await page.close();
});

it("keeps the crew's keyboard focus in the chat, so that their next key is no shortcut of the studio", async () => {
  const page = await open("#studio");
  const more = "More actions for Ben’s message";
  await press(page, more);
  await press(page, "Pin");
  await expect.poll(() => focus(page)).toBe(more);
  await press(page, more);
  await press(page, "Reply");
  await expect.poll(() => focus(page)).toBe("Message everyone");
  await press(page, /^Review/);
  await press(page, more);
  await press(page, "Approve");
  await expect.poll(() => page.getByText("No messages to review.").count()).toBe(1);
  await expect.poll(() => focus(page)).toBe("Chat");
  await page.close();
});
