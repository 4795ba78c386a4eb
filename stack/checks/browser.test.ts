import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { findBrowser, installedBrowser } from "./browser";

const folder = mkdtempSync(join(tmpdir(), "browser-"));
const inFolder = join(folder, "opera");
const OPERA = {
  name: "Opera",
  setting: "OPERA_BIN",
  places: [join(folder, "missing"), inFolder],
  packages: [["opera"]],
};
const context = { workDir: folder, signal: new AbortController().signal, log: vi.fn() };

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(inFolder, { force: true });
});

it("finds a browser at the first place that exists, and prefers the path in its setting", async () => {
  expect(installedBrowser(OPERA)).toBeUndefined();
  writeFileSync(inFolder, "");
  expect(installedBrowser(OPERA)).toBe(inFolder);
  expect(await findBrowser(OPERA, context)).toBe(inFolder);
  vi.stubEnv("OPERA_BIN", "/opt/opera");
  expect(installedBrowser(OPERA)).toBe("/opt/opera");
  vi.stubEnv("OPERA_BIN", "");
  expect(installedBrowser(OPERA)).toBe(inFolder);
});

it("installs nothing for people who aren't root", async () => {
  vi.spyOn(process, "getuid").mockReturnValue(1000);
  expect(await findBrowser(OPERA, context)).toBeUndefined();
  expect(context.log).not.toHaveBeenCalled();
});
