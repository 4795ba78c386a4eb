import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { EnvSchema, readEnv, withFiles } from "./env";

it("documents every setting in .env.example, and no others", () => {
  const text = readFileSync(new URL("../../../.env.example", import.meta.url), "utf8");
  const named = [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1]);
  expect(named.sort()).toEqual(Object.keys(EnvSchema.shape).sort());
});

it("reads a secret from the file in NAME_FILE, unless NAME is set", () => {
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

it("divides per-process limits among several processes", () => {
  const source = {
    DATABASE_URL: "postgresql://x",
    SHOWRUNNER_SECRET: "x",
    LIVEKIT_API_KEY: "x",
    LIVEKIT_API_SECRET: "x",
  };
  expect(readEnv(source)).toMatchObject({ RATE_LIVE_PER_SECOND: 25, RATE_IN_FLIGHT: 20 });
  const one = readEnv({ ...source, APP_COPIES: "4", SIGNUP_PER_MINUTE: "2", DATABASE_POOL: "8" });
  expect(one).toMatchObject({ RATE_LIVE_PER_SECOND: 7, RATE_LIVE_BURST: 13, RATE_IN_FLIGHT: 5 });
  expect(one).toMatchObject({ SIGNUP_PER_MINUTE: 1, DATABASE_POOL: 8 });
});

it("refuses a recorder that writes to a bucket without one", () => {
  const source = {
    DATABASE_URL: "postgresql://x",
    SHOWRUNNER_SECRET: "x",
    LIVEKIT_API_KEY: "x",
    LIVEKIT_API_SECRET: "x",
    RECORDER: "egress",
  };
  expect(() => readEnv(source)).toThrow("RECORDER: egress needs STORAGE_DRIVER=s3");
  const bucket = { S3_BUCKET: "files", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" };
  expect(readEnv({ ...source, STORAGE_DRIVER: "s3", ...bucket })).toMatchObject({ RECORDER: "egress" });
});
