import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Layout } from "./layout";

/**
 * What converts slides and videos: Debian's packages, each with the programs that the product calls. The fonts
 * stand in for Arial, Times and Courier (Liberation), Calibri (Carlito), and Chinese, Japanese and Korean
 * ones (Droid); recordings also need emoji (Noto). The Dockerfile installs the same packages.
 */
export const CONVERTER_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  ffmpeg: ["ffmpeg", "ffprobe"],
  "fonts-crosextra-carlito": [],
  "fonts-droid-fallback": [],
  "fonts-liberation": [],
  "fonts-noto-color-emoji": [],
  "libreoffice-impress": ["soffice"],
  "poppler-utils": ["pdfinfo", "pdftoppm", "pdftotext"],
};

/** Runs in the background, so it may give up quickly without a network. */
const APT = "apt-get -q -o Acquire::Retries=1 -o Acquire::http::Timeout=15 -o DPkg::Lock::Timeout=60";
const INSTALL = `nice -n 10 ${APT} update && nice -n 10 ${APT} install -y --no-install-recommends ${Object.keys(CONVERTER_PACKAGES).join(" ")}`;

/** The longest that tests wait for the converters; without a network, the installation fails at once. */
const LONGEST_WAIT_MS = 300_000;

/**
 * Installs the converters for slides and videos with apt, if they are missing and it may. Runs in the
 * background, even after the stack stops: a package manager must not be killed halfway. The media worker
 * detects them automatically.
 */
export function installConverters({ logDir }: Layout, log: (line: string) => void): void {
  if (areThere()) return;
  if (!mayInstall()) {
    log(
      "Files: LibreOffice, poppler or ffmpeg isn't installed. PDFs work; PowerPoint needs LibreOffice, videos need ffmpeg.",
    );
    return;
  }
  const file = join(logDir, "converters.log");
  startInstalling(file);
  log(`Files: installing LibreOffice, poppler and ffmpeg with apt in the background (${file}).`);
}

/** Waits for the converters, so that tests don't meet a partly installed program. */
export async function waitForConverters(workDir: string): Promise<void> {
  if (areThere() || !mayInstall()) return;
  const installing = startInstalling(join(workDir, "converters.log"));
  const ended = new Promise<void>((resolve) => {
    installing.once("exit", () => resolve());
    installing.once("error", () => resolve());
  });
  const waiting = new AbortController();
  await Promise.race([ended, sleep(LONGEST_WAIT_MS, undefined, waiting).catch(() => undefined)]);
  waiting.abort();
}

const areThere = (): boolean =>
  Object.values(CONVERTER_PACKAGES)
    .flat()
    .every((program) => existsSync(`/usr/bin/${program}`));

const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

function startInstalling(logFile: string): ChildProcess {
  mkdirSync(dirname(logFile), { recursive: true });
  const output = openSync(logFile, "a", 0o600);
  const child = spawn("/bin/sh", ["-c", INSTALL], {
    cwd: "/",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    detached: true,
    stdio: ["ignore", output, output],
  });
  child.once("error", () => undefined);
  child.unref();
  closeSync(output);
  return child;
}
