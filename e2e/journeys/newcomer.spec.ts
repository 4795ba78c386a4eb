import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { freshAddress } from "../support/accounts";
import { emailTo } from "../support/inbox";
import { enterStudio, goLive } from "../support/people";
import { Reader, type ShownBlock } from "../support/reader";
import { expect, test } from "../support/test";

const FIVE_MINUTES = 300_000;
/** What a person does on the way: opening pages, filling in fields, clicking buttons, copying blocks. */
const MAX_STEPS = 40;

let steps = 0;
/** One action of the newcomer. */
const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  steps += 1;
  return test.step(what, work);
};

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

const BY_LABEL: Record<string, string> = {
  Shell: "bash",
  curl: "bash",
  TypeScript: "ts",
  Python: "python",
  JSON: "json",
};

/** The caption of a block: the selected language, or the name of a file. */
async function captionOf(figure: Locator): Promise<Omit<ShownBlock, "code">> {
  const chosen = "figcaption > span, figcaption button[aria-pressed=true]";
  const said = await figure.locator(chosen).allTextContents();
  const file = said.find((text) => /^[\w-]+\.(mts|py)$/.test(text));
  if (file) return { language: file.endsWith(".py") ? "python" : "ts", file };
  const label = said.find((text) => text in BY_LABEL);
  return { language: label ? (BY_LABEL[label] ?? "") : `unknown: ${said.join()}` };
}

/** Copies the blocks of the current page in order until they have what they came for. */
async function workThrough(
  page: Page,
  reader: Reader,
  around: { before?: (code: string) => Promise<void>; isDone?: (code: string) => Promise<boolean> } = {},
): Promise<void> {
  for (const figure of await page.getByRole("main").locator("figure").all()) {
    const block = await step("copy a block and use it", async () => {
      await figure.getByRole("button", { name: "Copy code" }).click();
      return { ...(await captionOf(figure)), code: await copied(page) };
    });
    if (reader.isForOthers(block)) continue;
    await around.before?.(block.code);
    await reader.take(block);
    if (await around.isDone?.(block.code)) return;
  }
  await reader.finish();
}

test("a newcomer gets from the home page to a received webhook by following only the pages", async ({
  person,
}) => {
  test.setTimeout(FIVE_MINUTES);
  const page = await person();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const address = freshAddress("newcomer");
  const main = page.getByRole("main");

  await step("open the start page", () => page.goto("/"));
  await step("ask for a key", () => main.getByRole("link", { name: "Get test API key" }).first().click());
  await step("give an address", () => page.getByRole("textbox", { name: "Email" }).fill(address));
  await step("ask for the link", () => page.getByRole("button", { name: "Send sign-in link" }).click());
  const { links } = await emailTo(address);
  await step("follow the link", () => page.goto(links.find((link) => link.includes("/confirm")) ?? ""));
  await step("sign in", () => page.getByRole("button", { name: "Sign in" }).click());
  await step("make a key", () => page.getByRole("button", { name: "Create test key" }).click());
  await step("copy it", () => page.getByRole("button", { name: "Copy key" }).click());
  const key = await copied(page);
  expect(key).toMatch(/^sr_test_/);

  await step("open the start page again", () => page.goto("/"));
  await step("go to the documentation", () => page.getByRole("link", { name: "Docs" }).first().click());
  await step("begin with the quickstart", () =>
    main
      .getByRole("link", { name: /^Quickstart/ })
      .first()
      .click(),
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quickstart");

  const folder = mkdtempSync(join(tmpdir(), "showrunner-newcomer-"));
  const reader = Reader.in(folder, key);
  try {
    await workThrough(page, reader, {
      before: async (code) => {
        // Step 4 of the page is done by hand.
        if (!code.includes("set_layout")) return;
        const { data } = JSON.parse(readFileSync(join(folder, "show.json"), "utf8"));
        const host = await person();
        await step("open the studio", () => enterStudio(host, data.showroom.links.studio));
        await step("go live", () => goLive(host));
      },
    });

    await step("go on to webhooks", () =>
      main.getByRole("link", { name: "Receive webhooks" }).first().click(),
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Receive webhooks");
    await workThrough(page, reader, {
      isDone: async (code) => {
        if (!code.includes("$WEBHOOK_ID/test")) return false;
        const printed = () => reader.terminal.printed;
        await expect.poll(printed, { timeout: 60_000 }).toContain("Cleo Park registered for");
        return true;
      },
    });
  } finally {
    await reader.terminal.close();
    rmSync(folder, { recursive: true, force: true });
  }
  expect(steps).toBeLessThanOrEqual(MAX_STEPS);
});
