import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/** What Node does with an upload when nothing is asked of it: no limit, no digest, no name of its own, no wait for the disk. */
const file = join(process.env.BENCH_FOLDER ?? "", "piped");

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === "DELETE") await rm(file, { force: true });
  else await pipeline(request, createWriteStream(file));
  response.end("{}");
}

const server = createServer((request, response) => void take(request, response));

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`{"port":${typeof address === "object" && address ? address.port : 0}}\n`);
});
process.on("SIGTERM", () => process.exit(0));
