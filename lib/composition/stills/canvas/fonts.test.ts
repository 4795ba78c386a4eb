import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "@/stack/paths";
import { FONT_FILES, familiesOf } from "./fonts";

it("finds every typeface in packages that the images contain", () => {
  const copied = readFileSync(join(projectRoot, "bin/image-files.mjs"), "utf8");
  for (const file of FONT_FILES) expect(copied).toContain(`"${file.split("/").slice(0, 2).join("/")}"`);
});

it("has families for the style sheet's typefaces, and sets unknown ones in the product's own", () => {
  expect(familiesOf("var(--font-bungee)")).toMatch(/^"Bungee"/);
  expect(familiesOf("var(--font-new)")).toBe(familiesOf("var(--font-sans)"));
});
