import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { EnvSchema, readEnv } from "@/lib/platform/runtime/env";
import { inngestBinary } from "./inngest";
import { livekitBinary } from "./livekit";
import { projectRoot } from "./paths";
import { versitygwBinary } from "./versitygw";

const read = (file: string): string => readFileSync(join(projectRoot, file), "utf8");

interface ComposeService {
  image: string;
  environment?: Record<string, string>;
  volumes?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  deploy?: { replicas: string };
}

const compose = parse(read("compose.yaml"), { merge: true }) as {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
};
const { app, migrate, postgres, redis, inngest, livekit, s3 } = compose.services;
/** Settings of optional providers. */
const OPTIONAL = ["DKIM_PRIVATE_KEY", "RESEND_API_KEY", "RESEND_WEBHOOK_SECRET", "S3_SECRET_ACCESS_KEY"];

/** Substitutes `${NAME}`, `${NAME:-default}` and `${NAME:?why}` as Compose does. */
function filledIn(text: string, values: Record<string, string>): string {
  return text.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_all, name: string, kind: string, rest: string) => {
      const value = values[name] || (kind === "-" ? rest : "");
      if (kind === "?" && value === "") throw new Error(`${name} is missing`);
      return value;
    },
  );
}

const settingsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
      name,
      value.replaceAll('"', ""),
    ]),
  );

describe("the Compose installation", () => {
  it("gives the app only settings that it knows, and with which it can start", () => {
    const values = settingsOf(read("deploy/settings.example"));
    for (const name of Object.keys(values)) if (values[name] === "") values[name] = "0f9c".repeat(16);
    const settings = Object.fromEntries(
      Object.entries(app?.environment ?? {}).map(([name, value]) => [name, filledIn(value, values)]),
    );
    for (const name of Object.keys(settings)) expect(Object.keys(EnvSchema.shape)).toContain(name);
    expect(readEnv(settings)).toMatchObject({ NODE_ENV: "production", TRUSTED_PROXIES: 1 });
    expect(migrate?.environment).toEqual(app?.environment);
  });

  it("requires every secret instead of using a default", () => {
    for (const [name, value] of Object.entries(app?.environment ?? {}))
      if (/SECRET$|KEY$|PASSWORD/.test(name) && !OPTIONAL.includes(name))
        expect(value).toMatch(/^\$\{\w+:\?/);
    expect(app?.environment?.DATABASE_URL).toMatch(/:\$\{POSTGRES_PASSWORD:\?\}@/);
  });

  it("pins exact image versions, the same as in the tests", () => {
    for (const { image } of Object.values(compose.services))
      expect(image).toMatch(/:(v?\d+\.\d+\.?\d*[\w.-]*|\$\{.*\})$/);
    expect(livekit?.image).toBe(`livekit/livekit-server:v${livekitBinary.version}`);
    expect(s3?.image).toBe(`versity/versitygw:v${versitygwBinary.version}`);
    expect(inngest?.image).toBe(`inngest/inngest:v${inngestBinary.version}`);
  });

  it("migrates before the app starts, waits for healthy databases, and runs several copies", () => {
    expect(app?.depends_on?.migrate?.condition).toBe("service_completed_successfully");
    expect(migrate?.depends_on?.postgres?.condition).toBe("service_healthy");
    for (const service of [postgres, redis]) expect(service?.healthcheck?.test.length).toBeGreaterThan(1);
    expect(app?.deploy?.replicas).toBe(app?.environment?.APP_COPIES);
    expect(Number(filledIn(app?.deploy?.replicas ?? "", {}))).toBeGreaterThan(1);
    const pool = Number(/DATABASE_POOL:-(\d+)/.exec(app?.environment?.DATABASE_POOL ?? "")?.[1]);
    expect(pool * 8, "room for eight processes").toBeLessThanOrEqual(200);
  });

  it("keeps persistent data on volumes, and mounts existing files", () => {
    const mounts = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(":")[0] ?? ""),
    );
    for (const mount of mounts) {
      if (mount.startsWith("./")) expect(existsSync(join(projectRoot, mount)), mount).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(mount);
    }
    for (const volume of Object.keys(compose.volumes)) expect(mounts).toContain(volume);
  });

  it("turns the relay on, and sets the URL for room server reports", () => {
    const room = parse(read("deploy/livekit.yaml")) as {
      turn: { enabled: boolean; udp_port: number };
      webhook: { api_key: string; urls: string[] };
    };
    expect(room.turn).toMatchObject({ enabled: true, udp_port: 3478, tls_port: 5349 });
    expect(room.webhook.urls[0]).toMatch(/^https:\/\/.*\/api\/livekit\/webhook$/);
    expect(room.webhook.api_key).toBe(settingsOf(read("deploy/settings.example")).LIVEKIT_API_KEY);
  });
});

describe("the image", () => {
  const lines = read("Dockerfile")
    .replaceAll("\\\n", " ")
    .split("\n")
    .filter((line) => /^[A-Z]/.test(line));

  it("runs unprivileged with a health check, and runs the server directly so that it receives signals", () => {
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM")));
    expect(last.filter((line) => line.startsWith("USER"))).toEqual(["USER node"]);
    expect(last.some((line) => line.startsWith("HEALTHCHECK"))).toBe(true);
    expect(last.at(-1)).toBe('CMD ["node", "dist/server.mjs"]');
  });

  it("uses exact base images and copies only existing files", () => {
    for (const line of lines.filter((one) => one.startsWith("FROM")))
      expect(line).toMatch(/^FROM node:\d+\.\d+\.\d+-bookworm-slim/);
    for (const line of lines.filter((one) => one.startsWith("COPY") && !one.includes("--from"))) {
      const sources = line.split(" ").slice(1, -1);
      for (const source of sources) expect(existsSync(join(projectRoot, source)), source).toBe(true);
    }
  });

  it("is built without secrets, data or local build output", () => {
    expect(read(".dockerignore").split("\n")).toEqual(
      expect.arrayContaining([".env", ".git", "node_modules", "var", "dist", ".next"]),
    );
    expect(read("Dockerfile")).not.toMatch(/SECRET|TOKEN|PASSWORD/);
  });
});
