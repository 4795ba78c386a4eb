import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { segmentsOf } from "@/lib/docs/segments";
import { docSite } from "@/lib/docs/site";

const dir = mkdtempSync(join(tmpdir(), "showrunner-docs-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const client = join(process.cwd(), "packages/client/src");

/** The TypeScript of all pages as files, as a reader would put them together. */
function filesOfPages(): { page: string; name: string; code: string }[] {
  const files: { page: string; name: string; code: string }[] = [];
  for (const { path: page, markdown } of docSite().pages.values()) {
    const blocks = segmentsOf(markdown).flatMap((segment) => (segment.kind === "code" ? segment.blocks : []));
    for (const { title, code } of blocks.filter((block) => block.language === "ts")) {
      if (!title) throw new Error(`${page} does not say into which file this goes:\n${code}`);
      const before = files.find((file) => file.page === page && file.name === title);
      if (before) before.code += `\n${code}`;
      else files.push({ page, name: title, code });
    }
  }
  return files;
}

describe("the TypeScript in the docs", () => {
  const files = filesOfPages();

  it("exists in every guide and for every operation", () => {
    const pages = new Set(files.map(({ page }) => page));
    expect([...pages].filter((page) => page.startsWith("/docs/guides/")).length).toBeGreaterThanOrEqual(10);
    expect(pages).toContain("/docs/quickstart");
    expect(pages).toContain("/docs/reference/showrooms/createShowroom");
  });

  it("matches the client's types", () => {
    const paths = files.map(({ page, name, code }) => {
      const folder = join(dir, page.replaceAll("/", "-"));
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, name), `${code}\nexport {};\n`);
      return join(folder, name);
    });
    const compilerOptions = {
      target: "es2022",
      lib: ["es2024", "dom", "dom.iterable"],
      types: ["node"],
      typeRoots: [join(process.cwd(), "node_modules/@types")],
      module: "esnext",
      moduleResolution: "bundler",
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      paths: {
        "@showrunner/client": [join(client, "index.ts")],
        "@showrunner/client/webhooks": [join(client, "webhooks.ts")],
        "@showrunner/client/query": [join(client, "query.ts")],
      },
    };
    const config = join(dir, "tsconfig.json");
    writeFileSync(config, JSON.stringify({ compilerOptions, files: paths }));
    const tsc = join(process.cwd(), "node_modules/typescript-7/bin/tsc");
    let output = "";
    try {
      execFileSync(process.execPath, [tsc, "-p", config], { encoding: "utf8" });
    } catch (error) {
      output = (error as { stdout: string }).stdout;
    }
    expect(output).toBe("");
  });
});
