import type { Server } from "node:net";

/** Listens on a free port and prints it, as `Bench.child` expects. Exits with the bench. */
export function announce(server: Server): void {
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.stdout.write(`{"port":${typeof address === "object" && address ? address.port : 0}}\n`);
  });
  process.on("SIGTERM", () => process.exit(0));
}
