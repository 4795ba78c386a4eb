import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "./paths";
import { stageLookJson } from "./stage-look-json";

it("is what the style sheet says; `npm run generate:stage-look` updates it", () => {
  const stored = readFileSync(join(projectRoot, "lib/composition/stills/look/stage-look.json"), "utf8");
  expect(stored).toBe(stageLookJson());
});

it("contains the tokens of every theme, the scrim and the cuttings", () => {
  const sheet = JSON.parse(stageLookJson()) as Record<string, Record<string, string>>;
  for (const theme of ["editorial", "collage", "retro", "midnight"])
    expect(sheet[`.look[data-look="${theme}"]`]?.["--stage-ground"], theme).toMatch(/^#/);
  expect(sheet[".scrim"]?.background).toMatch(/^linear-gradient/);
  const after = sheet['.look[data-look="collage"] [data-layer="cover"]::after'];
  expect(after).toMatchObject({ width: "34%", left: "-7%", "clip-path": expect.stringMatching(/^polygon/) });
});
