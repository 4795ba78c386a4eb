import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { EnvSchema, withFiles } from "./env";

it("documents every setting in .env.example, and none that does not exist", () => {
  const text = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
  const named = [...text.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]);
  expect(named.sort()).toEqual(Object.keys(EnvSchema.shape).sort());
});

it("reads a secret from the file that NAME_FILE names, unless it is given itself", () => {
  const folder = mkdtempSync(join(tmpdir(), "showrunner-env-"));
  const file = join(folder, "secret");
  writeFileSync(file, "from the file\n");
  const source = {
    SHOWRUNNER_SECRET_FILE: file,
    LIVEKIT_API_KEY: "given",
    LIVEKIT_API_KEY_FILE: file,
    HOME_FILE: "/none",
  };
  expect(withFiles(source)).toMatchObject({ SHOWRUNNER_SECRET: "from the file", LIVEKIT_API_KEY: "given" });
  rmSync(folder, { recursive: true });
});
