import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { MOVED_PAGES } from "./moved-pages";

const fileOf = (address: string): string =>
  `app${address.replace(/:(\w+)(\([^)]*\))?/g, (_all, name: string) => `[${name}]`)}/page.tsx`;

it.each(MOVED_PAGES)("redirects $source to an existing page", ({ source, destination }) => {
  expect(existsSync(fileOf(destination)), fileOf(destination)).toBe(true);
  expect(existsSync(fileOf(source)), `${fileOf(source)} would never be seen`).toBe(false);
});
