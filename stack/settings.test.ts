import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readEnv } from "@/lib/platform/runtime/env";
import { environment } from "./environment";
import { layoutOf } from "./layout";
import type { Secrets } from "./secrets";
import { appSettings, completeSettings, externalServices, localAppUrl, type StackPorts } from "./settings";

const layout = layoutOf("/data/showrunner");
const secrets: Secrets = {
  database_password: "x",
  app_secret: "Zk3".repeat(16),
  livekit_api_key: "APIx",
  livekit_api_secret: "Yq7".repeat(12),
  inngest_event_key: "ab".repeat(24),
  inngest_signing_key: "0af3".repeat(16),
  inbox_key: "inbox",
  metrics_token: "metrics-of-this-stack-only",
};
const ports: StackPorts = {
  app: 3001,
  media: 3101,
  livekit: 7880,
  livekitUdp: 7882,
  inngest: 8288,
  inngestConnect: 8289,
  inngestGatewayGrpc: 50052,
  inngestExecutorGrpc: 50053,
  postgres: 54320,
  smtp: 2526,
};

function settingsWith(env: Record<string, string>): Record<string, string> {
  return appSettings(layout, secrets, ports, "postgresql://embedded/db", { NODE_ENV: "test", ...env });
}

describe("appSettings", () => {
  it("are settings that the app can start with, on the free ports", () => {
    const env = readEnv(settingsWith({}));
    expect(env).toMatchObject({
      NODE_ENV: "production",
      PORT: 3001,
      PUBLIC_URL: "http://127.0.0.1:3001",
      DATABASE_URL: "postgresql://embedded/db",
      SMTP_URL: "smtp://127.0.0.1:2526",
      OUTBOUND_ALLOW_CIDRS: ["127.0.0.0/8", "::1/128"],
      EMBEDDED: true,
    });
  });

  it("are overridden by the environment, except for empty values", () => {
    const settings = settingsWith({
      PUBLIC_URL: "https://shows.example.com",
      DATABASE_URL: "postgresql://elsewhere/db",
      PORT: "3000",
      SMTP_URL: "",
    });
    expect(settings).toMatchObject({
      PUBLIC_URL: "https://shows.example.com",
      DATABASE_URL: "postgresql://elsewhere/db",
      PORT: "3001",
      SMTP_URL: "smtp://127.0.0.1:2526",
    });
  });

  it("let webhooks reach this machine only while the stack is used from it", () => {
    const allowed = (env: Record<string, string>) => readEnv(settingsWith(env)).OUTBOUND_ALLOW_CIDRS;
    expect(allowed({ PUBLIC_URL: "http://localhost:3001" })).toEqual(["127.0.0.0/8", "::1/128"]);
    expect(allowed({ PUBLIC_URL: "https://shows.example.com" })).toEqual([]);
    expect(allowed({ PUBLIC_URL: "https://127.0.0.1.example.com" })).toEqual([]);
    expect(allowed({ HOST: "0.0.0.0" })).toEqual([]);
    expect(allowed({ OUTBOUND_ALLOW_CIDRS: "" })).toEqual([]);
    const given = { PUBLIC_URL: "https://shows.example.com", OUTBOUND_ALLOW_CIDRS: "10.20.0.0/16" };
    expect(allowed(given)).toEqual(["10.20.0.0/16"]);
  });

  it("block webhooks to every port of the stack, in addition to other denied ports", () => {
    const own = [3001, 3101, 7880, 7882, 8288, 8289, 50052, 50053, 54320, 2526, 7883];
    expect(readEnv(settingsWith({})).OUTBOUND_DENY_PORTS).toEqual(own);
    const beside = readEnv(
      settingsWith({
        OUTBOUND_DENY_PORTS: "9200",
        DATABASE_URL: "postgresql://u:p@localhost/db",
        INNGEST_BASE_URL: "http://127.0.0.1:9288",
        LIVEKIT_API_URL: "https://livekit.example.com",
        SMTP_URL: "smtp://[::1]",
      }),
    );
    expect(beside.OUTBOUND_DENY_PORTS).toEqual([...own, 5432, 9288, 25, 9200]);
  });

  it("use a local address if the app listens on all interfaces", () => {
    const settings = settingsWith({ HOST: "0.0.0.0" });
    expect(settings.HOST).toBe("0.0.0.0");
    expect(settings.PUBLIC_URL).toBe("http://127.0.0.1:3001");
    expect(localAppUrl(settings)).toBe("http://127.0.0.1:3001");
  });
});

describe("settings from files", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "showrunner-settings-"));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("are used like those in the environment, and name external services", () => {
    const [smtp, secret] = [join(folder, "smtp"), join(folder, "secret")];
    writeFileSync(smtp, "smtp://mail.example.com\n");
    writeFileSync(secret, `${"Pw4".repeat(16)}\n`);
    writeFileSync(join(folder, ".env"), `SMTP_URL_FILE=${smtp}\n`);
    const caller = { NODE_ENV: "test", SHOWRUNNER_SECRET_FILE: secret } as const;
    const env = environment(caller, folder);
    expect(externalServices(env)).toMatchObject({ mail: true, database: false });
    expect(appSettings(layout, secrets, ports, "postgresql://embedded/db", env)).toMatchObject({
      SMTP_URL: "smtp://mail.example.com",
      SHOWRUNNER_SECRET: "Pw4".repeat(16),
    });
  });
});

describe("completeSettings", () => {
  it("has what the environment adds, and nothing that isn't the app's", () => {
    const env = {
      NODE_ENV: "test",
      UPLOAD_DIR: "/mnt/files",
      PORT: "1",
      LLM_BASE_URL: "",
      HOME: "/root",
    } as const;
    const settings = settingsWith({});
    expect(completeSettings(settings, env)).toEqual({ ...settings, UPLOAD_DIR: "/mnt/files" });
  });
});

describe("externalServices", () => {
  it("uses an external service if its URL is given", () => {
    const none = externalServices({ NODE_ENV: "test", DATABASE_URL: "" });
    expect(none).toEqual({ database: false, livekit: false, inngest: false, mail: false });
    const all = externalServices({
      NODE_ENV: "test",
      DATABASE_URL: "postgresql://x/y",
      LIVEKIT_URL: "wss://x",
      INNGEST_BASE_URL: "https://x",
      MAIL_DRIVER: "resend",
    });
    expect(all).toEqual({ database: true, livekit: true, inngest: true, mail: true });
  });
});
