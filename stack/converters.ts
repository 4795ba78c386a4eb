import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import type { Layout } from "./layout";

const PROGRAMS = ["/usr/bin/soffice", "/usr/bin/pdftoppm"];
const PACKAGES = ["libreoffice-impress", "poppler-utils", "fonts-liberation"];

/** Nobody waits for it, so it may give up soon where there is no network. */
const APT = "apt-get -q -o Acquire::Retries=1 -o Acquire::http::Timeout=15 -o DPkg::Lock::Timeout=60";
const INSTALL = `nice -n 10 ${APT} update && nice -n 10 ${APT} install -y --no-install-recommends ${PACKAGES.join(" ")}`;

/**
 * Has apt bring what converts slides, where it is missing and we may. It goes on by itself, beside the stack and after it:
 * a package manager must not be ended in the middle. The media worker sees by itself when it is there.
 */
export function bringConverters({ logDir }: Layout, log: (line: string) => void): void {
  if (PROGRAMS.every((program) => existsSync(program))) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    log("Slides: LibreOffice or poppler is not installed. PDF works; PowerPoint needs LibreOffice.");
    return;
  }
  mkdirSync(logDir, { recursive: true });
  const file = join(logDir, "converters.log");
  const output = openSync(file, "a", 0o600);
  const child = spawn("/bin/sh", ["-c", INSTALL], {
    cwd: "/",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    detached: true,
    stdio: ["ignore", output, output],
  });
  child.once("error", () => undefined);
  child.unref();
  closeSync(output);
  log(`Slides: installing LibreOffice and poppler through apt, beside everything (${file}).`);
}
