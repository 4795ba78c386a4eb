import { connect } from "node:net";
import { join } from "node:path";
import { projectRoot } from "./paths";
import type { Service } from "./supervisor";

/** A mail server that stores email instead of delivering it, in its own process. */
export function emailService(inboxDir: string, port: number): Service {
  return {
    name: "smtp",
    plan: () => ({
      file: process.execPath,
      args: ["--max-old-space-size=128", join(projectRoot, "dist/smtp-sink.mjs"), inboxDir, String(port)],
      env: { NODE_ENV: "production", PATH: process.env.PATH },
    }),
    ready: () => takesConnections(port),
    readyWithinMs: 120_000,
    stop: [{ signal: "SIGTERM", waitMs: 1_000 }],
  };
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const end = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.setTimeout(1_000, () => end(false));
    socket.once("error", () => end(false));
    socket.once("data", () => end(true));
  });
}
