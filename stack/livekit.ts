import { join } from "node:path";
import type { BinarySpec, SourceEdit } from "./binary-spec";
import { writeFileAtomically } from "./files";
import { answersOk } from "./probe";
import type { Service } from "./supervisor";

const seconds = (file: string, name: string, from: number, to: number): SourceEdit => ({
  goModule: "github.com/livekit/livekit-server",
  file,
  from: `${name} = ${from} * time.Second`,
  to: `${name} = ${to} * time.Second`,
});

export const livekitBinary: BinarySpec = {
  name: "livekit-server",
  version: "1.13.5",
  setting: "LIVEKIT_SERVER_BIN",
  versionArgs: ["--version"],
  module: "tools/livekit",
  goPackage: "github.com/livekit/livekit-server/cmd/server",
  // No setting controls how soon a killed browser is detected. The ten seconds until a silent one counts as
  // disconnected stay: Firefox needs them.
  edits: [
    seconds("pkg/rtc/transport.go", "iceFailedTimeout      ", 5, 2),
    seconds("pkg/rtc/participant.go", "disconnectCleanupDuration         ", 5, 1),
  ],
  releaseUrl: "https://github.com/livekit/livekit/releases/download/v1.13.5",
  archive: (os, cpu) => {
    const goarch = { x64: "amd64", arm64: "arm64" }[cpu];
    return os === "linux" && goarch !== undefined ? `livekit_1.13.5_linux_${goarch}.tar.gz` : null;
  },
  sha256: {
    "livekit_1.13.5_linux_amd64.tar.gz": "c020fac437b7cc9b776eef1ad5ea8af77be9acfa07602eca20a3a44930dfbc70",
    "livekit_1.13.5_linux_arm64.tar.gz": "332015305518765fe05bad74fc3a9d9583e635e7dd130de3c4fc563d69c550f3",
  },
};

export interface LivekitOptions {
  binary: string;
  dataDir: string;
  port: number;
  /** The lower of two adjacent UDP ports for media. */
  udpPort: number;
  apiKey: string;
  apiSecret: string;
  webhookUrl: string;
}

/** One LiveKit node for this machine only: loopback candidates, no Redis, no external STUN server. */
export function livekitService(options: LivekitOptions): Service {
  const config = join(options.dataDir, "livekit.yaml");
  // JSON is valid YAML. The file contains the API secret, hence the mode.
  writeFileAtomically(config, `${JSON.stringify(livekitConfig(options), null, 2)}\n`, 0o600);
  return {
    name: "livekit",
    plan: () => ({
      file: options.binary,
      args: ["--config", config],
      env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH },
      cwd: options.dataDir,
    }),
    ready: () => answersOk(`http://127.0.0.1:${options.port}/`),
    readyWithinMs: 120_000,
    // The first signal drains rooms for about six seconds, the second one skips the wait.
    stop: [
      { signal: "SIGTERM", waitMs: 300 },
      { signal: "SIGTERM", waitMs: 2_000 },
    ],
  };
}

function livekitConfig(options: LivekitOptions): object {
  return {
    port: options.port,
    bind_addresses: ["127.0.0.1"],
    log_level: "warn",
    rtc: {
      udp_port: `${options.udpPort}-${options.udpPort + 1}`,
      // Its TCP media listener can only bind all interfaces; on one machine, UDP always gets through.
      tcp_port: 0,
      use_external_ip: false,
      node_ip: "127.0.0.1",
      enable_loopback_candidate: true,
      interfaces: { includes: [loopbackInterface()] },
      ips: { includes: ["127.0.0.0/8"] },
      // If empty, clients would get public STUN servers.
      stun_servers: ["127.0.0.1:3478"],
    },
    room: { empty_timeout: 300, departure_timeout: 5, enable_remote_unmute: true },
    keys: { [options.apiKey]: options.apiSecret },
    webhook: { api_key: options.apiKey, urls: [options.webhookUrl] },
  };
}

function loopbackInterface(): string {
  return process.platform === "darwin" ? "lo0" : "lo";
}
