import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { BinarySpec, SourceEdit } from "./binary-spec";
import { answersOk } from "./probe";
import type { Service } from "./supervisor";

const upstream = "github.com/inngest/inngest";

/** The internal ports of its Connect feature would listen on every interface, and no setting changes that. */
const onLoopback = (file: string, port: string): SourceEdit => ({
  goModule: upstream,
  file,
  from: `addr := fmt.Sprintf(":%d", ${port})`,
  to: `addr := fmt.Sprintf("127.0.0.1:%d", ${port})`,
});

export const inngestBinary: BinarySpec = {
  name: "inngest",
  version: "1.12.1",
  setting: "INNGEST_BIN",
  versionArgs: ["version"],
  module: "tools/inngest",
  goPackage: ".",
  linkerFlags: `-X ${upstream}/pkg/inngest/version.Version=1.12.1`,
  edits: [
    onLoopback("pkg/connect/service.go", "c.gatewayPublicPort"),
    onLoopback("pkg/connect/service.go", "connectConfig.GRPCPort"),
    onLoopback("pkg/connect/grpc/grpc.go", "connectConfig.Executor(ctx).GRPCPort"),
  ],
  releaseUrl: "https://github.com/inngest/inngest/releases/download/v1.12.1",
  archive: (os, cpu) => {
    const goarch = { x64: "amd64", arm64: "arm64" }[cpu];
    if (goarch === undefined || (os !== "linux" && os !== "darwin")) return null;
    return `inngest_1.12.1_${os}_${goarch}.tar.gz`;
  },
  // Not pinned: the list next to the release has to do.
  sha256: {},
};

export interface InngestOptions {
  binary: string;
  dataDir: string;
  port: number;
  connectPort: number;
  gatewayGrpcPort: number;
  executorGrpcPort: number;
  eventKey: string;
  signingKey: string;
  /** The URLs where processes serve their functions: one per pool. */
  sdkUrls: readonly string[];
  /** Runs after each start: the server doesn't store any app's functions. */
  onReady(): Promise<void>;
}

/**
 * Poll interval of its queue, in milliseconds. With the default of 150, it would be most of the time from an
 * event to its job.
 */
const tickMs = 20;

/** The Inngest server as a single node without external services: in-flight runs are held in memory. */
export function inngestService(options: InngestOptions): Service {
  const folder = join(options.dataDir, "inngest");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    name: "inngest",
    plan: () => ({
      file: options.binary,
      args: [
        "start",
        ...["--host", "127.0.0.1", "--port", String(options.port)],
        ...["--connect-gateway-port", String(options.connectPort)],
        ...["--sqlite-dir", folder, ...options.sdkUrls.flatMap((url) => ["--sdk-url", url])],
        ...["--poll-interval", "5", "--tick", String(tickMs), "--retry-interval", "2", "--no-ui"],
      ],
      env: {
        NODE_ENV: process.env.NODE_ENV,
        PATH: process.env.PATH,
        HOME: folder,
        TZ: "UTC",
        DO_NOT_TRACK: "1",
        LOG_LEVEL: "warn",
        // Not as arguments: any user on the machine can list those.
        INNGEST_EVENT_KEY: options.eventKey,
        INNGEST_SIGNING_KEY: options.signingKey,
        INNGEST_CONNECT_GATEWAY_GRPC_PORT: String(options.gatewayGrpcPort),
        INNGEST_CONNECT_EXECUTOR_GRPC_PORT: String(options.executorGrpcPort),
      },
      cwd: folder,
    }),
    ready: () => answersOk(`http://127.0.0.1:${options.port}/health`),
    readyWithinMs: 120_000,
    // After SIGTERM, it keeps its ports for half a minute, and saves nothing more than it would if killed.
    stop: [],
    onReady: options.onReady,
  };
}
