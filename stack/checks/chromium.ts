import { existsSync } from "node:fs";
import { runTool } from "../tool";
import type { CheckContext } from "./step";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Finds the browser for the tests: CHROMIUM_BIN, an installed one, or Debian's package if it may be
 * installed.
 */
export async function findChromium({ log, signal }: CheckContext): Promise<string> {
  const set = process.env.CHROMIUM_BIN;
  if (set) return set;
  const found = places.find((place) => existsSync(place));
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    log("Installing Chromium with apt.");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const apt = (...args: string[]) => runTool({ file: "apt-get", args, cwd: "/", env, signal });
    await apt("update", "-q");
    await apt("install", "-y", "-q", "--no-install-recommends", "chromium", "fonts-liberation");
    const installed = places.find((place) => existsSync(place));
    if (installed !== undefined) return installed;
  }
  throw new Error("The tests need Chromium: install it, or set CHROMIUM_BIN to its path.");
}
