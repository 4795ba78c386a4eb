import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { CONVERTERS } from "@/lib/modules/material/media-checks/find-converters";
import { EnvSchema, readEnv } from "@/lib/platform/runtime/env";
import { composeEnvironment, exampleSettings, filledIn, readCompose } from "./compose-file";
import { CONVERTER_PACKAGES } from "./converters";
import { inngestBinary } from "./inngest";
import { livekitBinary } from "./livekit";
import { MEDIA_ALLOCATOR, MEDIA_FLAGS } from "./media";
import { projectRoot } from "./paths";
import { versitygwBinary } from "./versitygw";

const read = (file: string): string => readFileSync(join(projectRoot, file), "utf8");

const compose = readCompose();
const { app, media, migrate, postgres, redis, inngest, livekit, s3 } = compose.services;
/** Settings of optional providers. */
const OPTIONAL = ["DKIM_PRIVATE_KEY", "RESEND_API_KEY", "RESEND_WEBHOOK_SECRET", "S3_SECRET_ACCESS_KEY"];
/** Settings that follow from the installation, and that .env can't change. */
const FIXED = [
  ...[
    "NODE_ENV",
    "HOST",
    "PORT",
    "DATA_DIR",
    "UPLOAD_DIR",
    "EMBEDDED",
    "INNGEST_DEV",
    "RELEASE",
    "TRUSTED_PROXIES",
  ],
  ...["PUBLIC_URL", "DATABASE_URL", "LIVEKIT_URL", "LIVEKIT_API_URL", "INNGEST_BASE_URL"],
];

describe("the Compose installation", () => {
  it("gives the app only settings that it knows, and with which it can start", () => {
    const settings = composeEnvironment("app", "0f9c".repeat(16));
    for (const name of Object.keys(app?.environment ?? {}))
      expect(Object.keys(EnvSchema.shape)).toContain(name);
    expect(readEnv(settings)).toMatchObject({ NODE_ENV: "production", TRUSTED_PROXIES: 1 });
    for (const service of [migrate, media]) {
      expect(service?.environment).toEqual(app?.environment);
      expect(service?.env_file).toEqual(app?.env_file);
    }
  });

  it("passes every other setting on, with the app's own defaults", () => {
    expect(app?.env_file).toEqual([{ path: ".env", required: false }]);
    const environment = Object.entries(app?.environment ?? {});
    const fixed = environment.filter(([name, text]) => !text.startsWith(`\${${name}:`)).map(([name]) => name);
    expect(fixed.filter((name) => !FIXED.includes(name))).toEqual([]);
    const chosen = ["DATABASE_POOL", "APP_COPIES"];
    for (const [name, text] of environment.filter(([one]) => ![...fixed, ...chosen].includes(one))) {
      const given = /:-(.*)\}$/.exec(text)?.[1] || undefined;
      const field = EnvSchema.shape[name as keyof typeof EnvSchema.shape];
      if (text.includes(":-")) expect(field.parse(given), name).toEqual(field.parse(undefined));
    }
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

  it("stores files on the volume, whatever .env says", () => {
    for (const service of [app, compose.services.media])
      expect(service?.environment?.UPLOAD_DIR).toBe(`${service?.environment?.DATA_DIR}/uploads`);
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
      turn: { enabled: boolean; udp_port: number; external_tls?: boolean };
      webhook: { api_key: string; urls: string[] };
    };
    expect(room.turn).toMatchObject({ enabled: true, udp_port: 3478, tls_port: 5349 });
    // LiveKit reads a certificate only when it starts.
    if (!room.turn.external_tls)
      expect(read("docs/operations/deploy.md")).toContain("docker compose restart livekit");
    expect(room.webhook.urls[0]).toMatch(/^https:\/\/.*\/api\/livekit\/webhook$/);
    expect(room.webhook.api_key).toBe(exampleSettings().LIVEKIT_API_KEY);
  });
});

/** The Dockerfile's stages by name, as lines without continuations. */
const stages: Record<string, string[]> = Object.fromEntries(
  read("Dockerfile")
    .replaceAll(/\\\n\s*/g, "")
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((stage) => [
      / AS (\w+)$/m.exec(stage)?.[1],
      stage.split("\n").filter((line) => /^[A-Z]/.test(line)),
    ]),
);
const linesOf = (name: string) => [...(stages.base ?? []), ...(stages[name] ?? [])];
const images = { app: linesOf("app"), media: linesOf("media") };

describe("the images", () => {
  it("run unprivileged with a health check, and run Node directly so that it receives signals", () => {
    for (const lines of Object.values(images)) {
      expect(lines.findLast((line) => line.startsWith("USER"))).toBe("USER node");
      expect(lines.some((line) => line.startsWith("HEALTHCHECK"))).toBe(true);
      expect(lines.at(-1)).toMatch(/^CMD \["node", .*"dist\/[\w-]+\.mjs"\]$/);
    }
    expect(images.app.at(-1)).toBe('CMD ["node", "dist/server.mjs"]');
    const worker = JSON.parse(images.media.at(-1)?.slice("CMD ".length) ?? "[]");
    expect(worker).toEqual(["node", ...MEDIA_FLAGS, "dist/media-worker.mjs"]);
    const allocator = Object.entries(MEDIA_ALLOCATOR).map(([name, value]) => `${name}=${value}`);
    expect(images.media).toContain(`ENV ${allocator.join(" ")}`);
  });

  it("are the ones that Compose builds, each service with its own and no other command", () => {
    expect([app, media].map((service) => service?.build?.target)).toEqual(Object.keys(images));
    expect([app, media].map((service) => service?.command)).toEqual([undefined, undefined]);
    expect(migrate?.image).toBe(app?.image);
    expect(media?.image).not.toBe(app?.image);
    expect(Object.keys(stages).at(-1), "without a target").toBe("app");
  });

  it("install what converts slides and videos in the media image only", () => {
    const installed = (lines: readonly string[]) =>
      lines.flatMap((line) => /apt-get install ([^&]*)/.exec(line)?.[1]?.trim().split(/\s+/) ?? []);
    expect(installed(images.app)).toEqual([]);
    expect(installed(images.media)).toEqual([
      "-y",
      "--no-install-recommends",
      ...Object.keys(CONVERTER_PACKAGES),
    ]);
    const programs = Object.values(CONVERTER_PACKAGES).flat();
    for (const program of CONVERTERS) expect(programs).toContain(program);
  });

  it("use exact base images and copy only existing files", () => {
    const lines = Object.values(stages).flat();
    for (const [, from = ""] of lines.map((line) => /^FROM (\S+)/.exec(line) ?? []))
      if (from !== "" && !(from in stages)) expect(from).toMatch(/^node:\d+\.\d+\.\d+-bookworm-slim$/);
    for (const line of lines.filter((one) => one.startsWith("COPY") && !one.includes("--from"))) {
      const sources = line.split(" ").slice(1, -1);
      for (const source of sources) expect(existsSync(join(projectRoot, source)), source).toBe(true);
    }
  });

  it("are built without secrets, data or local build output", () => {
    expect(read(".dockerignore").split("\n")).toEqual(
      expect.arrayContaining([".env", ".git", "node_modules", "var", "dist", ".next"]),
    );
    expect(read("Dockerfile")).not.toMatch(/SECRET|TOKEN|PASSWORD/);
  });
});
