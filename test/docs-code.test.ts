import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { docsCode } from "./support/docs-code";

const dir = mkdtempSync(join(tmpdir(), "showrunner-docs-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const blocks = docsCode({ baseUrl: "http://127.0.0.1:3000" });
const client = join(process.cwd(), "packages/client/src");

describe("the code of the documentation", () => {
  it("is there: every guide has some", () => {
    const pages = new Set(blocks.map(({ page }) => page));
    expect([...pages].filter((page) => page.startsWith("guides/")).length).toBeGreaterThanOrEqual(10);
    expect(pages).toContain("start/quickstart");
  });

  it("holds against the client's types", () => {
    const typescript = blocks.filter(({ language }) => language === "ts");
    const files = typescript.map(({ page, mark, code }) => {
      const file = join(dir, `${page.replace("/", "-")}.${mark}.ts`);
      writeFileSync(file, `${code}\nexport {};\n`);
      return file;
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
    writeFileSync(config, JSON.stringify({ compilerOptions, files }));
    const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
    let output = "";
    try {
      execFileSync(process.execPath, [tsc, "-p", config], { encoding: "utf8" });
    } catch (error) {
      output = (error as { stdout: string }).stdout;
    }
    expect(output).toBe("");
    expect(files.length).toBeGreaterThan(15);
  }, 120_000);
});
