import { build, type Metafile } from "esbuild";
import { expect, it } from "vitest";
import { projectRoot } from "@/stack/paths";

/** The packages in what a page loads before anybody presses anything, and those in all that it may load later. */
async function packagesOf(entry: string): Promise<{ first: Set<string>; later: Set<string> }> {
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [entry],
    outdir: "unused",
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    jsx: "automatic",
    external: ["next/*", "react", "react-dom", "react/*", "react-dom/*"],
    loader: { ".woff2": "empty" },
    logLevel: "silent",
  });
  const outputs = metafile.outputs;
  const main = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === entry) ?? "";
  const first = reached(outputs, [main], ["import-statement"]);
  return { first: packages(outputs, first), later: packages(outputs, Object.keys(outputs)) };
}

function reached(outputs: Metafile["outputs"], from: string[], kinds: string[]): string[] {
  const seen = new Set(from);
  for (const path of seen)
    for (const { path: next, kind } of outputs[path]?.imports ?? [])
      if (kinds.includes(kind) && outputs[next]) seen.add(next);
  return [...seen];
}

const packages = (outputs: Metafile["outputs"], paths: readonly string[]): Set<string> =>
  new Set(
    paths
      .flatMap((path) => Object.keys(outputs[path]?.inputs ?? {}))
      .flatMap((input) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? []),
  );

it.each(["components/viewer/viewer-page.tsx", "components/signup/themes/theme-page.tsx"])(
  "%s loads neither the room nor its messages first",
  async (entry) => {
    const { first } = await packagesOf(entry);
    expect(first).not.toContain("livekit-client");
    expect(first).not.toContain("zod");
  },
);

it("loads both with the player", async () => {
  const { later } = await packagesOf("components/viewer/viewer-page.tsx");
  expect(later).toContain("livekit-client");
  expect(later).toContain("zod");
});
