import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LOOKED_UP_BY_NEXT, NEXT_SERVER, nodeFileTrace } from "../bin/next-files.mjs";
import { projectRoot } from "./paths";

it("finds Next's files where the image looks for them", () => {
  expect([NEXT_SERVER, ...LOOKED_UP_BY_NEXT].filter((path) => !existsSync(join(projectRoot, path)))).toEqual(
    [],
  );
});

it("includes the file tracer", async () => {
  const entry = join(projectRoot, "bin/bundled-packages.mjs");
  const { fileList } = await nodeFileTrace([entry], { base: projectRoot });
  expect([...fileList]).toContain("bin/bundled-packages.mjs");
});
