import { existsSync } from "node:fs";

/** Draws no window, and takes less than half of the CPU time. Not the script in /usr/bin: ending that leaves the browser running. */
const SHELL = "/usr/lib/chromium/chromium-headless-shell";

/** Draws text as people's browsers do. */
const WHOLE_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
] as const;

export const CHROMIUM_PLACES = [SHELL, ...WHOLE_BROWSERS];

const firstOf = (places: readonly string[]): string =>
  places.find((path) => existsSync(path)) ?? WHOLE_BROWSERS[0];

/** The tests' browser: `CHROMIUM_BIN`, or the quickest that is installed. If there is none, a path where nothing is. */
export const chromiumPath = (): string => process.env.CHROMIUM_BIN || firstOf(CHROMIUM_PLACES);

/** The same for tests that look at single pixels of text. */
export const wholeChromiumPath = (): string => firstOf(WHOLE_BROWSERS);
