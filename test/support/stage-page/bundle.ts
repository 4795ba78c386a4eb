import { readFile } from "node:fs/promises";
import { join } from "node:path";
import tailwind from "@tailwindcss/postcss";
import { build, type Plugin } from "esbuild";
import postcss from "postcss";
import { projectRoot } from "@/stack/paths";

/** The pages' style sheet, with the classes that the stage uses. */
const styles: Plugin = {
  name: "styles",
  setup({ onLoad }) {
    onLoad({ filter: /app\/globals\.css$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const narrow = source
        .replace(/@source "[^"]+";\n/g, "")
        .replace(
          "source(none);",
          'source(none);\n@source "../components/stage";\n@source "../components/room/picture.tsx";',
        );
      const { css } = await postcss([tailwind({ base: projectRoot })]).process(narrow, { from: path });
      return { contents: css, loader: "css" };
    });
  },
};

/** Bundles the page: its files by name. */
export async function bundleStagePage(): Promise<ReadonlyMap<string, Uint8Array>> {
  const folder = join(projectRoot, "test/support/stage-page");
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: { page: join(folder, "main.tsx") },
    bundle: true,
    write: false,
    outdir: "/",
    platform: "browser",
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    alias: { "next/dynamic": join(folder, "next-dynamic.tsx") },
    loader: { ".woff2": "file" },
    plugins: [styles],
    logLevel: "error",
  });
  return new Map(outputFiles.map(({ path, contents }) => [path, contents]));
}
