import { CHROMIUM_PLACES } from "@/test/support/chromium-path";
import { type BrowserForTests, findBrowser } from "./browser";
import type { CheckContext } from "./step";

const CHROMIUM: BrowserForTests = {
  name: "Chromium",
  setting: "CHROMIUM_BIN",
  places: CHROMIUM_PLACES,
  packages: [
    ["chromium-headless-shell", "chromium", "fonts-liberation"],
    ["chromium", "fonts-liberation"],
  ],
};

/**
 * Finds the browser for the tests: CHROMIUM_BIN, an installed one, or Debian's package if it may be
 * installed.
 */
export async function findChromium(context: CheckContext): Promise<string> {
  const found = await findBrowser(CHROMIUM, context);
  if (found === undefined)
    throw new Error("The tests need Chromium: install it, or set CHROMIUM_BIN to its path.");
  return found;
}
