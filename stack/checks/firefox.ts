import { type BrowserForTests, findBrowser, installedBrowser } from "./browser";
import type { CheckContext } from "./step";

const FIREFOX: BrowserForTests = {
  name: "Firefox",
  setting: "FIREFOX_BIN",
  places: ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
  packages: [["firefox-esr"]],
};

export const installedFirefox = (): string | undefined => installedBrowser(FIREFOX);

/**
 * Installs Firefox if it is missing and may be installed. Without it, its journeys are skipped.
 * See `withoutFirefox`.
 */
export async function prepareFirefox(context: CheckContext): Promise<void> {
  await findBrowser(FIREFOX, context).catch((error: Error) => {
    context.signal.throwIfAborted();
    context.log(`Firefox couldn't be installed: ${error.message}`);
  });
}

/** What can't be tested without Firefox, one line each. */
export const withoutFirefox = (): string[] =>
  installedFirefox() === undefined
    ? ["e2e/firefox: needs Firefox. Install Debian's package firefox-esr, or set FIREFOX_BIN to its path."]
    : [];
