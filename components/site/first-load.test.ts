import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { projectRoot } from "@/stack/paths";

it("the home page is rendered on the server, with the copy button as its only client component", async () => {
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ["app/(site)/page.tsx"],
    outdir: "unused",
    write: false,
    metafile: true,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    jsx: "automatic",
    loader: { ".webp": "empty" },
    logLevel: "silent",
  });
  const files = Object.keys(metafile.inputs);
  expect(files).toContain("components/site/product-pictures.tsx");
  const scripts = files.filter((file) =>
    readFileSync(join(projectRoot, file), "utf8").startsWith('"use client"'),
  );
  expect(scripts).toEqual(["components/site/copy-line.tsx"]);
});

it("the home page's pictures are small", () => {
  const bytes = (name: string) =>
    readFileSync(join(projectRoot, `components/site/pictures/${name}.webp`)).length;
  for (const name of ["studio", "viewer", "viewer-phone"]) expect(bytes(name)).toBeLessThan(90 * 1024);
  // What a phone loads, together.
  expect(bytes("studio-720") + bytes("viewer-phone-260")).toBeLessThan(45 * 1024);
});
